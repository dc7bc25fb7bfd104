// Finds sections of the site in the index that `glosa build` writes (Sources/Search says what its files hold). It knows nothing
// of the page that it runs in: `glosaSearch.open(load)` gives it the one thing it needs, loading a file of the index.
(() => {
  "use strict";
  // A page may load it twice; the files of the index that are there belong to the first.
  if (globalThis.glosaSearch) return;
  const pieces = new Map();
  // The files of the index call this.
  const glosaSearch = (name, value) => pieces.set(name, value);
  globalThis.glosaSearch = glosaSearch;
  // What a language's own file replaces.
  glosaSearch.rules = { stem: (word) => word, stop: new Set() };

  // MARK: Words, cut as in Sources/Search/Words

  // Chinese, Japanese and Korean: letters with what belongs to them, in runs that are cut into pairs.
  const running = "\\u1100-\\u11ff\\u3005-\\u3007\\u3041-\\u318e\\u31a0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\ua960-\\ua97f\\uac00-\\ud7fb\\uf900-\\ufaff\\uff66-\\uff9f\\u{20000}-\\u{323af}";
  const letter = `(?=[${running}])[\\p{L}\\p{N}][\\p{M}\\uff9e\\uff9f\\u1160-\\u11ff]*`;
  const letterPattern = new RegExp(letter, "gu");
  const wordPattern = new RegExp(`((?:${letter})+)|(?:(?![${running}])[\\p{L}\\p{N}]|\\p{M})+`, "gu");
  const partBorder = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
  const fold = (word) => word.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  const narrow = (text) => text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
  const lower = (word) => narrow(word.toLowerCase());
  const composed = (letter) => letter.normalize("NFKC").replace(/[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu, "");

  // Signs of code, as in Sources/Search/Words/SignRun.swift: operators, the `$` of a name; a query of one sign may ask for any.
  const signPattern = /[-+*%=<>!&|^~?.$\\@#]+/g;
  const signs = (query, isAlone) =>
    [...query.matchAll(signPattern)].flatMap(([run], number) => {
      const isSign = run.length > 1 ? run.length < 4 && !/^(?:-+|\*+|!+|#+)$/.test(run) : run === "$" || (isAlone && /[?!&\\%^~|@#]/.test(run));
      if (!isSign) return [];
      const isBeginning = run === "@" || run === "#";
      return [{ form: run, key: run, isSign: true, parts: [], written: [], begun: isBeginning ? run : "", isOpen: false, place: number }];
    });

  const parse = (query) => {
    const words = [];
    let [place, labelsEnd] = [0, 0];
    query = narrow(query).slice(0, 200);
    for (const found of query.matchAll(wordPattern)) {
      const rest = query.slice(found.index + found[0].length);
      if (found[1]) {
        const letters = found[1].match(letterPattern).map(composed);
        const pairs = letters.length > 1 ? letters.slice(1).map((letter, number) => letters[number] + letter) : letters;
        pairs.forEach((form, number) => {
          const isLast = number === pairs.length - 1;
          // Hiragana are most often endings and particles, and so is what Korean words end with.
          const isWeak = /[\u3041-\u309f]/.test(form) || (isLast && number > 0 && /[\uac00-\ud7a3]$/.test(form));
          words.push({ form, key: fold(form), isRunning: true, isLetter: letters.length === 1, isWeak, parts: [], written: [], isOpen: isLast && rest === "", place: place + number });
        });
        place += letters.length;
        continue;
      }
      const form = lower(found[0]);
      const parts = found[0].split(partBorder);
      // A name as documentation writes it, `task(id:)`, or its beginning.
      const [all, labels, begun] = /^\(((?:[\p{L}\p{N}_]+:)*)([\p{L}\p{N}_]*)/u.exec(rest) ?? [];
      const sign = /(?<![\p{L}\p{N}\p{M}-])(?:[@#]|--)$/u.exec(query.slice(0, found.index))?.[0];
      const isOpen = rest === "";
      const isCall = all && all === rest && (begun || !labels);
      const isLabel = found.index < labelsEnd;
      if (labels) labelsEnd = found.index + found[0].length + 1 + labels.length;
      words.push({
        form,
        key: fold(form),
        parts: parts.length > 1 ? parts.map(lower).filter((part) => part.length > 1) : [],
        written: [...(sign ? [sign + form] : []), ...(labels?.split(":") ?? []).filter((label) => label && label !== "_").map((label) => `${form}(${lower(label)}:`)],
        begun: isCall ? `${form}(${begun === "_" ? "" : lower(begun)}` : sign && isOpen ? sign + form : "",
        isOpen,
        // A label says little without its name.
        isWeak: isLabel,
        place,
      });
      place += parts.length;
    }
    words.push(...signs(query, words.length === 0));
    // Of many words those say most that are no endings.
    if (words.length > 12) words.sort((a, b) => a.isWeak - b.isWeak).splice(12);
    if (words.every(({ isWeak }) => isWeak)) for (const word of words) word.isWeak = false;
    return words.sort((a, b) => a.place - b.place);
  };

  // Edits that make one word of another (a swap of neighbours is one), up to a limit; with `isOpen`, of its beginning.
  const distance = (from, to, limit, isOpen) => {
    let [before, last] = [[], Array.from({ length: to.length + 1 }, (_, index) => index)];
    for (let i = 1; i <= from.length; i++) {
      const row = [i];
      for (let j = 1; j <= to.length; j++) {
        row[j] = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (from[i - 1] === to[j - 1] ? 0 : 1));
        if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) row[j] = Math.min(row[j], before[j - 2] + 1);
      }
      if (Math.min(...row) > limit) return limit + 1;
      [before, last] = [last, row];
    }
    return isOpen ? Math.min(...last) : last[to.length];
  };

  // MARK: Numbers, written as in Sources/Search/Files/Digits.swift

  const digits = new Uint8Array(128);
  [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"].forEach((digit, value) => (digits[digit.charCodeAt(0)] = value));
  const reader = (text) => {
    let index = 0;
    const digit = () => digits[text.charCodeAt(index++)];
    const number = () => {
      let value = 0;
      for (let shift = 0; ; shift += 5) {
        const bits = digit();
        value += (bits & 31) * 2 ** shift;
        if (bits < 32) return value;
      }
    };
    return { digit, number, isAtEnd: () => index >= text.length };
  };

  const open = (load) => {
    const loads = new Map();
    const piece = (name, make) => {
      if (!loads.has(name)) {
        // The words of a small site come with the index.
        const loading = (pieces.has(name) ? Promise.resolve() : load(name)).then(() => {
          if (!pieces.has(name)) throw new Error(name);
          return make(pieces.get(name));
        });
        // What could not be loaded may be asked for again.
        loading.catch(() => loads.delete(name));
        loads.set(name, loading);
      }
      return loads.get(name);
    };

    const manifest = () =>
      piece("index", (index) => {
        const sums = (text) => {
          const list = [0];
          for (const counts = reader(text); !counts.isAtEnd(); ) list.push(list.at(-1) + counts.number());
          return list;
        };
        const [pages, versions] = index.texts;
        const kinds = reader(index.kinds);
        const runs = [];
        for (let end = 0; !kinds.isAtEnd(); ) {
          const kind = kinds.digit();
          runs.push({ kind, end: (end += kinds.number()) });
        }
        const titles = [];
        for (const lengths = reader(index.titles); !lengths.isAtEnd(); ) titles.push(lengths.number());
        return { ...index, starts: sums(index.pages), texts: sums(pages), versions, kinds: runs, titles };
      });

    // The last place of a sorted list that is not behind a wanted one.
    const lastBefore = (list, isBehind) => {
      let [low, high] = [0, list.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (isBehind(list[middle])) high = middle;
        else low = middle + 1;
      }
      return low - 1;
    };

    // MARK: Vocabulary

    const vocabulary = (name) =>
      piece(name, ([text, counts, files]) => {
        const count = reader(counts);
        let [file, left] = [-1, 0];
        let place = 0;
        return text.split(" ").map((form) => {
          if (left === 0) [file, left, place] = [file + 1, files[file + 1][1], 0];
          left--;
          return { form, key: fold(form), isWord: /^[^!-/:-@[-^\x60{-~]+$/.test(form), count: count.number(), file: files[file][0], place: place++ };
        });
      });

    // All entries that begin with some letters; of too many files, the first.
    const entries = async (index, lead, most) => {
      const first = Math.max(0, lastBefore(index.words, ([key]) => key > lead));
      const last = Math.max(first, lastBefore(index.words, ([key]) => key > lead + "\uffff"));
      const names = index.words.slice(first, Math.min(last + 1, first + most)).map(([, name]) => name);
      const lists = await Promise.all(names.map(vocabulary));
      return lists.flatMap((list) => {
        const start = lastBefore(list, ({ key }) => key >= lead) + 1;
        const end = lastBefore(list, ({ key }) => key > lead + "\uffff") + 1;
        return list.slice(start, end);
      });
    };

    const exactly = async (index, form) => (await entries(index, fold(form), 1)).filter((entry) => entry.key === fold(form));

    // Of a list that begins with the best, what a few files of hits hold.
    const few = (found, most) => {
      const files = new Set();
      return found.filter(({ entry }) => files.has(entry.file) || (files.size < most && files.add(entry.file)));
    };

    // A pair of letters as it stands; for a letter on its own, all pairs that begin with it; of Korean that is being typed, what
    // its last syllable may become.
    const pairs = async (index, { form, key, isLetter, isOpen }) => {
      const found = [];
      for (const entry of await entries(index, key, 2)) {
        if (entry.form === form) found.push({ entry, trust: 1 });
        else if (entry.key === key) found.push({ entry, trust: 0.8 });
        else if (isLetter && entry.form.startsWith(form)) found.push({ entry, trust: 0.9 });
        else if (isOpen && /[\u1100-\u11ff]$/.test(key)) found.push({ entry, trust: 0.5 });
      }
      found.sort((a, b) => b.trust - a.trust || b.entry.count - a.entry.count);
      return few(found.slice(0, isLetter ? 60 : 12), 3);
    };

    // The words of the site that a word of the query may mean, each with how much it is believed.
    const candidates = async (index, word) => {
      if (word.isRunning) return pairs(index, word);
      if (word.isSign) {
        const found = word.begun ? (await entries(index, word.begun, 1)).sort((a, b) => b.count - a.count) : await exactly(index, word.form);
        return few(found.slice(0, 12).map((entry) => ({ entry, trust: 1 })), 2);
      }
      const { stem } = glosaSearch.rules;
      const wanted = stem(word.key, word.form);
      let common = 0;
      while (common < wanted.length && wanted[common] === word.key[common]) common++;
      const lead = word.key.slice(0, Math.max(1, common > 3 ? common - 1 : common));
      let found = [];
      const completions = [];
      for (const entry of await entries(index, lead, 3)) {
        if (!entry.isWord) continue;
        if (entry.form === word.form) found.push({ entry, trust: 1 });
        else if (entry.key === word.key) found.push({ entry, trust: word.form === word.key ? 0.95 : 0.7 });
        else if (wanted.length > 2 && stem(entry.key, entry.form) === wanted) found.push({ entry, trust: 0.8 });
        else if (entry.key.startsWith(word.key)) completions.push({ entry, isBegun: true, trust: 0.75 * Math.sqrt(word.key.length / entry.key.length) });
      }
      found.sort((a, b) => b.trust - a.trust);
      found = few(found, 4);
      if (word.isOpen || (found.length === 0 && word.key.length > 2)) {
        completions.sort((a, b) => b.trust * Math.log(b.entry.count + 1) - a.trust * Math.log(a.entry.count + 1));
        const share = found.length > 0 ? 0.5 : 1;
        found = few([...found, ...completions.slice(0, 12).map((found) => ({ ...found, trust: found.trust * share }))], 3);
      }
      if (found.length === 0) found = await misspelt(index, word);
      const written = (await Promise.all(word.written.map((form) => exactly(index, form)))).flat();
      found.push(...written.map((entry) => ({ entry, trust: 1.3 })));
      if (word.begun) {
        const begun = (await entries(index, fold(word.begun), 2)).filter((entry) => !written.includes(entry));
        begun.sort((a, b) => b.count - a.count);
        found.push(...few(begun.slice(0, 12).map((entry) => ({ entry, trust: 1.2 })), 2));
      }
      return found;
    };

    const misspelt = async (index, word) => {
      const limit = word.key.length > 7 ? 2 : word.key.length > 3 ? 1 : 0;
      if (limit === 0) return [];
      // Of a large vocabulary only the words that begin alike are looked through.
      const lead = index.words.length <= 4 ? "" : word.key[0];
      const all = (await entries(index, lead, 6)).filter((entry) => entry.isWord);
      let found = [];
      for (const entry of all) {
        if (entry.key.length < word.key.length - limit) continue;
        const isLonger = entry.key.length > word.key.length + limit;
        if (isLonger && !word.isOpen) continue;
        const edits = distance(word.key, isLonger ? entry.key.slice(0, word.key.length + limit) : entry.key, limit, isLonger);
        if (edits > limit) continue;
        const trust = (edits === 1 ? 0.65 : 0.45) * (isLonger ? 0.8 : 1) * (entry.key[0] === word.key[0] ? 1 : 0.8);
        found.push({ entry, trust });
      }
      found.sort((a, b) => b.trust - a.trust || b.entry.count - a.entry.count);
      found = found.slice(0, 8).filter(({ trust }) => trust > found[0].trust * 0.6);
      found = few(found, 3);
      const { stem } = glosaSearch.rules;
      const stems = new Map(found.slice(0, 3).map(({ entry, trust }) => [stem(entry.key, entry.form), trust]));
      const known = new Set(found.map(({ entry }) => entry));
      for (const entry of all) {
        const trust = !known.has(entry) && stems.get(stem(entry.key, entry.form));
        if (trust) found.push({ entry, trust: trust * 0.8 });
      }
      return found;
    };

    // MARK: Hits

    const hits = async (entry) => {
      const lists = await piece(entry.file, (text) => text.split(" "));
      const list = reader(lists[entry.place]);
      const result = [];
      let section = -1;
      while (!list.isAtEnd()) {
        section += list.number() + 1;
        const weight = list.digit();
        const known = list.digit();
        const places = [];
        for (let count = (known >> 2) & 7; count > 0; count--) places.push((places.at(-1) ?? 0) + list.number());
        result.push({ section, weight, isInTitle: (known & 1) > 0, isInHeading: (known & 2) > 0, isInCode: known > 31, places });
      }
      return result;
    };

    // Where a word of the query stands, by section, and how rare it is.
    const occurrences = async (index, word, found) => {
      const sections = new Map();
      const rarityOf = (count) => Math.log(1 + (index.sections - count + 0.5) / (count + 0.5)) + 0.1;
      const best = Math.max(0, ...found.map(({ trust }) => trust));
      const count = found.reduce((sum, { entry, trust }) => (trust > best * 0.7 ? sum + entry.count : sum), 0);
      const rarity = rarityOf(Math.min(count, index.sections));
      const lists = await Promise.all(found.map(({ entry }) => hits(entry)));
      found.forEach(({ entry, trust, isBegun }, number) => {
        // The words that a beginning may become are as many words: each counts by how rare it is itself.
        const share = isBegun ? Math.max(1, rarityOf(entry.count) / rarity) : 1;
        for (const hit of lists[number]) {
          const value = hit.weight * trust * share;
          const known = sections.get(hit.section);
          const inTitle = hit.isInTitle ? Math.min(1, trust) : 0;
          if (!known) {
            sections.set(hit.section, { ...hit, value, inTitle });
            continue;
          }
          known.inTitle = Math.max(known.inTitle, inTitle);
          known.value = Math.max(known.value, value) + 0.15 * Math.min(known.value, value);
          known.isInTitle ||= hit.isInTitle;
          known.isInHeading ||= hit.isInHeading;
          known.isInCode ||= hit.isInCode;
          known.places = [...known.places, ...hit.places];
        }
      });
      const isStop = glosaSearch.rules.stop.has(word.key) && best >= 0.95;
      // What is left out of a common word's list weighs little, not nothing.
      const floor = found.some(({ entry, trust }) => entry.count > index.most && trust > 0.7) ? 6 : 0;
      return { word, sections, rarity: rarity * (isStop ? 0.15 : word.isWeak ? 0.4 : 1), isStop, floor, found };
    };

    // MARK: Ranking

    // A page whose title answers comes before sections of others, and one whose title is the query before all.
    const weights = { title: 0.8, whole: 0.8, exact: 2 };

    const closeness = (terms, own) => {
      let [sum, pairs] = [0, 0];
      for (let i = 1; i < terms.length; i++) {
        if (terms[i].isStop !== terms[i - 1].isStop && terms.length > 2) continue;
        pairs++;
        if (!own[i] || !own[i - 1]) continue;
        const wanted = terms[i].word.place - terms[i - 1].word.place;
        let gap = Infinity;
        for (const a of own[i - 1].places) for (const b of own[i].places) gap = Math.min(gap, Math.abs(b - a - wanted));
        sum += 1 / (1 + gap);
      }
      return pairs > 0 ? sum / pairs : 0;
    };

    const kinds = ["lesson", "rule", "tree"];
    const kindOf = (index, page) => index.kinds.find(({ end }) => page < end).kind;
    // Lessons of the course's parts are kinds of their own, behind the others.
    const isOf = (index, page, kind) => {
      const own = kindOf(index, page);
      return kind === own || kind === kinds[own] || (kind === "lesson" && own >= kinds.length);
    };

    // How much a page's title and a query say the same: what the title has of the query, and how much of itself that is.
    const likeness = (index, terms, total, page) => {
      const length = index.titles[page];
      const places = new Set();
      let shared = 0;
      for (const term of terms) {
        const top = term.sections.get(index.starts[page]);
        if (!top?.isInTitle) continue;
        shared += (term.rarity * top.inTitle) / total;
        for (const place of top.places) if (place < length) places.add(place);
      }
      return { shared, isWhole: shared > 0.9 && places.size >= length, share: length > 0 ? Math.min(1, places.size / length) : 0 };
    };

    // `kind` is one of those, the number of a part, or “sample” for what stands in code, or nothing.
    const ranked = (index, terms, kind) => {
      const all = new Set(terms.filter((term) => !term.isStop || terms.every(({ isStop }) => isStop)).flatMap((term) => [...term.sections.keys()]));
      const total = terms.reduce((sum, term) => sum + term.rarity, 0);
      const results = [];
      for (const section of all) {
        const page = lastBefore(index.starts, (start) => start > section);
        let [score, covered, inHeading] = [0, 0, 0];
        let own = terms.map((term) => term.sections.get(section));
        if (kind === "sample") {
          own = own.map((hit) => (hit?.isInCode ? hit : undefined));
          if (!own.some((hit, number) => hit && !terms[number].isStop)) continue;
        } else if (kind !== undefined && kind !== "" && !isOf(index, page, kind)) {
          continue;
        }
        terms.forEach((term, number) => {
          const top = term.sections.get(index.starts[page]);
          const title = top?.isInTitle ? 0.35 * top.value : 0;
          const here = own[number]?.value ?? term.floor;
          if (here > 0 || title > 0) covered += term.rarity;
          if (own[number]?.isInHeading) inHeading += term.rarity;
          score += term.rarity * (Math.max(here, title) + 0.15 * Math.min(here, title));
        });
        score *= (covered / total) ** 2 * (1 + 0.6 * closeness(terms, own)) * (1 + 0.3 * (inHeading / total) ** 2);
        // What explains a thing comes before what refers to it.
        if (!isOf(index, page, "lesson")) score *= 0.9;
        if (section === index.starts[page] && kind !== "sample") {
          const { shared, share, isWhole } = likeness(index, terms, total, page);
          const likes = isOf(index, page, "lesson") ? weights.title * shared ** 2 + weights.whole * shared ** 2 * share : 0;
          score *= 1 + likes + (isWhole ? weights.exact * (likes > 0 ? 1 : 0.3) : 0);
        }
        results.push({ section, page, score });
      }
      return results.sort((a, b) => b.score - a.score || a.section - b.section);
    };

    const grouped = (results, most) => {
      const pages = new Map();
      let isCut = false;
      const least = (results[0]?.score ?? 0) * 0.07;
      for (const result of results) {
        if (result.score < least) break;
        const page = pages.get(result.page);
        if (!page) {
          if (pages.size < most) pages.set(result.page, { page: result.page, score: result.score, sections: [result.section] });
          else isCut = true;
        } else if (page.sections.length < 4 && result.score > page.score * 0.4) {
          page.sections.push(result.section);
        } else isCut = true;
      }
      return { pages: [...pages.values()], isCut };
    };

    // MARK: Excerpts

    // That a pair of letters says little by itself.
    const weak = 1 << 30;
    // A run of letters: marked is each pair that the query has, but a weak one only beside another.
    const markRun = (run, begin, words, mark) => {
      const letters = [...run.matchAll(letterPattern)];
      const forms = letters.map(([letter]) => composed(letter));
      const own = forms.map((form, number) => words.get(form + (forms[number + 1] ?? "")) ?? 0);
      const bits = forms.map((form) => words.get(form) ?? 0);
      own.forEach((found, number) => {
        if (found === 0 || number === forms.length - 1 || (found & weak && !own[number - 1] && !own[number + 1])) return;
        for (const place of [number, number + 1]) bits[place] |= found;
      });
      for (let number = 0; number < bits.length; number++) {
        if (bits[number] === 0) continue;
        let [next, all] = [number, 0];
        for (; bits[next] > 0; next++) all |= bits[next];
        const start = letters[number].index;
        mark(begin + start, (letters[next]?.index ?? run.length) - start, all);
        number = next;
      }
    };

    // A text as stretches, those of the query marked; `words` says which words of the query a form stands for, as bits.
    const marked = (text, words) => {
      const stretches = [];
      let [end, bits] = [0, 0];
      const mark = (start, length, found) => {
        if (start > end) stretches.push({ text: text.slice(end, start) });
        found &= ~weak;
        stretches.push({ text: text.slice(start, start + length), isMarked: true, bits: found });
        end = start + length;
        bits |= found;
      };
      for (const found of text.matchAll(words.pattern)) {
        if (found[1]) {
          markRun(found[1], found.index, words, mark);
          continue;
        }
        const known = words.get(lower(found[0]));
        if (known) {
          mark(found.index, found[0].length, known);
          continue;
        }
        const parts = found[0].split(partBorder);
        let start = found.index;
        for (const part of parts.length > 1 ? parts : []) {
          const isKnown = words.get(lower(part));
          if (isKnown) mark(start, part.length, isKnown);
          start += part.length;
        }
      }
      if (end < text.length) stretches.push({ text: text.slice(end) });
      return { stretches, bits };
    };

    const countBits = (bits) => bits.toString(2).replaceAll("0", "").length;
    const length = 170;

    // Where to cut near a place: behind a space, or between any two letters where there is none.
    const cut = (line, place) => {
      const space = line.lastIndexOf(" ", place) + 1;
      if (space > place - 30) return space;
      return /[\udc00-\udfff\p{M}]/u.test(String.fromCodePoint(line.codePointAt(place))) ? place - 1 : place;
    };

    // The line with most of the words, cut to what can be read at a glance; a counterexample's mark counts to the next one.
    const excerpt = (text, words) => {
      let best;
      for (const block of text.split("\f")) {
        let isWrong = false;
        for (const line of block.split("\n")) {
          if (line.trim() === "") continue;
          const [, mark, rest] = /^\s*(?:\/\/+|#+|--)\s*(❌|✅)(.*)/u.exec(line) ?? [];
          if (mark) isWrong = mark === "❌";
          if (rest?.trim() === "") continue;
          const { bits } = marked(line, words);
          const count = countBits(bits);
          if (!best || count > best.count) best = { line: line.trim(), count, isWrong: isWrong && !mark };
        }
      }
      if (!best) return null;
      let { line } = best;
      if (line.length > length) {
        const { stretches } = marked(line, words);
        let [place, start, most] = [0, 0, -1];
        stretches.forEach((stretch, number) => {
          let [reach, bits] = [place, 0];
          for (let next = number; next < stretches.length && reach < place + length * 0.75; next++) {
            bits |= stretches[next].bits ?? 0;
            reach += stretches[next].text.length;
          }
          if (stretch.isMarked && countBits(bits) > most) [start, most] = [place, countBits(bits)];
          place += stretch.text.length;
        });
        start = Math.min(Math.max(0, start - 50), line.length - length);
        if (start > 0) start = cut(line, start);
        let stop = start + length;
        if (stop < line.length) stop = cut(line, stop);
        line = (start > 0 ? "… " : "") + line.slice(start, stop).trim() + (stop < line.length ? " …" : "");
      }
      return { stretches: marked(line, words).stretches, count: best.count, isWrong: best.isWrong };
    };

    const drawn = (page, index, words, firstOf, kind) => {
      const [path, title, breadcrumbs, sections] = page;
      const draw = (number) => {
        const [anchor, heading, text, code] = sections[number];
        const inText = kind === "sample" ? null : excerpt(text, words);
        const inCode = (inText?.count ?? 0) === 0 ? excerpt(code, words) : null;
        const isCode = inCode && (inCode.count > 0 || !inText);
        return {
          path: path + (anchor && "#" + anchor),
          heading: heading && marked(heading, words).stretches,
          excerpt: (isCode ? inCode : inText)?.stretches ?? [],
          isCode: Boolean(isCode),
          // A line of a counterexample, far from its mark.
          isWrong: Boolean(isCode && inCode.isWrong),
        };
      };
      return { path, title: marked(title, words).stretches, breadcrumbs, sections: index.sections.map((section) => draw(section - firstOf)) };
    };

    // MARK: Finding

    // `show` gets the pages found, the best first, in one or two parts; it may take its time for the first.
    const find = async (query, show, kind) => {
      const index = await manifest();
      let words = parse(query);
      // Beside two words that say something, small ones say nothing that would be worth loading.
      const telling = words.filter(({ key }) => !glosaSearch.rules.stop.has(key));
      if (telling.length > 1) words = telling;
      let found = await Promise.all(words.map((word) => candidates(index, word)));
      // A name that the site doesn't have may have parts that it has.
      for (let number = words.length - 1; number >= 0; number--) {
        const { parts, place } = words[number];
        if (parts.length === 0 || found[number].some(({ trust }) => trust >= 0.7)) continue;
        const own = parts.map((form, offset) => ({ form, key: fold(form), parts: [], written: [], isOpen: false, place: place + offset }));
        words.splice(number, 1, ...own);
        found.splice(number, 1, ...(await Promise.all(own.map((word) => candidates(index, word)))));
      }
      // Signs that the site doesn't have belong to no name.
      for (let number = words.length - 1; number >= 0; number--) {
        if (!words[number].isSign || found[number].length > 0 || words.length === 1) continue;
        words.splice(number, 1);
        found.splice(number, 1);
      }
      // Two words may be one name: “navigation link”.
      for (let number = 1; number < words.length; number++) {
        if ([number - 1, number].some((side) => words[side].isRunning || words[side].isSign)) continue;
        const joined = await exactly(index, words[number - 1].form + words[number].form);
        for (const entry of joined) for (const side of [number - 1, number]) found[side].push({ entry, trust: 1 });
      }
      const terms = await Promise.all(words.map((word, number) => occurrences(index, word, found[number])));
      const { pages, isCut } = grouped(ranked(index, terms, kind), 10);
      const forms = new Map();
      terms.forEach((term, number) => {
        const bits = term.isStop && words.length > 1 ? 0 : (1 << number) | (term.word.isWeak ? weak : 0);
        const own = term.word.isLetter ? [term.word.form] : term.found.map(({ entry }) => entry.form);
        for (const form of own) forms.set(form, (forms.get(form) ?? 0) | bits);
      });
      for (const [form, bits] of forms) if (bits === 0) forms.delete(form);
      const written = words.filter(({ isSign }) => isSign).map(({ form }) => form.replace(/[\\^$.*+?|]/g, "\\$&"));
      forms.pattern = written.length > 0 ? new RegExp(`${wordPattern.source}|${written.join("|")}`, "gu") : wordPattern;
      // The first pages are shown before the texts of the others are loaded.
      const texts = async (pages) =>
        Promise.all(
          pages.map(async (page) => {
            const file = lastBefore(index.texts, (start) => start > page.page);
            const list = await piece(`t${file}-${index.versions.slice(16 * file, 16 * file + 16)}`, (value) => value);
            return drawn(list[page.page - index.texts[file]], page, forms, index.starts[page.page], kind);
          }),
        );
      const count = pages.reduce((sum, page) => sum + page.sections.length, 0);
      const marks = [...forms.keys()];
      await show({ pages: await texts(pages.slice(0, 1)), count, isCut, words: marks });
      if (pages.length > 1) show({ pages: await texts(pages.slice(1)), count, isCut, words: marks });
    };

    // What results can be asked for: the kinds of pages that there are, and samples.
    const choices = async () => {
      const { kinds: runs, hasCode, parts } = await manifest();
      const has = (kind) => runs.some((run) => run.kind === kind);
      const lessons = parts.map((name, number) => ({ kind: kinds.length + number, name })).filter(({ kind }) => has(kind));
      if (lessons.length === 0 && has(0)) lessons.push({ kind: "lesson" });
      const others = kinds.slice(1).filter((_, number) => has(number + 1)).map((kind) => ({ kind }));
      return [...lessons, ...(hasCode ? [{ kind: "sample" }] : []), ...others];
    };

    return { find, choices };
  };

  glosaSearch.open = open;
  glosaSearch.fold = fold;
})();
