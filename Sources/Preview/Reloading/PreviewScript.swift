import Diagnostics
import Support

/// The script that is added to served pages: it reloads them, exchanges style sheets, and shows the findings.
enum PreviewScript {
    static let path = "_glosa/preview.js"
    static let events = "_glosa/events"
    static let version = StableHash(source.utf8).text
    static let file = ServedFile(bytes: Array(source.utf8), type: ContentType.of(path))

    static let source = "(() => {\n\"use strict\";\n" + PanelScript.source + reloading

    private static let reloading = #"""
          const { page, version: loaded } = document.currentScript.dataset;
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
            source.addEventListener("findings", (event) => panel.show(JSON.parse(event.data)));
          };
          document.addEventListener("visibilitychange", connect);
          addEventListener("pagehide", () => source?.close());
          addEventListener("pageshow", (event) => event.persisted && connect());
          connect();
        })();

        """#
}
