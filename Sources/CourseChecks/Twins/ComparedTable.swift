import Markdown

/// A table of a page, as it is compared with its counterpart.
struct ComparedTable {
    let node: NodeID
    let rows: [Row]
    /// The contents of the cells of code.
    let code: [String]

    init(_ node: NodeID, _ document: Document) {
        self.node = node
        let rows = document.children(of: node).map { row in
            Row(node: row, cells: document.children(of: row).map { Cell($0, document) })
        }
        // A column without any text is a sign too many at the end of the lines.
        let columns = rows.lazy.map { row in (row.cells.lastIndex { !$0.isEmpty(document) } ?? -1) + 1 }.max() ?? 0
        self.rows = rows.map { Row(node: $0.node, cells: Array($0.cells.prefix(columns))) }
        code = rows.flatMap(\.cells).compactMap(\.code)
    }

    var columns: Int { rows.first?.cells.count ?? 0 }

    /// Returns true if two tables share half of their code or more; without code, nothing tells it.
    func isLargelySame(as other: ComparedTable) -> Bool {
        let common = Set(code).intersection(other.code).count
        return common > 0 && 2 * common >= min(Set(code).count, Set(other.code).count)
    }

    /// Returns how much of the code two tables share, up to 4; nil if each is about other things.
    func likeness(to other: ComparedTable) -> Int? {
        guard code != other.code else { return 4 }
        // “--config” is “server.--config” where a table names the group, too.
        func names(_ table: ComparedTable) -> Set<Substring> {
            Set(table.code.map { $0.split(separator: ".").last ?? "" })
        }
        let (own, others) = (names(self), names(other))
        let common = own.intersection(others).count
        guard common == 0 else { return 3 * common / max(own.count, others.count) }
        return min(own.count, others.count) > 2 && rows.count != other.rows.count ? nil : 0
    }

    /// True for a table that only lays out pictures, with or without words below them, as others do in HTML.
    func isGallery(_ document: Document) -> Bool {
        let cells = rows.dropFirst().flatMap(\.cells).filter { !$0.text.isEmpty || $0.holdsPicture(document) }
        return !cells.isEmpty && cells.allSatisfy { $0.holdsPicture(document) }
    }

    struct Row {
        let node: NodeID
        let cells: [Cell]
    }

    struct Cell {
        let node: NodeID
        /// The cell's code; nil if it holds anything else.
        let code: String?
        let text: String

        init(_ node: NodeID, _ document: Document) {
            self.node = node
            code = Self.code(node, document)
            text = document.plainText(of: node)
        }

        /// Returns the code in the cell, also beside words.
        func codes(_ document: Document) -> [String] {
            document.descendants(of: node).filter { document[$0].kind == .code }.map(document.text)
        }

        func isEmpty(_ document: Document) -> Bool { text.allSatisfy(\.isWhitespace) && !holdsPicture(document) }

        func holdsPicture(_ document: Document) -> Bool {
            document.descendants(of: node).contains { document[$0].kind == .image }
        }

        /// Returns a cell's code; nil if it holds anything else.
        private static func code(_ cell: NodeID, _ document: Document) -> String? {
            var code: [String] = []
            for child in document.children(of: cell) {
                switch document[child].kind {
                case .code: code.append(document.text(of: child))
                case .text where document.textBytes(of: child).allSatisfy({ " ,;/·.".utf8.contains($0) }): continue
                default: return nil
                }
            }
            return code.isEmpty ? nil : code.joined(separator: ", ")
        }
    }
}
