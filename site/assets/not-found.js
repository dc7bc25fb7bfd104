(() => {
"use strict";
const all = (selector) => [...document.querySelectorAll(selector)];
const asked = location.hash.match(/^#\??(\/.*)/)?.[1] ?? location.pathname;
const page = all(".languages a[hreflang]").find(
(link) => asked.startsWith(new URL(".", link.href).pathname) && link.hreflang !== document.documentElement.lang,
);
if (page && !location.hash.startsWith("#?")) return location.replace(`${page.href}#${asked}`);
for (const link of all(".languages a[hreflang]")) link.hash = `?${asked}`;
const list = document.querySelector(".not-found-meant");
const { script, rules, index } = document.querySelector(".search-open")?.dataset ?? {};
if (!list || !script) return;
const load = (src) =>
new Promise((resolve, reject) => {
document.head.append(Object.assign(document.createElement("script"), { src, onload: resolve, onerror: reject }));
});
const plain = (address) => {
try {
address = decodeURIComponent(address);
} catch {}
return address.toLowerCase().replace(/(?:index)?\.html?$|\.md$|\/$/, "");
};
const names = (address) => plain(address).split("/").filter((part) => part);
const wanted = names(asked);
const words = wanted.at(-1)?.split(/[^\p{L}\p{N}]+/u).filter((word) => word) ?? [];
if (words.length === 0) return;
const show = async () => {
await load(script);
if (rules) await load(rules);
const place = new URL(index, document.baseURI);
const engine = glosaSearch.open((name) => load(new URL(`${name}.js`, place)));
const found = [];
await engine.find(words.join(" "), ({ pages }) => void found.push(...pages));
await new Promise((done) => setTimeout(done));
const root = new URL("../../", place);
const shared = (path) => names(path).filter((name) => wanted.includes(name)).length;
const pairs = (word) => [...word].slice(1).map((letter, index) => word[index] + letter);
const isNear = (one, other) => {
const [own, others] = [pairs(one), pairs(other)];
return one === other || (2 * own.filter((pair) => others.includes(pair)).length) / (own.length + others.length) >= 0.6;
};
const parts = (text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word);
const isMeant = (page) => {
const own = [...names(page.path).flatMap(parts), ...parts(page.title.map(({ text }) => text).join(""))];
return words.filter((word) => own.some((other) => isNear(word, other))).length * 2 >= words.length;
};
const likeness = ({ path }) => (names(path).at(-1) === wanted.at(-1) ? 10 : 0) + shared(path);
const best = found.filter(isMeant).map((page, order) => ({ page, rank: likeness(page) - order / 20 })).sort((a, b) => b.rank - a.rank).slice(0, 3);
const titles = best.map(({ page }) => page.title.map(({ text }) => text).join(""));
for (const [order, { page }] of best.entries()) {
const link = Object.assign(document.createElement("a"), { href: new URL(page.path, root) });
const isAlone = titles.filter((title) => title === titles[order]).length === 1;
link.textContent = isAlone ? titles[order] : `${titles[order]} (${plain(page.path)})`;
const item = document.createElement("li");
item.append(link);
list.querySelector("ul").append(item);
}
list.hidden = best.length === 0;
};
show().catch(() => {});
})();
