extension PageSource {
    /// The list of tiles with its filters, groups and keys.
    static let list = #"""
        'use strict';
        const data = JSON.parse(document.getElementById('data').textContent);
        const at = id => document.getElementById(id);
        const make = (tag, properties = {}, ...children) => {
          const element = Object.assign(document.createElement(tag), properties);
          element.append(...children);
          return element;
        };
        // Ids hold percent signs of their own.
        const link = path => path.split('/').map(encodeURIComponent).join('/');
        // What people type may hold a percent sign that encodes nothing.
        const decoded = text => text.replace(/(?:%[0-9a-f]{2})+/gi, run => {
          try { return decodeURIComponent(run); } catch { return run; }
        });
        const narrow = matchMedia('(max-width: 760px)');
        const state = { tile: -1, view: 0, zoom: 1, box: -1, shown: [], pixel: null };
        const pageSize = 200;

        function start() {
          const counts = {};
          for (const tile of data.tiles) counts[tile.status] = (counts[tile.status] || 0) + 1;
          for (const [status, title] of Object.entries(data.statuses)) {
            if (!counts[status]) continue;
            const box = make('input', { type: 'checkbox', checked: true, value: status });
            box.addEventListener('change', filter);
            at('statuses').append(make('label', {}, box, ` ${title} (${counts[status]})`));
          }
          if (!data.tiles.length) at('filters').hidden = true;
          at('search').addEventListener('input', filter);
          at('filters').addEventListener('submit', event => event.preventDefault());
          at('keys').addEventListener('click', () => at('help').showModal());
          startPassed();
          startViews();
          document.addEventListener('keydown', key);
          filter();
          const wanted = decoded(location.hash.slice(1));
          const place = data.tiles.findIndex(tile => tile.id === wanted);
          startFound();
          if (state.shown.length) select(place >= 0 ? place : state.shown[0]);
        }

        function filter() {
          const words = at('search').value.toLowerCase().split(/\s+/).filter(Boolean);
          const on = new Set([...at('statuses').querySelectorAll('input:checked')].map(b => b.value));
          const fits = tile => on.has(tile.status) && words.every(word =>
            [tile.id, tile.classification || '', tile.message, ...tile.changes].join(' ')
              .toLowerCase().includes(word));
          state.shown = [];
          at('groups').replaceChildren();
          data.groups.forEach((group, index) => {
            const tiles = group.tiles.filter(place => fits(data.tiles[place]));
            if (!tiles.length) return;
            state.shown.push(...tiles);
            at('groups').append(groupElement(group, tiles, state.shown.length <= 60 || !index));
          });
          at('count').textContent = data.tiles.length
            ? `${state.shown.length} of ${data.tiles.length} tiles that did not pass` : '';
          mark();
          // What is shown is one of the list, unless nothing is.
          const isListed = state.shown.includes(state.tile);
          if (state.tile >= 0 && !isListed && state.shown.length) select(state.shown[0]);
        }

        function groupElement(group, tiles, open) {
          const times = make('span', { className: 'times', textContent: ` ×${tiles.length}` });
          const summary = make('summary', {}, group.title);
          if (tiles.length > 1) summary.append(times);
          const list = make('ul');
          const element = make('details', {}, summary, list);
          // Entries are made when they are first seen: ten thousand at once would stall the page.
          let next = 0;
          const more = make('button', { type: 'button', textContent: 'Show more' });
          const fill = until => {
            for (; next < tiles.length && next < until; next++) list.append(entry(tiles[next]));
            more.hidden = next >= tiles.length;
            mark();
          };
          more.addEventListener('click', () => fill(next + pageSize));
          element.append(more);
          element.reveal = place => {
            const position = tiles.indexOf(place);
            if (position < 0) return false;
            element.open = true;
            fill(Math.max(next, position + 1, pageSize));
            return true;
          };
          element.addEventListener('toggle', () => { if (element.open && !next) fill(pageSize); });
          element.open = open;
          if (open) fill(pageSize); else more.hidden = true;
          return element;
        }

        function entry(place) {
          const tile = data.tiles[place];
          const picture = tile.diff || ([tile.actual, tile.expected].find(seen) || {}).path;
          const button = make('button', { type: 'button' });
          if (picture) {
            button.append(make('img', { loading: 'lazy', decoding: 'async', alt: '',
              src: link(picture) }));
          }
          const cut = tile.id.lastIndexOf('/');
          button.append(make('span', {}, tile.id.slice(cut + 1),
            make('small', { textContent: tile.id.slice(0, Math.max(cut, 0)) })));
          button.dataset.place = place;
          button.addEventListener('click', () => select(place));
          return make('li', {}, button);
        }

        function mark() {
          for (const button of at('groups').querySelectorAll('button[data-place]')) {
            const current = Number(button.dataset.place) === state.tile;
            if (current) button.setAttribute('aria-current', 'true');
            else button.removeAttribute('aria-current');
          }
        }

