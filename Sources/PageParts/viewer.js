"use strict";

/// Opens one picture of a list at its size and larger, and another one beside it: for pages with a `<dialog id="viewer">`.
///
/// An item has `title`, `source`, `width` and `height` in points, `isDark`, `lines` (each a text, or a text and a class), and
/// may have `before` (a picture of the same kind), `command` and `actions`: each a `label`, a `key`, and `run`, which gives
/// words for the reader. A list may have an `overlay` that draws over the picture and shows something beside it.
const specimenViewer = (() => {
  const dialog = document.getElementById("viewer");
  const zooms = [0.25, 0.5, 1, 2, 4, 8, 16];
  let at = 0;
  let zoom = 1;
  let isBefore = false;
  /// The picture that was set beside others.
  let beside = null;
  let items = { count: 0, item: () => null };
  let parts = null;

  function element(name, properties = {}, children = []) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  function button(label, action, properties = {}) {
    const made = element("button", { type: "button", textContent: label, ...properties });
    made.addEventListener("click", action);
    return made;
  }

  function build() {
    const title = element("h2", { id: "viewer-title" });
    const image = element("img", { alt: "" });
    const canvas = element("div", { className: "canvas" }, [image]);
    const stage = element("div", { className: "stage", tabIndex: 0 }, [canvas]);
    stage.setAttribute("role", "img");
    const otherImage = element("img", { alt: "" });
    const other = element("div", { className: "stage", tabIndex: 0 }, [otherImage]);
    other.setAttribute("role", "img");
    const otherTitle = element("p");
    const side = element("div", { className: "side" }, [other, otherTitle]);
    const panel = element("div", { className: "panel" });
    const stages = element("div", { className: "stages" }, [side, element("div", { className: "side" }, [stage]), panel]);
    const reading = element("p", { className: "reading" });
    const lines = element("div");
    const size = element("output");
    const before = button("Before", () => showBefore(!isBefore));
    const set = button("Set beside", setBeside);
    const over = button("", () => items.overlay?.toggle());
    const copy = button("Copy command", copyCommand);
    const previous = button("Previous", () => step(-1));
    const next = button("Next", () => step(1));
    const actions = element("span", { className: "bar" });
    const bar = element("p", { className: "bar" }, [
      previous, next,
      button("−", () => scale(-1), { ariaLabel: "Smaller" }),
      button("+", () => scale(1), { ariaLabel: "Larger" }),
      size, before, over, set, copy, actions,
      button("Close", () => dialog.close()),
    ]);
    stage.addEventListener("pointermove", (event) => read(event));
    stage.addEventListener("pointerleave", () => { reading.textContent = ""; });
    // Two pictures of one size are looked at in the same place.
    for (const [from, to] of [[stage, other], [other, stage]]) {
      from.addEventListener("scroll", () => to.scrollTo(from.scrollLeft, from.scrollTop));
    }
    dialog.replaceChildren(title, bar, stages, reading, lines);
    reading.setAttribute("role", "status");
    parts = {
      title, image, canvas, stage, side, other, otherImage, otherTitle, panel, reading, lines, size, before, over, set, copy,
      actions, previous, next,
    };
  }

  const item = () => items.item(at);
  const picture = () => (isBefore && item().before) || item();

  /// Shows the item anew, for it may be another one by now.
  function update() {
    if (!dialog.open || !parts) return;
    const shown = item();
    if (!shown) return dialog.close();
    const { width, height, source } = picture();
    parts.title.textContent = shown.title + (isBefore && shown.before ? " — before" : "");
    parts.stage.className = `stage${shown.isDark ? " dark" : ""}${zoom > 1 ? " pixels" : ""}`;
    parts.stage.setAttribute("aria-label", `Picture of ${parts.title.textContent}`);
    parts.image.hidden = !source;
    if (source && parts.image.getAttribute("src") !== source) parts.image.setAttribute("src", source);
    parts.image.style.width = `${width * zoom}px`;
    parts.image.style.height = `${height * zoom}px`;
    updateBeside();
    updateOverlay(shown, source ? { width, height } : null);
    parts.size.textContent = source ? `${number(width)} × ${number(height)} pt, ${zoom * 100} %` : "";
    parts.before.hidden = !shown.before;
    parts.before.setAttribute("aria-pressed", String(isBefore));
    parts.copy.hidden = !shown.command;
    showActions(shown.actions ?? []);
    disable(parts.previous, at === 0);
    disable(parts.next, at + 1 >= items.count);
    parts.lines.replaceChildren(
      ...shown.lines.map((line) =>
        element("p", { textContent: line.text ?? line, className: line.kind ?? "" })),
      ...(shown.command ? [element("pre", { textContent: shown.command })] : []));
  }

  function updateBeside() {
    parts.side.hidden = !beside;
    parts.set.textContent = beside ? "Put away" : "Set beside";
    parts.set.setAttribute("aria-pressed", String(Boolean(beside)));
    if (!beside) return;
    parts.other.className = `stage${beside.isDark ? " dark" : ""}${zoom > 1 ? " pixels" : ""}`;
    parts.other.setAttribute("aria-label", `Picture of ${beside.title}`);
    if (parts.otherImage.getAttribute("src") !== beside.source) parts.otherImage.setAttribute("src", beside.source);
    parts.otherImage.style.width = `${beside.width * zoom}px`;
    parts.otherImage.style.height = `${beside.height * zoom}px`;
    parts.otherTitle.textContent = `${beside.title}, ${number(beside.width)} × ${number(beside.height)} pt`;
  }

  /// Keeps the picture as it is now beside all others, also when these are opened later; or puts it away.
  function setBeside() {
    const { source, width, height } = picture();
    if (!beside && !source) return;
    beside = beside ? null : { title: parts.title.textContent, source, width, height, isDark: item().isDark };
    update();
  }

  function updateOverlay(shown, size) {
    const { overlay } = items;
    parts.over.hidden = !overlay;
    parts.panel.hidden = !overlay?.isOn;
    if (!overlay) return;
    parts.over.textContent = overlay.label;
    parts.over.setAttribute("aria-pressed", String(overlay.isOn));
    overlay.update({ canvas: parts.canvas, panel: parts.panel, item: shown, size: isBefore ? null : size, zoom });
  }

  /// A button that has the focus hands it on: keys would go past the dialog.
  function disable(button, isDisabled) {
    if (isDisabled && document.activeElement === button) parts.stage.focus();
    button.disabled = isDisabled;
  }

  /// Leaves buttons that are there, for one of them may have the focus.
  function showActions(actions) {
    const labels = actions.map((action) => action.label).join("\n");
    if (parts.actions.dataset.labels === labels) return;
    parts.actions.dataset.labels = labels;
    parts.actions.hidden = actions.length === 0;
    const hadFocus = parts.actions.contains(document.activeElement);
    parts.actions.replaceChildren(...actions.map(({ label, key }) => button(label, () => perform(key))));
    // The button is gone that had the focus, and keys would go past the dialog.
    if (hadFocus) parts.stage.focus();
  }

  async function perform(key) {
    const action = item()?.actions?.find((known) => known.key === key);
    if (!action) return;
    parts.reading.textContent = await action.run();
    update();
  }

  const number = (length) => String(Math.round(length * 100) / 100);

  /// The place under the pointer in points, and the colour there.
  function read(event) {
    const box = parts.image.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) / zoom, (event.clientY - box.top) / zoom];
    const { width, height } = picture();
    if (x < 0 || y < 0 || x >= width || y >= height) return void (parts.reading.textContent = "");
    parts.reading.textContent = `${number(x)}, ${number(y)} pt  ${colour(x / width, y / height)}`;
  }

  function colour(across, down) {
    const image = parts.image;
    if (!image.naturalWidth) return "";
    try {
      const canvas = element("canvas", { width: 1, height: 1 });
      const context = canvas.getContext("2d", { willReadFrequently: true });
      context.drawImage(image, -Math.floor(across * image.naturalWidth), -Math.floor(down * image.naturalHeight));
      const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
      const digits = [red, green, blue].map((part) => part.toString(16).padStart(2, "0").toUpperCase());
      return `#${digits.join("")}${alpha < 255 ? ` at ${Math.round(alpha / 2.55)} %` : ""}`;
    } catch {
      // A page from a file may not look into its pictures.
      return "";
    }
  }

  function showBefore(value) {
    isBefore = value && Boolean(item()?.before);
    update();
  }

  function scale(steps) {
    const place = zooms.indexOf(zoom) + steps;
    zoom = steps === 0 ? 1 : zooms[Math.min(Math.max(place, 0), zooms.length - 1)];
    update();
  }

  function step(count) {
    const target = at + count;
    if (target < 0 || target >= items.count) return;
    at = target;
    isBefore = false;
    parts.reading.textContent = "";
    items.moved?.(at);
    update();
  }

  async function copyCommand() {
    const command = item()?.command;
    if (!command) return;
    try {
      await navigator.clipboard.writeText(command);
      parts.reading.textContent = "The command is copied.";
    } catch {
      parts.reading.textContent = "The browser does not let the page copy; the command stands below.";
    }
  }

  dialog.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const actions = {
      ArrowLeft: () => step(-1), ArrowRight: () => step(1), "+": () => scale(1), "=": () => scale(1),
      "-": () => scale(-1), 0: () => scale(0), b: () => showBefore(!isBefore), c: copyCommand,
      s: setBeside, ...(items.overlay ? { [items.overlay.key]: () => items.overlay.toggle() } : {}),
    };
    const action = actions[event.key] ?? (item()?.actions?.some(({ key }) => key === event.key) ? () => perform(event.key) : null);
    // A stage that is larger than its window scrolls by arrows.
    const scrolls = event.target === parts?.stage && parts.stage.scrollWidth > parts.stage.clientWidth;
    if (!action || (scrolls && event.key.startsWith("Arrow"))) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  });
  dialog.addEventListener("close", () => items.closed?.());

  /// Opens the list's item at a place. `list` has `count`, `item(place)`, and may have `moved(place)`, `closed()` and `overlay`:
  /// its `label`, `key`, `isOn`, `toggle()`, and `update({ canvas, panel, item, size, zoom })`.
  function open(list, place) {
    if (!parts) build();
    [items, at, isBefore] = [list, place, false];
    parts.reading.textContent = "";
    if (!dialog.open) dialog.showModal();
    update();
  }

  return { open, update, get isOpen() { return dialog.open; } };
})();
