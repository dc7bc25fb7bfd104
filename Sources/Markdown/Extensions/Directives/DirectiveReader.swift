import Diagnostics
import Support

/// Reads DocC's block directives: `@Name(argument: value) { content }`, each on lines of its own.
///
/// Finds them line by line before libcmark sees the text, outside code, and removes the indentation of the first line from a
/// directive's content. Each line is read once, and again as often as the arguments of directives need, which is bounded.
struct DirectiveReader {
    let file: SourceFile
    let bytes: [UInt8]
    let shown: Set<Int>
    private var unclosed: [Int] = []
    /// The hidden directives that take no content but hold text.
    private var hidingText: Set<Int> = []
    /// The directives whose closing brace is indented less than they are: if a brace is missing, it may belong to an outer
    /// directive.
    private var closedFurtherLeft: Set<Int> = []
    var result: ContainerLines
    /// True if the line before is blank.
    private(set) var isAfterBlank = true

    struct Open {
        let container: Int?
        /// The prefix of the lines of its content.
        let prefix: [UInt8]
        let isHidden: Bool
        let isCommentedOut: Bool
        /// The columns before it on the line on which it opens; 0 if other text stands before it there.
        var column = 0
        /// The columns before the first line of its content; nil before that line is read.
        var contentIndent: Int?
        var opaque = OpaqueLines()
        /// The number of steps that have opened in it.
        var steps = 0
        /// The part of a definition list that it is; such parts end with their indentation.
        var part = DefinitionPart.none
    }

    enum Task {
        /// - Parameter isRest: True if other text stands before it on its line.
        case line(Range<Int>, isRest: Bool)
        case close(at: Int)
    }

    var open: [Open] = [
        Open(container: nil, prefix: [], isHidden: false, isCommentedOut: false, contentIndent: 0)
    ]
    var nearMiss = NearMiss()

    /// - Parameter bytes: The file's bytes, with other constructs blanked.
    /// - Returns: Nil if there are no directives.
    static func read(_ file: SourceFile, bytes: [UInt8]) -> ContainerLines? {
        guard mayHoldDirectives(bytes) else { return nil }
        var reader = DirectiveReader(file, bytes, shown: [])
        reader.run()
        // An unclosed directive would hide the rest of the page; and a directive that takes no content but holds text was closed
        // by another one's brace.
        let unclosed = reader.unclosed + (reader.unclosed.isEmpty ? [] : Array(reader.closedFurtherLeft))
        let hiding = reader.hidingText.union(unclosed.filter { reader.result.containers[$0].kind == .hidden })
        if !hiding.isEmpty {
            reader = DirectiveReader(file, bytes, shown: hiding)
            reader.run()
        }
        return reader.result.isEmpty ? nil : reader.result
    }

    /// - Parameter shown: The hidden directives whose content is shown all the same.
    private init(_ file: SourceFile, _ bytes: [UInt8], shown: Set<Int>) {
        (self.file, self.bytes, self.shown) = (file, bytes, shown)
        result = ContainerLines(file)
    }

    private mutating func run() {
        var start = 0
        while start < bytes.count {
            let line = bytes.line(from: start)
            start = read(line.content, next: line.next)
        }
        for left in open.dropFirst().reversed() {
            guard let container = left.container else { continue }
            result.close(container, at: bytes.count)
            guard left.part == .none else { continue }
            unclosed.append(container)
            result.findings.append(.unclosedDirective(result.containers[container]))
        }
    }

    /// Returns true if any line begins like a directive or a term.
    private static func mayHoldDirectives(_ bytes: [UInt8]) -> Bool {
        var isStart = true
        for (index, byte) in bytes.enumerated() {
            if isStart, byte == UInt8(ascii: "@") || TermItem.begins(at: index, in: bytes) { return true }
            isStart = byte.isLineEnding || isStart && byte.isSpaceOrTab
        }
        return false
    }

    // MARK: Lines

    var top: Open {
        get { open[open.count - 1] }
        set { open[open.count - 1] = newValue }
    }

    /// Reads a line, and further lines if directives on it continue there.
    ///
    /// - Returns: The offset at which the next line starts.
    private mutating func read(_ line: Range<Int>, next: Int) -> Int {
        var next = next
        var tasks: [Task] = [.line(line, isRest: false)]
        while let task = tasks.popLast() {
            switch task {
            case .close(let offset): closeTop(at: offset)
            case .line(let range, let isRest): tasks += read(range, isRest: isRest, next: &next)
            }
        }
        return next
    }

    /// - Returns: The tasks left to do, in reverse order.
    private mutating func read(_ line: Range<Int>, isRest: Bool, next: inout Int) -> [Task] {
        var cursor = LineCursor(offset: line.lowerBound)
        let indent = cursor.skipSpaces(in: bytes, before: line.upperBound)
        let text = bytes[cursor.offset..<line.upperBound]
        guard let first = text.first else {
            isAfterBlank = true
            emit(text)
            return []
        }
        defer { isAfterBlank = false }
        if !isRest { leaveTerms(before: text, indent: indent) }
        if top.contentIndent == nil, !isRest { top.contentIndent = indent }
        let relative = isRest ? 0 : max(0, indent - (top.contentIndent ?? 0))
        top.opaque.leave(before: first, indent: relative)
        if !top.opaque.isOpen, relative < 4 {
            if first == UInt8(ascii: "}") {
                if open.contains(where: { $0.container != nil && $0.part == .none }) {
                    closeTerms(at: cursor.offset)
                    if !isRest, indent < top.column, let container = top.container {
                        closedFurtherLeft.insert(container)
                    }
                    closeTop(at: cursor.offset + 1)
                    let rest = cursor.offset + 1..<line.upperBound
                    return bytes[rest].allSatisfy(\.isSpaceOrTab) ? [] : [.line(rest, isRest: true)]
                }
                if !result.containers.isEmpty, text.count == 1 {
                    result.findings.append(.strayBrace(file.range(cursor.offset..<cursor.offset + 1)))
                }
            } else if first == UInt8(ascii: "@"),
                let tasks = readDirective(at: cursor.offset, line, relative: relative, next: &next)
            {
                if !isRest { top.column = indent }
                return tasks
            } else if relative < 2, let tasks = readTerm(text, line, indent: indent) {
                return tasks
            }
        }
        top.opaque.read(text, indent: relative)
        if !isRest {
            cursor = LineCursor(offset: line.lowerBound)
            cursor.skipColumns(top.contentIndent ?? 0, in: bytes, before: line.upperBound)
        }
        emit(bytes[cursor.offset..<line.upperBound])
        return []
    }

    /// Appends a line of text to the lines that libcmark sees.
    mutating func emit(_ text: ArraySlice<UInt8>) {
        if !top.isHidden {
            result.append(text, after: top.prefix)
        } else if !top.isCommentedOut, let last = top.container, !text.allSatisfy(\.isSpaceOrTab),
            // Words may stand there, but no paragraphs.
            isAfterBlank || DirectiveCatalogue.directive(result.containers[last].name)?.takesWords != true
        {
            noteHiding(last)
        }
    }

    /// Records that a hidden directive, with those around it, holds text that is not its own.
    private mutating func noteHiding(_ container: Int) {
        var next: Int? = container
        while let container = next, result.containers[container].kind == .hidden,
            hidingText.insert(container).inserted
        {
            next = result.containers[container].parent
        }
    }
}
