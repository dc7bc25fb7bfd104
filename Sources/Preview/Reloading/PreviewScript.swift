import Diagnostics

/// The script that is added to served pages: it reloads them, exchanges style sheets, and shows the findings.
enum PreviewScript {
    static let path = "_glosa/preview.js"
    static let events = "_glosa/events"
    static let version = StableHash(Array(source.utf8)).text

    // The panel lives in a shadow tree: the page's style does not reach it, and it adds nothing to the page's.
    static let source = #"""
        (() => {
          "use strict";
          const { page, version: loaded } = document.currentScript.dataset;
          let version = loaded;
          const place = `glosa-preview:${location.pathname}`;

          // The place on the page is kept over a reload, also where the browser would not.
          try {
            const kept = JSON.parse(sessionStorage.getItem(place));
            sessionStorage.removeItem(place);
            if (kept) {
              const restore = () => scrollTo({ left: kept[0], top: kept[1], behavior: "instant" });
              restore();
              addEventListener("load", restore, { once: true });
            }
          } catch {
            // Storage can be refused.
          }
          const reload = () => {
            source?.close();
            try {
              sessionStorage.setItem(place, JSON.stringify([scrollX, scrollY]));
            } catch {
              // As above.
            }
            location.reload();
          };

          const isAt = (address, path) => {
            const way = new URL(address, location.href);
            return way.origin === location.origin && decodeURIComponent(way.pathname).endsWith(`/${path}`);
          };
          const exchangeStyles = ({ version: next, addresses }) => {
            version = next ?? version;
            for (const [path, address] of Object.entries(addresses)) {
              for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
                if (!isAt(link.href, path)) continue;
                const fresh = link.cloneNode();
                fresh.href = new URL(link.href).pathname + (address.includes("?") ? address.slice(address.indexOf("?")) : `?v=${Date.now()}`);
                fresh.addEventListener("load", () => link.remove(), { once: true });
                link.after(fresh);
              }
            }
          };
          const assetsChanged = (paths) => {
            const shown = [...document.querySelectorAll("[src], [srcset], [data], object, link[href]")];
            const isShown = (path) => shown.some((element) => [element.src, element.data, element.href].some((address) => typeof address === "string" && address && isAt(address, path)));
            if (paths.some(isShown)) reload();
          };

          // Findings: a panel at the foot, and a mark at each sample.
          let host;
          const showFindings = (found) => {
            host?.remove();
            for (const mark of document.querySelectorAll("[data-glosa-preview-mark]")) {
              mark.style.outline = "";
              mark.removeAttribute("data-glosa-preview-mark");
            }
            if (found.items.length === 0 && !found.isOutdated) return;
            host = document.createElement("div");
            host.lang = found.language;
            const root = host.attachShadow({ mode: "open" });
            const make = (name, text, parent) => {
              const element = document.createElement(name);
              if (text) element.textContent = text;
              parent?.append(element);
              return element;
            };
            make("style", `
              :host { all: initial; position: fixed; inset: auto 0 0 0; z-index: 2147483647; font: 15px/1.45 system-ui, sans-serif; color-scheme: light dark; }
              section { max-height: 45vh; overflow: auto; background: Canvas; color: CanvasText; border-top: 3px solid #c2410c; box-shadow: 0 -4px 24px #0003; padding: .5rem 1rem; }
              header { display: flex; gap: 1rem; align-items: center; justify-content: space-between; }
              h2 { font-size: 1em; margin: .25rem 0; }
              ul { list-style: none; margin: 0; padding: 0; }
              li { border-top: 1px solid GrayText; padding: .4rem 0; }
              p { margin: .1rem 0; }
              code { font-family: ui-monospace, monospace; font-size: .9em; }
              a { color: LinkText; }
              b.error { color: light-dark(#b91c1c, #fca5a5); } b.warning { color: light-dark(#92400e, #fcd34d); } b.note { color: light-dark(#1d4ed8, #93c5fd); }
              button { font: inherit; min-height: 2rem; padding: 0 .75rem; }
            `, root);
            const panel = make("section", "", root);
            panel.setAttribute("aria-label", found.title);
            const header = make("header", "", panel);
            make("h2", found.title, header);
            const close = make("button", found.close, header);
            close.type = "button";
            close.addEventListener("click", () => host.remove());
            const list = make("ul", "", panel);
            const figures = document.querySelectorAll("figure.code, figure.diagram");
            for (const item of found.items) {
              const entry = make("li", "", list);
              const line = make("p", "", entry);
              make("b", item.severity, line).className = item.severity;
              line.append(" ");
              make("span", item.message, line);
              if (item.advice) make("p", item.advice, entry);
              const where = make("p", "", entry);
              const link = make("a", item.place, where);
              link.href = item.href;
              where.append(" ");
              make("code", item.rule, where);
              const figure = item.figure === undefined ? null : figures[item.figure];
              if (figure) {
                figure.dataset.glosaPreviewMark = item.severity;
                figure.style.outline = "3px solid #c2410c";
                line.addEventListener("click", () => figure.scrollIntoView({ block: "center" }));
                line.style.cursor = "pointer";
              }
            }
            document.body.append(host);
          };

          // A browser keeps only six connections to a server: tabs that nobody looks at give theirs back.
          let source = null;
          const connect = () => {
            source?.close();
            source = null;
            if (document.hidden) return;
            source = new EventSource(`/_glosa/events?page=${encodeURIComponent(page)}&version=${version}`);
            source.addEventListener("reload", reload);
            source.addEventListener("style", (event) => exchangeStyles(JSON.parse(event.data)));
            source.addEventListener("assets", (event) => assetsChanged(JSON.parse(event.data)));
            source.addEventListener("findings", (event) => showFindings(JSON.parse(event.data)));
          };
          document.addEventListener("visibilitychange", connect);
          addEventListener("pagehide", () => source?.close());
          addEventListener("pageshow", (event) => event.persisted && connect());
          connect();
        })();

        """#
}
