"use strict";

/// A section for each specimen that something is shown of; those that come near are filled.

/// Fills sections that come near.
const nearness = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const sheet = sheets.get(entry.target.dataset.id);
    if (!sheet) continue;
    sheet.isNear = entry.isIntersecting;
    if (sheet.isNear && sheet.isOld) fill(sheet);
  }
}, { rootMargin: "800px" });

/// Makes a section for each specimen that has tiles, or takes the one that is there.
function arrange() {
  const before = sheets;
  const words = new Map(catalog.specimens.map((specimen) => [specimen.id, specimen]));
  sheets = new Map();
  for (const id of order) {
    const specimen = specimenOf(id);
    if (!words.has(specimen)) continue;
    if (!sheets.has(specimen)) sheets.set(specimen, sheet(words.get(specimen), before.get(specimen)));
    sheets.get(specimen).ids.push(id);
  }
  const groups = new Map();
  for (const made of sheets.values()) {
    const group = made.specimen.id.split("/")[0];
    groups.set(group, [...(groups.get(group) ?? []), made]);
  }
  const children = [];
  for (const [group, members] of groups) {
    children.push(element("h2", { id: `group-${group}`, textContent: decoded(group) }));
    children.push(...members.map((made) => made.section));
  }
  replaceChildren(byId("sheets"), children);
  byId("groups").hidden = groups.size < 2;
  byId("groups").querySelector("ul").replaceChildren(...[...groups].map(([group, members]) => {
    const link = element("a", { href: `#group-${group}`, textContent: decoded(group) });
    link.addEventListener("click", (event) => {
      event.preventDefault();
      byId(`group-${group}`).scrollIntoView();
      members[0].section.querySelector("button")?.focus({ preventScroll: true });
    });
    return element("li", {}, [link, element("small", { textContent: ` ${members.length}` })]);
  }));
}

/// Leaves what stands where it is to stand: a section that is moved loses its place under the reader.
function replaceChildren(parent, children) {
  const kept = new Set(children);
  for (const child of [...parent.children]) {
    if (!kept.has(child)) {
      nearness.unobserve(child);
      child.remove();
    }
  }
  children.forEach((child, place) => {
    if (parent.children[place] === child) return;
    parent.insertBefore(child, parent.children[place] ?? null);
    if (child.dataset.id) nearness.observe(child);
  });
}

const decoded = (word) => {
  try { return decodeURIComponent(word); } catch { return word; }
};

function sheet(specimen, before) {
  const section = before?.section ?? element("section", { className: "sheet" });
  section.dataset.id = specimen.id;
  const title = element("h3", { id: `sheet-${specimen.id}`, textContent: decoded(specimen.id.split("/").slice(1).join("/")) });
  const place = specimen.file ? `${specimen.file}:${specimen.line}` : "";
  const words = [specimen.style, ...specimen.details, place, specimen.isLost ? "as it was before the errors" : ""];
  const list = before?.list ?? element("ul", { className: "tiles" });
  section.setAttribute("aria-labelledby", title.id);
  section.replaceChildren(title, element("p", { textContent: words.filter(Boolean).join(" · ") }), list);
  const text = [specimen.id, decoded(specimen.id), specimen.control, specimen.style, specimen.preset, specimen.file, ...specimen.details];
  return {
    specimen, section, list, ids: [], cards: before?.cards ?? [], isOld: true, isNear: before?.isNear ?? false,
    text: text.join("\n").toLowerCase(),
  };
}

const isChanged = (tile) => known.edit > 0 && tile.changedBy === known.edit;

function isShown(tile) {
  switch (chosen.show) {
    case "changed": return isChanged(tile);
    case "warned": return tile.warnings.length > 0;
    case "failed": return Boolean(tile.failure);
    case "golden": return tile.golden === "different";
    default: return true;
  }
}

/// Counts and searches, and makes near sections anew that are old.
function refresh() {
  const words = chosen.query.toLowerCase().split(/\s+/).filter(Boolean);
  const counts = { all: 0, changed: 0, warned: 0, failed: 0, golden: 0 };
  let shown = 0;
  for (const made of sheets.values()) {
    const isNamed = words.every((word) => made.text.includes(word));
    const ids = made.ids.filter((id) => {
      const tile = tiles.get(id);
      counts.all += 1;
      if (isChanged(tile)) counts.changed += 1;
      if (tile.warnings.length) counts.warned += 1;
      if (tile.failure) counts.failed += 1;
      if (tile.golden === "different") counts.golden += 1;
      if (!isShown(tile)) return false;
      return isNamed || words.every((word) => made.text.includes(word) || id.toLowerCase().includes(word));
    });
    if (ids.length !== made.shown?.length || ids.some((id, place) => id !== made.shown[place])) made.isOld = true;
    made.shown = ids;
    made.section.hidden = ids.length === 0;
    if (ids.length) shown += 1;
    if (made.isOld && made.isNear && ids.length) fill(made);
  }
  for (const heading of byId("sheets").querySelectorAll("h2")) {
    let next = heading.nextElementSibling;
    while (next?.hidden) next = next.nextElementSibling;
    heading.hidden = next?.tagName !== "SECTION";
  }
  for (const [name, count] of Object.entries(counts)) byId(`count-${name}`).textContent = String(count);
  byId("empty").hidden = shown > 0 || order.length === 0;
  byId("empty").textContent = "Nothing here matches the search and the filter.";
  sayState(counts);
}
