/// The id of a node of one ``Document``; nodes are numbered in the order in which they open (pre-order).
public struct NodeID: Sendable, Hashable, Comparable {
    public let index: Int

    package init(_ index: Int) { self.index = index }
    init(_ index: Int32) { self.index = Int(index) }

    public static func < (left: NodeID, right: NodeID) -> Bool { left.index < right.index }
}

/// One node of a document's tree.
///
/// A small value without references: text, children and details are properties of the ``Document``.
public struct Node: Sendable {
    /// The kind of a node. The names are CommonMark's and GFM's.
    ///
    /// Hashes that courses keep hold the raw values: new kinds come last.
    public enum Kind: UInt8, Sendable {
        case document, blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading, thematicBreak
        /// GFM "Tables": a table holds a head row (`tableHead`) and rows (`tableRow`) of cells.
        case table, tableHead, tableRow, tableCell
        /// A block quote that begins with a marker such as `[!NOTE]`, and one that begins with a tag such as `Note:`.
        case alert, aside
        /// The body of a footnote; these stand after all other blocks, in the order of their first reference.
        case footnoteDefinition
        case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, link, image
        /// GFM "Strikethrough".
        case strikethrough
        case footnoteReference
        /// GFM "Task list items": the box at the start of an item.
        case taskMarker
        /// A block that determines how its content is shown (``Container``).
        case container
        /// Text between `==` and `==`.
        case mark
        /// Text below the line, text above the line, and inserted text.
        case `subscript`, superscript, inserted
        /// A key of the keyboard.
        case key
        /// A word whose long form the document gives (``Abbreviation``).
        case abbreviation
        /// A formula; its text is its source, without the signs around it.
        case formula

        /// True if the node is a block; all others are inlines.
        public var isBlock: Bool { rawValue <= Kind.footnoteDefinition.rawValue || self == .container }
    }

    /// The alignment of a table's column.
    public enum Alignment: UInt8, Sendable { case none, left, center, right }

    public internal(set) var kind: Kind
    /// ``isOrdered`` and ``isTight`` in a byte: as fields of their own they would make each node an eighth larger.
    private var listTraits: UInt8 = 0
    /// The heading level, alignment, alert or aside kind, or number of a footnote reference; 1 for a ticked box.
    package var value: UInt16 = 0
    package var parentIndex: Int32 = -1
    /// The index after the last descendant.
    package var end: Int32 = 0
    /// Byte offsets in the file; negative if unknown.
    var sourceStart: Int32 = -1
    var sourceEnd: Int32 = -1
    package var text = TextRange.empty
    /// The index among the document's headings, code blocks, links, containers or footnotes, or the first number of a list.
    package var detail: Int32 = -1

    init(kind: Kind) { self.kind = kind }

    package var isOrdered: Bool {
        get { listTraits & 1 != 0 }
        set { listTraits = listTraits & ~1 | (newValue ? 1 : 0) }
    }
    package var isTight: Bool {
        get { listTraits & 2 != 0 }
        set { listTraits = listTraits & ~2 | (newValue ? 2 : 0) }
    }

    /// The enclosing node; nil for the document itself.
    public var parent: NodeID? { parentIndex < 0 ? nil : NodeID(parentIndex) }
    /// True if a list is numbered.
    public var isOrderedList: Bool { kind == .list && isOrdered }
    /// The number of a list's first item.
    public var listStart: Int { kind == .list ? Int(detail) : 0 }
    /// The alignment of a table cell.
    public var alignment: Alignment { kind == .tableCell ? Alignment(rawValue: UInt8(value)) ?? .none : .none }
    /// True if a task's box is ticked; nil for all other nodes.
    public var isChecked: Bool? { kind == .taskMarker ? value == 1 : nil }
    public var alertKind: AlertKind? { kind == .alert ? AlertKind(number: Int(value)) : nil }
    /// True if a formula stands on lines of its own.
    public var isDisplayFormula: Bool { kind == .formula && detail == 1 }
    public var asideKind: AsideKind? { kind == .aside ? AsideKind(number: Int(value)) : nil }
}
