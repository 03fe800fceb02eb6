"use strict";

/// Has what is written drawn, keeps it in the browser, and has it saved when somebody asks.
const playground = (() => {
  if (!codeEditor) return null;
  /// So long after the last key, in milliseconds.
  const pause = 250;
  /// What the file holds, as far as the page knows.
  let file = { name: "", path: "", text: "", digest: "", isKept: false };
  /// The digest of what the text was made from.
  let base = "";
  let wanted = "";
  let drawn = "";
  /// Whether the text is from another time, and nobody has said yet that it is to be run.
  let isHeld = false;
  let isStored = true;
  let message = "";
  let timer = 0;
  let examples = [];
  let isReady = false;
  let queue = Promise.resolve();

  /// One question after the other: an answer to an earlier one never comes last.
  function inOrder(work) {
    queue = queue.then(work, work);
    return queue;
  }

  const isSaved = () => codeEditor.text === file.text;

  function keep() {
    if (isSaved()) {
      drafts.remove();
      isStored = true;
    } else {
      isStored = drafts.write(codeEditor.text, base);
    }
  }

  function show() {
    const words = [];
    if (isHeld) words.push("Your text of an earlier time is back. It is not run before you press Run, or save it.");
    if (!isStored) words.push("The browser does not keep this text: copy or save it.");
    else if (!isSaved()) words.push(file.isKept ? `Not saved in ${file.name}. The browser keeps the text.` : "The browser keeps the text.");
    else if (file.isKept) words.push(`As in ${file.name}.`);
    if (message) words.push(message);
    const all = words.join(" ");
    if (byId("editor-state").textContent !== all) byId("editor-state").textContent = all;
    byId("save").disabled = isSaved() && base === file.digest;
    document.title = document.title.replace(/^(• )?/, isSaved() ? "" : "• ");
  }

  // MARK: Running

  function run() {
    clearTimeout(timer);
    if (!isReady) return;
    isHeld = false;
    wanted = codeEditor.text;
    inOrder(send);
    show();
  }

  async function send() {
    if (wanted === drawn) return;
    const text = wanted;
    const answer = await post("edit", { text });
    if (answer.isDone) drawn = text;
    // What is gone is tried again once it is back.
    else if (!answer.isGone) message = answer.words;
    show();
  }

  // MARK: The file

  function save() {
    if (!file.isKept || !isReady) return;
    inOrder(async () => {
      const text = codeEditor.text;
      const answer = await post("save", { text, base });
      message = answer.words;
      if (answer.isDone) {
        file = { ...file, text, digest: answer.digest };
        base = answer.digest;
        drawn = text;
        keep();
        isHeld = false;
      } else if (!answer.isGone) {
        message += " “Load the file” shows what it holds; undo brings your text back, which can be saved then.";
      }
      show();
      if (codeEditor.text !== text) run();
    });
  }

  /// Puts what the file holds in the place of the text.
  function load() {
    inOrder(async () => {
      const answer = await post("source", { known: "" });
      if (!answer.isDone) {
        message = answer.words;
        return show();
      }
      putAway();
      file = answer;
      base = answer.digest;
      message = answer.digest || !file.isKept ? "" : "The file is not there. Saving writes it anew.";
      if (answer.digest || !file.isKept) codeEditor.replaceAll(answer.text);
      keep();
      run();
    });
  }

  /// Another program may have written the file, and another page may have another text drawn: what was not changed here
  /// follows these.
  function look() {
    if (!isReady) return;
    inOrder(async () => {
      const answer = await post("source", { known: file.digest });
      if (!answer.isDone) return;
      if (answer.digest !== file.digest) takeFile(answer);
      const now = answer.edited ?? file.text;
      if (now !== drawn && wanted === drawn && codeEditor.text === wanted && !isHeld) {
        codeEditor.set(now);
        wanted = drawn = now;
        keep();
      }
      show();
    });
  }

  function takeFile(answer) {
    const isUnchanged = isSaved() && base === file.digest;
    if (!answer.digest || !(isUnchanged || codeEditor.text === answer.text)) {
      message = answer.digest ? `${file.name} has changed on disk.` : `${file.name} is not there any more.`;
      return;
    }
    file = answer;
    base = answer.digest;
    message = "";
    codeEditor.set(answer.text);
    keep();
    run();
  }

  // MARK: Texts to begin with

  /// Keeps a text that another one takes the place of.
  function putAway() {
    const text = codeEditor.text;
    if (isSaved() || examples.some((example) => example.text === text)) return;
    drafts.writePrevious(text, base);
    showExamples();
  }

  function showExamples() {
    const before = drafts.readPrevious();
    byId("example").replaceChildren(
      element("option", { value: "", textContent: "choose…" }),
      ...examples.map(({ title }, place) => element("option", { value: String(place), textContent: title })),
      ...(before ? [element("option", { value: "before", textContent: "the text of before" })] : []));
    byId("example-row").hidden = byId("example").options.length < 2;
  }

  function begin(choice) {
    const isBefore = choice === "before";
    const text = isBefore ? drafts.readPrevious()?.text : examples[Number(choice)]?.text;
    byId("example").value = "";
    if (text === undefined) return;
    putAway();
    codeEditor.replaceAll(text);
    // The browser may have that text from an earlier time, too.
    if (!isBefore) return run();
    clearTimeout(timer);
    isHeld = true;
    show();
  }

  // MARK: Beginning

  async function start() {
    let answer = await post("source", { known: "" });
    while (answer.isGone) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      answer = await post("source", { known: "" });
    }
    if (!answer.isDone) {
      message = answer.words;
      return show();
    }
    file = answer;
    codeEditor.path = file.path;
    drafts.file = file.isKept ? file.path : "";
    drawn = file.edited ?? file.text;
    const draft = drafts.read();
    base = draft?.base ?? file.digest;
    if (draft && file.isKept && draft.base !== file.digest) message = `${file.name} has changed on disk since.`;
    if (!file.isKept) base = file.digest;
    codeEditor.set(draft?.text ?? drawn);
    wanted = drawn;
    isHeld = codeEditor.text !== drawn;
    codeEditor.area.readOnly = false;
    byId("save").hidden = !file.isKept;
    byId("load").hidden = !file.isKept;
    if (file.isKept) byId("save").textContent = `Save in ${file.name}`;
    isReady = true;
    keep();
    show();
    const found = await post("examples", {});
    examples = Array.isArray(found) ? found : [];
    showExamples();
  }

  codeEditor.area.addEventListener("input", () => {
    message = "";
    keep();
    show();
    clearTimeout(timer);
    if (!isHeld) timer = setTimeout(run, pause);
  });
  byId("run").addEventListener("click", run);
  byId("save").addEventListener("click", save);
  byId("load").addEventListener("click", load);
  byId("example").addEventListener("change", (event) => begin(event.target.value));
  document.addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const action = { Enter: run, s: save }[event.key];
    if (!action || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    action();
  });
  byId("editor").append(byId("problems"));
  // Whoever types would be interrupted by each error of half a word.
  byId("problems").setAttribute("aria-live", "polite");
  start();

  /// Has drawn what could not be sent.
  function resume() {
    if (!isHeld) run();
  }

  return { look, resume, get isSaved() { return file.isKept && isSaved(); } };
})();
