"use strict";

/// A control for each axis, whose values make other tiles.

function showAxes() {
  const focused = document.activeElement?.closest("#axis-list") ? document.activeElement.id : "";
  byId("axis-list").replaceChildren(...catalog.axes.map((axis) => {
    const listed = new Set(axis.values.map((value) => value.name));
    const names = chosen.axes[axis.id] ?? [];
    const boxes = axis.values.map((value) => {
      const box = element("input", {
        type: "checkbox", id: `axis-${axis.id}-${value.name}`, checked: names.includes(value.name),
      });
      box.addEventListener("change", () => choose(axis, value.name, box.checked));
      return element("label", {}, [box, ` ${value.caption}`]);
    });
    if (axis.isOpen) {
      const field = element("input", {
        type: "text", id: `axis-${axis.id}`, size: 10, spellcheck: false,
        value: names.filter((name) => !listed.has(name)).join(" "),
      });
      field.addEventListener("change", () => {
        const others = field.value.split(/[\s,]+/).filter(Boolean);
        setAxis(axis, [...names.filter((name) => listed.has(name)), ...others]);
      });
      boxes.push(element("label", {}, ["others ", field]));
    }
    return element("fieldset", {}, [element("legend", { textContent: axis.title }), ...boxes]);
  }));
  if (focused) byId(focused)?.focus();
  showChosen();
}

function showChosen() {
  const words = Object.entries(chosen.axes).map(([axis, names]) => `${axis}: ${names.join(", ")}`);
  byId("axes-chosen").textContent = words.length ? `(${words.join("; ")})` : "";
}

function choose(axis, name, isWanted) {
  const names = new Set(chosen.axes[axis.id] ?? []);
  if (isWanted) names.add(name);
  else names.delete(name);
  const places = axis.values.map((value) => value.name);
  setAxis(axis, [...names].sort((a, b) => places.indexOf(a) - places.indexOf(b)));
}

function setAxis(axis, names) {
  if (names.length) chosen.axes[axis.id] = names;
  else delete chosen.axes[axis.id];
  showChosen();
  askAnew();
}