        function select(place) {
          const tile = data.tiles[place];
          if (!tile) return;
          Object.assign(state, { tile: place, box: -1, pixel: null });
          history.replaceState(null, '', '#' + encodeURIComponent(tile.id));
          at('name').textContent = tile.id;
          at('message').textContent = tile.message;
          at('changes').replaceChildren(...tile.changes.filter(text => text !== tile.message)
            .map(text => make('li', { textContent: text })));
          const numbers = [data.statuses[tile.status]];
          if (tile.classification) numbers.push(tile.classification);
          const comparison = tile.comparison;
          if (comparison) {
            numbers.push(`${comparison.pixels} pixels (${share(comparison.fraction)})`,
              `largest difference ${comparison.maxDelta} of 255`, `mode ${comparison.mode}`);
            const exceeded = comparison.exceeded;
            if (exceeded) {
              numbers.push(`more than the stated tolerance of ${exceeded.allowed} above `
                + `${exceeded.threshold}: ${exceeded.reason}`);
            }
          }
          if (tile.file) numbers.push(`${tile.file}:${tile.line || 1}`);
          at('numbers').textContent = numbers.join(' · ');
          at('accept').hidden = !tile.actual || !data.approval;
          const alike = data.groups.find(group => group.tiles.includes(place)).tiles.length;
          at('accept-alike').hidden = at('accept').hidden || alike < 2;
          if (data.approval) {
            at('command').textContent = approval(tile, '--filter');
            at('alike').textContent = `Accept all ${alike} that changed in the same way:`;
            at('command-alike').textContent = approval(tile, '--like');
          }
          for (const group of at('groups').children) if (group.reveal(place)) break;
          mark();
          const current = at('groups').querySelector('[aria-current=true]');
          if (current) current.scrollIntoView({ block: 'nearest' });
          showTile(tile);
          showSpoken(tile);
          showFindings(tile.id);
        }

        /// Per cent, or parts per million where that would read as none.
        function share(fraction) {
          return fraction < 0.001
            ? (fraction * 1e6).toFixed(0) + ' ppm' : (fraction * 100).toFixed(1) + ' %';
        }

        /// What accepts this tile, or those like it, to be pasted into a shell.
        function approval(tile, option) {
          const quoted = text => `'${text.replaceAll("'", `'\\''`)}'`;
          const here = decoded(location.pathname).replace(/\/[^/]*$/, '');
          const report = location.protocol === 'file:' ? quoted(here || '/') : 'REPORT';
          const words = [data.approval.tool, 'approve', report, data.approval.options];
          return `${words.filter(word => word).join(' ')} ${option} ${quoted(tile.id)}`;
        }

        function step(by) {
          if (!state.shown.length) return;
          const here = state.shown.indexOf(state.tile);
          const next = here < 0 ? 0 : here + by;
          select(state.shown[Math.min(Math.max(next, 0), state.shown.length - 1)]);
        }

        function key(event) {
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          const inField = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
          if (at('help').open) return;
          if (event.key === 'Escape' && inField) {
            // Browsers empty the field by themselves, some without saying so.
            if (event.target === at('search')) { at('search').value = ''; filter(); }
            return event.target.blur();
          }
          if (inField && event.target.type !== 'checkbox') return;
          // Space presses a button that has the focus.
          if (event.key === ' ' && /^(BUTTON|INPUT|SUMMARY)$/.test(event.target.tagName)) return;
          const moves = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
          const actions = {
            j: () => step(1), k: () => step(-1), n: () => stepBox(1), p: () => stepBox(-1),
            '+': () => zoomBy(2), '=': () => zoomBy(2), '-': () => zoomBy(0.5), '0': () => fit(),
            '/': () => at('search').focus(), '?': () => at('help').showModal(),
            ' ': () => state.view === 4 && !at('viewer').hidden && swap ? swapByHand() : null,
          };
          const action = actions[event.key];
          const view = /^[1-6]$/.test(event.key) ? Number(event.key) - 1 : -1;
          const onStage = event.target === at('stage') || event.target === document.body;
          if (event.key === ' ' && state.view !== 4) return;
          if (action) action();
          else if (view >= 0) choose(view);
          else if (moves[event.key] && onStage && state.pixel) movePixel(...moves[event.key]);
          else return;
          event.preventDefault();
        }

        function startPassed() {
          const element = at('passed');
          if (!data.passedCount) { element.hidden = true; return startStale(); }
          element.querySelector('summary').textContent =
            data.passedCount === 1 ? '1 tile passed' : `${data.passedCount} tiles passed`;
          let ids = null, next = 0;
          const list = element.querySelector('ul'), more = element.querySelector('button');
          const fill = () => {
            if (!ids) {
              let last = '';
              ids = data.passed.split('\n').map(line => {
                const colon = line.indexOf(':');
                return last = last.slice(0, Number(line.slice(0, colon))) + line.slice(colon + 1);
              });
            }
            for (const end = Math.min(next + pageSize, ids.length); next < end; next++) {
              list.append(make('li', { textContent: ids[next] }));
            }
            more.hidden = next >= ids.length;
          };
          element.addEventListener('toggle', () => { if (element.open && !next) fill(); });
          more.addEventListener('click', fill);
          startStale();
        }

        function startStale() {
          if (!data.staleCount) return;
          at('stale').hidden = false;
          at('stale').querySelector('summary').textContent =
            data.staleCount === 1 ? '1 golden without a tile' : `${data.staleCount} goldens without a tile`;
          at('stale').querySelector('ul').append(
            ...data.stale.map(text => make('li', { textContent: text })));
        }
        """#
}
