"use strict";

/// One picture by itself, the search, the filters, and keys.

function openTile(one) {
  const ids = visible().flatMap((made) => made.shown);
  const item = (place) => {
    const tile = tiles.get(ids[place]);
    const made = sheets.get(specimenOf(ids[place] ?? ""));
    if (!tile || !made) return null;
    const picture = (shown) => ({ source: `picture/${shown.digest}`, width: shown.width, height: shown.height });
    const lines = [];
    if (tile.change && isChanged(tile)) lines.push({ text: `Changed: ${tile.change}`, kind: "change" });
    if (tile.isStale) lines.push("The picture is of the sources as they were before.");
    if (tile.failure) lines.push({ text: `Cannot be drawn: ${tile.failure}`, kind: "failure" });
    if (tile.golden === "different") lines.push({ text: `Golden: ${tile.verdict}`, kind: "failure" });
    if (tile.golden === "missing") lines.push("There is no golden of this picture.");
    lines.push(...tile.warnings.map((warning) => `Warning: ${warning}`));
    return {
      title: decoded(tile.id), isDark: isDark(tile, made), lines,
      ...(tile.picture ? picture(tile.picture) : { source: "", width: 0, height: 0 }),
      before: tile.before ? picture(tile.before) : undefined,
      ...(tile.picture ? { tree: () => post("frames", { id: tile.id, digest: tile.picture.digest }), treeKey: `${tile.id}\n${tile.picture.digest}` } : {}),
      // What is not saved is no file's yet.
      ...(playground && !playground.isSaved ? {} : {
        actions: goldenActions(tile),
        command: `${renderer(made.specimen)} ${quoted(tile.id)} -o picture.png`,
      }),
    };
  };
  const moved = (place) => {
    chosen.tile = ids[place];
    writeFragment();
  };
  const place = ids.indexOf(one.group[0].id);
  specimenViewer.open({ count: ids.length, item, moved, closed, overlay: tileFrames }, place);
  moved(place);
}

/// The beginning of a command that draws a picture: a program draws its own.
function renderer(specimen) {
  if (!catalog.program) return `specimen render ${quoted(specimen.file)}`;
  const path = catalog.program.includes("/") ? catalog.program : `./${catalog.program}`;
  return `${quoted(path)} render`;
}

/// The picture as it is seen becomes the golden; the last one that did can be taken back.
function goldenActions(tile) {
  const actions = [];
  if (tile.picture && !tile.isStale && !tile.failure && tile.golden !== "same") {
    actions.push({ label: "Accept as golden", key: "a", run: () => perform("accept", { id: tile.id, digest: tile.picture.digest }) });
  }
  if (hasAccepted) actions.push({ label: "Undo accepting", key: "u", run: () => perform("undo", {}) });
  return actions;
}

/// Has something done, and returns what became of it.
async function perform(name, body) {
  const { isDone, words } = await post(name, body);
  if (isDone) hasAccepted = name === "accept";
  return words;
}

function closed() {
  const id = chosen.tile;
  chosen.tile = "";
  writeFragment();
  const made = sheets.get(specimenOf(id));
  if (made) filled(made);
  focus(cardOf(id));
}

const quoted = (word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);

/// The address may name a tile to open, which has to be drawn first.
function openNamed() {
  if (!chosen.tile || specimenViewer.isOpen || !tiles.get(chosen.tile)?.picture) return;
  const made = sheets.get(specimenOf(chosen.tile));
  if (made && !made.section.hidden) filled(made);
  const one = cardOf(chosen.tile);
  if (one) openTile(one);
}

function showControls() {
  byId("search").value = chosen.query;
  byId("fold").checked = chosen.isFolded;
  document.querySelector(`input[name="show"][value="${chosen.show}"]`).checked = true;
}

function changed() {
  writeFragment();
  refresh();
}

byId("search").addEventListener("input", (event) => {
  chosen.query = event.target.value;
  changed();
});
byId("filters").addEventListener("change", (event) => {
  if (event.target.id === "fold") {
    chosen.isFolded = event.target.checked;
    for (const made of sheets.values()) made.isOld = true;
  } else {
    chosen.show = event.target.value;
  }
  changed();
});
byId("skip").addEventListener("click", (event) => {
  event.preventDefault();
  byId("sheets").focus();
});
byId("keys-button").addEventListener("click", () => byId("keys").showModal());

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  const field = event.target;
  if (field.matches("input[type=search], input[type=text], textarea, select")) {
    if (event.key === "Escape" && field.id === "search") {
      field.value = "";
      field.dispatchEvent(new Event("input"));
    }
    return;
  }
  // Radio buttons turn by arrows.
  const isControl = field.matches("input, summary, pre");
  const actions = {
    "/": () => byId("search").focus(), "?": () => byId("keys").showModal(),
    ...(codeEditor ? { e: () => codeEditor.area.focus() } : {}),
    n: () => stepChanged(1), p: () => stepChanged(-1),
    ...(isControl ? {} : {
      ArrowLeft: () => step(-1), ArrowRight: () => step(1), ArrowUp: () => stepSheet(-1), ArrowDown: () => stepSheet(1),
    }),
  };
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});
addEventListener("hashchange", () => {
  const axes = JSON.stringify(chosen.axes);
  chosen = readFragment();
  showControls();
  showAxes();
  if (axes !== JSON.stringify(chosen.axes)) askAnew();
  else refresh();
  openNamed();
});

showControls();
const opening = setInterval(() => {
  openNamed();
  if (!chosen.tile || specimenViewer.isOpen) clearInterval(opening);
}, 200);
follow();
