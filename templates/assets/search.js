// The search dialog: loads the engine and the index, asks as the reader types, shows what is found.
(() => {
  "use strict";
  if (typeof document === "undefined") return;
  const button = document.querySelector(".search-open");
  const dialog = document.querySelector("dialog.search");
  if (!button || !dialog) return;
  // It is loaded because somebody asks for it, to mark what was searched, or for what it finds; it may be there already.
  const isAsked = document.currentScript?.dataset.asked !== undefined;
  if (button.dataset.isReady !== undefined) {
    if (isAsked) button.dispatchEvent(new Event("search"));
    return;
  }
  button.dataset.isReady = "";
  // A theme may write the parts of the dialog itself.
  if (dialog.childElementCount === 0) {
    const make = (kind, className, values = {}) => Object.assign(document.createElement(kind), { className, ...values });
    const field = make("input", "search-field", { type: "search", placeholder: dialog.dataset.field, autocomplete: "off", autocapitalize: "none", spellcheck: false, maxLength: 200 });
    field.setAttribute("aria-label", dialog.dataset.field);
    const bar = make("div", "search-bar");
    bar.append(button.querySelector("svg").cloneNode(true), field, make("button", "search-close", { type: "button", textContent: dialog.dataset.close }));
    const status = make("p", "search-status");
    status.setAttribute("role", "status");
    dialog.append(bar, status, make("div", "search-results"), make("p", "search-keys", { textContent: dialog.dataset.keys }));
  }
  const [field, bar, status, list] = [".search-field", ".search-bar", ".search-status", ".search-results"].map((name) => dialog.querySelector(name));

  // MARK: Loading

  const address = (way) => new URL(way, document.baseURI);
  const index = address(button.dataset.index);
  const root = new URL("../../", index);
  const append = (kind, values) =>
    new Promise((resolve, reject) => {
      const element = Object.assign(document.createElement(kind), values, { onload: resolve, onerror: () => reject(new Error(values.src)) });
      document.head.append(element);
    });
  const script = (src) => append("script", { src });
  let style;
  let engine;
  const ready = () =>
    (engine ??= (async () => {
      const found = glosaSearch.open((name) => script(new URL(`${name}.js`, index)));
      await Promise.all([found.choices(), button.dataset.rules && script(button.dataset.rules)]);
      offer(await found.choices());
      return found;
    })().catch((error) => {
      engine = null;
      throw error;
    }));

  // MARK: Showing

  const element = (kind, name, ...children) => {
    const made = document.createElement(kind);
    if (name) made.className = name;
    made.append(...children);
    return made;
  };
  const stretches = (list) => list.map(({ text, isMarked }) => (isMarked ? element("mark", "", text) : text));

  const draw = (page, number) => {
    const label = element("p", "search-page", ...page.breadcrumbs.map((title) => element("span", "", title)), element("strong", "", ...stretches(page.title)));
    label.id = `glosa.search-page-${number}`;
    const links = page.sections.map((section) => {
      const link = element("a", "", element("span", "search-heading", ...stretches(section.heading || page.title)));
      if (section.excerpt.length > 0) link.append(element(section.isCode ? "code" : "span", "search-excerpt", section.isWrong ? "❌ " : "", ...stretches(section.excerpt)));
      link.href = new URL(section.path, root);
      return element("li", "", link);
    });
    const sections = element("ul", "", ...links);
    sections.setAttribute("aria-labelledby", label.id);
    return element("li", "", label, sections);
  };

  // What readers may ask for alone: buttons of which one is chosen. A theme that doesn't name them has none.
  let kind = "";
  const offer = (kinds) => {
    const { kinds: legend, all } = dialog.dataset;
    if (kinds.length < 2 || !legend || dialog.querySelector(".search-kinds")) return;
    const choice = (value, name) => {
      const input = Object.assign(document.createElement("input"), { type: "radio", name: "search-kind", value, checked: value === kind });
      input.addEventListener("change", () => {
        kind = value;
        ask();
      });
      return element("label", "", input, name);
    };
    const choices = [choice("", all), ...kinds.map(({ kind, name }) => choice(kind, name ?? dialog.dataset[kind]))];
    const group = element("fieldset", "search-kinds", element("legend", "visually-hidden", legend), ...choices);
    bar.after(group);
  };

  let asked = 0;
  // The words of the last answer: the page that it leads to marks them.
  let sought = [];
  // A sign says that there are more, less near, than those shown.
  const say = (count, isCut, query) =>
    (status.textContent =
      count === 0
        ? dialog.dataset.none.replace("{query}", () => query)
        : count === 1 && !isCut
          ? dialog.dataset.one
          : dialog.dataset.many.replace("{count}", isCut ? `${count}+` : count));
  const ask = async () => {
    const query = field.value.trim();
    const number = ++asked;
    const made = element("ul");
    const begin = () => {
      list.replaceChildren(made);
      list.scrollTop = 0;
    };
    try {
      if (!query) {
        begin();
        status.textContent = "";
        return;
      }
      const show = ({ pages, count, isCut, words }) => {
        // Somebody who types fast is shown the answer to what was typed last.
        if (number !== asked) return;
        if (!made.isConnected) {
          begin();
          say(count, isCut, query);
        }
        made.append(...pages.map((page) => draw(page, made.children.length + pages.indexOf(page))));
        sought = words;
        // What is there is painted before more is loaded.
        return new Promise(requestAnimationFrame);
      };
      await (await ready()).find(query, show, kind);
    } catch {
      if (number === asked) status.textContent = dialog.dataset.failed;
    }
  };

  const show = async () => {
    await (style ??= append("link", { rel: "stylesheet", href: button.dataset.stylesheet }).catch(() => {}));
    if (!dialog.open) dialog.showModal();
    field.focus();
    field.select();
  };

  // MARK: Keys

  const links = () => [...list.querySelectorAll("a")];
  dialog.addEventListener("keydown", (event) => {
    // While Chinese, Japanese or Korean is put together, the keys choose among what is offered (Safari says so by 229).
    if (event.isComposing || event.keyCode === 229) return;
    const all = [field, ...links()];
    const place = all.indexOf(document.activeElement);
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (event.key === "Escape") {
      dialog.close();
    } else if (step !== 0 && place >= 0) {
      all[(place + step + all.length) % all.length].focus();
    } else if (event.key === "Enter" && place === 0) {
      all[1]?.click();
    } else {
      // Whoever goes on typing means the field.
      const isTyped = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (place !== 0 && isTyped) field.focus();
      return;
    }
    event.preventDefault();
  });
  dialog.addEventListener("click", (event) => {
    const link = event.target.closest("a");
    if (link) {
      try {
        sessionStorage.setItem("glosa-sought", JSON.stringify({ path: link.pathname, words: sought }));
      } catch {}
      if (link.pathname === location.pathname) mark();
    }
    if (event.target === dialog || event.target.closest("a, .search-close")) dialog.close();
  });
  let timer;
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(ask, 60);
  });

  // MARK: Marks on the page reached

  // Marks what was searched on the page that the search led to; Escape takes the marks away.
  const mark = () => {
    if (!globalThis.Highlight || !CSS.highlights) return;
    let sought;
    try {
      sought = JSON.parse(sessionStorage.getItem("glosa-sought"));
      sessionStorage.removeItem("glosa-sought");
    } catch {}
    if (sought?.path !== location.pathname || !Array.isArray(sought.words)) return;
    const words = sought.words.filter((word) => typeof word === "string" && word.length > 1).slice(0, 60);
    if (words.length === 0) return;
    const inner = words.sort((a, b) => b.length - a.length).map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])(?:${inner.join("|")})(?![\\p{L}\\p{N}\\p{M}])`, "giu");
    const ranges = [];
    for (const article of document.querySelectorAll(".article, .beside")) {
      const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT, (node) =>
        node.parentElement.closest("svg, .copy, .visually-hidden") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
      );
      while (texts.nextNode() && ranges.length < 500) {
        for (const found of texts.currentNode.data.matchAll(pattern)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, found.index);
          range.setEnd(texts.currentNode, found.index + found[0].length);
          ranges.push(range);
        }
      }
    }
    CSS.highlights.set("glosa-sought", new Highlight(...ranges));
  };
  addEventListener("keydown", (event) => event.key === "Escape" && CSS.highlights?.delete("glosa-sought"));

  const open = () => {
    ready().catch(() => (status.textContent = dialog.dataset.failed));
    show();
  };
  button.addEventListener("search", open);
  mark();
  if (isAsked) open();
})();
