(() => {
"use strict";
const endings = (list) => new RegExp(`(?:${list.split(" ").sort((a, b) => b.length - a.length).join("|")})$`);
const odd = {
skis: "ski", skies: "sky", dying: "die", lying: "lie", tying: "tie", idly: "idl", gently: "gentl", ugly: "ugli", early: "earli",
only: "onli", singly: "singl", sky: "sky", news: "news", howe: "howe", atlas: "atlas", cosmos: "cosmos", bias: "bias", andes: "andes",
};
const whole = /^(?:inning|outing|canning|herring|earring|proceed|exceed|succeed)$/;
const region = (word, start) => {
const found = /[aeiouy][^aeiouy]/g;
found.lastIndex = start;
return found.exec(word) ? found.lastIndex : word.length;
};
const isShortSyllable = (word) => /[^aeiouy][aeiouy][^aeiouywxY]$|^[aeiouy][^aeiouy]$/.test(word);
const second = {
tional: "tion", enci: "ence", anci: "ance", abli: "able", entli: "ent", izer: "ize", ization: "ize", ational: "ate", ation: "ate",
ator: "ate", alism: "al", aliti: "al", alli: "al", fulness: "ful", ousli: "ous", ousness: "ous", iveness: "ive", iviti: "ive",
biliti: "ble", bli: "ble", ogi: "og", fulli: "ful", lessli: "less", li: "",
};
const third = {
tional: "tion", ational: "ate", alize: "al", icate: "ic", iciti: "ic", ical: "ic", ful: "", ness: "", ative: "",
};
const secondEndings = endings(Object.keys(second).join(" "));
const thirdEndings = endings(Object.keys(third).join(" "));
const fourthEndings = endings("al ance ence er ic able ible ant ement ment ent ism ate iti ous ive ize ion");
const stem = (given) => {
if (given.length < 3) return given;
if (Object.hasOwn(odd, given)) return odd[given];
let word = given.replace(/^y|(?<=[aeiouy])y/g, "Y");
const start = /^(?:gener|commun|arsen)/.exec(word);
const r1 = start ? start[0].length : region(word, 0);
const r2 = region(word, r1);
if (word.endsWith("sses")) word = word.slice(0, -2);
else if (/ie[ds]$/.test(word)) word = word.slice(0, word.length > 4 ? -2 : -1);
else if (/[aeiouy].+s$/.test(word) && !/(?:us|ss)$/.test(word)) word = word.slice(0, -1);
if (whole.test(word)) return word;
let found;
if ((found = /eed(?:ly)?$/.exec(word))) {
if (found.index >= r1) word = word.slice(0, found.index) + "ee";
} else if ((found = /(?:ed|ing)(?:ly)?$/.exec(word)) && /[aeiouy]/.test(word.slice(0, found.index))) {
word = word.slice(0, found.index);
if (/(?:at|bl|iz)$/.test(word)) word += "e";
else if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(word)) word = word.slice(0, -1);
else if (r1 >= word.length && isShortSyllable(word)) word += "e";
}
word = word.replace(/(?<=.[^aeiouy])[yY]$/, "i");
if ((found = secondEndings.exec(word)) && found.index >= r1) {
const [end, lead] = [found[0], word.slice(0, found.index)];
if (!(end === "ogi" && !lead.endsWith("l")) && !(end === "li" && !/[cdeghkmnrt]$/.test(lead))) word = lead + second[end];
}
if ((found = thirdEndings.exec(word)) && found.index >= r1 && (found[0] !== "ative" || found.index >= r2)) {
word = word.slice(0, found.index) + third[found[0]];
}
if ((found = fourthEndings.exec(word)) && found.index >= r2 && (found[0] !== "ion" || /[st]ion$/.test(word))) {
word = word.slice(0, found.index);
}
const end = word.length - 1;
if (word[end] === "e" && (end >= r2 || (end >= r1 && !isShortSyllable(word.slice(0, -1))))) word = word.slice(0, -1);
else if (word.endsWith("ll") && end >= r2) word = word.slice(0, -1);
return word.toLowerCase();
};
const stop = new Set(
("a about all also an and any are as at be been but by can do does each for from had has have he how i if in into is isn it its" +
" aren couldn didn doesn don hasn haven just may me more most my no nor not of on only or other our own s so some such t than that the their them then there" +
" these they this those to too up was wasn we were weren what when where which who why will with won would wouldn you your").split(" "),
);
glosaSearch.rules = { stem, stop };
})();
