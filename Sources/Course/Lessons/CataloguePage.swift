import Markdown

/// The facts that give a page of a DocC catalogue its place among the others.
package struct CataloguePage: Sendable, Equatable {
    /// Links to pages under a heading of a page's "Topics".
    package struct Group: Sendable, Equatable {
        /// The heading; nil for links before the first heading.
        package let title: String?
        /// The volume that the chapter belongs to, if the page lists the chapters of a tutorial.
        package var volume: String?
        /// The links as they are written, `doc:` included.
        package var links: [String]
    }

    /// The path of the symbol that the page is about: its heading is a link to one.
    package let symbol: String?
    /// True if the page declares itself the first page of the catalogue.
    let isTechnologyRoot: Bool
    /// True if the page lists the chapters of a tutorial.
    let isContents: Bool
    /// The pages that it lists in its "Topics", in their order.
    package let topics: [Group]

    /// - Returns: nil for a page that belongs to no catalogue.
    init?(_ document: Document) {
        guard document.dialect == .docC else { return nil }
        symbol = Self.symbol(of: document)
        isTechnologyRoot = document.containers.contains { $0.name == "TechnologyRoot" }
        isContents = document.containers.contains { $0.name == "Tutorials" && $0.parent == nil }
        topics = isContents ? Self.chapters(of: document) : Self.topics(of: document)
    }

    init(symbol: String?, isTechnologyRoot: Bool, isContents: Bool, topics: [Group]) {
        (self.symbol, self.isTechnologyRoot) = (symbol, isTechnologyRoot)
        (self.isContents, self.topics) = (isContents, topics)
    }

    /// Returns the name that a page's metadata give it; nil if they give none.
    static func displayName(_ document: Document) -> String? {
        document.containers.first { $0.name == "DisplayName" }?.argument("").flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the chapters of a tutorial, in reading order.
    private static func chapters(of document: Document) -> [Group] {
        let containers = document.containers
        func name(_ index: Int?, _ kind: String) -> String? {
            index.flatMap { containers[$0].name == kind ? containers[$0].argument("name") : nil }
        }
        var groups: [(chapter: Int?, group: Group)] = []
        for reference in containers where reference.name == "TutorialReference" {
            guard let link = reference.argument("tutorial") else { continue }
            if let last = groups.last, last.chapter == reference.parent {
                groups[groups.count - 1].group.links.append(link)
                continue
            }
            let volume = reference.parent.flatMap { containers[$0].parent }
            let group = Group(
                title: name(reference.parent, "Chapter"),
                volume: name(volume, "Volume"),
                links: [link]
            )
            groups.append((reference.parent, group))
        }
        return groups.map(\.group)
    }

    private static func symbol(of document: Document) -> String? {
        guard let heading = document.headings.first, heading.level == 1 else { return nil }
        let inside = document.range(of: heading.node).bytes
        return document.links.first { $0.kind == .symbol && inside.contains($0.range.bytes.lowerBound) }?.destination
    }

    private static func topics(of document: Document) -> [Group] {
        let links = Dictionary(document.links.map { ($0.node, $0.destination) }) { first, _ in first }
        let headings = Dictionary(document.headings.map { ($0.node, $0) }) { first, _ in first }
        var groups: [Group] = []
        var title: String?
        var isInTopics = false
        for block in document.children(of: document.root) {
            if let heading = headings[block] {
                if heading.level <= 2 {
                    isInTopics = heading.level == 2 && heading.plainText == "Topics"
                    title = nil
                } else if heading.level == 3 {
                    title = heading.plainText
                }
            } else if isInTopics, document[block].kind == .list {
                let found = document.children(of: block).compactMap { item in
                    document.descendants(of: item).lazy.compactMap { links[$0] }.first
                }
                if !found.isEmpty { groups.append(Group(title: title, links: found)) }
            }
        }
        return groups
    }
}
