"use strict";

/// As many bytes of a source as the command takes.
const textLimit = 1 << 20;

/// Asks the command for something and returns its answer. Where there is none, that has `words` why, and `isGone` where nobody
/// has answered.
async function post(name, body) {
  if (body.text && new TextEncoder().encode(body.text).length > textLimit) {
    return { isDone: false, words: "The text is longer than 1 MiB: it is neither run nor saved." };
  }
  try {
    const answer = await fetch(name, {
      method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
    });
    // Another command has the port by now.
    if (answer.status === 404) return { isDone: false, isGone: true, words: "The command has ended: start it again." };
    if (!answer.ok) return { isDone: false, words: `It was not taken: ${(await answer.text()).trim()}.` };
    return await answer.json();
  } catch {
    return { isDone: false, isGone: true, words: "The connection is gone." };
  }
}
