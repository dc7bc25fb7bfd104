// Drawings, tabs, questions, the steps of tutorials, the way back into a course: glosa.js loads this for pages that have any of
// them, and says what of its own it may use.
globalThis.glosaExtras = ({ all, signal, stored, store, bar, progress }) => {
  // Questions: the answers that a reader chose stay chosen in this browser.
  const verdicts = all(".question .verdict");
  if (verdicts.length > 0) {
    const key = `glosa-answers:${location.pathname}`;
    const chosen = new Set(stored(key)?.split(" "));
    verdicts.forEach((verdict, number) => {
      if (chosen.has(String(number))) verdict.open = true;
      const keep = () => {
        if (verdict.open) chosen.add(String(number));
        else chosen.delete(String(number));
        store(key, chosen.size > 0 ? [...chosen].join(" ") : null);
      };
      verdict.addEventListener("toggle", keep, { signal });
    });
  }

  // Tabs: without this script, all stand one below the other. Those of the same title are chosen together.
  const groups = all(".tabs").map((group, number) => ({ group, number, tabs: all(":scope > .tab", group) }))
    .filter(({ tabs }) => tabs.length > 1);
  const titleOf = (tab) => tab.querySelector(":scope > .tab-title")?.textContent ?? "";
  const select = ({ list, tabs }, chosen) => {
    tabs.forEach((tab, index) => {
      const button = list.children[index];
      tab.hidden = index !== chosen;
      button.setAttribute("aria-selected", String(index === chosen));
      button.tabIndex = index === chosen ? 0 : -1;
    });
  };
  const choose = (entry, index) => {
    const top = entry.list.getBoundingClientRect().top;
    const title = titleOf(entry.tabs[index]);
    for (const other of groups) {
      const place = other === entry ? index : other.tabs.findIndex((tab) => titleOf(tab) === title);
      if (place >= 0) select(other, place);
    }
    // What changed above must not move what the reader has just pressed.
    scrollBy(0, entry.list.getBoundingClientRect().top - top);
  };
  for (const entry of groups) {
    const list = document.createElement("div");
    list.className = "tab-list";
    list.setAttribute("role", "tablist");
    list.setAttribute("aria-label", entry.tabs.map(titleOf).join(" / "));
    entry.list = list;
    entry.tabs.forEach((tab, index) => {
      const button = document.createElement("button");
      const name = `glosa.tab-${entry.number + 1}-${index + 1}`;
      button.type = "button";
      button.id = `${name}-button`;
      button.textContent = titleOf(tab);
      button.setAttribute("role", "tab");
      tab.id ||= name;
      button.setAttribute("aria-controls", tab.id);
      tab.setAttribute("role", "tabpanel");
      tab.setAttribute("aria-labelledby", button.id);
      button.addEventListener("click", () => choose(entry, index));
      list.append(button);
    });
    list.addEventListener("keydown", (event) => {
      const forward = getComputedStyle(list).direction === "rtl" ? -1 : 1;
      const [now, count] = [entry.tabs.findIndex((tab) => !tab.hidden), entry.tabs.length];
      const next = { ArrowLeft: now - forward, ArrowRight: now + forward, Home: 0, End: count - 1 }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      const chosen = (next + count) % count;
      choose(entry, chosen);
      list.children[chosen].focus();
    });
    entry.group.prepend(list);
    select(entry, 0);
  }
  const revealTab = () => {
    let target;
    try {
      target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    } catch {
      return;
    }
    let isHidden = false;
    for (let tab = target?.closest(".tab"); tab; tab = tab.parentElement?.closest(".tab")) {
      const entry = groups.find(({ tabs }) => tabs.includes(tab));
      if (!entry || !tab.hidden) continue;
      isHidden = true;
      select(entry, entry.tabs.indexOf(tab));
    }
    if (isHidden) target.scrollIntoView();
  };
  if (groups.length > 0) {
    addEventListener("hashchange", revealTab, { signal });
    revealTab();
  }

  // Steps of a tutorial: at desk width, the code of the step that is read stands beside the text.
  const walks = all(".page-lesson .prose > .walkthrough").map((walk) => [walk, all(":scope > .walkthrough-step", walk)])
    .filter(([, steps]) => steps.some((step) => step.querySelector(":scope > :is(.step-file, .media)")));
  for (const [walk, steps] of walks) {
    const parts = (step) => all(":scope > :not(.step-file, .media)", step);
    // A step without code of its own leaves that of the one before.
    const shows = (step) => step.querySelector(":scope > :is(.step-file, .media)");
    const beside = parts(walk).reduce((count, part) => count + (part.matches(".walkthrough-step") ? parts(part).length : 1), 0);
    walk.style.setProperty("--rows", beside);
    walk.classList.add("is-following");
    const follow = () => {
      const read = steps.filter((step) => parts(step)[0]?.getBoundingClientRect().top < bar + innerHeight * 0.4);
      const current = read.filter(shows).pop() ?? steps.find(shows);
      for (const step of steps) step.classList.toggle("is-current", step === current);
    };
    addEventListener("scroll", follow, { signal, passive: true });
    addEventListener("resize", follow, { signal, passive: true });
    follow();
  }
  // A drawing larger than its frame starts at its first node, and a tree's map at the reader's, not at its corner.
  const centre = (frame) => {
    const here = frame.querySelector("a[aria-current] .node");
    const node = here ?? frame.querySelector(".node");
    if (!node) return;
    const [box, view] = [node.getBoundingClientRect(), frame.getBoundingClientRect()];
    if (frame.scrollWidth > frame.clientWidth) frame.scrollLeft += box.left + box.width / 2 - view.left - view.width / 2;
    if (here) frame.scrollTop += box.top + box.height / 2 - view.top - view.height / 2;
  };
  // Parts of a long page are laid out when the reader comes to them: asking for their places earlier would undo that.
  const parts = all(".course-part");
  if (parts.length === 0) all(".diagram-scroll").forEach(centre);
  for (const part of parts) {
    part.addEventListener("contentvisibilityautostatechange", ({ skipped }) => skipped || all(".diagram-scroll", part).forEach(centre), { once: true, signal });
  }

  // Their heights are guesses until then, so the end of the page moves as the reader goes there.
  if (parts.length > 0) {
    addEventListener("keydown", (event) => {
      if (event.key !== "End" || event.shiftKey || event.altKey || event.defaultPrevented) return;
      if (event.target.closest?.("input, textarea, select, [contenteditable], dialog, pre, .diagram-scroll")) return;
      let [left, height] = [10, 0];
      const go = () => {
        const root = document.documentElement;
        if (root.scrollHeight !== height) left = 10;
        height = root.scrollHeight;
        scrollTo({ top: height, behavior: "instant" });
        if (--left > 0) requestAnimationFrame(go);
      };
      requestAnimationFrame(go);
    }, { signal });
  }

  // The reader's own way stands above if several lead to the page of a tree.
  const [shown, from] = [document.querySelector(".tree-way ol"), document.referrer.split("#")[0]];
  const lastOf = (way) => all("a", way).at(-1)?.href;
  const taken = shown && lastOf(shown) !== from && all(".tree-ways li").find((way) => lastOf(way) === from);
  if (taken) {
    const [before, own] = [all("a", shown), all("a", taken)];
    for (const link of own) link.title = before[0]?.title ?? "";
    shown.replaceChildren(...own.map((link) => {
      const step = document.createElement("li");
      step.append(link);
      return step;
    }));
    for (const link of before) link.removeAttribute("title");
    taken.replaceChildren(...before.flatMap((link) => [link, " "]));
    const back = document.querySelector(".tree-back");
    if (back) back.href = from;
  }

  // The page on which the reader was last.
  const { key, seen, last, site, links, place } = progress;
  const resume = key && document.querySelector(".continue");
  const [path, title] = (resume && last[document.documentElement.lang]) || [];
  const target = resume && path ? new URL(path, site) : null;
  if (target?.href.startsWith(site.href)) {
    const link = resume.querySelector("a");
    link.href = target.href;
    resume.querySelector(".start-title").textContent = title;
    // The part of the site that the reader is in: a manual beside a course is no part of it.
    const part = path.split("/").slice(0, -1).slice(0, 2).map((name) => `${name}/`).join("");
    const pages = new Set(links.map((link) => place(link.href)).filter((page) => page.startsWith(part)));
    resume.querySelector(".continue-count span").textContent = resume.dataset.count
      .replace("{done}", [...pages].filter((page) => seen.has(page)).length)
      .replace("{all}", pages.size);
    resume.querySelector("button").addEventListener("click", () => {
      store(key, null);
      resume.hidden = true;
      for (const link of all(".is-visited")) {
        link.classList.remove("is-visited");
        link.querySelector(".visually-hidden")?.remove();
      }
    });
    resume.hidden = false;
  }
};
