"""`nlpuzzle corpus run FILE...`, `nlpuzzle corpus check` and `nlpuzzle corpus fuzz`: many puzzles at once."""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from nlpuzzle.cli.target import write
from nlpuzzle.errors import UsageError

if TYPE_CHECKING:
    from nlpuzzle.corpus.cases import Case
    from nlpuzzle.corpus.running import CaseResult
    from nlpuzzle.corpus.trials import Trial

__all__ = ["corpus"]

corpus = typer.Typer(help="Run many puzzles at once, or check our own.", no_args_is_help=True, rich_markup_mode=None)


@corpus.command(short_help="Solve every case of corpora and count.")
def run(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="JSON Lines files, a case a line.")],
    jobs: Annotated[int, typer.Option("-j", "--jobs", min=1, metavar="N", help="Processes to use.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON line for each case, and nothing else.")] = False,
    limit: Annotated[int, typer.Option("--limit", min=0, metavar="N", help="Only the first N cases of each file.")] = 0,
    show: Annotated[int, typer.Option("--show", min=0, metavar="N", help="Name N cases a file that are not right.")] = 0,
    most: Annotated[int, typer.Option("--most", min=0, metavar="N", help="How many frequent unread shapes to print.")] = 8,
    accept_closest: Annotated[
        bool, typer.Option("--accept-closest", help="Take unread clues in their closest readings, as `solve` does.")
    ] = False,
) -> None:
    """Solve every case of a corpus and count right, wrong and abstained; then list what was not understood most often.

    A rule that was read and is false of the known solution is always shown.

    Exit status: 0, or 1 where a case is wrong or failed, or a rule is false.
    """
    from nlpuzzle.corpus.cases import load_cases
    from nlpuzzle.corpus.running import run_cases
    from nlpuzzle.corpus.tally import most_frequent, not_right, tally

    corpora = [(file, load_cases(file)) for file in files]
    everything: list[CaseResult] = []
    for file, cases in corpora:
        cases = cases[: limit or None]
        results: list[CaseResult] = []
        for result in _with_progress(run_cases(cases, jobs, accept_closest), len(cases), file.name):
            results.append(result)
            if as_json:
                import json

                print(json.dumps(result.as_json(), ensure_ascii=False), flush=sys.stdout.isatty())
        if not as_json:
            print(tally(file.stem, results))
            for line in not_right(results, show):
                print(line)
        everything += results
    if not as_json and most:
        unread = Counter((clue.shape, clue.reason) for result in everything for clue in result.unread)
        for line in most_frequent(unread, most):
            print(line)
    raise typer.Exit(int(any(result.verdict in ("wrong", "error") or result.false_rules for result in everything)))


@corpus.command(short_help="Hold corpora to their expected rules.")
def check(
    place: Annotated[
        Path | None, typer.Argument(metavar="PLACE", help="A corpus, or a folder of them; our own where it is not given.")
    ] = None,
    rewrite: Annotated[
        bool, typer.Option("--rewrite", help="Write what is read today into the files, to be reviewed.")
    ] = False,
) -> None:
    """Hold corpora to their expected rules, clue by clue, and show what is read differently.

    Exit status: 0, or 1 where something differs.
    """
    from nlpuzzle.corpus.checking import check_corpora
    from nlpuzzle.corpus.tally import differences
    from nlpuzzle.resources import folder

    where = place or folder("corpora")
    checks = list(check_corpora(where, rewrite=rewrite))
    if not checks:
        raise UsageError(f"There are no corpora in {where}.")
    for line in differences(checks, rewritten=rewrite):
        print(line)
    raise typer.Exit(int(any(c.differences for c in checks)))


