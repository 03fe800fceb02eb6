"use strict";

/// Keys lead from picture to picture; all of them are one stop of the tab key.

const visible = () => [...sheets.values()].filter((made) => !made.section.hidden);

function cardOf(id) {
  const made = sheets.get(specimenOf(id));
  return made?.cards.find((one) => one.group.some((tile) => tile.id === id));
}

function setCurrent(one) {
  cardOf(current)?.button.setAttribute("tabindex", "-1");
  current = one.group[0].id;
  one.button.tabIndex = 0;
}

function focus(one) {
  if (!one) return;
  setCurrent(one);
  one.button.focus();
  one.element.scrollIntoView({ block: "nearest" });
}

const filled = (made) => {
  if (made.isOld || !made.cards.length) fill(made);
  return made.cards;
};

/// The cards before or behind the current one, over all sections that are shown.
function step(count) {
  const one = cardOf(current);
  const all = visible();
  if (!one) return focus(all.length ? filled(all[0])[0] : null);
  const cards = filled(one.made);
  const place = cards.indexOf(cardOf(current)) + count;
  if (cards[place]) return focus(cards[place]);
  const next = all[all.indexOf(one.made) + count];
  if (next) focus(filled(next).at(count > 0 ? 0 : -1));
}

function stepSheet(count) {
  const all = visible();
  const place = all.indexOf(cardOf(current)?.made);
  const next = all[place < 0 ? 0 : place + count];
  if (next) focus(filled(next)[0]);
}

function stepChanged(count) {
  const all = visible().flatMap((made) => made.shown.map((id) => ({ id, made })));
  const start = all.findIndex((entry) => entry.id === current);
  for (let offset = 1; offset <= all.length; offset += 1) {
    const entry = all[(((start + count * offset) % all.length) + all.length) % all.length];
    if (!isChanged(tiles.get(entry.id))) continue;
    filled(entry.made);
    const one = cardOf(entry.id);
    if (one && one !== cardOf(current)) return focus(one);
  }
}
