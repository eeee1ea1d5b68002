"use strict";

// What every step says and marks was worked out before; here it is only shown.
const data = JSON.parse(document.getElementById("data").textContent);
const find = (id) => document.getElementById(id);
const cells = new Map();
for (const cell of document.querySelectorAll("#picture [data-cell]")) cells.set(cell.dataset.cell, cell);
const clues = [...document.querySelectorAll("[data-clue]")];
const listed = [...document.querySelectorAll("#all-steps li")];

let place = 0;    // how many steps are made
let hinted = 0;   // how many hints towards the next step were given
let timer = null; // set while playing

function mark(cell, kind, words) {
  if (kind) cell.dataset.mark = kind;
  else delete cell.dataset.mark;
  cell.firstElementChild.textContent = words;
}

function show(wanted) {
  place = Math.max(0, Math.min(data.steps.length, wanted));
  const step = data.steps[place - 1];
  const marks = new Map(data.before.map(([cell, kind, words]) => [cell, [kind, words]]));
  for (const made of data.steps.slice(0, place)) {
    for (const [cell, kind, words] of made.marks) marks.set(cell, [kind, words]);
  }
  const so = new Set(step ? step.so : []);
  const because = new Set(step ? step.because : []);
  for (const [name, cell] of cells) {
    mark(cell, ...(marks.get(name) || ["", ""]));
    cell.classList.toggle("so", so.has(name));
    cell.classList.toggle("because", because.has(name) && !so.has(name));
  }
  for (const clue of clues) {
    const used = clue.dataset.clue.split(" ").some((number) => step && step.clues.includes(number));
    clue.classList.toggle("because", used);
  }
  listed.forEach((entry, index) => entry.classList.toggle("now", index === place - 1));
  find("told").textContent = step ? step.text : data.start;
  find("place").textContent = data.places[place];
  find("slider").value = place;
  find("slider").setAttribute("aria-valuetext", data.places[place]);
  find("first").disabled = find("back").disabled = place === 0;
  find("last").disabled = find("forth").disabled = find("play").disabled = place === data.steps.length;
  hint(0);
  bringIntoView(so);
}

// On a narrow screen the grid scrolls sideways: what is new shall be in sight.
function scrolls() {
  return find("picture").scrollWidth > find("picture").clientWidth;
}

function bringIntoView(names) {
  const picture = find("picture");
  const cell = cells.get([...names][0]);
  if (!cell || !scrolls()) return;
  const stuck = [...cell.parentElement.querySelectorAll("th")].reduce((wide, label) => wide + label.offsetWidth, 0);
  picture.scrollLeft = cell.offsetLeft - (picture.clientWidth + stuck) / 2;
}

function hint(count) {
  const next = data.steps[place];
  const hints = next ? next.hints : [];
  hinted = Math.min(count, hints.length);
  const button = find("hint");
  button.disabled = !hints.length;
  button.textContent = !hinted ? "Hint" : hinted < hints.length ? "A stronger hint" : "Mark it";
  find("hinted").hidden = !hinted;
  find("hinted").textContent = hinted ? hints[hinted - 1] : "";
}

// Every step stays as long as it takes to read: so many milliseconds a letter.
function play(on) {
  clearTimeout(timer);
  timer = null;
  if (on) show(place + 1);
  on = on && place < data.steps.length;
  const letters = Math.max(40, find("told").textContent.length);
  if (on) timer = setTimeout(() => play(true), letters * Number(find("play").dataset.pace));
  find("play").textContent = on ? "Pause" : "Play";
  find("play").setAttribute("aria-pressed", String(on));
}

// The grid shall not jump up and down with the length of the sentence above it, as far as that is possible.
function reserve() {
  const told = find("told");
  const now = told.textContent;
  told.style.minHeight = "0";
  let tallest = 0;
  for (const step of data.steps) {
    told.textContent = step.text;
    tallest = Math.max(tallest, told.offsetHeight);
  }
  told.textContent = now;
  told.style.minHeight = `min(${tallest}px, 9.3em)`;
}

function go(wanted) {
  play(false);
  show(wanted);
}

function wireSteps() {
  find("first").onclick = () => go(0);
  find("back").onclick = () => go(place - 1);
  find("forth").onclick = () => go(place + 1);
  find("last").onclick = () => go(data.steps.length);
  find("play").onclick = () => play(timer === null);
  find("hint").onclick = () => {
    const all = hinted > 0 && hinted === data.steps[place].hints.length;
    if (all) go(place + 1);
    else { play(false); hint(hinted + 1); }
  };
  find("slider").oninput = (event) => go(Number(event.target.value));
  document.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const taken = event.target.closest("input, details") || (event.target === find("picture") && scrolls());
    if (!by || taken || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(place + by);
  });
  window.addEventListener("resize", reserve);
  reserve();
  show(0);
}

// The style sheet shows a clue's reading on hover and focus (which a tap gives); here it is closed again, with Escape too.
function wireReadings() {
  const open = (clue, on) => {
    clue.setAttribute("aria-expanded", String(on));
    clue.classList.toggle("closed", !on);
  };
  for (const clue of clues.filter((one) => one.hasAttribute("aria-expanded"))) {
    clue.addEventListener("focus", () => open(clue, true));
    clue.addEventListener("mouseenter", () => open(clue, true));
    clue.addEventListener("mouseleave", () => { if (clue !== document.activeElement) open(clue, false); });
    clue.addEventListener("blur", () => open(clue, false));
    clue.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        open(clue, clue.getAttribute("aria-expanded") !== "true");
      }
    });
  }
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") for (const clue of clues) if (clue.hasAttribute("aria-expanded")) open(clue, false);
  });
}

function wirePrint() {
  const choices = [...document.querySelectorAll("input[name=print]")];
  const choose = () => { document.body.dataset.print = choices.find((one) => one.checked).value; };
  for (const one of choices) one.addEventListener("change", choose);
  find("print").onclick = () => window.print();
  choose();
  // what is closed on the screen is not closed on paper; the style sheet leaves out what was not chosen
  const closed = () => [...document.querySelectorAll("details:not([open])")];
  let opened = [];
  window.addEventListener("beforeprint", () => { opened = closed(); for (const one of opened) one.open = true; });
  window.addEventListener("afterprint", () => { for (const one of opened) one.open = false; });
}

wireReadings();
if (find("slider")) wireSteps();
if (find("print")) wirePrint();