@corpus.command(short_help="Hold the reader to generated sentences and puzzles.")
def fuzz(
    sentences: Annotated[int, typer.Option("--sentences", min=0, metavar="N", help="Sentences of known meaning.")] = 1000,
    puzzles: Annotated[int, typer.Option("--puzzles", min=0, metavar="N", help="Whole puzzles, 3x3 to 7x7.")] = 20,
    mutants: Annotated[int, typer.Option("--mutants", min=0, metavar="N", help="Sentences changed on purpose.")] = 500,
    drops: Annotated[
        int, typer.Option("--drops", min=0, metavar="N", help="Sentences, each changed at every single word.")
    ] = 0,
    contexts: Annotated[
        int, typer.Option("--contexts", min=0, metavar="N", help="Sentences changed between words not met before.")
    ] = 0,
    joined: Annotated[int, typer.Option("--joined", min=0, metavar="N", help="Pairs of sentences put in one.")] = 0,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="The same seed gives the same sentences.")] = "0",
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="FILE", help="Write what was not read as it was meant, or raised, as a corpus."),
    ] = None,
    show: Annotated[int, typer.Option("--show", min=0, metavar="N", help="Print N sentences of each kind of failure.")] = 2,
    hostile: Annotated[
        float, typer.Option("--hostile", min=0, metavar="SECONDS", help="Paste texts made to break it, for so long.")
    ] = 0,
) -> None:
    """Make sentences and puzzles whose meaning is known, and read them: the same rule, nothing, or a wrong one.

    Exit status: 0, or 1 where anything was read wrongly or raised.
    """
    from nlpuzzle.corpus import fuzzing
    from nlpuzzle.corpus.changing import drops as dropped
    from nlpuzzle.corpus.contexts import contexts as in_new_contexts
    from nlpuzzle.corpus.joining import pairs

    _save(save, [])  # to know now, and not after an hour, whether it can be written
    failed = [
        *_tried("sentences", fuzzing.many(fuzzing.sentences, sentences, seed), {"wrong", "unread"}),
        *_tried("puzzles", fuzzing.many(fuzzing.puzzles, puzzles, seed), {"wrong", "unread"}),
        *_tried("mutants", fuzzing.many(fuzzing.mutants, mutants, seed), {"wrong"}),
    ]
    if drops:
        failed += _tried("drops", dropped(drops, seed), {"wrong", "kept"}, by_kind=True)
    if contexts:
        failed += _tried("contexts", in_new_contexts(contexts, seed), {"wrong"}, by_kind=True)
    if joined:
        failed += _tried("joined", pairs(joined, seed), {"wrong"}, by_kind=True)
    shown: Counter[str] = Counter()
    for trial in failed:
        shown[trial.what] += 1
        if shown[trial.what] <= show:
            print(
                f"{trial.verdict}: {trial.text}  meant: {' ; '.join(trial.meant)}  read: {' ; '.join(trial.read) or 'nothing'}"
            )
    found = [trial.case for trial in failed]
    _save(save, found)
    raised = _attacked(seed, hostile, save, found) if hostile else 0
    raise typer.Exit(int(bool(raised) or any(trial.verdict == "wrong" for trial in failed)))


def _tried(name: str, trials: "Iterable[Trial]", failing: set[str], *, by_kind: bool = False) -> "list[Trial]":
    """Prints what became of trials of one sort, all together and perhaps of each kind, and gives those that failed."""
    counted: dict[str, Counter[str]] = {name: Counter()}
    failed = []
    for trial in trials:
        counted[name][trial.verdict] += 1
        if by_kind:
            counted.setdefault(f"  {trial.what}", Counter())[trial.verdict] += 1
        if trial.verdict in failing:
            failed.append(trial)
    for kind, count in counted.items():
        kept = f"  {count['kept']:4} kept" if count["kept"] else ""
        print(f"{kind:9} {count['same']:6} as meant  {count['unread']:6} not read  {count['wrong']:4} wrong{kept}")
    return failed


def _attacked(seed: str, seconds: float, save: Path | None, found: "list[Case]") -> int:
    """Prints what became of hostile texts, saves at once what raised or hung, and says how many did."""
    from nlpuzzle.corpus.cases import Case
    from nlpuzzle.corpus.hostile import attacks

    texts = troubles = memory = 0
    slowest = 0.0
    for attack in attacks(seed, seconds):
        texts += 1
        memory = max(memory, attack.memory)
        slowest = max(slowest, attack.seconds)
        if attack.trouble is not None:
            troubles += 1
            print(f"{attack.kind}: {attack.trouble}\n{attack.text}", flush=True)
            found.append(Case(id=f"hostile-{seed}-{texts}", source="hostile", text=attack.text))
            _save(save, found)
    print(f"hostile   {texts:6} texts  {troubles:4} raised or hung  slowest {slowest:.1f} s  memory {memory} MB")
    return troubles


def _save(file: Path | None, cases: "list[Case]") -> None:
    """Writes cases to a file, where one is named."""
    from nlpuzzle.corpus.cases import dump_cases

    if file is not None:
        write(file, dump_cases(cases))


def _with_progress(results: "Iterable[CaseResult]", count: int, name: str) -> "Iterator[CaseResult]":
    """The results, with a progress bar on standard error where that is a terminal."""
    if not sys.stderr.isatty() or not count:
        yield from results
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(results, total=count, description=name, console=Console(file=sys.stderr), transient=True)
