"use strict";

/// Frames, padding and baselines over an open picture, with the tree of its views beside: what is pointed at in one shows in
/// the other.
const tileFrames = (() => {
  const svgNames = "http://www.w3.org/2000/svg";
  let view = null;
  let isOn = false;
  /// What the tree is of: a tile's id and its picture.
  let key = "";
  /// In the tree's order, each with its `node`, `parent`, `depth` and `button`.
  let entries = [];
  let current = null;
  let parts = null;

  function svg(name, attributes) {
    const made = document.createElementNS(svgNames, name);
    for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
    return made;
  }

  function build() {
    const drawing = svg("svg", { class: "frames", "aria-hidden": "true" });
    const list = element("ul", { className: "tree" });
    list.setAttribute("aria-label", "Views");
    const lengths = element("div", { className: "lengths" });
    lengths.setAttribute("role", "status");
    list.addEventListener("keydown", move);
    parts = { drawing, list, lengths };
  }

  /// Draws over the view's canvas, or clears it where there is nothing to draw over.
  function update(shown) {
    view = shown;
    if (!parts) build();
    const isShown = isOn && Boolean(shown.size && shown.item.tree);
    shown.panel.hidden = !isShown;
    if (!isShown) return parts.drawing.remove();
    if (parts.drawing.parentElement !== shown.canvas) {
      shown.canvas.append(parts.drawing);
      shown.canvas.addEventListener("pointermove", point);
    }
    if (parts.list.parentElement !== shown.panel) shown.panel.replaceChildren(parts.list, parts.lengths);
    if (key !== shown.item.treeKey) ask(shown.item);
    draw();
  }

  async function ask(item) {
    key = item.treeKey;
    [entries, current] = [[], null];
    parts.list.replaceChildren();
    parts.lengths.textContent = "Asking for the views…";
    const answer = await item.tree();
    // Another picture is shown by now.
    if (key !== item.treeKey) return;
    if (!answer.views) {
      // It may be there the next time.
      key = "";
      parts.lengths.textContent = answer.words;
      return;
    }
    parts.list.replaceChildren(...answer.views.map((node) => branch(node, null, 0)));
    parts.lengths.textContent = "Point at a view.";
    if (entries.length) entries[0].button.tabIndex = 0;
    draw();
  }

  function branch(node, parent, depth) {
    const button = element("button", { type: "button", tabIndex: -1 }, [
      node.name, ...(node.identifier ? [` #${node.identifier}`] : []), element("small", { textContent: ` ${extent(node)}` }),
    ]);
    const entry = { node, parent, depth, button };
    entries.push(entry);
    button.addEventListener("pointerenter", () => choose(entry));
    button.addEventListener("focus", () => choose(entry));
    button.addEventListener("click", () => choose(entry));
    const inside = node.children.map((child) => branch(child, entry, depth + 1));
    return element("li", {}, [button, ...(inside.length ? [element("ul", {}, inside)] : [])]);
  }

  /// The arrows lead through the tree, which is one stop of the tab key.
  function move(event) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    entries[entries.indexOf(current) + step]?.button.focus();
  }

  function choose(entry) {
    if (current === entry) return;
    if (current) {
      current.button.classList.remove("current");
      current.button.tabIndex = -1;
    }
    current = entry;
    entry.button.classList.add("current");
    entry.button.tabIndex = 0;
    parts.lengths.replaceChildren(...words(entry).map((line) => element("p", { textContent: line })));
    draw();
  }

  /// The innermost view under the pointer.
  function point(event) {
    if (!isOn || !entries.length) return;
    const box = view.canvas.getBoundingClientRect();
    const [x, y] = [(event.clientX - box.left) / view.zoom, (event.clientY - box.top) / view.zoom];
    let found = null;
    for (const entry of entries) {
      const [left, top, width, height] = entry.node.frame;
      if (x < left || y < top || x > left + width || y > top + height) continue;
      if (!found || entry.depth >= found.depth) found = entry;
    }
    if (!found || found === current) return;
    choose(found);
    // Not scrollIntoView: that would scroll the dialog away from under the pointer.
    const [list, button] = [parts.list, found.button];
    const top = button.offsetTop - list.offsetTop;
    if (top < list.scrollTop || top + button.offsetHeight > list.scrollTop + list.clientHeight) {
      list.scrollTop = top - list.clientHeight / 2;
    }
  }

  // MARK: Lengths

  const number = (length) => String(Math.round(length * 100) / 100);
  const extent = ({ frame }) => `${number(frame[2])} × ${number(frame[3])}`;
  const isPadding = (entry) => /^\.(safeArea)?padding\b/i.test(entry.node.name);

  /// How far a frame's edges are from those around it: left, top, right, bottom.
  function distances([left, top, width, height], [outerLeft, outerTop, outerWidth, outerHeight]) {
    return [left - outerLeft, top - outerTop, outerLeft + outerWidth - left - width, outerTop + outerHeight - top - height];
  }

  /// The nearest view around that has another frame.
  function around(entry) {
    let outer = entry.parent;
    while (outer && outer.node.frame.every((length, place) => length === entry.node.frame[place])) outer = outer.parent;
    return outer;
  }

  function words(entry) {
    const { node } = entry;
    const [left, top] = node.frame;
    const lines = [`${node.name}: ${extent(node)} pt at ${number(left)}, ${number(top)}`];
    const offered = node.proposal.map((length) => (length === null ? "any" : number(length)));
    lines.push(`offered ${offered.join(" × ")}${node.owner ? ` in ${node.owner}` : ""}`);
    const outer = around(entry);
    if (outer) {
      const [fromLeft, fromTop, fromRight, fromBottom] = distances(node.frame, outer.node.frame).map(number);
      lines.push(`in ${outer.node.name}: left ${fromLeft}, top ${fromTop}, right ${fromRight}, bottom ${fromBottom}`);
    }
    for (const baseline of node.baselines) lines.push(`baseline ${number(baseline - top)} below its top`);
    if (node.properties.length) lines.push(node.properties.map((property) => property.join(" ")).join(", "));
    return lines;
  }

  // MARK: Drawing

  function rect([x, y, width, height], name) {
    return svg("rect", { x, y, width, height, class: name });
  }

  /// What a padding adds around what is in it.
  function band(entry) {
    const inner = entry.node.children[0]?.frame;
    if (!inner) return null;
    const path = ([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`;
    return svg("path", { d: path(entry.node.frame) + path(inner), "fill-rule": "evenodd", class: "padding" });
  }

  function baselines(node) {
    const [left, , width] = node.frame;
    const own = node.baselines.map((y) => svg("line", { x1: left, x2: left + width, y1: y, y2: y, class: "baseline" }));
    return [...own, ...node.children.flatMap(baselines)];
  }

  function draw() {
    if (!view?.size || !parts) return;
    const { width, height } = view.size;
    for (const [name, value] of Object.entries({
      viewBox: `0 0 ${width} ${height}`, width: width * view.zoom, height: height * view.zoom,
    })) parts.drawing.setAttribute(name, String(value));
    const shapes = entries.map((entry) => rect(entry.node.frame, "frame"));
    if (current) {
      // Its own padding, and that which it stands in directly.
      const paddings = isPadding(current) ? [current] : [];
      for (let outer = current.parent; outer && isPadding(outer); outer = outer.parent) paddings.push(outer);
      shapes.push(...paddings.map(band).filter(Boolean), rect(current.node.frame, "frame current"), ...baselines(current.node));
    }
    parts.drawing.replaceChildren(...shapes);
  }

  function toggle() {
    isOn = !isOn;
    specimenViewer.update();
  }

  return { label: "Frames", key: "f", get isOn() { return isOn; }, toggle, update };
})();
