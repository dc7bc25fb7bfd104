/// The part of the preview's script that shows findings: a panel at the foot of the page, and a mark at each sample.
///
/// Both live in shadow trees, so the page's style does not reach them, nor they the page.
enum PanelScript {
    static let source = #"""
        const panel = (() => {
          const key = "glosa-preview-panel";
          const style = `
            :host { all: initial; color-scheme: inherit; font: 15px/1.45 system-ui, sans-serif;
              --error: light-dark(#b91c1c, #fca5a5); --warning: light-dark(#92400e, #fcd34d); --note: light-dark(#1d4ed8, #93c5fd);
              --ground: light-dark(#fff, #1c1c20); --text: light-dark(#1c1917, #f5f5f4); --quiet: light-dark(#57534e, #a8a29e);
              --line: light-dark(#d6d3d1, #44403c); --code: light-dark(#f5f5f4, #292930); }
            .error { --tint: var(--error); } .warning { --tint: var(--warning); } .note { --tint: var(--note); }
            section { position: fixed; inset: auto 0 0 0; z-index: 2147483647; max-height: 45vh; overflow: auto; box-sizing: border-box;
              background: var(--ground); color: var(--text); border-top: 3px solid var(--tint); box-shadow: 0 -4px 24px #0003; }
            header { position: sticky; top: 0; display: flex; gap: 1rem; align-items: center; justify-content: space-between;
              background: var(--ground); padding: .4rem 1rem; border-bottom: 1px solid var(--line); }
            h2 { font-size: 1em; margin: 0; }
            ul { list-style: none; margin: 0; padding: 0 1rem .5rem; }
            li { padding: .6rem 0; } li + li { border-top: 1px solid var(--line); }
            p { margin: .15rem 0; overflow-wrap: anywhere; }
            b { color: var(--tint); }
            .why { color: var(--quiet); }
            code, pre { font: .9em/1.5 ui-monospace, monospace; }
            p code { background: var(--code); border-radius: 3px; padding: 0 .25em; }
            pre { margin: .35rem 0; padding: .35rem .6rem; overflow-x: auto; background: var(--code); border-radius: 4px; }
            pre span { color: var(--quiet); user-select: none; }
            mark { background: none; color: inherit; text-decoration: underline wavy var(--tint); text-underline-offset: 3px; }
            a { color: light-dark(#1d4ed8, #93c5fd); }
            button { font: inherit; color: inherit; background: var(--code); border: 1px solid var(--line); border-radius: 6px;
              min-height: 2.75rem; padding: 0 .9rem; cursor: pointer; }
            :is(a, button):focus-visible { outline: 2px solid var(--tint, currentColor); outline-offset: 2px; }
            .pill { position: fixed; right: 1rem; bottom: 1rem; z-index: 2147483647; background: var(--ground); color: var(--text);
              border: 2px solid var(--tint); border-radius: 2rem; box-shadow: 0 2px 12px #0003; }
            .badge { position: absolute; top: .5rem; right: .5rem; z-index: 1; min-height: 0; padding: 0 .6rem; color: var(--tint);
              background: var(--ground); border: 1px solid var(--tint); border-radius: 1rem; font-size: .85em; }
          `;
          const make = (name, text, parent, kind) => {
            const element = document.createElement(name);
            if (text) element.textContent = text;
            if (kind) element.className = kind;
            parent?.append(element);
            return element;
          };
          // What stands between backticks is code.
          const say = (text, parent) => text.split("`").forEach((part, index) => part && (index % 2 ? make("code", part, parent) : parent.append(part)));
          const remember = (value) => {
            try {
              value ? sessionStorage.setItem(key, value) : sessionStorage.removeItem(key);
            } catch {
              // Storage can be refused.
            }
          };
          const remembered = () => {
            try {
              return sessionStorage.getItem(key);
            } catch {
              return null;
            }
          };
          const shadow = (language, parent) => {
            const host = make("div", "", parent);
            host.lang = language;
            host.dataset.glosaPreview = "";
            const root = host.attachShadow({ mode: "open" });
            // A page's policy may forbid style elements; sheets made by scripts are none.
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(style);
            root.adoptedStyleSheets = [sheet];
            return root;
          };

          let found = { items: [] };
          let root = null;
          let isOpen = false;
          const figures = () => document.querySelectorAll("figure.code, figure.diagram");
          const worst = (items) => ["error", "warning", "note"].find((severity) => items.some((item) => item.severity === severity)) ?? "error";

          const clear = () => {
            document.querySelectorAll("[data-glosa-preview]").forEach((host) => host.remove());
            for (const figure of document.querySelectorAll("[data-glosa-preview-mark]")) {
              figure.style.outline = figure.style.position = "";
              figure.removeAttribute("data-glosa-preview-mark");
            }
            root = null;
          };
          // The end of the page can still be scrolled into view, and samples come to stand above the panel.
          const makeRoom = (height) => {
            document.body.style.paddingBottom = document.documentElement.style.scrollPaddingBottom = height;
          };
          const showMarks = () => {
            const byFigure = Map.groupBy(found.items.filter((item) => item.figure !== undefined), (item) => item.figure);
            for (const [number, items] of byFigure) {
              const figure = figures()[number];
              if (!figure) continue;
              const severity = worst(items);
              figure.dataset.glosaPreviewMark = severity;
              figure.style.outline = `2px solid ${{ error: "#dc2626", warning: "#d97706", note: "#2563eb" }[severity]}`;
              figure.style.position = "relative";
              const first = items.find((item) => item.severity === severity);
              const badge = make("button", `${first.label} ${items.length > 1 ? `+${items.length - 1}` : ""}`.trim(), shadow(found.language, figure), `badge ${severity}`);
              badge.type = "button";
              badge.title = items.map((item) => item.message.replaceAll("`", "")).join("\n");
              badge.addEventListener("click", () => open(found.items.indexOf(first)));
            }
          };
          const showItem = (item, list) => {
            const entry = make("li", "", list, item.severity);
            const line = make("p", "", entry);
            make("b", item.label, line);
            line.append(" ");
            say(item.message, line);
            if (item.text) {
              const code = make("pre", "", entry);
              make("span", `${item.line} │ `, code);
              code.append(item.text[0]);
              make("mark", item.text[1] || " ", code);
              code.append(item.text[2]);
            }
            if (item.reason) say(item.reason, make("p", "", entry, "why"));
            if (item.advice) say(item.advice, make("p", "", entry));
            const where = make("p", "", entry);
            const place = make(item.href ? "a" : "span", item.place, where);
            if (item.href) place.href = item.href;
            where.append(" ");
            make("code", item.rule, where);
            const figure = item.figure === undefined ? null : figures()[item.figure];
            if (figure) {
              where.append(" ");
              const way = make("a", found.show, where);
              way.href = "#";
              way.addEventListener("click", (event) => {
                event.preventDefault();
                figure.scrollIntoView({ block: "center" });
              });
            }
          };
          const showPanel = () => {
            root = shadow(found.language, document.body);
            const severity = worst(found.items);
            if (!isOpen) {
              const pill = make("button", found.title, root, `pill ${severity}`);
              pill.type = "button";
              pill.addEventListener("click", () => open());
              return makeRoom("");
            }
            const section = make("section", "", root, severity);
            section.setAttribute("aria-label", found.title);
            const header = make("header", "", section);
            make("h2", found.title, header);
            const button = make("button", found.close, header);
            button.type = "button";
            button.addEventListener("click", close);
            const list = make("ul", "", section);
            for (const item of found.items) showItem(item, list);
            makeRoom(`${section.offsetHeight}px`);
          };
          const draw = () => {
            clear();
            if (found.items.length === 0 && !found.isOutdated) return makeRoom("");
            showMarks();
            showPanel();
          };
          const open = (item) => {
            isOpen = true;
            remember(null);
            draw();
            const entry = root?.querySelectorAll("li")[item ?? -1];
            entry?.scrollIntoView({ block: "nearest" });
            root?.querySelector(item === undefined ? "header button" : `li:nth-child(${item + 1}) a`)?.focus();
          };
          const close = () => {
            isOpen = false;
            remember("closed");
            draw();
            root?.querySelector(".pill")?.focus();
          };
          addEventListener("keydown", (event) => event.key === "Escape" && isOpen && root && close());
          return {
            show(next) {
              found = next;
              // What keeps the page from being the newest is never put away.
              isOpen = found.isOutdated || remembered() !== "closed";
              draw();
            },
          };
        })();

        """#
}
