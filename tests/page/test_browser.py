"""The page in a real browser: a headless Chromium, where there is one with its driver."""

import base64
import re
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import puzzles
import pytest
from page_puzzles import BY_STATUS, HOSTILE, TINY

from nlpuzzle import page
from nlpuzzle.corpus.cases import load_cases
from nlpuzzle.resources import folder

webdriver = pytest.importorskip("selenium.webdriver", reason="selenium is not installed: it is in the dependency group test")
from selenium.webdriver import ActionChains, Keys  # noqa: E402
from selenium.webdriver.chrome.service import Service  # noqa: E402
from selenium.webdriver.remote.webelement import WebElement  # noqa: E402

CHROMIUM, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
pytestmark = pytest.mark.skipif(
    not (CHROMIUM and DRIVER), reason="chromium and chromedriver are not installed (Debian: chromium, chromium-driver)"
)
QUIET = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
)  # fmt: skip
DESK, PHONE = (1280, 900), (390, 844)


class Page:
    """A page open in the browser."""

    def __init__(self, driver: "webdriver.Chrome") -> None:
        self.driver = driver

    def find(self, selector: str) -> WebElement:
        return self.driver.find_element("css selector", selector)

    def all(self, selector: str) -> list[WebElement]:
        return self.driver.find_elements("css selector", selector)

    def run(self, script: str, *arguments: object) -> object:
        return self.driver.execute_script(f"return {script}", *arguments)

    def press(self, *keys: str) -> None:
        ActionChains(self.driver).send_keys(*keys).perform()

    def style(self, selector: str, name: str) -> str:
        return str(self.run("getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]", selector, name))

    def printed(self, kind: str) -> set[str]:
        """Which of the page's parts are on paper for a choice of what to print."""
        self.find(f'input[name=print][value="{kind}"]').click()
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        self.driver.execute_script("window.dispatchEvent(new Event('beforeprint'))")
        parts = (".text", ".paper.blank svg", ".paper.filled svg", ".answer", ".steps", ".player", ".grid", "#print", ".status")
        shown = {part for part in parts if self.find(part).is_displayed()}
        self.driver.execute_script("window.dispatchEvent(new Event('afterprint'))")
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
        return shown


Opened = Callable[..., Page]


@pytest.fixture(scope="module")
def driver() -> Iterator["webdriver.Chrome"]:
    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        for argument in (*QUIET, f"--user-data-dir={profile}"):
            options.add_argument(argument)
        browser = webdriver.Chrome(options=options, service=Service(DRIVER))
        yield browser
        browser.quit()


@pytest.fixture
def opened(driver: "webdriver.Chrome", tmp_path: Path) -> Opened:
    """`opened(text)` makes the page of a puzzle and opens it from disk."""

    def show(text: str, size: tuple[int, int] = DESK, dark: bool = False, title: str = "Logic puzzle") -> Page:
        path = tmp_path / "page.html"
        path.write_text(page(text, title=title), encoding="utf-8")
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "", "features": [scheme]})
        metrics = {"width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": size == PHONE}
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        driver.get(path.as_uri())
        return Page(driver)

    return show


@pytest.fixture(scope="module")
def clothing() -> str:
    return (folder("corpora") / "clothing_store.txt").read_text(encoding="utf-8")


def test_the_slider_and_the_keys_walk_the_steps(opened: Opened, clothing: str) -> None:
    shown = opened(clothing)
    assert shown.find("#place").text == "Before step 1 of 21"
    assert shown.all("[data-mark=no]:not(.sample)") == []
    shown.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ARROW_LEFT)
    assert shown.find("#told").text == "Clue 1: Bettina is XL."
    assert [clue.text for clue in shown.all(".clue.because")] == ["Bettina's garment is size XL."]
    (new,) = shown.all("td.so")
    assert (new.get_attribute("data-mark"), new.get_attribute("textContent")) == ("yes", "yes")
    slider = shown.find("#slider")
    slider.send_keys(Keys.END)
    assert slider.get_attribute("aria-valuetext") == "Step 21 of 21"
    assert len(shown.all("td[data-mark=yes]")) == 75
    assert len(shown.all("td[data-mark=no]")) == 300
    assert not shown.find("#forth").is_enabled()
    shown.find("#first").click()
    assert shown.all("td[data-mark]") == []


