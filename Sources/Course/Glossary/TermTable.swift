import Diagnostics
import Support

/// Finds the terms of one language in texts: a trie over words, in which each word of a text is looked up by its hash. The time
/// for a text doesn't depend on the number of terms.
package struct TermTable: Sendable {
    /// A phrase to find: the name of a term, or a word to avoid.
    private struct Pattern {
        package enum Kind { case name, avoided }

        /// The index into ``Glossary/terms``.
        let term: Int
        let kind: Kind
        /// The words as they are written, if capitals matter; else nil.
        let exactWords: [[UInt8]]?
        let avoided: Glossary.Avoided?
    }

    /// A form of words that patterns contain.
    private struct Form {
        /// The form in lower case.
        let bytes: [UInt8]
        /// The words that have this form; the word that is spelled like it comes first.
        var words: [Int32]
    }

    /// A term or a word to avoid at some words of a text.
    package struct Match {
        package enum Kind {
            /// The terms with this name.
            case terms([Int])
            /// A word to avoid for a term.
            case avoided(term: Int, word: String)
            /// A term with wrong capitals.
            case miscased(term: Int)
        }

        package let kind: Kind
        /// The number of words in the match.
        let count: Int
    }

    /// The largest number of terms that may have or avoid the same words: each is looked at wherever a text has them.
    static let mostAlike = 16
    /// The terms beyond that number, as indices into ``Glossary/terms``.
    private(set) var crowded: [Int] = []

    /// The largest number of words in a term; longer phrases are not found.
    static let mostWords = 16
    /// The largest number of steps through the trie from one word of a text. Words have up to three forms, so only glossaries
    /// that are made to be slow need as many.
    private static let mostSteps = 32

    private let language: String
    /// The indices of forms, by the hash of their bytes.
    private var formIndex: [UInt64: Int32] = [:]
    private var forms: [Form] = []
    private var wordIndex: [[UInt8]: Int32] = [:]
    /// The child nodes, by a node and a word after it.
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

    /// Returns the words of a term, in bytes; nil if it contains characters that no word has, or too many words: then no text is
    /// searched for it.
    static func words(of text: String) -> [[UInt8]]? {
        let bytes = Array(text.utf8)
        var cutter = ProseWords()
        cutter.cut(bytes)
        var end = 0
        for (number, word) in cutter.words.enumerated() {
            let gap = bytes[end..<word.range.lowerBound]
            // In a text, `l'état` is two words as well.
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

    /// Finds the terms in a text that was cut into words. Of several terms at one place the longest wins, and of equally long
    /// ones the one that is spelled like the text.
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
            // Reversed: the last one is taken first.
            for word in forms[Int(form)].words.reversed() {
                if let next = edges[Self.edge(node, word)] { open.append((next, place + 1)) }
            }
        }
        return best
    }

    /// Returns true if a phrase may continue with a word.
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

    /// Reports words to avoid that are terms too: a text that has one can't be told what to write instead.
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
    /// Finds the terms in a text that is no Markdown.
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
