"use strict";

/// What the page knows and what is chosen; the latter stands in the address's fragment, which no server sees.
/// The scripts of the page share one scope, in the order that live.html names.

const byId = (id) => document.getElementById(id);
const tiles = new Map();
/// Ids in order.
let order = [];
let catalog = { axes: [], specimens: [] };
/// By the specimen's id: its words, tiles, section, and whether that is to be made again.
let sheets = new Map();
let known = { revision: 0, edit: 0, phase: "connecting", done: 0, all: 0 };
let chosen = readFragment();
let asking = null;
/// Whether a golden was accepted here that can be taken back.
let hasAccepted = false;
/// The id of the tile that keys go from.
let current = "";

function readFragment() {
  const words = new URLSearchParams(location.hash.slice(1));
  const axes = {};
  for (const [key, value] of words) {
    if (key.startsWith("a.")) axes[key.slice(2)] = [...(axes[key.slice(2)] ?? []), value];
  }
  const show = words.get("show") ?? "all";
  return {
    query: words.get("q") ?? "", axes, tile: words.get("tile") ?? "", isFolded: words.get("fold") !== "0",
    show: ["changed", "warned", "failed", "golden"].includes(show) ? show : "all",
  };
}

function writeFragment() {
  const words = new URLSearchParams();
  if (chosen.query) words.set("q", chosen.query);
  if (chosen.show !== "all") words.set("show", chosen.show);
  if (!chosen.isFolded) words.set("fold", "0");
  for (const [axis, names] of Object.entries(chosen.axes)) for (const name of names) words.append(`a.${axis}`, name);
  if (chosen.tile) words.set("tile", chosen.tile);
  history.replaceState(null, "", words.size ? `#${words}` : location.pathname);
}

function element(name, properties = {}, children = []) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
