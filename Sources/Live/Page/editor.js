"use strict";

/// The text area for code: line numbers, problems at their lines, indentation by keys. Whatever changes the text here can be
/// undone by the browser.
const codeEditor = (() => {
  const area = byId("text");
  if (!area) return null;
  const indent = "    ";
  let lineCount = 0;
  /// Whether the next Tab leaves the text.
  let isLeaving = false;
  /// The path by which problems name the text, and all that there are.
  let path = "";
  let known = [];

  const lineStart = (place) => (place ? area.value.lastIndexOf("\n", place - 1) + 1 : 0);

  /// Replaces a range as typing does.
  function put(text, start, end) {
    area.focus({ preventScroll: true });
    area.setSelectionRange(start, end);
    if (text === area.value.slice(start, end)) return;
    const wanted = area.value.slice(0, start) + text + area.value.slice(end);
    // The only way of a script to change a text so that it can be undone.
    document.execCommand(text ? "insertText" : "delete", false, text);
    if (area.value === wanted) return;
    area.value = wanted;
    area.dispatchEvent(new Event("input"));
  }

  /// Puts another text in the place of all; what both begin and end with stays.
  function replaceAll(text) {
    const old = area.value;
    const least = Math.min(old.length, text.length);
    let [start, end] = [0, 0];
    while (start < least && old[start] === text[start]) start += 1;
    while (end < least - start && old[old.length - 1 - end] === text[text.length - 1 - end]) end += 1;
    // Half of a character is no text.
    if (start > 0 && /[\uD800-\uDBFF]/.test(old[start - 1])) start -= 1;
    if (end > 0 && /[\uDC00-\uDFFF]/.test(old[old.length - end])) end -= 1;
    const { scrollTop } = area;
    put(text.slice(start, text.length - end), start, old.length - end);
    area.setSelectionRange(start, start);
    area.scrollTop = scrollTop;
  }

  /// Sets what stands there without a step to undo.
  function set(text) {
    const { selectionStart, selectionEnd, scrollTop } = area;
    area.value = text;
    area.setSelectionRange(Math.min(selectionStart, text.length), Math.min(selectionEnd, text.length));
    area.scrollTop = scrollTop;
    showLines();
  }

  // MARK: Keys

  function shiftLines(isOut) {
    const { selectionStart, selectionEnd, value } = area;
    const start = lineStart(selectionStart);
    const last = selectionEnd > selectionStart && value[selectionEnd - 1] === "\n" ? selectionEnd - 1 : selectionEnd;
    const end = value.indexOf("\n", last) < 0 ? value.length : value.indexOf("\n", last);
    const lines = value.slice(start, end).split("\n");
    const shifted = lines.map((line) => (isOut ? line.replace(/^( {1,4}|\t)/, "") : line && indent + line));
    put(shifted.join("\n"), start, end);
    const moved = shifted[0].length - lines[0].length;
    if (selectionStart === selectionEnd) {
      const place = Math.max(start, selectionStart + moved);
      area.setSelectionRange(place, place);
    } else {
      area.setSelectionRange(start, start + shifted.join("\n").length);
    }
  }

  function tab(isOut) {
    const { selectionStart, selectionEnd, value } = area;
    if (isOut || value.slice(selectionStart, selectionEnd).includes("\n")) return shiftLines(isOut);
    const column = selectionStart - lineStart(selectionStart);
    put(indent.slice(column % indent.length), selectionStart, selectionEnd);
  }

  /// A new line as far in as this one, or farther behind an opening bracket.
  function newLine() {
    const { selectionStart, selectionEnd, value } = area;
    const before = value.slice(lineStart(selectionStart), selectionStart);
    const margin = before.match(/^[ \t]*/)[0];
    const opens = /[{([]\s*$/.test(before);
    put(`\n${margin}${opens ? indent : ""}`, selectionStart, selectionEnd);
    if (!opens || !/^[})\]]/.test(value.slice(selectionEnd))) return reveal();
    const place = area.selectionStart;
    put(`\n${margin}`, place, place);
    area.setSelectionRange(place, place);
    reveal();
  }

  /// A closing brace that is the first of its line goes back to where its block began.
  function closingBrace() {
    const { selectionStart, selectionEnd } = area;
    const start = lineStart(selectionStart);
    const before = area.value.slice(start, selectionStart);
    if (!/^[ ]{4,}$/.test(before)) return false;
    put(`${before.slice(indent.length)}}`, start, selectionEnd);
    return true;
  }

  /// The browser does not scroll to a caret that a script has moved.
  function reveal() {
    const line = area.value.slice(0, area.selectionStart).split("\n").length - 1;
    const height = lineHeight();
    const top = line * height;
    if (top < area.scrollTop) area.scrollTop = top;
    if (top + 2 * height > area.scrollTop + area.clientHeight) area.scrollTop = top + 3 * height - area.clientHeight;
  }

  area.addEventListener("keydown", (event) => {
    const wasLeaving = isLeaving;
    isLeaving = event.key === "Escape" || (wasLeaving && event.key === "Shift");
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === "Tab" && !wasLeaving) tab(event.shiftKey);
    else if (event.key === "Enter" && !event.shiftKey) newLine();
    else if (event.key !== "}" || !closingBrace()) return;
    event.preventDefault();
  });
  area.addEventListener("blur", () => { isLeaving = false; });

  // MARK: Lines

  const lineHeight = () => Number.parseFloat(getComputedStyle(area).lineHeight);

  function showLines() {
    const count = area.value.split("\n").length;
    if (count !== lineCount) {
      lineCount = count;
      byId("numbers").textContent = Array.from({ length: count }, (_, place) => place + 1).join("\n");
    }
    scrolled();
  }

  function scrolled() {
    byId("numbers").style.transform = `translateY(${-area.scrollTop}px)`;
    byId("marks").style.transform = `translateY(${-area.scrollTop}px)`;
    byId("marks").style.setProperty("--left", `${-area.scrollLeft}px`);
  }

  /// Shows what is wrong at its lines.
  function mark(all) {
    known = all;
    const problems = all.filter((problem) => problem.line > 0 && problem.path === path);
    const lines = area.value.split("\n");
    const height = lineHeight();
    const seen = new Set();
    byId("marks").classList.remove("old");
    byId("marks").replaceChildren(...problems.filter(({ line }) => !seen.has(line) && seen.add(line)).map((problem) => {
      const text = lines[problem.line - 1] ?? "";
      const columns = [...text.replaceAll("\t", indent)].length;
      const message = element("span", { textContent: problem.message });
      const made = element("div", {}, [message]);
      made.style.top = `${(problem.line - 1) * height}px`;
      message.style.left = `${columns + 2}ch`;
      return made;
    }));
    if (problems.length) area.setAttribute("aria-invalid", "true");
    else area.removeAttribute("aria-invalid");
  }

  /// A button that leads to a problem's place, where that is in the text.
  function link(problem) {
    if (!problem.line || problem.path !== path) return null;
    const made = element("button", { type: "button", className: "place", textContent: `line ${problem.line}:${problem.column}` });
    made.addEventListener("click", () => {
      const lines = area.value.split("\n");
      const before = lines.slice(0, problem.line - 1).reduce((sum, line) => sum + line.length + 1, 0);
      const place = before + Math.min(Math.max(problem.column - 1, 0), (lines[problem.line - 1] ?? "").length);
      area.focus();
      area.setSelectionRange(place, place);
      reveal();
    });
    return made;
  }

  area.addEventListener("scroll", scrolled);
  area.addEventListener("input", () => {
    showLines();
    // They are of the text as it was.
    byId("marks").classList.add("old");
  });

  return {
    area, replaceAll, set, mark, link,
    get text() { return area.value; },
    set path(value) {
      path = value;
      mark(known);
    },
  };
})();
