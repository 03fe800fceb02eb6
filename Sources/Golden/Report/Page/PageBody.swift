extension PageSource {
    /// What stands between the page's head and its scripts.
    static let body = #"""
        <div class="columns">
        <nav aria-label="Tiles">
          <form role="search" id="filters">
            <label for="search">Filter by id or change <kbd>/</kbd></label>
            <input id="search" type="search" autocomplete="off" spellcheck="false">
            <fieldset id="statuses"><legend>Show</legend></fieldset>
          </form>
          <p id="count" role="status"></p>
          <div id="groups"></div>
          <!--tolerated-->
          <details id="lint" hidden>
            <summary></summary><ul></ul><button type="button" hidden>Show more</button>
          </details>
          <details id="passed">
            <summary></summary><ul></ul><button type="button" hidden>Show more</button>
          </details>
          <details id="stale" hidden><summary></summary><ul></ul></details>
        </nav>
        <main id="main" tabindex="-1" aria-labelledby="name">
          <h2 id="name">Nothing to show</h2>
          <p id="message"></p>
          <ul id="changes"></ul>
          <p id="numbers"></p>
          <div id="viewer" hidden>
            <div class="bar">
              <div role="tablist" aria-label="View" id="views"></div>
              <div class="zoom" role="group" aria-label="Zoom">
                <button type="button" id="smaller" aria-label="Smaller">−</button>
                <output id="zoom">100 %</output>
                <button type="button" id="larger" aria-label="Larger">+</button>
              </div>
              <label id="mixing" hidden>
                <span id="mix-name">Line</span> <input id="mix" type="range" min="0" max="100" value="50">
              </label>
            </div>
            <div id="stage" role="tabpanel" tabindex="0" aria-label="Pictures"></div>
            <section aria-labelledby="boxes-title" id="clusters">
              <h3 id="boxes-title">What differs</h3>
              <ol id="boxes"></ol>
            </section>
            <section aria-labelledby="pixels-title" id="inspector">
              <h3 id="pixels-title">Pixels</h3>
              <p id="position">Point at the picture, or choose a box above.</p>
              <div class="lenses">
                <figure>
                  <canvas id="lens-old" width="165" height="165" role="img"
                    aria-label="Expected pixels, enlarged"></canvas>
                  <figcaption>Expected <code id="value-old"></code></figcaption>
                </figure>
                <figure>
                  <canvas id="lens-new" width="165" height="165" role="img"
                    aria-label="Actual pixels, enlarged"></canvas>
                  <figcaption>Actual <code id="value-new"></code></figcaption>
                </figure>
              </div>
            </section>
          </div>
          <section id="spoken" aria-labelledby="spoken-title" hidden>
            <h3 id="spoken-title">What is spoken</h3>
            <div id="trees"></div>
          </section>
          <section id="found" aria-labelledby="found-title" hidden>
            <h3 id="found-title">What lint found</h3>
            <ul id="found-list"></ul>
            <div id="outlined"></div>
          </section>
          <p id="accept" hidden>Accept this tile: <code id="command"></code></p>
          <p id="accept-alike" hidden><span id="alike"></span> <code id="command-alike"></code></p>
        </main>
        </div>
        <dialog id="help" aria-labelledby="help-title">
          <h2 id="help-title">Keys</h2>
          <dl>
            <div><dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>next, previous tile</dd></div>
            <div><dt><kbd>n</kbd> <kbd>p</kbd></dt><dd>next, previous change</dd></div>
            <div><dt><kbd>1</kbd> – <kbd>6</kbd></dt><dd>view</dd></div>
            <div><dt><kbd>+</kbd> <kbd>−</kbd> <kbd>0</kbd></dt><dd>larger, smaller, fit</dd></div>
            <div><dt><kbd>Space</kbd></dt><dd>stop blinking, then swap</dd></div>
            <div><dt><kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd></dt>
              <dd>move the pixel lens</dd></div>
            <div><dt><kbd>/</kbd></dt><dd>filter</dd></div>
            <div><dt><kbd>Esc</kbd></dt><dd>clear and leave the filter, close this window</dd></div>
          </dl>
          <form method="dialog"><button autofocus>Close</button></form>
        </dialog>
        """#
}
