// Runs queries on the search of a built site, by the JavaScript that readers get: node glosa.mjs SITE < queries.json
// In: [["es","query"],…]. Out: for each the results in the order shown, as addresses below the site's root.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import vm from "node:vm";

const site = process.argv[2];
const source = (path) => readFileSync(join(site, path), "utf8");

const engines = new Map();
function engine(language) {
  if (engines.has(language)) return engines.get(language);
  const context = vm.createContext({ console });
  const run = (path) => vm.runInContext(source(path), context, { filename: path });
  run("assets/search.js");
  run(`assets/search-${language}.js`);
  const found = context.glosaSearch.open(async (name) => run(`search/${language}/${name}.js`));
  engines.set(language, found);
  return found;
}

const queries = JSON.parse(readFileSync(0, "utf8"));
const results = [];
for (const [language, query] of queries) {
  const pages = [];
  await engine(language).find(query, (found) => pages.push(...found.pages));
  results.push(pages.flatMap((page) => page.sections.map(({ path }) => decodeURIComponent(path))));
}
console.log(JSON.stringify(results));
