import Markdown

/// The headings that one version of a page has in another form, and the other version in Markdown: as raw HTML, such as
/// `<h1 align="center">Name</h1>` beside `# Name`, as a question that opens (`<summary>`), as a line of bold text, or without the
/// blank that makes it a heading (`##Name`).
struct RawHeadingSurplus {
    /// The number of them in each section.
    private let original: [Int: Int]
    private let translation: [Int: Int]
    /// The number in the sections that were paired last, above that in the other version; below zero where the translation
    /// has more.
    private var surplus = 0

    init(_ original: Document, _ translation: Document) {
        (self.original, self.translation) = (Self.counts(in: original), Self.counts(in: translation))
        begin(original: 0, translation: 0)
    }

    private static func counts(in document: Document) -> [Int: Int] {
        var headings: [Int: Int] = [:]
        var section = 0
        for node in (document.rawHeadings.map(\.node) + document.boldLines + document.meantHeadings.map(\.paragraph))
            .sorted()
        {
            while section < document.headings.count, document.headings[section].node < node { section += 1 }
            headings[section, default: 0] += 1
        }
        return RawElements.counts(of: "summary", in: document).enumerated().reduce(into: headings) { counts, entry in
            if entry.element > 0 { counts[entry.offset, default: 0] += entry.element }
        }
    }

    /// Begins with two sections that are a pair.
    mutating func begin(original first: Int, translation second: Int) {
        surplus = (original[first] ?? 0) - (translation[second] ?? 0)
    }

    /// Takes a heading of the original for one that the translation has in Markdown; returns false if there is none.
    mutating func takeOfOriginal() -> Bool {
        guard surplus > 0 else { return false }
        surplus -= 1
        return true
    }

    /// Takes a heading of the translation for one that the original has in Markdown; returns false if there is none.
    mutating func takeOfTranslation() -> Bool {
        guard surplus < 0 else { return false }
        surplus += 1
        return true
    }
}

extension Document {
    /// The paragraphs whose whole text is bold.
    fileprivate var boldLines: [NodeID] {
        children(of: root).filter { node in
            guard self[node].kind == .paragraph else { return false }
            let parts = Array(children(of: node).prefix(2))
            return parts.count == 1 && parts.allSatisfy { self[$0].kind == .strong }
        }
    }
}
