import CourseConfiguration
import Diagnostics
import Markdown

/// Finds what DocC ignores in the sections of a catalogue's page or a documentation comment that it knows by name: “Topics”, “See
/// Also”, “Overview”.
///
/// DocC takes these names letter by letter, and only in headings of level 2. From “Topics” on it reads nothing but groups of
/// links, and behind the list of “See Also” nothing at all.
struct TopicsCheck {
    private enum Part { case text, topics, seeAlso, end }

    /// A heading of level 3 in “Topics” with what stands below it.
    private struct Group {
        /// Nil for the links before the first heading of level 3.
        let heading: Heading?
        var hasLinks = false
        var hasList = false
    }

    private static let names = ["Topics", "See Also", "Overview", "Discussion"]

    private let document: Document
    private let headings: [NodeID: Heading]
    private let links: [NodeID: Link]
    private var findings = DiagnosticList()
    private var part = Part.text
    /// The first heading of each name that DocC takes for a section.
    private var sections: [String: Heading] = [:]
    /// The heading of the topics that are read.
    private var topics: Heading?
    private var group = Group(heading: nil)
    private var topicsHaveLinks = false

    static func check(_ document: Document) -> [Diagnostic] {
        guard document.dialect.isDocC, !document.file.path.lowercased().hasSuffix(".tutorial") else { return [] }
        var check = TopicsCheck(document)
        check.run()
        return check.findings.diagnostics
    }

    private init(_ document: Document) {
        self.document = document
        headings = Dictionary(document.headings.map { ($0.node, $0) }) { first, _ in first }
        links = Dictionary(document.links.map { ($0.node, $0) }) { first, _ in first }
    }

    private mutating func run() {
        let blocks = Array(document.children(of: document.root))
        for (index, block) in blocks.enumerated() {
            let next = index + 1 < blocks.count ? blocks[index + 1] : nil
            if let heading = headings[block] {
                read(heading, isTitle: isTitle(heading), next: next)
            } else if part == .topics {
                readTopics(block)
            }
        }
        closeTopics()
    }

    // MARK: Headings

    private func isTitle(_ heading: Heading) -> Bool {
        document.dialect == .docC && heading.node == document.headings.first?.node && heading.level == 1
    }

    /// - Parameter next: The block below the heading.
    private mutating func read(_ heading: Heading, isTitle: Bool, next: NodeID?) {
        guard part != .end else { return }
        let name = heading.plainText
        let meant = Self.meant(by: name)
        if part == .seeAlso {
            part = .end
            findings.append(.afterSeeAlso(heading))
            return
        }
        if let meant, !isTitle, name != meant || heading.level != 2, let finding = nearMiss(heading, meant, next) {
            findings.append(finding)
            // What follows is read as it was meant.
            if heading.level == 2 { begin(meant, heading) }
        } else if heading.level == 2, name == "Topics" || name == "See Also" || name == meant && part == .text {
            if let first = sections[name] { findings.append(.repeatedSection(heading, first)) }
            begin(name, heading)
        } else if part == .topics, heading.level <= 2 {
            closeTopics()
            part = .text
            findings.append(.afterTopics(heading))
        }
        guard part == .topics, heading.level == 3 else { return }
        closeGroup()
        group = Group(heading: heading)
    }

    private mutating func begin(_ name: String, _ heading: Heading) {
        closeTopics()
        if sections[name] == nil { sections[name] = heading }
        part = name == "Topics" ? .topics : name == "See Also" ? .seeAlso : .text
        if part == .topics { (group, topicsHaveLinks, topics) = (Group(heading: nil), false, heading) }
    }

    /// Returns the name of a section that a heading's words are another spelling of; nil if there is none.
    private static func meant(by words: String) -> String? {
        guard words.utf8.count < 20 else { return nil }
        func letters(_ text: String) -> [UInt8] { text.utf8.filter(\.isLetter).map(\.lowercased) }
        let own = letters(words)
        let isPlain = words.utf8.allSatisfy { $0.isLetter || " :-_".utf8.contains($0) }
        return isPlain ? names.first { letters($0) == own } : nil
    }

    private func nearMiss(_ heading: Heading, _ meant: String, _ next: NodeID?) -> Diagnostic? {
        if heading.level == 2 { return .misspelledSection(heading, meant) }
        // Only a list of links shows that the section was meant, and not a part of the text that is called so.
        guard meant == "Topics" || meant == "See Also", let next, document[next].kind == .list,
            document.children(of: next).contains(where: { link(in: $0) != nil })
        else { return nil }
        return .sectionAtWrongLevel(heading, meant)
    }

    // MARK: Topics

    private mutating func readTopics(_ block: NodeID) {
        switch document[block].kind {
        case .list:
            group.hasList = true
            guard !document[block].isOrderedList else {
                let place = document.firstLine(of: block)
                findings.append(.numberedTopics(place))
                group.hasLinks = true
                return
            }
            for item in document.children(of: block) { readItem(item) }
        case .paragraph where group.hasList:
            findings.append(.proseInTopics(document.firstLine(of: block)))
        default: break
        }
    }

    private mutating func readItem(_ item: NodeID) {
        guard let link = link(in: item) else {
            let isCode = beginsWithCode(item)
            findings.append(.topicWithoutLink(document.firstLine(of: item), isCode: isCode))
            return
        }
        group.hasLinks = true
        guard link.kind != .link || URLScheme.isKnown(link.destination) else {
            findings.append(.topicByPath(link))
            return
        }
        guard document.children(of: item).dropFirst().first(where: { _ in true }) == nil else {
            findings.append(.topicWithMore(document.firstLine(of: item)))
            return
        }
        if hasWords(after: link.node) { findings.append(.wordsAfterTopic(document.firstLine(of: item))) }
    }

    /// The link that a list's item begins with; nil if it begins with something else.
    private func link(in item: NodeID) -> Link? {
        guard let first = firstInline(of: item) else { return nil }
        return document[first].kind == .link ? links[first] : nil
    }

    private func beginsWithCode(_ item: NodeID) -> Bool {
        firstInline(of: item).map { document[$0].kind == .code } ?? false
    }

    private func firstInline(of item: NodeID) -> NodeID? {
        for block in document.children(of: item) {
            guard document[block].kind == .paragraph else { return nil }
            for inline in document.children(of: block) { return inline }
        }
        return nil
    }

    private func hasWords(after link: NodeID) -> Bool {
        var next = document.sibling(after: link)
        while let node = next {
            let isBlank =
                switch document[node].kind {
                case .text: document.textBytes(of: node).allSatisfy(\.isWhitespace)
                case .htmlInline, .softBreak, .lineBreak: true
                default: false
                }
            if !isBlank { return true }
            next = document.sibling(after: node)
        }
        return false
    }

    private mutating func closeGroup() {
        topicsHaveLinks = topicsHaveLinks || group.hasLinks
        if let heading = group.heading, !group.hasLinks, !group.hasList { findings.append(.emptyTopics(heading)) }
    }

    private mutating func closeTopics() {
        guard part == .topics, let heading = topics else { return }
        let isAlone = group.heading == nil
        closeGroup()
        if isAlone, !topicsHaveLinks, !group.hasList { findings.append(.emptyTopics(heading)) }
    }
}

/// The schemes of addresses that DocC takes into lists of topics.
private enum URLScheme {
    static func isKnown(_ address: String) -> Bool {
        ["http:", "https:", "doc:"].contains { address.utf8.prefix($0.utf8.count).equalsIgnoringCase($0) }
    }
}
