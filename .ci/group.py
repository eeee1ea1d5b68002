"""Print the requirements of a dependency group of pyproject.toml, one a line: `pip install --group` for every pip."""

import sys
import tomllib
from pathlib import Path


def requirements(group: str) -> list[str]:
    """The requirements of a group, those of the groups it includes in their place."""
    with (Path(__file__).parent.parent / "pyproject.toml").open("rb") as project:
        groups = tomllib.load(project)["dependency-groups"]

    def flat(name: str) -> list[str]:
        return [r for entry in groups[name] for r in ([entry] if isinstance(entry, str) else flat(entry["include-group"]))]

    return flat(group)


if __name__ == "__main__":
    print("\n".join(requirements(sys.argv[1])))
