extension PageSource {
    /// What lint found in tiles, and what is spoken of them.
    static let found = #"""
        function startFound() {
          if (!data.lint) return;
          const element = at('lint'), list = element.querySelector('ul');
          const more = element.querySelector('button');
          element.hidden = false;
          element.querySelector('summary').textContent =
            data.lint.length === 1 ? '1 finding of lint' : `${data.lint.length} findings of lint`;
          let next = 0;
          const fill = () => {
            const end = Math.min(next + pageSize, data.lint.length);
            for (; next < end; next++) list.append(foundEntry(data.lint[next]));
            more.hidden = next >= data.lint.length;
          };
          element.addEventListener('toggle', () => { if (element.open && !next) fill(); });
          more.addEventListener('click', fill);
          // Where nothing else is to be seen, this is.
          element.open = !data.tiles.length;
          if (!data.tiles.length && data.lint.length) openFinding(data.lint[0]);
        }

        function foundPicture(id) { return ((data.lintPictures || {})[id] || {}).path; }

        function foundWords(finding) {
          return `${finding.number}. ${finding.severity}: ${finding.rule}: ${finding.view}: ${finding.message}`;
        }

        function foundEntry(finding) {
          const button = make('button', { type: 'button' });
          const picture = foundPicture(finding.tiles[0]);
          if (picture) {
            button.append(make('img', { loading: 'lazy', decoding: 'async', alt: '', src: link(picture) }));
          }
          button.append(make('span', {}, `${finding.number}. ${finding.severity}: ${finding.rule}`,
            make('small', { textContent: `${finding.view} · ${finding.tiles[0]}` })));
          button.addEventListener('click', () => openFinding(finding));
          return make('li', {}, button);
        }

        /// A tile that passed has nothing but what lint found in it.
        function openFinding(finding) {
          const id = finding.tiles[0];
          const place = data.tiles.findIndex(tile => tile.id === id);
          if (place >= 0) return select(place);
          Object.assign(state, { tile: -1, box: -1, pixel: null });
          clearInterval(blinking);
          mark();
          at('name').textContent = id;
          at('message').textContent = '';
          at('changes').replaceChildren();
          at('numbers').textContent = 'what lint found in it';
          for (const part of ['viewer', 'accept', 'accept-alike', 'spoken']) at(part).hidden = true;
          showFindings(id);
        }

        function showFindings(id) {
          const findings = (data.lint || []).filter(finding => finding.tiles.includes(id));
          at('found').hidden = !findings.length;
          at('found-list').replaceChildren(...findings.map(finding => {
            const others = finding.tiles.length - 1;
            const more = others ? ` (and ${others} more ${others === 1 ? 'tile' : 'tiles'})` : '';
            return make('li', { textContent: foundWords(finding) + more });
          }));
          const picture = foundPicture(id);
          at('outlined').replaceChildren(...(picture ? [make('img', { src: link(picture),
            alt: `${id}, with its findings outlined and numbered` })] : []));
        }

        /// Both trees beside each other, the lines marked that only one of them has.
        function showSpoken(tile) {
          at('spoken').hidden = !tile.spoken;
          if (!tile.spoken) return;
          const { expected, actual } = tile.spoken;
          const same = expected ? commonLines(expected, actual) : [];
          const [old, now] = [new Set(same.map(pair => pair[0])), new Set(same.map(pair => pair[1]))];
          const column = (title, lines, kept, tag) => make('figure', {},
            make('figcaption', { textContent: title }),
            lines ? make('pre', { tabIndex: 0 }, ...lines.map((line, place) =>
              make(kept.has(place) ? 'span' : tag, { textContent: line + '\n' })))
              : make('p', { textContent: 'No golden' }));
          at('trees').replaceChildren(column('Expected', expected, old, 'del'),
            column('Actual', actual, now, 'ins'));
        }

        /// The numbers that stand before lines say nothing of what is spoken.
        const unnumbered = line => line.replace(/^( *)\d+ /, '$1');

        /// The places of the longest run of lines that both have, in order.
        function commonLines(a, b) {
          const [old, now] = [a.map(unnumbered), b.map(unnumbered)];
          if (old.length * now.length > 4e6) return old.flatMap((line, i) => line === now[i] ? [[i, i]] : []);
          const longest = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
          for (let i = old.length - 1; i >= 0; i--) {
            for (let j = now.length - 1; j >= 0; j--) {
              longest[i][j] = old[i] === now[j] ? longest[i + 1][j + 1] + 1
                : Math.max(longest[i + 1][j], longest[i][j + 1]);
            }
          }
          const pairs = [];
          for (let i = 0, j = 0; i < old.length && j < now.length;) {
            if (old[i] === now[j]) pairs.push([i++, j++]);
            else if (longest[i + 1][j] >= longest[i][j + 1]) i++;
            else j++;
          }
          return pairs;
        }
        """#
}
