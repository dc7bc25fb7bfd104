// Enhancement only: every page works without this file.
(() => {
  "use strict";
  const script = document.currentScript;
  const root = document.documentElement;
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  // Storage can be refused; what would be kept then lasts for this page.
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const store = (key, value) => {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {}
  };
  // Who puts other content into the page, as the preview does, asks this script to let go of it, and runs it again.
  const leaving = new AbortController();
  const { signal } = leaving;
  const leave = (event) => {
    event.detail.push(script);
    leaving.abort();
  };
  document.addEventListener("glosa:leave", leave, { signal });

  // Theme: the switch chooses light or dark; choosing what the system prefers follows the system again.
  const themeSwitch = document.querySelector(".theme-switch");
  if (themeSwitch) {
    const system = matchMedia("(prefers-color-scheme: dark)");
    const isDark = () => (root.dataset.theme ? root.dataset.theme === "dark" : system.matches);
    const show = () => themeSwitch.setAttribute("aria-pressed", String(isDark()));
    themeSwitch.addEventListener("click", () => {
      const dark = !isDark();
      if (dark === system.matches) {
        delete root.dataset.theme;
        store("glosa-theme", null);
      } else {
        root.dataset.theme = dark ? "dark" : "light";
        store("glosa-theme", root.dataset.theme);
      }
      show();
    });
    system.addEventListener("change", show, { signal });
    show();
  }

  // Search: all that it needs is loaded when somebody first asks for it.
  const searchButton = document.querySelector(".search-open");
  if (searchButton) {
    let dialog;
    // What opening the dialog loads is on its way once the pointer is on the button, or the focus.
    let isPrepared = false;
    const prepare = () => {
      if (isPrepared) return;
      isPrepared = true;
      const { script, rules, index, stylesheet } = searchButton.dataset;
      for (const href of [script, rules, index, stylesheet]) {
        if (href) document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: href === stylesheet ? "style" : "script", href }));
      }
    };
    for (const kind of ["pointerenter", "focus"]) searchButton.addEventListener(kind, prepare, { once: true });
    const openSearch = () => {
      if (dialog) return searchButton.dispatchEvent(new Event("search"));
      prepare();
      dialog = document.createElement("script");
      dialog.src = searchButton.dataset.script;
      dialog.dataset.asked = "";
      dialog.onerror = () => (dialog = null);
      document.head.append(dialog);
    };
    searchButton.addEventListener("click", openSearch);
    // A page that the search led to marks what was searched.
    try {
      if (sessionStorage.getItem("glosa-sought")) document.head.append(Object.assign(document.createElement("script"), { src: searchButton.dataset.script }));
    } catch {}
    addEventListener("keydown", (event) => {
      const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey;
      const isCommand = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isCommand && (!isSlash || !keysOn() || event.target.closest?.("input, textarea, select, [contenteditable]"))) return;
      event.preventDefault();
      openSearch();
    }, { signal });
  }

  // Copy buttons.
  const copyText = async (text, parent = document.body) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      const area = document.createElement("textarea");
      area.value = text;
      area.className = "visually-hidden";
      parent.append(area);
      area.select();
      const done = document.execCommand("copy");
      area.remove();
      return done;
    }
  };

  // A drawing opens in the whole window; what shows it there is loaded when somebody first asks for it.
  for (const link of all(".diagram-open[data-script]")) {
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const open = () => glosaDiagram(link, copyText);
      if (window.glosaDiagram) return open();
      const view = document.createElement("script");
      view.src = link.dataset.script;
      view.onload = open;
      view.onerror = () => location.assign(link.href);
      document.head.append(view);
    });
  }

  // Of a session in a terminal what was typed, without prompts and answers; of changed code what it becomes.
  const textOf = (part, block) => {
    const copy = part.cloneNode(true);
    for (const line of all("del.line", copy)) {
      line.nextSibling?.nodeType === Node.TEXT_NODE && line.nextSibling.remove();
      line.remove();
    }
    const text = copy.textContent;
    if (!block.matches(".is-session")) return text;
    let isContinued = false;
    const typed = text.split("\n").flatMap((line) => {
      const command = isContinued ? line : line.match(/^\s*[$%#>][ \t](.*)$/)?.[1];
      isContinued = command?.endsWith("\\") ?? false;
      return command === undefined ? [] : [command];
    });
    return typed.length > 0 ? typed.join("\n") : text;
  };
  const blocks = all("figure.code");
  if (blocks.length > 0) {
    const status = document.createElement("p");
    status.className = "visually-hidden";
    status.setAttribute("aria-live", "polite");
    document.body.append(status);
    for (const block of blocks) {
      const code = all(":scope > pre code, .code-unchanged code, .panel code, .code-fold code", block);
      if (code.length === 0) continue;
      const button = document.createElement("button");
      button.type = "button";
      button.className = "copy";
      button.title = script.dataset.copy;
      button.setAttribute("aria-label", script.dataset.copy);
      let timer;
      button.addEventListener("click", async () => {
        // The stretches of a step's file are whole lines.
        const between = block.classList.contains("is-step") ? "" : "\n";
        const done = await copyText(code.map((part) => textOf(part, block)).join(between));
        button.focus();
        button.dataset.state = done ? "done" : "failed";
        status.textContent = done ? script.dataset.copied : script.dataset.copyFailed;
        clearTimeout(timer);
        timer = setTimeout(() => {
          delete button.dataset.state;
          status.textContent = "";
        }, 2000);
      });
      block.append(button);
      // Long lines are broken where the reader wants it, in all blocks and on later pages.
      const wrap = button.cloneNode();
      wrap.className = "wrap";
      wrap.title = script.dataset.wrap;
      wrap.setAttribute("aria-label", script.dataset.wrap);
      wrap.setAttribute("aria-pressed", String("wrap" in root.dataset));
      wrap.addEventListener("click", () => {
        const { top } = wrap.getBoundingClientRect();
        const isOn = root.toggleAttribute("data-wrap");
        store("glosa-wrap", isOn ? "on" : null);
        for (const other of all(".wrap")) other.setAttribute("aria-pressed", String(isOn));
        scrollBy(0, wrap.getBoundingClientRect().top - top);
      });
      if (script.dataset.wrap) block.append(wrap);
    }
  }

  // A box that does not scroll needs no stop of the Tab key.
  const boxes = all("figure.code pre, .table-scroll, .diagram-scroll, .formula");
  if (boxes.length > 0 && "ResizeObserver" in window) {
    // Lines that go on fade out where they are cut.
    const isCut = (box) => box.scrollLeft + box.clientWidth < box.scrollWidth - 2;
    const fade = (box) => box.classList.toggle("goes-on", isCut(box));
    const observer = new ResizeObserver((entries) => {
      // All is measured before anything changes.
      const measured = entries.map(({ target }) => ({
        target,
        isDrawing: target.matches(".diagram-scroll"),
        wider: target.scrollWidth - target.clientWidth,
        higher: target.scrollHeight - target.clientHeight,
        goesOn: target.matches("pre") && !target.closest(".course-part") && isCut(target),
      }));
      for (const { target, isDrawing, wider, higher, goesOn } of measured) {
        const scrolls = wider > 0 || (isDrawing && higher > 1);
        if (goesOn !== target.classList.contains("goes-on")) target.classList.toggle("goes-on");
        const more = isDrawing && target.parentElement.querySelector(".diagram-more");
        // The ground around a drawing is nothing that readers miss.
        if (more) more.hidden = wider <= 8 && higher <= 8;
        if (scrolls && !isDrawing) target.closest("figure.code")?.classList.add("is-long");
        if (scrolls) target.tabIndex = 0;
        else if (target !== document.activeElement) target.removeAttribute("tabindex");
      }
    });
    for (const box of boxes) {
      observer.observe(box);
      if (box.matches("pre")) box.addEventListener("scroll", () => fade(box), { signal, passive: true });
    }
    signal.addEventListener("abort", () => observer.disconnect());
  }

  const bar = document.querySelector(".site-header")?.offsetHeight ?? 0;
  // The section now on screen: marked in the contents, kept by the language switch.
  const fragment = (hash) => {
    try {
      return decodeURIComponent(hash.slice(1));
    } catch {
      return hash.slice(1);
    }
  };
  // Of a long page whose parts are laid out late, only the places of these parts are asked for.
  const headings = all(document.body.matches(".page-whole-course") ? ".course-part" : ".article :is(h2, h3)[id]");
  const contents = new Map(all(".contents a").map((link) => [fragment(link.hash), link]));
  const languages = all(".languages a:not([aria-current], .is-missing)").map((link) => [link, link.getAttribute("href")]);
  // A list longer than its box keeps the current entry in sight, without moving the page.
  const list = document.querySelector(".contents");
  const follow = (link) => {
    if (!link || list.scrollHeight <= list.clientHeight) return;
    const [entry, box] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
    if (entry.top < box.top + 40 || entry.bottom > box.bottom - 40) list.scrollTop += entry.top - box.top - list.clientHeight / 3;
  };
  // Wide drawings and tables pass over the list, which ends above them as long as it has room there, and then steps aside.
  const wide = list ? all(".prose > :is(.is-wide, .tree-map)") : [];
  if (wide.length > 0) {
    const makeRoom = () => {
      const { left, right, top } = list.getBoundingClientRect();
      const passing = wide.map((block) => block.getBoundingClientRect())
        .filter((box) => box.right > left && box.left < right && box.bottom > top && box.top < top + list.scrollHeight);
      const room = Math.min(...passing.map((box) => box.top)) - top - 16;
      const isCovered = passing.length > 0 && room < 120;
      list.style.maxBlockSize = passing.length > 0 && !isCovered ? `${room}px` : "";
      list.classList.toggle("is-covered", isCovered);
    };
    for (const kind of ["scroll", "resize"]) addEventListener(kind, makeRoom, { signal, passive: true });
    makeRoom();
  }
  const mark = () => {
    const target = fragment(location.hash);
    const passed = headings.filter((heading) => heading.getBoundingClientRect().top < bar + 96);
    if (passed.length > 0 && innerHeight + scrollY >= root.scrollHeight - 2) {
      // The end of the page: its last sections cannot reach the top.
      const aim = headings.findIndex((heading) => heading.id === target);
      passed.push(...headings.slice(passed.length, aim < passed.length ? undefined : aim + 1));
    }
    passed.reverse();
    const listed = passed.find((heading) => contents.has(heading.id));
    for (const [id, link] of contents) {
      if (id === listed?.id) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    follow(contents.get(listed?.id));
    for (const [link, href] of languages) {
      const twin = `.heading-language[hreflang="${link.hreflang}"]`;
      const found = passed.map((heading) => heading.parentElement.querySelector(`:scope > ${twin}`)).find((element) => element);
      // A translation's section has the id that languages share, too.
      const shared = passed[0]?.querySelector(":scope > span[id]") ?? passed[0];
      const section = link.closest(".language-beside") && shared ? `${href}#${encodeURIComponent(shared.id)}` : href;
      link.setAttribute("href", found?.getAttribute("href") ?? section);
    }
  };
  if (headings.length > 0) {
    const observer = new IntersectionObserver(mark, { rootMargin: `-${bar + 96}px 0px 0px 0px`, threshold: [0, 1] });
    for (const heading of headings) observer.observe(heading);
    signal.addEventListener("abort", () => observer.disconnect());
    addEventListener("hashchange", mark, { signal });
    addEventListener("scrollend", mark, { signal });
    mark();
  }

  // The menu of languages: Escape and a press outside close it.
  const tongues = document.querySelector(".languages details");
  if (tongues) {
    document.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !tongues.open) return;
      tongues.open = false;
      tongues.querySelector("summary").focus();
    }, { signal });
    document.addEventListener("click", (event) => { if (!tongues.contains(event.target)) tongues.open = false; }, { signal });
  }

  // The drawer: Escape and a press outside close it; what lies under it cannot be reached.
  const menu = document.querySelector(".menu");
  const navigation = document.querySelector(".navigation");
  if (menu && navigation) {
    const close = () => {
      menu.open = false;
      menu.querySelector("summary").focus();
    };
    menu.addEventListener("toggle", () => {
      for (const part of all(".main, .site-footer")) part.inert = menu.open;
      if (menu.open) navigation.querySelector("a[aria-current]")?.scrollIntoView({ block: "center" });
    });
    addEventListener("keydown", (event) => {
      if (event.key === "Escape" && menu.open) close();
    }, { signal });
    document.addEventListener("click", (event) => {
      if (menu.open && !navigation.contains(event.target) && !menu.contains(event.target)) close();
    }, { signal });
    matchMedia("(min-width: 64rem)").addEventListener("change", () => (menu.open = false), { signal });
  }

  // Sections that the reader opened or closed stay so in this browser; the one with the page is open.
  const folds = navigation ? all(".tree-section > details", navigation) : [];
  if (folds.length > 0) {
    const key = `glosa-folds:${new URL("..", script.src).pathname}`;
    const known = new Map(stored(key)?.split("\n").map((line) => [line.slice(1), line[0] === "+"]));
    for (const fold of folds) {
      const name = new URL(fold.previousElementSibling.href).pathname;
      if (known.has(name) && !fold.querySelector("[aria-current]")) fold.open = known.get(name);
      let wasOpen = fold.open;
      fold.addEventListener("toggle", () => {
        if (fold.open === wasOpen) return;
        wasOpen = fold.open;
        known.set(name, wasOpen);
        store(key, [...known].map(([name, isOpen]) => (isOpen ? "+" : "-") + name).join("\n"));
      }, { signal });
    }
  }

  // The tree shows where the reader is without moving the page.
  const here = navigation?.querySelector("[aria-current]");
  if (here && navigation.scrollHeight > navigation.clientHeight) {
    const offset = here.getBoundingClientRect().top - navigation.getBoundingClientRect().top;
    if (offset > navigation.clientHeight - 64) navigation.scrollTop = offset - navigation.clientHeight / 3;
  }

  // Progress, kept in this browser alone: the pages that were opened, and the last one in each language.
  const visited = navigation?.dataset.visited;
  const progress = {};
  if (visited !== undefined) {
    const site = new URL("..", script.src);
    const key = `glosa-progress:${site.pathname}`;
    const place = (address) => new URL(address, location).pathname.slice(site.pathname.length).replace(/(^|\/)$/, "$1index.html");
    let known;
    try {
      known = JSON.parse(stored(key));
    } catch {}
    const seen = new Set(Array.isArray(known?.seen) ? known.seen : []);
    const last = { ...known?.last };
    const own = place(location.href);
    if (document.body.matches(".page-lesson, .page-section")) {
      seen.add(own);
      last[root.lang] = [own, document.querySelector("h1")?.firstChild?.textContent.trim() ?? ""];
      store(key, JSON.stringify({ seen: [...seen], last }));
    }
    const links = all(".tree a, .lesson-list a, .overview a");
    for (const link of links) {
      if (!seen.has(place(link.href)) || link.hasAttribute("aria-current")) continue;
      link.classList.add("is-visited");
      const note = document.createElement("span");
      note.className = "visually-hidden";
      note.textContent = ` (${visited})`;
      (link.querySelector(".lesson-title") ?? link).append(note);
    }
    Object.assign(progress, { key, seen, last, site, links, place });
  }

  // What fewer pages have is loaded where it is.
  if (document.querySelector(".diagram-scroll, .tabs, .question, .walkthrough, .continue") && script.dataset.extras) {
    const begin = () => glosaExtras({ all, signal, stored, store, bar, progress });
    if (window.glosaExtras) begin();
    else document.head.append(Object.assign(document.createElement("script"), { src: script.dataset.extras, onload: begin }));
  }

  // Shortcuts of a single key, which can be switched off (WCAG 2.1.4), and the list of them.
  const shortcuts = document.querySelector(".shortcuts");
  const keysOn = () => stored("glosa-keys") !== "off";
  if (shortcuts) {
    const [toggle, close] = [shortcuts.querySelector("input"), shortcuts.querySelector("button")];
    toggle.addEventListener("change", () => store("glosa-keys", toggle.checked ? null : "off"));
    close.addEventListener("click", () => shortcuts.close());
    for (const button of all(".shortcuts-open")) {
      button.hidden = false;
      button.addEventListener("click", () => shortcuts.showModal());
    }
    toggle.checked = keysOn();
  }
  const answers = all(".tree-answers a");
  const find = (selector) => document.querySelector(selector);
  const actions = {
    Backspace: () => find(".tree-back"),
    j: () => find("a[rel=next]"),
    k: () => find("a[rel=prev]"),
    t: () => themeSwitch,
  };
  actions.n = actions.j;
  actions.p = actions.k;
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || shortcuts?.open || !keysOn()) return;
    if (event.target.closest?.("input, textarea, select, [contenteditable], dialog")) return;
    const help = event.key === "?" && shortcuts;
    const target = /^[1-9]$/.test(event.key) ? answers[event.key - 1] : Object.hasOwn(actions, event.key) && actions[event.key]();
    if (!help && !target) return;
    event.preventDefault();
    if (help) shortcuts.showModal();
    else target.click();
  }, { signal });
})();
