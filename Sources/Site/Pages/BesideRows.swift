import Course
import Markdown
import MarkdownHTML

/// The rows of a page that shows versions of a lesson side by side: each block with its counterparts.
struct BesideRows {
    /// One version of the lesson.
    private struct Column {
        let lesson: Int
        let pieces: [HTMLPiece]
        let document: Document
        let attributes: String

        var blocks: [NodeID] { pieces.map { $0.blocks[0] } }
    }

    /// The blocks of a row, as indices into the pieces of each column.
    private typealias Row = [Int?]

    private let site: SiteContext
    private let lessons: [Int]
    private let columns: [Column]
    private let rows: [Row]
    /// For each row that shows code with the same text in all languages, the node of that code in each column; else nil.
    private let shared: [[NodeID]?]

    /// - Parameter lessons: the versions, in the order of their columns; the first in the language of the page.
    init(_ lessons: [Int], on page: String, of site: SiteContext) {
        let course = site.course
        (self.site, self.lessons) = (site, lessons)
        // All sides' headings have the same ids; the translations' get a prefix that makes them ids of no heading.
        let ids = lessons.dropFirst().map { ($0, OwnID.of(course.lessons[$0].language)) }
        let slots = Dictionary([(lessons[0], "")] + ids) { first, _ in first }
        let setting = TextSetting(page: page, slots: slots)
        func column(_ lesson: Int, omitted: Set<NodeID> = []) -> Column {
            let code = course.lessons[lesson].language
            return Column(
                lesson: lesson,
                pieces: LessonBody(site: site, lesson: lesson, setting: setting, omitted: omitted).pieces(),
                document: course.lessons[lesson].document,
                attributes: "lang=\"\(code)\" dir=\"\(site.theme.strings.text(.direction, in: code))\""
            )
        }
        // Code that reads the same in two languages is shown once; mostly it stands at the same place.
        let documents = lessons.map { course.lessons[$0].document }
        let same = documents.count == 2 ? Self.sameCode(documents[0], documents[1]) : [:]
        var columns = lessons.enumerated().map { $0 == 1 ? column($1, omitted: Set(same.keys)) : column($1) }
        let rows = Self.rows(of: columns, in: course)
        let shared = rows.map { Self.sharedCode($0, of: columns, same) }
        if !Set(same.keys).isSubset(of: shared.lazy.compactMap { $0?[1] }) { columns[1] = column(lessons[1]) }
        (self.columns, self.rows, self.shared) = (columns, rows, shared)
    }

    /// Pairs the blocks of the original, or else of the first version, with those of each other one.
    private static func rows(of columns: [Column], in course: Course) -> [Row] {
        let main = course.configuration.mainLanguage
        let original = columns.count == 2 ? 0 : columns.firstIndex { course.lessons[$0.lesson].language == main }
        let pivot = original ?? 0
        let count = columns[pivot].pieces.count
        var counterparts = columns.map { _ in [Int?](repeating: nil, count: count) }
        // The blocks without a counterpart, by the block of the pivot that they stand before.
        var alone = columns.map { _ in [[Int]](repeating: [], count: count + 1) }
        for place in columns.indices where place != pivot {
            let column = columns[place]
            var next = 0
            for (first, second) in course.pairedBlocks(
                of: columns[pivot].lesson,
                columns[pivot].blocks,
                with: column.lesson,
                column.blocks
            ) {
                if let first {
                    counterparts[place][first] = second
                    next = first + 1
                } else if let second {
                    alone[place][next].append(second)
                }
            }
        }
        return (0...count).flatMap { block -> [Row] in
            let before = columns.indices.flatMap { place in
                alone[place][block].map { own in columns.indices.map { $0 == place ? own : nil } }
            }
            guard block < count else { return before }
            return before + [columns.indices.map { $0 == pivot ? block : counterparts[$0][block] }]
        }
    }

    // MARK: Code in all languages

    /// The translation's code blocks whose text is that of the lesson's block at the same place, each with that block.
    private static func sameCode(_ document: Document, _ twin: Document) -> [NodeID: NodeID] {
        zip(document.codeBlocks, twin.codeBlocks).reduce(into: [:]) { same, pair in
            let (own, other) = (pair.0.node, pair.1.node)
            if twin[other].parent == twin.root, document.textBytes(of: own) == twin.textBytes(of: other) {
                same[other] = own
            }
        }
    }

