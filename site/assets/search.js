(() => {
"use strict";
const button = document.querySelector(".search-open");
const dialog = document.querySelector("dialog.search");
if (!button || !dialog) return;
const [field, bar, status, list] = [".search-field", ".search-bar", ".search-status", ".search-results"].map((name) => dialog.querySelector(name));
const address = (way) => new URL(way, document.baseURI);
const index = address(button.dataset.index);
const root = new URL("../../", index);
const append = (kind, values) =>
new Promise((resolve, reject) => {
const element = Object.assign(document.createElement(kind), values, { onload: resolve, onerror: () => reject(new Error(values.src)) });
document.head.append(element);
});
const script = (src) => append("script", { src });
const style = append("link", { rel: "stylesheet", href: button.dataset.stylesheet }).catch(() => {});
let engine;
const ready = () =>
(engine ??= (async () => {
await script(button.dataset.engine);
if (button.dataset.rules) await script(button.dataset.rules);
const found = glosaSearch.open((name) => script(new URL(`${name}.js`, index)));
offer(await found.choices());
return found;
})().catch((error) => {
engine = null;
throw error;
}));
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
if (section.excerpt.length > 0) link.append(element(section.isCode ? "code" : "span", "search-excerpt", ...stretches(section.excerpt)));
link.href = new URL(section.path, root);
return element("li", "", link);
});
const sections = element("ul", "", ...links);
sections.setAttribute("aria-labelledby", label.id);
return element("li", "", label, sections);
};
let kind = "";
const offer = (kinds) => {
const { kinds: legend, all } = dialog.dataset;
if (kinds.length < 2 || !legend || dialog.querySelector(".search-kinds")) return;
const choice = (value, name) => {
const input = Object.assign(document.createElement("input"), { type: "radio", name: "search-kind", value, checked: value === kind });
return element("label", "", input, name);
};
const choices = [choice("", all), ...kinds.map((kind) => choice(kind, dialog.dataset[kind]))];
const group = element("fieldset", "search-kinds", element("legend", "visually-hidden", legend), ...choices);
group.addEventListener("change", ({ target }) => {
kind = target.value;
ask();
});
bar.after(group);
};
let asked = 0;
const say = (count, query) =>
(status.textContent =
count === 0
? dialog.dataset.none.replace("{query}", () => query)
: count === 1
? dialog.dataset.one
: dialog.dataset.many.replace("{count}", count));
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
const show = ({ pages, count }) => {
if (number !== asked) return;
if (!made.isConnected) {
begin();
say(count, query);
}
made.append(...pages.map((page) => draw(page, made.children.length + pages.indexOf(page))));
return new Promise(requestAnimationFrame);
};
await (await ready()).find(query, show, kind);
} catch {
if (number === asked) status.textContent = dialog.dataset.failed;
}
};
const show = async () => {
await style;
if (!dialog.open) dialog.showModal();
field.focus();
field.select();
};
const links = () => [...list.querySelectorAll("a")];
dialog.addEventListener("keydown", (event) => {
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
const isTyped = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
if (place !== 0 && isTyped) field.focus();
return;
}
event.preventDefault();
});
dialog.addEventListener("click", (event) => {
if (event.target === dialog || event.target.closest("a, .search-close")) dialog.close();
});
let timer;
field.addEventListener("input", () => {
clearTimeout(timer);
timer = setTimeout(ask, 60);
});
const open = () => {
ready().catch(() => (status.textContent = dialog.dataset.failed));
show();
};
button.addEventListener("search", open);
open();
})();
