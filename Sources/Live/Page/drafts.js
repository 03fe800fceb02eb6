"use strict";

/// Texts that are not saved, which the browser keeps for each file: for the time after a reload or a crash.
const drafts = (() => {
  let name = "";
  const own = () => `specimen draft ${name}`;
  const previous = () => `specimen text before ${name}`;

  /// Whoever had this port before may have written anything there.
  function read(key) {
    try {
      const found = JSON.parse(localStorage.getItem(key));
      return typeof found?.text === "string" && typeof found.base === "string" ? found : null;
    } catch {
      return null;
    }
  }

  /// Returns whether the browser keeps it.
  function write(key, text, base) {
    try {
      localStorage.setItem(key, JSON.stringify({ text, base }));
      return true;
    } catch {
      return false;
    }
  }

  function remove() {
    try {
      localStorage.removeItem(own());
    } catch {
      // Nothing is kept where nothing can be.
    }
  }

  return {
    /// The file by which texts are kept.
    set file(path) { name = path; },
    read: () => read(own()),
    write: (text, base) => write(own(), text, base),
    remove,
    /// The text that another one has taken the place of.
    readPrevious: () => read(previous()),
    writePrevious: (text, base) => write(previous(), text, base),
  };
})();
