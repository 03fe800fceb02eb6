extension PageSource {
    /// The pixel lens and the walk from one differing box to the next.
    static let pixels = #"""
        const pixels = new Map();
        const lensSize = 11, lensCell = 15;

        /// Called by the scripts under `pixels/`, which hold the exact bytes of both pictures.
        function specimenPixels(id, sides) {
          Promise.all(sides.map(async side => {
            const packed = Uint8Array.from(atob(side.z), character => character.charCodeAt(0));
            const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
            return { w: side.w, h: side.h,
              bytes: new Uint8Array(await new Response(stream).arrayBuffer()) };
          })).then(both => {
            pixels.set(id, both);
            // Large pictures are only kept for the last few tiles.
            if (pixels.size > 8) pixels.delete(pixels.keys().next().value);
            if (current() && current().id === id) drawLenses();
          });
        }

        function loadPixels(tile) {
          state.pixel = null;
          at('position').textContent = 'Point at the picture, or choose a box above.';
          for (const name of ['old', 'new']) {
            at('value-' + name).textContent = '';
            at('lens-' + name).getContext('2d').clearRect(0, 0, 1000, 1000);
          }
          if (tile.boxes.length) {
            const [x, y, w, h] = tile.boxes[0];
            state.pixel = [x + (w >> 1), y + (h >> 1)];
          }
          if (!tile.pixels) return;
          if (pixels.has(tile.id)) return drawLenses();
          const script = make('script', { src: link(tile.pixels) });
          script.addEventListener('load', () => script.remove());
          document.head.append(script);
        }

        function inspect(x, y) {
          state.pixel = [x, y];
          drawLenses();
        }

        function movePixel(dx, dy) { inspect(state.pixel[0] + dx, state.pixel[1] + dy); }

        function color(side, x, y) {
          if (x < 0 || y < 0 || x >= side.w || y >= side.h) return null;
          const start = 4 * (y * side.w + x);
          return side.bytes.subarray(start, start + 4);
        }

        function text(value) {
          if (!value) return 'outside';
          const hex = [...value].map(byte => byte.toString(16).padStart(2, '0')).join('');
          return '#' + (value[3] === 255 ? hex.slice(0, 6) : hex).toUpperCase()
            + ` (${[...value].join(' ')})`;
        }

        function drawLenses() {
          const both = pixels.get(current().id);
          if (!both || !state.pixel) return;
          const [x, y] = state.pixel;
          const values = both.map(side => color(side, x, y));
          const delta = values[0] && values[1]
            ? ' · difference ' + [...values[0]].map((byte, i) => values[1][i] - byte).join(' ') : '';
          at('position').textContent = `x ${x}, y ${y}${delta}`;
          ['old', 'new'].forEach((name, index) => {
            at('value-' + name).textContent = text(values[index]);
            drawLens(at('lens-' + name).getContext('2d'), both[index], x, y);
          });
        }

        function drawLens(context, side, x, y) {
          const half = lensSize >> 1;
          context.clearRect(0, 0, lensSize * lensCell, lensSize * lensCell);
          for (let row = 0; row < lensSize; row++) {
            for (let column = 0; column < lensSize; column++) {
              const value = color(side, x + column - half, y + row - half);
              if (!value) continue;
              context.fillStyle = `rgba(${value[0]},${value[1]},${value[2]},${value[3] / 255})`;
              context.fillRect(column * lensCell, row * lensCell, lensCell - 1, lensCell - 1);
            }
          }
          // White in black stands out on every colour.
          for (const [width, style] of [[4, '#000'], [2, '#fff']]) {
            context.lineWidth = width;
            context.strokeStyle = style;
            context.strokeRect(half * lensCell, half * lensCell, lensCell - 1, lensCell - 1);
          }
        }

        function chooseBox(index) {
          const tile = current();
          if (!tile || !tile.boxes[index]) return;
          state.box = index;
          [...at('boxes').querySelectorAll('button')].forEach((button, i) => {
            if (i === index) button.setAttribute('aria-current', 'true');
            else button.removeAttribute('aria-current');
          });
          const [x, y, w, h] = tile.boxes[index];
          draw();
          inspect(x + (w >> 1), y + (h >> 1));
          const mark = at('stage').querySelector('.box.current');
          if (mark) mark.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }

        /// The next differing box; past the last one, the next tile's first.
        function stepBox(by) {
          const tile = current();
          if (!tile) return;
          const next = state.box + by;
          if (next >= 0 && next < tile.boxes.length) return chooseBox(next);
          const before = state.tile;
          step(by);
          if (state.tile !== before) chooseBox(by > 0 ? 0 : current().boxes.length - 1);
        }
        """#
}
