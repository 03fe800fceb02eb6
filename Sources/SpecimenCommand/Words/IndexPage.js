"use strict";

/// The search, the filters and the view of one sheet; without this script the page shows all sheets, as links.
(() => {
  const byId = (id) => document.getElementById(id);
  const figures = [...document.querySelectorAll("figure")].map((figure) => ({
    figure,
    text: `${figure.querySelector("figcaption").textContent} ${figure.dataset.words ?? ""}`.toLowerCase(),
    links: [...figure.querySelectorAll("a")].filter((link) => link.querySelector("img")),
    warned: figure.querySelector(".warned") !== null,
    failed: figure.querySelector(".failed") !== null,
  }));

  function chosen() {
    const words = new URLSearchParams(location.hash.slice(1));
    const show = words.get("show");
    return { query: words.get("q") ?? "", show: ["warned", "failed"].includes(show) ? show : "all" };
  }

  function refresh() {
    const words = byId("search").value.toLowerCase().split(/\s+/).filter(Boolean);
    const show = document.querySelector('input[name="show"]:checked').value;
    let shown = 0;
    for (const one of figures) {
      const isShown = (show === "all" || one[show]) && words.every((word) => one.text.includes(word));
      one.figure.hidden = !isShown;
      if (isShown) shown += 1;
    }
    for (const section of document.querySelectorAll("main section")) {
      section.hidden = section.querySelector("figure:not([hidden])") === null;
    }
    byId("found").textContent = shown === figures.length ? "" : `${shown} of ${figures.length} sheets`;
  }

  function changed() {
    const words = new URLSearchParams();
    const show = document.querySelector('input[name="show"]:checked').value;
    if (byId("search").value) words.set("q", byId("search").value);
    if (show !== "all") words.set("show", show);
    history.replaceState(null, "", words.size ? `#${words}` : location.href.split("#")[0]);
    refresh();
  }

  const visible = () => figures.filter((one) => !one.figure.hidden).flatMap((one) => one.links.map((link) => ({ link, one })));

  /// The sheet at its size, with those before and behind it.
  function open(link) {
    const all = visible();
    let at = all.findIndex((entry) => entry.link === link);
    const item = (place) => {
      const { link: shown, one } = all[place];
      const image = shown.querySelector("img");
      return {
        title: image.alt, source: shown.getAttribute("href"), width: Number(image.getAttribute("width")),
        height: Number(image.getAttribute("height")), lines: [one.figure.querySelector("figcaption").textContent],
      };
    };
    specimenViewer.open({
      count: all.length, item, moved: (place) => { at = place; }, closed: () => all[at].link.focus(),
    }, at);
  }

  document.querySelector("main").addEventListener("click", (event) => {
    const link = event.target.closest("figure a");
    if (!link?.querySelector("img") || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(link);
  });
  byId("search").addEventListener("input", changed);
  byId("filters").addEventListener("change", changed);
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.target === byId("search")) {
      if (event.key !== "Escape") return;
      byId("search").value = "";
      changed();
    } else if (event.key === "/") {
      event.preventDefault();
      byId("search").focus();
    }
  });

  // A browser plays such a picture or hides it: both are one button's two states.
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  for (const box of document.querySelectorAll(".motion")) {
    const [button, image] = [box.querySelector("button"), box.querySelector("img")];
    const set = (plays) => {
      box.classList.toggle("plays", plays);
      box.classList.toggle("paused", !plays);
      button.textContent = plays ? "Hide motion" : "Play";
      button.setAttribute("aria-label", `${button.textContent}: ${image.alt}`);
    };
    button.addEventListener("click", () => {
      const plays = !box.classList.contains("plays");
      // Named anew, it begins at its beginning.
      if (plays) image.src = image.getAttribute("src");
      set(plays);
    });
    still.addEventListener("change", () => set(!still.matches));
    button.hidden = false;
    set(!still.matches);
  }

  const { query, show } = chosen();
  byId("search").value = query;
  document.querySelector(`input[name="show"][value="${show}"]`).checked = true;
  document.querySelector("search").hidden = false;
  refresh();
})();
