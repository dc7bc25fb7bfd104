import Diagnostics
import Support

/// The script that is added to served pages: it replaces their content or reloads them, replaces style sheets, and shows the
/// findings.
enum PreviewScript {
    static let path = "_glosa/preview.js"
    static let events = "_glosa/events"
    static let place = "_glosa/place"
    static let version = StableHash(source.utf8).text
    static let file = ServedFile(bytes: Array(source.utf8), type: ContentType.of(path))

    static let source = "(() => {\n\"use strict\";\n" + PanelScript.source + reloading

    private static let reloading = #"""
          const own = document.currentScript;
          const { page, version: loaded } = own.dataset;
          let version = loaded;
          const place = `glosa-preview:${location.pathname}`;

          // The place on the page is kept over a reload, also where the browser would not.
          try {
            const kept = JSON.parse(sessionStorage.getItem(place));
            sessionStorage.removeItem(place);
            if (kept) {
              // The room below the page that the panel will need again.
              document.body.style.paddingBottom = kept[2];
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
              sessionStorage.setItem(place, JSON.stringify([scrollX, scrollY, document.body.style.paddingBottom]));
            } catch {
              // As above.
            }
            location.reload();
          };

          // What was loaded with the page and stays when its content is exchanged: where it differs, the page has to be loaded again.
          const isLoaded = (element) => element.matches('script[src], link[rel="stylesheet"], style, meta[http-equiv]');
          const loads = (of) => [...of.querySelectorAll("*")].filter((element) => isLoaded(element) && !("version" in element.dataset)).map((element) => element.src || element.href || element.outerHTML).join("\n");
          // Scripts that stand in the text, and those that may work on it, would have to run again.
          const inline = 'script:not([src], [type="application/ld+json"])';
          const working = [...document.querySelectorAll("script[src]:not([data-once])")].filter((script) => script !== own);

          const takeAttributes = (to, from) => {
            // Scripts keep their own marks on the whole page, and the panel the room that it takes.
            const isMark = (name) => [document.documentElement, document.body].includes(to) && (name === "style" || name.startsWith("data-"));
            const gone = [...to.attributes].filter(({ name }) => !from.hasAttribute(name) && !isMark(name));
            for (const { name } of gone) to.removeAttribute(name);
            for (const { name, value } of from.attributes) to.setAttribute(name, value);
          };
          // Takes over the content of another element, but for navigations that are the same: to lay out the links of a large course
          // takes longer than all the rest, and a reader finds them scrolled as they were.
          const take = (to, from) => {
            const places = [...to.children].filter((element) => element.matches("nav") || element.querySelector("nav"));
            const kept = new Map();
            for (const child of from.children) {
              const place = places.find(({ localName, id, className }) => localName === child.localName && id === child.id && className === child.className);
              if (!place || (child.matches("nav") && !place.isEqualNode(child))) continue;
              kept.set(child, place);
              places.splice(0, places.indexOf(place) + 1);
            }
            const staying = new Set(kept.values());
            for (const node of [...to.childNodes]) if (!staying.has(node)) node.remove();
            let end = to.firstChild;
            for (const node of [...from.childNodes]) {
              const place = kept.get(node);
              if (!place) {
                to.insertBefore(node, end);
                continue;
              }
              end = place.nextSibling;
              if (place.matches("nav")) continue;
              takeAttributes(place, node);
              take(place, node);
            }
          };

