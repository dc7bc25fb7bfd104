(() => {
"use strict";
const script = document.currentScript;
const root = document.documentElement;
const all = (selector, from = document) => [...from.querySelectorAll(selector)];
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
const leaving = new AbortController();
const { signal } = leaving;
const leave = (event) => {
event.detail.push(script);
leaving.abort();
};
document.addEventListener("glosa:leave", leave, { signal });
if (document.body.classList.contains("page-not-found")) {
const page = all(".languages a[hreflang]").find(
(link) => location.pathname.startsWith(new URL(".", link.href).pathname) && link.hreflang !== root.lang,
);
if (page) location.replace(page.href);
}
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
for (const frame of all(".diagram-scroll")) {
const here = frame.querySelector("a[aria-current] .node");
const node = here ?? frame.querySelector(".node");
if (!node) continue;
const [box, view] = [node.getBoundingClientRect(), frame.getBoundingClientRect()];
if (frame.scrollWidth > frame.clientWidth) frame.scrollLeft += box.left + box.width / 2 - view.left - view.width / 2;
if (here) frame.scrollTop += box.top + box.height / 2 - view.top - view.height / 2;
}
const searchButton = document.querySelector(".search-open");
if (searchButton) {
let dialog;
const openSearch = () => {
if (dialog) return searchButton.dispatchEvent(new Event("search"));
dialog = document.createElement("script");
dialog.src = searchButton.dataset.script;
dialog.onerror = () => (dialog = null);
document.head.append(dialog);
};
searchButton.addEventListener("click", openSearch);
addEventListener("keydown", (event) => {
const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey;
const isCommand = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
if (!isCommand && (!isSlash || !keysOn() || event.target.closest?.("input, textarea, select, [contenteditable]"))) return;
event.preventDefault();
openSearch();
}, { signal });
}
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
}
}
const boxes = all("figure.code pre, .table-scroll, .diagram-scroll, .formula");
if (boxes.length > 0 && "ResizeObserver" in window) {
const observer = new ResizeObserver((entries) => {
for (const { target } of entries) {
const isDrawing = target.matches(".diagram-scroll");
const goesOn = target.scrollWidth > target.clientWidth || (isDrawing && target.scrollHeight > target.clientHeight + 1);
const more = isDrawing && target.parentElement.querySelector(".diagram-more");
if (more) more.hidden = !goesOn;
if (goesOn) target.tabIndex = 0;
else if (target !== document.activeElement) target.removeAttribute("tabindex");
}
});
for (const box of boxes) observer.observe(box);
signal.addEventListener("abort", () => observer.disconnect());
}
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
scrollBy(0, entry.list.getBoundingClientRect().top - top);
};
for (const entry of groups) {
const list = document.createElement("div");
list.className = "tab-list";
list.setAttribute("role", "tablist");
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
const step = { ArrowLeft: -forward, ArrowRight: forward }[event.key];
if (!step) return;
event.preventDefault();
const now = entry.tabs.findIndex((tab) => !tab.hidden);
const next = (now + step + entry.tabs.length) % entry.tabs.length;
choose(entry, next);
list.children[next].focus();
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
const bar = document.querySelector(".site-header")?.offsetHeight ?? 0;
const walks = all(".page-lesson .prose > .walkthrough").map((walk) => [walk, all(":scope > .walkthrough-step", walk)])
.filter(([, steps]) => steps.some((step) => step.querySelector(":scope > :is(.step-file, .media)")));
for (const [walk, steps] of walks) {
const parts = (step) => all(":scope > :not(.step-file, .media)", step);
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
const fragment = (hash) => {
try {
return decodeURIComponent(hash.slice(1));
} catch {
return hash.slice(1);
}
};
const headings = all(".article :is(h2, h3)[id]");
const contents = new Map(all(".contents a").map((link) => [fragment(link.hash), link]));
const languages = all(".languages a:not([aria-current], .is-missing)").map((link) => [link, link.getAttribute("href")]);
const mark = () => {
const target = fragment(location.hash);
const passed = headings.filter((heading) => heading.getBoundingClientRect().top < bar + 96);
if (passed.length > 0 && innerHeight + scrollY >= root.scrollHeight - 2) {
const aim = headings.findIndex((heading) => heading.id === target);
passed.push(...headings.slice(passed.length, aim < passed.length ? undefined : aim + 1));
}
passed.reverse();
const listed = passed.find((heading) => contents.has(heading.id));
for (const [id, link] of contents) {
if (id === listed?.id) link.setAttribute("aria-current", "true");
else link.removeAttribute("aria-current");
}
for (const [link, href] of languages) {
const twin = `.heading-language[hreflang="${link.hreflang}"]`;
const found = passed.map((heading) => heading.querySelector(twin)).find((element) => element);
const section = link.closest(".language-beside") && passed[0] ? `${href}#${encodeURIComponent(passed[0].id)}` : href;
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
const tongues = document.querySelector(".languages details");
if (tongues) {
document.addEventListener("keydown", (event) => {
if (event.key !== "Escape" || !tongues.open) return;
tongues.open = false;
tongues.querySelector("summary").focus();
}, { signal });
document.addEventListener("click", (event) => { if (!tongues.contains(event.target)) tongues.open = false; }, { signal });
}
const menu = document.querySelector(".menu");
const navigation = document.querySelector(".navigation");
if (menu && navigation) {
const close = () => {
menu.open = false;
menu.querySelector("summary").focus();
};
menu.addEventListener("toggle", () => {
for (const part of all(".main, .site-footer")) part.inert = menu.open;
});
addEventListener("keydown", (event) => {
if (event.key === "Escape" && menu.open) close();
}, { signal });
document.addEventListener("click", (event) => {
if (menu.open && !navigation.contains(event.target) && !menu.contains(event.target)) close();
}, { signal });
matchMedia("(min-width: 64rem)").addEventListener("change", () => (menu.open = false), { signal });
}
const here = navigation?.querySelector("[aria-current]");
if (here && navigation.scrollHeight > navigation.clientHeight) {
const offset = here.getBoundingClientRect().top - navigation.getBoundingClientRect().top;
if (offset > navigation.clientHeight - 64) navigation.scrollTop = offset - navigation.clientHeight / 3;
}
const visited = navigation?.dataset.visited;
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
const resume = document.querySelector(".continue");
const [path, title] = last[root.lang] ?? [];
const target = resume && path ? new URL(path, site) : null;
if (target?.href.startsWith(site.href)) {
const link = resume.querySelector("a");
link.href = target.href;
resume.querySelector(".start-title").textContent = title;
const pages = new Set(links.map((link) => place(link.href)));
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
}
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