    /// The nodes of a row whose pieces are one code block with the same text in all languages; else nil.
    private static func sharedCode(_ row: Row, of columns: [Column], _ same: [NodeID: NodeID]) -> [NodeID]? {
        let nodes = zip(row, columns).compactMap { place, column -> NodeID? in
            guard let place else { return nil }
            let blocks = column.pieces[place].blocks
            return blocks.count == 1 && column.document[blocks[0]].kind == .codeBlock ? blocks[0] : nil
        }
        guard nodes.count == columns.count else { return nil }
        let text = columns[0].document.textBytes(of: nodes[0])
        let isShared = zip(nodes, columns).dropFirst().allSatisfy { node, column in
            same[node] == nodes[0] || column.document.textBytes(of: node) == text
        }
        return isShared ? nodes : nil
    }

    // MARK: Rendering

    private static let classes = ["is-first", "is-second", "is-third"]

    func html() -> [UInt8] {
        var output: [UInt8] = []
        appendTitles(to: &output)
        var marks = StaleMarks(lessons, in: site)
        for (row, code) in zip(rows, shared) {
            let pieces = zip(row, columns).map { place, column in place.map { column.pieces[$0] } }
            guard pieces.contains(where: { $0?.html.isEmpty == false }) else { continue }
            let mark = marks.mark(pieces.map { $0?.blocks[0] })
            output += "<div class=\"beside-row\(mark == nil ? "" : " is-behind")\">\n".utf8
            if let mark, mark.isFirst { append(mark, to: &output) }
            if let code, let own = pieces[0] {
                append(own.html, columns[0], class: "is-shared", to: &output)
                appendCaptions(of: code, to: &output)
            } else {
                for (place, piece) in pieces.enumerated() {
                    guard let piece, !piece.html.isEmpty else { continue }
                    append(piece.html, columns[place], class: Self.classes[place], to: &output)
                }
            }
            output += "</div>\n".utf8
        }
        // A link from a translation to the whole of its own page leads to the top of its side.
        for lesson in lessons.dropFirst().reversed() {
            let top = OwnID.of(site.course.lessons[lesson].language)
            guard output.contains(bytes: "href=\"#\(top)\"".utf8) else { continue }
            output = "<span id=\"\(top)\"></span>\n".utf8 + output
        }
        return output
    }

    private func append(_ html: ArraySlice<UInt8>, _ column: Column, class name: String, to output: inout [UInt8]) {
        output += "<div class=\"beside-cell prose \(name)\" \(column.attributes)>\n".utf8
        output += html
        output += "</div>\n".utf8
    }

    /// Appends the notice that a section's original has changed; with three versions, which translations it is about.
    private func append(_ mark: StaleMarks.RowMark, to output: inout [UInt8]) {
        let strings = site.theme.strings
        let language = site.course.lessons[lessons[0]].language
        output += "<p class=\"beside-notice\">".utf8
        if lessons.count > 2 {
            let names = mark.columns.map { strings.text(.languageName, in: site.course.lessons[lessons[$0]].language) }
            HTMLEscaping.append(names.joined(separator: ", ") + ": ", to: &output)
        }
        HTMLEscaping.append(strings.text(.staleNotice, in: language), to: &output)
        if let since = mark.since {
            output += " <time datetime=\"\(since)\">".utf8
            HTMLEscaping.append("(" + DayInWords.text(since, strings: strings, language: language) + ")", to: &output)
            output += "</time>".utf8
        }
        output += "</p>\n".utf8
    }

    /// Appends the titles that the texts themselves don't hold.
    private func appendTitles(to output: inout [UInt8]) {
        let titled = columns.indices.filter { !site.course.lessons[lessons[$0]].showsTitle }
        guard !titled.isEmpty else { return }
        output += "<div class=\"beside-row\">\n".utf8
        for place in titled {
            var html = Array("<h1>".utf8)
            HTMLEscaping.append(site.course.lessons[lessons[place]].title, to: &html)
            html += "</h1>\n".utf8
            append(html[...], columns[place], class: Self.classes[place], to: &output)
        }
        output += "</div>\n".utf8
    }

    /// Appends the translations' captions of code that is shown once, if they differ from the lesson's.
    private func appendCaptions(of code: [NodeID], to output: inout [UInt8]) {
        let captions = zip(code, columns).map { node, column in
            column.document.codeBlocks.first { $0.node == node }?.attributes.first { $0.name == "caption" }?.value
        }
        for (caption, column) in zip(captions, columns).dropFirst() {
            guard let caption, caption != captions[0] else { continue }
            output += "<p class=\"beside-caption\" \(column.attributes)>".utf8
            HTMLEscaping.append(caption, to: &output)
            output += "</p>\n".utf8
        }
    }
}
