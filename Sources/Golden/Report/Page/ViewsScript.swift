extension PageSource {
    /// The views of one tile.
    static let views = #"""
        const views = ['Side by side', 'Slider', 'Onion', 'Difference', 'Blink', 'Marked'];
        const still = matchMedia('(prefers-reduced-motion: reduce)');
        let blinking = 0, swap = null;

        function startViews() {
          views.forEach((name, index) => {
            const tab = make('button', { type: 'button', textContent: name, id: 'view-' + index });
            tab.setAttribute('role', 'tab');
            tab.setAttribute('aria-controls', 'stage');
            tab.addEventListener('click', () => choose(index));
            tab.addEventListener('keydown', event => {
              const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
              if (!by) return;
              choose((index + by + views.length) % views.length);
              at('view-' + state.view).focus();
              event.preventDefault();
              event.stopPropagation();
            });
            at('views').append(tab);
          });
          at('smaller').addEventListener('click', () => zoomBy(0.5));
          at('larger').addEventListener('click', () => zoomBy(2));
          at('mix').addEventListener('input', mixed);
          // Pointer events are mouse, pen and finger alike.
          for (const kind of ['pointerdown', 'pointermove']) at('stage').addEventListener(kind, point);
          at('stage').addEventListener('click', event => {
            if (state.view === 4 && event.target.closest('.sheet')) swapByHand();
          });
          at('stage').addEventListener('wheel', event => {
            if (!event.ctrlKey || !event.deltaY) return;
            zoomBy(event.deltaY < 0 ? 2 : 0.5);
            event.preventDefault();
          }, { passive: false });
          addEventListener('resize', () => { if (state.fits) fit(); });
        }

        function point(event) {
          const sheet = event.target.closest('.sheet');
          if (!sheet) return;
          const place = sheet.getBoundingClientRect();
          inspect(Math.floor((event.clientX - place.left) / state.zoom),
            Math.floor((event.clientY - place.top) / state.zoom));
          if (state.view !== 1 || !event.buttons) return;
          if (event.type === 'pointerdown') sheet.setPointerCapture(event.pointerId);
          at('mix').value = 100 * (event.clientX - place.left) / place.width;
          mixed();
        }

        function current() { return data.tiles[state.tile]; }

        /// A file that could not be read has no size; there is nothing to show of it.
        function seen(picture) { return picture && picture.size; }

        function canvasSize(tile) {
          const sizes = [tile.expected, tile.actual].filter(seen).map(picture => picture.size);
          return [Math.max(1, ...sizes.map(s => s[0])), Math.max(1, ...sizes.map(s => s[1]))];
        }

        function showTile(tile) {
          const both = seen(tile.expected) && seen(tile.actual);
          at('viewer').hidden = !(seen(tile.expected) || seen(tile.actual));
          at('boxes').replaceChildren(...tile.boxes.map((box, index) => {
            const button = make('button', { type: 'button',
              textContent: `${index + 1}: ${box[2]}×${box[3]} at ${box[0]}, ${box[1]}` });
            button.addEventListener('click', () => chooseBox(index));
            return make('li', {}, button);
          }));
          at('clusters').hidden = !tile.boxes.length;
          at('inspector').hidden = !tile.pixels;
          for (const view of [0, 1, 2, 3, 4, 5]) {
            at('view-' + view).hidden = view > 0 && !(both && (view < 5 || tile.diff));
          }
          if (at('view-' + state.view).hidden) state.view = 0;
          loadPixels(tile);
          fit();
        }

        /// The largest whole zoom at which the view's pictures fit beside each other, at least 1.
        function fit() {
          if (!current()) return;
          const [width, height] = canvasSize(current());
          const besides = state.view === 0 && !narrow.matches;
          const room = (at('stage').clientWidth - (besides ? 50 : 34)) / (besides ? 2 : 1);
          const most = Math.min(room / width, 420 / height);
          // Below its own size a picture takes what room there is; above it, pixels stay square.
          state.zoom = most < 1 ? Math.max(0.1, most) : Math.min(8, Math.floor(most));
          state.fits = true;
          draw();
        }

        function zoomBy(factor) {
          const zoom = factor > 1 ? Math.floor(state.zoom * factor) : state.zoom * factor;
          state.zoom = Math.max(0.1, Math.min(32, zoom || 1));
          state.fits = false;
          draw();
          showPixel();
        }

        /// Scrolls so that the pixel under the lens is in the middle.
        function showPixel() {
          if (!state.pixel) return;
          for (const pan of at('stage').querySelectorAll('.pan')) {
            pan.scrollLeft = (state.pixel[0] + 0.5) * state.zoom - pan.clientWidth / 2;
            pan.scrollTop = (state.pixel[1] + 0.5) * state.zoom - pan.clientHeight / 2;
          }
        }

        function choose(view) {
          if (at('view-' + view).hidden) return;
          state.view = view;
          fit();
        }

        function picture(tile, side) {
          const source = { expected: (tile.expected || {}).path, actual: (tile.actual || {}).path,
            diff: tile.diff }[side];
          const size = side === 'diff' ? canvasSize(tile) : (tile[side].size || canvasSize(tile));
          const names = { expected: 'Expected', actual: 'Actual', diff: 'Differing pixels of' };
          return make('img', { src: link(source), alt: `${names[side]} picture of ${tile.id}`,
            draggable: false, width: size[0] * state.zoom, height: size[1] * state.zoom });
        }

        function sheet(tile, caption, sides, className = '') {
          const [width, height] = canvasSize(tile);
          const element = make('div', { className: 'sheet ' + className });
          element.style.width = width * state.zoom + 'px';
          element.style.height = height * state.zoom + 'px';
          element.append(...sides.map(side => picture(tile, side)));
          tile.boxes.forEach((box, index) => {
            if (state.view !== 5 && index !== state.box) return;
            const mark = make('div', { className: 'box' + (index === state.box ? ' current' : '') });
            ['left', 'top', 'width', 'height'].forEach((name, i) => {
              mark.style[name] = box[i] * state.zoom + (i < 2 ? -2 : 4) + 'px';
            });
            element.append(mark);
          });
          const pan = make('div', { className: 'pan', tabIndex: 0 }, element);
          pan.setAttribute('role', 'group');
          pan.setAttribute('aria-label', caption);
          pan.addEventListener('scroll', () => {
            for (const other of at('stage').querySelectorAll('.pan')) {
              if (other !== pan) other.scrollTo(pan.scrollLeft, pan.scrollTop);
            }
          });
          return make('figure', {}, make('figcaption', { textContent: caption }), pan);
        }

        function titled(tile, side) {
          const name = side === 'expected' ? 'Expected' : 'Actual';
          return tile[side].size ? `${name} · ${tile[side].size.join('×')}` : name;
        }

        function draw() {
          const tile = current();
          if (!tile) return;
          clearInterval(blinking);
          views.forEach((_, index) => {
            const tab = at('view-' + index);
            tab.setAttribute('aria-selected', index === state.view);
            tab.tabIndex = index === state.view ? 0 : -1;
          });
          at('stage').setAttribute('aria-labelledby', 'view-' + state.view);
          at('zoom').textContent = Math.round(state.zoom * 100) + ' %';
          at('mixing').hidden = state.view !== 1 && state.view !== 2;
          at('mix-name').textContent = state.view === 1 ? 'Line' : 'Opacity';
          const both = ['expected', 'actual'];
          const make = {
            0: () => both.filter(side => seen(tile[side])).map(side =>
              sheet(tile, titled(tile, side), [side])),
            1: () => [sheet(tile, 'Expected left of the line, actual right of it', both, 'slider')],
            2: () => [sheet(tile, 'Actual over expected', both)],
            3: () => [sheet(tile, 'Difference of the colours; black is equal', both, 'difference')],
            4: () => [sheet(tile, 'Expected', both)],
            5: () => [sheet(tile, 'Differing pixels', ['diff'])],
          }[state.view];
          at('stage').replaceChildren(...make());
          mixed();
          if (state.view === 4) blink();
        }

        function mixed() {
          const top = at('stage').querySelector('.sheet img + img');
          if (!top) return;
          const part = Number(at('mix').value);
          if (state.view === 2) top.style.opacity = part / 100;
          if (state.view !== 1) return;
          const sheet = top.parentElement;
          const cut = part / 100 * sheet.clientWidth;
          top.style.clipPath = `inset(0 0 0 ${cut}px)`;
          const under = sheet.querySelector('img');
          under.style.clipPath = `inset(0 ${Math.max(0, under.width - cut)}px 0 0)`;
          let edge = sheet.querySelector('.edge');
          if (!edge) sheet.append(edge = make('div', { className: 'edge' }));
          edge.style.left = cut + 'px';
        }

        function blink() {
          const [under, top] = at('stage').querySelectorAll('.sheet img');
          const caption = at('stage').querySelector('figcaption');
          let showsNew = false;
          swap = () => {
            top.style.visibility = showsNew ? 'visible' : 'hidden';
            under.style.visibility = showsNew ? 'hidden' : 'visible';
            caption.textContent = titled(current(), showsNew ? 'actual' : 'expected')
              + (blinking ? ' · Space stops' : ' · Space swaps');
            showsNew = !showsNew;
          };
          blinking = still.matches ? 0 : setInterval(swap, 600);
          swap();
        }

        /// The first press stops the blinking, each one shows the other picture.
        function swapByHand() {
          clearInterval(blinking);
          blinking = 0;
          swap();
        }
        """#
}
