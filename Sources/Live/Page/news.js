"use strict";

/// Asks for news for as long as the page is open, and takes them in.

async function follow() {
  let failures = 0;
  for (;;) {
    asking = new AbortController();
    const axes = JSON.stringify(chosen.axes);
    try {
      const answer = await fetch("news", {
        method: "POST", signal: asking.signal, headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ since: known.revision, axes: chosen.axes }),
      });
      if (!answer.ok) throw new Error(String(answer.status));
      const news = await answer.json();
      // Other values were chosen meanwhile.
      if (axes !== JSON.stringify(chosen.axes)) continue;
      // What was written meanwhile has not been taken.
      if (failures > 0) playground?.resume();
      failures = 0;
      take(news);
      if (news.phase === "gone") return say("The session has ended. Start the command again.");
    } catch {
      if (asking.signal.aborted) continue;
      failures += 1;
      // The first answer after this is not to wait for something new.
      known.revision = 0;
      say("The connection is gone. Is the command still running? Trying again…");
      await new Promise((resolve) => setTimeout(resolve, Math.min(250 * 2 ** failures, 4000)));
    }
  }
}

function askAnew() {
  known.revision = 0;
  writeFragment();
  asking?.abort();
}

function take(news) {
  known = { revision: news.revision, edit: news.edit, phase: news.phase, done: news.done, all: news.all };
  if (news.catalog) {
    catalog = news.catalog;
    showAxes();
  }
  if (news.isWhole) {
    order = news.tiles.map((tile) => tile.id);
    const kept = new Set(order);
    for (const id of tiles.keys()) if (!kept.has(id)) tiles.delete(id);
  }
  const touched = new Set();
  for (const tile of news.tiles) {
    tiles.set(tile.id, tile);
    touched.add(specimenOf(tile.id));
  }
  if (news.catalog || news.isWhole) arrange();
  for (const id of touched) if (sheets.has(id)) sheets.get(id).isOld = true;
  if (news.status) showStatus(news.status);
  refresh();
  specimenViewer.update();
}

const specimenOf = (id) => id.slice(0, id.lastIndexOf("/"));

function say(words) {
  if (byId("state").textContent !== words) byId("state").textContent = words;
}

function sayState(counts) {
  const pictures = `${counts.all} ${counts.all === 1 ? "picture" : "pictures"}`;
  if (known.phase === "compiling") return say(known.revision > 1 && order.length && !playground ? "Compiling what was saved…" : "Compiling…");
  if (known.phase === "drawing") {
    return say(known.done < known.all ? `Drawing: ${known.done} of ${known.all}…` : "Comparing what has changed…");
  }
  const step = playground ? "Edit" : catalog.program ? "Build" : "Save";
  if (known.edit) return say(`${pictures}. ${step} ${known.edit} changed ${counts.changed}.`);
  const next = playground ? "Write" : catalog.program ? `Build ${catalog.program} again` : "Save a file";
  say(`${pictures}. ${next}, and it shows here.`);
}

function showStatus({ problems, notes }) {
  const box = byId("problems");
  box.hidden = problems.length === 0;
  const count = problems.length === 1 ? "1 error" : `${problems.length} errors`;
  byId("problems-title").textContent = problems.length ? `${count}. What cannot be drawn stays as it was.` : "";
  box.querySelector("ul").replaceChildren(...problems.map((problem) => {
    const link = codeEditor?.link(problem);
    const place = problem.line ? `${problem.path}:${problem.line}:${problem.column}` : problem.path;
    return element("li", {}, [
      ...(link || place ? [link ?? element("code", { textContent: place }), " "] : []),
      element("span", { textContent: problem.message }),
      ...(problem.text ? [element("pre", { textContent: problem.text, tabIndex: 0 })] : []),
    ]);
  }));
  codeEditor?.mark(problems);
  playground?.look();
  byId("notes").hidden = notes.length === 0;
  byId("notes").querySelector("summary").textContent = notes.length === 1 ? "1 note" : `${notes.length} notes`;
  byId("notes").querySelector("ul").replaceChildren(...notes.map((note) => element("li", { textContent: note })));
}
