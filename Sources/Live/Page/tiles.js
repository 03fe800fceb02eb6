"use strict";

/// The pictures of a section, equal ones as one.

/// Equal pictures of a specimen as one, in the order of the first.
function folded(ids) {
  if (!chosen.isFolded) return ids.map((id) => [tiles.get(id)]);
  const groups = new Map();
  for (const id of ids) {
    const tile = tiles.get(id);
    const key = tile.picture
      ? [tile.picture.digest, tile.failure, tile.isStale, tile.changedBy, tile.change, tile.before?.digest, tile.golden, tile.verdict].join("\n")
      : tile.failure ?? id;
    groups.set(key, [...(groups.get(key) ?? []), tile]);
  }
  return [...groups.values()];
}

/// What a group of tiles has that the others of its specimen have not.
function caption(group, made) {
  const all = made.ids.map((id) => tiles.get(id)).filter((tile) => tile.values.length);
  const words = [];
  let product = 1;
  made.specimen.axes.forEach((axis, place) => {
    const values = [...new Set(group.map((tile) => tile.values[place]))];
    const others = new Set(all.map((tile) => tile.values[place]));
    product *= values.length;
    if (others.size > values.length) words.push(values.map((value) => captionOf(axis, value)).join(", "));
  });
  if (product !== group.length && group.length > 1) {
    return `${caption([group[0]], made)} and ${group.length - 1} more`;
  }
  return words.join(" · ") || (group.length > 1 ? "all" : "");
}

function captionOf(axis, name) {
  const value = catalog.axes.find((known) => known.id === axis)?.values.find((known) => known.name === name);
  return value?.caption ?? name;
}

const isDark = (tile, made) => tile.values[made.specimen.axes.indexOf("scheme")] === "dark";

function fill(made) {
  made.isOld = false;
  const focused = made.list.contains(document.activeElement) ? current : "";
  made.cards = folded(made.shown ?? made.ids).map((group) => card(group, made));
  made.list.replaceChildren(...made.cards.map((one) => one.element));
  if (focused) cardOf(focused)?.button.focus({ preventScroll: true });
  if (!current && made.cards.length) setCurrent(made.cards[0]);
}

function card(group, made) {
  const tile = group[0];
  const words = caption(group, made);
  const button = element("button", { type: "button", tabIndex: group.some((one) => one.id === current) ? 0 : -1 });
  const one = { group, made, button, element: element("li", { className: "tile" }, [button]) };
  const state = [];
  if (tile.picture) {
    const image = element("img", {
      alt: "", loading: "lazy", decoding: "async", width: Math.round(tile.picture.width), height: Math.round(tile.picture.height),
    });
    image.src = `picture/${tile.picture.digest}`;
    button.append(image);
    if (isChanged(tile) && tile.before) showBeforeUnderPointer(button, image, tile);
  } else {
    button.append(element("span", { className: "blank", textContent: tile.failure ? "no picture" : "…" }));
  }
  if (isDark(tile, made)) one.element.classList.add("dark");
  const text = element("p", { textContent: `${words} ` });
  one.element.append(text);
  if (isChanged(tile)) {
    one.element.classList.add("changed");
    text.append(element("mark", { textContent: tile.before ? "changed" : "new" }));
    state.push(tile.before ? `changed: ${tile.change}` : "new");
    if (tile.change) one.element.append(element("p", { className: "change", textContent: tile.change }));
  }
  if (tile.isStale) {
    one.element.classList.add("stale");
    text.append(" ", element("mark", { textContent: "from before" }));
    state.push("from before the error");
  }
  if (tile.failure) {
    one.element.append(element("p", { className: "failure", textContent: tile.failure }));
    state.push(`cannot be drawn: ${tile.failure}`);
  }
  if (tile.golden === "different") {
    one.element.append(element("p", { className: "failure", textContent: `unlike its golden: ${tile.verdict}` }));
    state.push("unlike its golden");
  }
  for (const warning of tile.warnings) one.element.append(element("p", { textContent: `warning: ${warning}` }));
  if (tile.warnings.length) state.push("with warnings");
  button.setAttribute("aria-label", [`${decoded(made.specimen.id)}, ${words || "its only picture"}`, ...state].join(", "));
  button.addEventListener("click", () => openTile(one));
  button.addEventListener("focus", () => setCurrent(one));
  return one;
}

function showBeforeUnderPointer(button, image, tile) {
  const show = (picture) => () => {
    image.src = `picture/${picture.digest}`;
    image.width = Math.round(picture.width);
    image.height = Math.round(picture.height);
  };
  button.title = "as it was before, while the pointer is here";
  button.addEventListener("pointerenter", show(tile.before));
  button.addEventListener("pointerleave", show(tile.picture));
}
