extension PageSource {
    /// System colours and fonts, light and dark by the reader's setting.
    static let style = #"""
        :root { --line: #d0d0d7; --soft: #f4f4f7; --text: #1c1c21; --dim: #5c5c66; --back: #fff;
          --accent: #0058c7; --red: #c4001a; --check-a: #fff; --check-b: #e4e4ea; }
        @media (prefers-color-scheme: dark) {
          :root { --line: #3a3a42; --soft: #232329; --text: #ededf2; --dim: #a5a5b0; --back: #17171b;
            --accent: #6cb2ff; --red: #ff7b88; --check-a: #2a2a30; --check-b: #36363e; }
        }
        * { box-sizing: border-box; }
        html, body { height: 100%; }
        body { margin: 0; display: flex; flex-direction: column; background: var(--back);
          color: var(--text); font: 14px/1.45 system-ui, sans-serif; }
        a { color: var(--accent); }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        .skip { position: absolute; left: -999px; }
        .skip:focus { left: 8px; top: 8px; background: var(--back); padding: 4px 8px; z-index: 9; }
        header { padding: 10px 16px; border-bottom: 1px solid var(--line); display: flex;
          flex-wrap: wrap; gap: 2px 12px; align-items: center; justify-content: space-between; }
        h1 { font-size: 17px; margin: 0; flex: 1; }
        h2 { font-size: 16px; margin: 0 0 4px; overflow-wrap: anywhere; }
        h3 { font-size: 13px; margin: 14px 0 4px; }
        .stack { margin: 0; color: var(--dim); font-size: 12px; overflow-wrap: anywhere;
          flex-basis: 100%; }
        .columns { flex: 1; min-height: 0; display: flex; }
        nav { width: 340px; flex: none; overflow: auto; border-right: 1px solid var(--line);
          padding: 12px; }
        main { flex: 1; min-width: 0; overflow: auto; padding: 14px 18px; }
        @media (max-width: 760px) { .columns { flex-direction: column; overflow: auto; }
          .stack { display: none; }
          #stage { flex-direction: column; }
          .lenses { flex-wrap: wrap; }
          nav { width: auto; max-height: 40vh; border-right: 0;
            border-bottom: 1px solid var(--line); } }
        input[type=search] { width: 100%; margin-top: 4px; padding: 6px 8px; font: inherit;
          color: inherit; background: var(--back); border: 1px solid var(--line); border-radius: 6px; }
        fieldset { border: 0; margin: 8px 0 0; padding: 0; display: flex; flex-wrap: wrap;
          gap: 2px 12px; }
        legend { float: left; margin-right: 12px; padding: 0; color: var(--dim); }
        button { font: inherit; color: inherit; background: var(--soft); cursor: pointer;
          border: 1px solid var(--line); border-radius: 6px; padding: 3px 10px; }
        kbd { font: 11px ui-monospace, monospace; border: 1px solid var(--line); border-radius: 4px;
          padding: 0 4px; background: var(--soft); }
        code, #position { font-family: ui-monospace, monospace; font-size: 12px; }
        #count, #numbers, #accept { color: var(--dim); }
        #numbers { margin: 8px 0; }
        #command { color: var(--text); user-select: all; overflow-wrap: anywhere; }
        dialog { color: inherit; background: var(--back); border: 1px solid var(--line);
          border-radius: 12px; padding: 18px 22px; }
        dialog::backdrop { background: #0008; }
        dl { margin: 8px 0 16px; }
        dl div { display: flex; gap: 16px; padding: 3px 0; }
        dt { width: 108px; }
        dd { margin: 0; }
        #message { color: var(--red); font-weight: 600; margin: 0; overflow-wrap: anywhere; }
        #changes { margin: 4px 0; padding-left: 18px; }
        #changes:empty { display: none; }
        details { margin: 0 0 6px; }
        summary { cursor: pointer; padding: 3px 4px; border-radius: 6px; overflow-wrap: anywhere; }
        summary .times { color: var(--red); font-weight: 600; white-space: nowrap; }
        nav ul { list-style: none; margin: 2px 0 6px; padding: 0; }
        nav li { overflow-wrap: anywhere; }
        nav li button { display: flex; gap: 8px; align-items: center; width: 100%; text-align: left;
          background: none; border-color: transparent; padding: 4px 6px; }
        nav li button:hover { background: var(--soft); }
        nav li button[aria-current=true] { background: var(--soft); border-color: var(--accent); }
        nav li img { width: 56px; height: 34px; object-fit: contain; flex: none; }
        nav li small { display: block; color: var(--dim); }
        .bar { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; margin: 8px 0; }
        [role=tablist] { display: flex; flex-wrap: wrap; gap: 4px; }
        [role=tab][aria-selected=true] { border-color: var(--accent); color: var(--accent);
          font-weight: 600; }
        .zoom { display: flex; gap: 6px; align-items: center; }
        .zoom output { min-width: 4em; text-align: center; }
        #mixing { display: flex; gap: 6px; align-items: center; }
        #mixing[hidden] { display: none; }
        #stage { border: 1px solid var(--line); border-radius: 8px; padding: 16px;
          display: flex; gap: 16px; background: var(--soft); }
        #stage figure, .lenses figure { margin: 0; min-width: 0; }
        #stage figure { flex: 1 1 0; }
        .pan { overflow: auto; max-height: 56vh; }
        figcaption { color: var(--dim); font-size: 12px; margin-bottom: 4px; }
        .sheet { position: relative; overflow: hidden; cursor: crosshair;
          background: conic-gradient(var(--check-b) 25%, var(--check-a) 0 50%, var(--check-b) 0 75%,
            var(--check-a) 0) 0 0 / 16px 16px; }
        .sheet img { position: absolute; left: 0; top: 0; image-rendering: pixelated;
          max-width: none; user-select: none; }
        .sheet.slider { cursor: ew-resize; touch-action: none; }
        .sheet .edge { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px;
          background: var(--accent); box-shadow: 0 0 0 1px var(--back); pointer-events: none; }
        .sheet .edge::after { content: "↔"; position: absolute; left: -13px; top: calc(50% - 13px);
          width: 28px; height: 26px; border-radius: 13px; background: var(--accent);
          color: var(--back); text-align: center; font: 600 16px/26px system-ui, sans-serif; }
        .sheet .box { position: absolute; border: 1px solid var(--red); pointer-events: none; }
        .sheet .box.current { border-width: 2px; box-shadow: 0 0 0 2px var(--accent); }
        .sheet.difference { background: #000; isolation: isolate; }
        .sheet.difference img + img { mix-blend-mode: difference; }
        #boxes { margin: 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: 6px; }
        #boxes button[aria-current=true] { border-color: var(--accent); color: var(--accent); }
        #trees { display: flex; flex-wrap: wrap; gap: 16px; }
        #trees figure { margin: 0; flex: 1 1 260px; min-width: 0; }
        #trees pre { margin: 0; padding: 8px 10px; overflow: auto; border: 1px solid var(--line);
          border-radius: 8px; font: 12px/1.5 ui-monospace, monospace; }
        #trees del, #trees ins { text-decoration: none; font-weight: 600; display: block; }
        #trees span { display: block; }
        #trees del::before { content: "− "; color: var(--red); }
        #trees ins::before { content: "+ "; color: var(--accent); }
        #found-list { margin: 4px 0; padding-left: 18px; overflow-wrap: anywhere; }
        #outlined img { max-width: 100%; }
        .lenses { display: flex; gap: 24px; }
        .lenses canvas { border: 1px solid var(--line); border-radius: 6px; display: block; }
        .lenses figcaption { margin: 4px 0 0; }
        @media (prefers-reduced-motion: reduce) { * { scroll-behavior: auto !important; } }
        """#
}
