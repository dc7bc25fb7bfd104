import Diagnostics
import Support

/// Finds the terms of one language in texts: a trie over words, in which each word of a text is looked up by its hash. So a
/// text costs the same however many terms there are.
package struct TermTable: Sendable {
    /// What a term is called, or not to be called.
    private struct Pattern {
        package enum Kind { case name, avoided }

        /// Index into ``Glossary/terms``.
        let term: Int
        let kind: Kind
        /// As it is written, where capitals count.
        let exactWords: [[UInt8]]?
        let avoided: Glossary.Avoided?
    }

    /// A word that patterns have, in one of its forms.
    private struct Form {
        /// In lower case.
        let bytes: [UInt8]
        /// The words that it is a form of; first the one that is written like it.
        var words: [Int32]
    }

    /// What was found at some words of a text.
    package struct Match {
        package enum Kind {
            /// The terms that are called so.
            case terms([Int])
            /// Not the word for a term.
            case avoided(term: Int, word: String)
            /// A term in other capitals than its own.
            case miscased(term: Int)
        }

        package let kind: Kind
        /// How many words it takes.
        let count: Int
    }

    /// So many terms may share a word, or avoid it: each is looked at wherever a text has it.
    static let mostAlike = 16
    /// Those that are one too many, as indices into ``Glossary/terms``.
    private(set) var crowded: [Int] = []

    /// Longer phrases are no terms.
    static let mostWords = 16
    /// How many steps are made through the trie from one word of a text. Words have up to three forms, so that only glossaries
    /// which want to be slow need as many.
    private static let mostSteps = 32

    private let language: String
    /// By the hash of a form's bytes.
    private var formIndex: [UInt64: Int32] = [:]
    private var forms: [Form] = []
    private var wordIndex: [[UInt8]: Int32] = [:]
    /// By a node and a word behind it.
    private var edges: [UInt64: Int32] = [:]
    private var patterns: [[Pattern]] = [[]]

    package var isEmpty: Bool { edges.isEmpty }

    init(_ terms: [Glossary.Term], language: String) {
        self.language = language
        for (index, term) in terms.enumerated() {
            guard let name = term.names[language] else { continue }
            for text in [name.text] + name.forms {
                add(text, .name, term: index, isExact: term.isCaseSensitive)
            }
            for avoided in name.avoided { add(avoided.text, .avoided, term: index, isExact: false, avoided) }
        }
        wordIndex = [:]
    }

    // MARK: Building

    /// The words of a term, in bytes; nil where it has other signs than words have, or too many words, and so is sought in
    /// no text.
    static func words(of text: String) -> [[UInt8]]? {
        let bytes = Array(text.utf8)
        var cutter = ProseWords()
        cutter.cut(bytes)
        var end = 0
        for (number, word) in cutter.words.enumerated() {
            let gap = bytes[end..<word.range.lowerBound]
            // `l'état` is two words to a text as well.
            guard gap.allSatisfy(ProseWords.isBlank) || number > 0 && isApostrophe(gap) else { return nil }
            end = word.range.upperBound
        }
        guard 1...mostWords ~= cutter.words.count, bytes[end...].allSatisfy(ProseWords.isBlank) else { return nil }
        return cutter.words.map { Array(bytes[$0.range]) }
    }

    static func isApostrophe(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.elementsEqual("'".utf8) || bytes.elementsEqual("’".utf8)
    }

    private mutating func add(
        _ text: String,
        _ kind: Pattern.Kind,
        term: Int,
        isExact: Bool,
        _ avoided: Glossary.Avoided? = nil
    ) {
        guard let words = Self.words(of: text) else { return }
        var node: Int32 = 0
        for word in words {
            var folded: [UInt8] = []
            ProseLetter.fold(0..<word.count, of: word, into: &folded)
            node = child(of: node, by: self.word(folded))
        }
        guard patterns[Int(node)].count < Self.mostAlike else { return crowded.append(term) }
        patterns[Int(node)].append(
            Pattern(term: term, kind: kind, exactWords: isExact ? words : nil, avoided: avoided)
        )
    }

    private mutating func word(_ folded: [UInt8]) -> Int32 {
        if let known = wordIndex[folded] { return known }
        let word = Int32(truncatingIfNeeded: wordIndex.count)
        wordIndex[folded] = word
        add(form: folded, of: word, isOwn: true)
        for form in PluralForms.forms(of: String(decoding: folded, as: UTF8.self), in: language) {
            add(form: Array(form.utf8), of: word, isOwn: false)
        }
        return word
    }

    private mutating func add(form: [UInt8], of word: Int32, isOwn: Bool) {
        let hash = StableHash(form).value
        guard let index = formIndex[hash].map(Int.init) else {
            formIndex[hash] = Int32(truncatingIfNeeded: forms.count)
            forms.append(Form(bytes: form, words: [word]))
            return
        }
        guard forms[index].bytes == form, !forms[index].words.contains(word) else { return }
        forms[index].words.insert(word, at: isOwn ? 0 : forms[index].words.count)
    }

    private mutating func child(of node: Int32, by word: Int32) -> Int32 {
        let key = Self.edge(node, word)
        if let known = edges[key] { return known }
        let child = Int32(truncatingIfNeeded: patterns.count)
        edges[key] = child
        patterns.append([])
        return child
    }

    private static func edge(_ node: Int32, _ word: Int32) -> UInt64 {
        UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: word))
    }

    // MARK: Finding

    /// Goes through a text that was cut into words; of several terms at one place the longest counts, and of equally long ones
    /// the one that is written like the text.
    ///
    /// - Parameter found: gets each match with the index of its first word.
    func search(_ text: [UInt8], _ words: [ProseWord], found: (Match, Int) -> Void) {
        guard !isEmpty else { return }
        var folded: [UInt8] = []
        let known = words.map { word -> Int32? in
            ProseLetter.fold(word.range, of: text, into: &folded)
            guard let form = formIndex[StableHash(folded).value], forms[Int(form)].bytes == folded else { return nil }
            return form
        }
        var index = 0
        while index < words.count {
            guard known[index] != nil, let match = match(text, words, known, at: index) else {
                index += 1
                continue
            }
            found(match, index)
            index += match.count
        }
    }

    private func match(_ text: [UInt8], _ words: [ProseWord], _ known: [Int32?], at start: Int) -> Match? {
        var open: [(node: Int32, place: Int)] = [(0, start)]
        var best: Match?
        var steps = 0
        while let (node, place) = open.popLast(), steps < Self.mostSteps {
            steps += 1
            if place - start > best?.count ?? 0, let kind = kind(at: node, text, words[start..<place]) {
                best = Match(kind: kind, count: place - start)
            }
            guard place < words.count, place == start || continues(text, words, at: place), let form = known[place]
            else { continue }
            // The first is looked at first.
            for word in forms[Int(form)].words.reversed() {
                if let next = edges[Self.edge(node, word)] { open.append((next, place + 1)) }
            }
        }
        return best
    }

    /// Whether a phrase may go on with a word.
    private func continues(_ text: [UInt8], _ words: [ProseWord], at place: Int) -> Bool {
        words[place].followsWord
            || Self.isApostrophe(text[words[place - 1].range.upperBound..<words[place].range.lowerBound])
    }

    private func kind(at node: Int32, _ text: [UInt8], _ words: ArraySlice<ProseWord>) -> Match.Kind? {
        let patterns = patterns[Int(node)]
        guard !patterns.isEmpty else { return nil }
        func isSpelled(_ exact: [[UInt8]]) -> Bool {
            zip(exact, words).allSatisfy { text[$1.range].starts(with: $0) }
        }
        let names = patterns.filter { $0.kind == .name && ($0.exactWords.map(isSpelled) ?? true) }
        guard names.isEmpty else { return .terms(names.map(\.term)) }
        if let pattern = patterns.first(where: { $0.kind == .avoided }), let avoided = pattern.avoided {
            return .avoided(term: pattern.term, word: avoided.text)
        }
        return patterns.first.map { .miscased(term: $0.term) }
    }

    // MARK: Contradictions

    /// Where a word is to be avoided that is a term: no text can be told what to write then.
    func contradictions(_ terms: [Glossary.Term], language: String) -> [Diagnostic] {
        patterns.flatMap { patterns -> [Diagnostic] in
            guard let name = patterns.first(where: { $0.kind == .name && $0.exactWords == nil }) else { return [] }
            return patterns.compactMap { pattern in
                guard let avoided = pattern.avoided else { return nil }
                return .contradiction(avoided, of: terms[pattern.term], isNameOf: terms[name.term], language)
            }
        }
    }
}

extension TermTable {
    /// Goes through a text that is no Markdown.
    package func search(_ text: String, found: (Match, String) -> Void) {
        let bytes = Array(text.utf8)
        var words = ProseWords()
        words.cut(bytes)
        search(bytes, words.words) { match, first in
            let last = words.words[first + match.count - 1].range.upperBound
            found(match, String(decoding: bytes[words.words[first].range.lowerBound..<last], as: UTF8.self))
        }
    }
}