def test_premises_and_conclusions_differ_by_more_than_colour(opened: Opened, clothing: str) -> None:
    shown = opened(clothing)
    for _ in range(12):
        shown.find("#forth").click()
    assert shown.all("td.so")
    assert shown.all("td.because")
    looks = [
        (shown.style(f"td.{kind}", "outlineStyle"), shown.run(
            "getComputedStyle(document.querySelector(arguments[0]), '::after').content", f"td.{kind}"))
        for kind in ("so", "because")
    ]  # fmt: skip
    assert looks[0][0] != looks[1][0] == "dashed"
    assert [str(look[1])[1] for look in looks] == ["S", "B"]


def test_playing(opened: Opened) -> None:
    shown = opened(puzzles.SOLVED)
    shown.run("void (document.getElementById('play').dataset.pace = 1)")
    shown.find("#play").click()
    limit = time.monotonic() + 5
    while shown.find("#forth").is_enabled() and time.monotonic() < limit:
        time.sleep(0.02)
    assert re.fullmatch(r"Step (\d+) of \1", shown.find("#place").text)
    assert shown.find("#play").text == "Play"
    assert shown.find("#play").get_attribute("aria-pressed") == "false"


def test_hints(opened: Opened) -> None:
    shown = opened(puzzles.SOLVED)
    button, told = shown.find("#hint"), shown.find("#hinted")
    assert not told.is_displayed()
    given = []
    for _ in range(3):
        button.click()
        given.append((told.text, button.text))
    assert given == [
        ("Look at Elspeth.", "A stronger hint"),
        ("Look at Elspeth, with clue 1.", "A stronger hint"),
        ("Clue 1: Elspeth is larch.", "Mark it"),
    ]
    assert shown.find("#told").text.startswith("Nothing is marked yet.")
    button.click()
    assert shown.find("#told").text == "Clue 1: Elspeth is larch."
    assert not told.is_displayed()


def test_readings_on_focus_on_hover_and_gone_with_escape(opened: Opened) -> None:
    shown = opened(puzzles.SOLVED)
    clue = shown.find('.clue[data-clue="2"]')
    reading = shown.find(f"#{clue.get_attribute('aria-describedby')}")
    assert not reading.is_displayed()
    shown.press(Keys.TAB, Keys.TAB)
    assert reading.is_displayed()
    assert reading.text.startswith("2 Walnut's height is more than larch's.")
    shown.press(Keys.ESCAPE)
    assert not reading.is_displayed()
    ActionChains(shown.driver).move_to_element(shown.find('.clue[data-clue="3"]')).perform()
    assert [one.text.split("\n")[0] for one in shown.all(".reading") if one.is_displayed()] == ["3 Moritz is 2 m."]


def test_a_tap_on_a_phone(opened: Opened, clothing: str) -> None:
    shown = opened(clothing, PHONE)
    shown.find('.clue[data-clue="3"]').click()
    reading = next(one for one in shown.all(".reading") if one.is_displayed())
    assert reading.rect["x"] >= 0
    assert reading.rect["x"] + reading.rect["width"] <= PHONE[0]


def test_a_phone_scrolls_the_grid_and_nothing_else(opened: Opened, clothing: str) -> None:
    shown = opened(clothing, PHONE)
    assert shown.run("document.documentElement.scrollWidth") == PHONE[0]
    assert shown.run("(p => p.scrollWidth > p.clientWidth)(document.getElementById('picture'))")
    shown.find("#last").click()
    place = shown.run("(c => [c.left, c.right])(document.querySelector('td.so').getBoundingClientRect())")
    assert isinstance(place, list)
    assert 100 < place[0] < place[1] <= PHONE[0]
    label = shown.find(".grid tbody th[scope=row]").rect
    assert label["x"] + label["width"] <= place[0]