          // Puts what the page is now in the place of what is shown, which takes a fraction of the time of a reload and flickers
          // less. Says whether it could.
          const exchange = async () => {
            let next;
            try {
              const answer = await fetch(location.href, { cache: "no-store" });
              if (!answer.ok || answer.redirected) return false;
              next = new DOMParser().parseFromString(await answer.text(), "text/html");
            } catch {
              return false;
            }
            const tag = next.querySelector("script[data-page][data-version]");
            if (tag?.dataset.page !== page || next.querySelector(inline) || loads(next) !== loads(document)) return false;
            const left = [];
            document.dispatchEvent(new CustomEvent("glosa:leave", { detail: left }));
            if (!working.every((script) => left.includes(script))) return false;

            const [x, y, focused] = [scrollX, scrollY, document.activeElement?.id];
            for (const element of [...document.head.children]) if (!isLoaded(element)) element.remove();
            document.head.append(...[...next.head.children].filter((element) => !isLoaded(element)));
            takeAttributes(document.documentElement, next.documentElement);
            takeAttributes(document.body, next.body);
            take(document.body, next.body);
            version = tag.dataset.version;
            for (const [index, script] of working.entries()) {
              const again = document.createElement("script");
              for (const { name, value } of script.attributes) again.setAttribute(name, value);
              // What stood in the body has gone with it, and what stands there now was parsed without being run.
              const here = document.contains(script) ? script : [...document.scripts].find(({ src }) => src === script.src);
              here?.replaceWith(again);
              working[index] = again;
            }
            scrollTo({ left: x, top: y, behavior: "instant" });
            if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
            connect();
            return true;
          };
          // One after the other: a text that is saved twice is not put in twice at once.
          let last = Promise.resolve();
          const refresh = () => {
            last = last.then(exchange).catch(() => false).then((isDone) => isDone || reload());
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

          // The page beside an editor: it shows the place of the cursor, and a double click leads there.
          // In a translation the id that all languages share stands in the heading, beside the heading's own.
          const shared = (heading) => heading.querySelector("span[id]:empty")?.id ?? heading.id;
          const headings = () => [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")].filter(shared);
          const top = (element) => element.getBoundingClientRect().top + scrollY;
          const span = (all, index) => {
            const start = index < 0 ? 0 : top(all[index]);
            const end = index + 1 < all.length ? top(all[index + 1]) : document.documentElement.scrollHeight;
            return [start, Math.max(end - start, 1)];
          };
          const follow = ({ anchor, fraction }) => {
            const all = headings();
            // The title may have no id: then the place is before the first heading that has one.
            const index = anchor ? all.findIndex((heading) => shared(heading) === anchor) : -1;
            const [start, length] = span(all, index);
            const line = start + fraction * length;
            // A place in view isn't moved: readers would lose their line.
            if (line >= scrollY + 40 && line <= scrollY + innerHeight - 80) return;
            scrollTo({ top: Math.max(0, line - innerHeight / 3), behavior: "instant" });
          };
          let isBeside = false;
          document.addEventListener("dblclick", (event) => {
            if (!isBeside || !event.target.closest?.("main")) return;
            const all = headings();
            const line = event.clientY + scrollY;
            const index = all.findLastIndex((heading) => top(heading) <= line);
            const [start, length] = span(all, index);
            const query = new URLSearchParams({ page, anchor: index < 0 ? "" : shared(all[index]), fraction: ((line - start) / length).toFixed(4) });
            fetch(`/_glosa/place?${query}`, { method: "POST" }).catch(() => {});
          });

          // A browser keeps only six connections to a server: tabs that nobody looks at give theirs back.
          let source = null;
          const connect = () => {
            source?.close();
            source = null;
            if (document.hidden) return;
            source = new EventSource(`/_glosa/events?page=${encodeURIComponent(page)}&version=${version}`);
            source.addEventListener("reload", refresh);
            source.addEventListener("style", (event) => exchangeStyles(JSON.parse(event.data)));
            source.addEventListener("assets", (event) => assetsChanged(JSON.parse(event.data)));
            source.addEventListener("place", (event) => follow(JSON.parse(event.data)));
            source.addEventListener("editor", () => { isBeside = true; });
            source.addEventListener("findings", (event) => panel.show(JSON.parse(event.data)));
          };
          document.addEventListener("visibilitychange", connect);
          addEventListener("pagehide", () => source?.close());
          addEventListener("pageshow", (event) => event.persisted && connect());
          connect();
        })();

        """#
}
