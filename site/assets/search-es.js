(() => {
"use strict";
const isVowel = (letter) => "aeiou".includes(letter);
const after = (word, start, wanted) => {
for (let index = start; index < word.length; index++) if (isVowel(word[index]) === wanted) return index + 1;
return word.length;
};
const regions = (word) => {
const r1 = after(word, after(word, 0, true), false);
const r2 = after(word, after(word, r1, true), false);
let rv = word.length;
if (word.length > 2) {
if (!isVowel(word[1])) rv = after(word, 2, true);
else if (isVowel(word[0])) rv = after(word, 2, false);
else rv = 3;
}
return { r1, r2, rv };
};
const endings = (list) => new RegExp(`(?:${list.trim().split(/\s+/).sort((a, b) => b.length - a.length).join("|")})$`);
const pronoun = endings("me se sela selo selas selos la le lo las les los nos");
const standard = [
["anza anzas ico ica icos icas ismo ismos able ables ible ibles ista istas oso osa osos osas amiento amientos imiento imientos", "r2", ""],
["adora ador acion adoras adores aciones ante antes ancia ancias", "r2", "", "ic"],
["logia logias", "r2", "log"],
["ucion uciones", "r2", "u"],
["encia encias", "r2", "ente"],
["amente", "r1", "", "ativ iv os ic ad"],
["mente", "r2", "", "ante able ible"],
["idad idades", "r2", "", "abil ic iv"],
["iva ivo ivas ivos", "r2", "", "at"],
].map(([list, region, instead, before]) => [endings(list), region, instead, before && endings(before)]);
const yVerb = endings("ya ye yan yen yeron yendo yo yas yes yais yamos");
const shortVerb = /(?:en|es|eis|emos)$/;
const verb = endings(
["ar", "er", "ir"].map((verb) => "ian ias an as iais ia eis iamos emos a e".split(" ").map((end) => verb + end).join(" ")).join(" ") +
" aba ada ida ia ara iera ad ed id ase iese aste iste an aban ian aran ieran asen iesen aron ieron ado ido ando iendo" +
" ar er ir as abas adas idas ias aras ieras ases ieses is ais abais iais arais ierais aseis ieseis asteis isteis ados" +
" idos amos abamos iamos imos aramos ieramos iesemos asemos",
);
const imperative = /[áéíóú][^aeiouáéíóú]*[iu]?[ae](n?(?:[mst]e)?l[aeo]s?|n?[mst]e)$/;
const stem = (word, written = word) => {
const pronouns = imperative.exec(written);
if (pronouns) word = word.slice(0, -pronouns[1].length);
const at = regions(word);
const cut = (pattern, region) => {
const found = pattern.exec(word);
return found && found.index >= region ? found.index : -1;
};
let end = cut(pronoun, at.rv);
if (end > 0 && /(?:ando|[aei]r|(?:ie|uye)ndo)$/.test(word.slice(at.rv, end))) word = word.slice(0, end);
const before = word;
let longest;
for (const rule of standard) {
const found = rule[0].exec(word);
if (found && (!longest || found.index < longest.found.index)) longest = { found, rule };
}
if (longest && longest.found.index >= at[longest.rule[1]]) {
word = word.slice(0, longest.found.index) + longest.rule[2];
end = longest.rule[3] ? cut(longest.rule[3], at.r2) : -1;
if (end > 0) word = word.slice(0, end);
}
if (word === before) {
end = cut(yVerb, at.rv);
if (end > 0 && word[end - 1] === "u") word = word.slice(0, end);
else if ((end = cut(verb, at.rv)) > 0) word = word.slice(0, end);
else if ((end = cut(shortVerb, at.rv)) > 0) word = word.slice(0, end).replace(/gu$/, "g");
}
end = cut(/(?:os|a|o)$/, at.rv);
if (end > 0) return word.slice(0, end);
end = cut(/e$/, at.rv);
return end > 0 ? word.slice(0, end).replace(/gu$/, end - 1 >= at.rv ? "g" : "gu") : word;
};
const stop = new Set(
("a al algo ante aqui asi aun aunque cada como con cual cuando de del desde donde dos e el ella ellas ellos en entre era es esa" +
" ese eso esta estan estas este esto estos fue ha hace han hasta hay he la las le les lo los mas me mi mis muy nada ni no" +
" nos o os otra otro para pero poco por porque pues que quien se sea ser si sin sobre solo son su sus tambien tan te ti" +
" tiene todo tu tus un una unas uno unos y ya yo").split(" "),
);
glosaSearch.rules = { stem, stop };
})();