@pytest.mark.parametrize("dark", [False, True])
def test_contrast_in_light_and_dark(opened: Opened, dark: bool) -> None:
    shown = opened(puzzles.UNREAD, dark=dark)
    shown.find("#forth").click()
    paper = luminance(shown.style("body", "backgroundColor"))
    assert (paper < 0.05) == dark
    for selector in ("body", ".advice", "mark", ".grid th", ".legend", "#told", ".clue.because", "td.so", ".unread-clues i"):
        over = background(shown, selector)
        assert contrast(luminance(shown.style(selector, "color")), over) >= 4.5, selector
    for mark in ("yes", "no"):
        cell = f"td[data-mark={mark}]"
        colour = shown.run("getComputedStyle(document.querySelector(arguments[0]), '::before').color", cell)
        assert contrast(luminance(str(colour)), background(shown, cell)) >= 4.5


def background(shown: Page, selector: str) -> float:
    """The luminance of what is painted behind an element."""
    script = """(function (element) {
        for (; element; element = element.parentElement) {
            const colour = getComputedStyle(element).backgroundColor;
            if (!colour.endsWith(", 0)")) return colour;
        }
    })(document.querySelector(arguments[0]))"""
    return luminance(str(shown.run(script, selector)))


def luminance(colour: str) -> float:
    """Of "rgb(1, 2, 3)", after WCAG 2."""
    parts = [int(part) / 255 for part in re.findall(r"\d+", colour)[:3]]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: float, other: float) -> float:
    low, high = sorted((one, other))
    return (high + 0.05) / (low + 0.05)


def test_what_is_printed(opened: Opened) -> None:
    shown = opened(puzzles.SOLVED, dark=True)
    assert shown.printed("blank") == {".text", ".paper.blank svg"}
    assert shown.printed("filled") == {".status", ".paper.filled svg", ".answer"}
    assert shown.printed("steps") == {".status", ".steps"}
    assert not shown.find(".answer").is_displayed()


def test_blank_grid_and_clues_fit_on_a_sheet(opened: Opened, clothing: str) -> None:
    shown = opened(clothing)
    paper = {"paperWidth": 8.27, "paperHeight": 11.69, "preferCSSPageSize": True}
    printed = shown.driver.execute_cdp_cmd("Page.printToPDF", paper)["data"]
    assert len(re.findall(rb"/Type\s*/Page\b", base64.b64decode(printed))) == 1


def test_a_hostile_puzzle_does_nothing(opened: Opened) -> None:
    shown = opened(HOSTILE, title="</title><script>owned()</script>")
    assert shown.driver.title == "</title><script>owned()</script>"
    assert shown.all("img, b[onmouseover], textarea") == []
    assert "<script>owned()</script>" in shown.find(".text").text
    shown.find("#forth").click()
    assert shown.find("#place").text == "Step 1 of 1"
    assert complaints(shown) == []


@pytest.mark.parametrize("status", BY_STATUS)
def test_every_status_runs(opened: Opened, status: str) -> None:
    shown = opened(BY_STATUS[status])
    if shown.all("#last"):
        shown.find("#last").click()
        assert shown.all("td[data-mark]")
    assert complaints(shown) == []


def test_a_tiny_grid(opened: Opened) -> None:
    shown = opened(TINY, PHONE)
    shown.find("#hint").click()
    shown.find("#last").click()
    assert [cell.get_attribute("textContent") for cell in shown.all("td[data-cell]")] == ["yes", "no", "no", "yes"]
    assert shown.run("document.documentElement.scrollWidth") == PHONE[0]


def test_a_drawn_grid(opened: Opened) -> None:
    text = next(case.text for case in load_cases(folder("corpora") / "grids.jsonl") if case.text.count("\n") > 8)
    shown = opened(text)
    assert [line.text.split() for line in shown.all(".line")] == [line.split() for line in text.split("\n")]
    shown.find("#last").click()
    values = [cell.get_attribute("textContent") for cell in shown.all("td[data-mark=given] span, td[data-mark=value] span")]
    assert len(values) == len(shown.all("td[data-cell]"))
    assert complaints(shown) == []


def complaints(shown: Page) -> list[str]:
    """What the browser's console says: errors of the script, and what the policy of the page refused."""
    return [entry["message"] for entry in shown.driver.get_log("browser")]
