import Diagnostics
import Support

/// Reads DocC's block directives: `@Name(argument: value) { content }`, each on lines of its own.
///
/// Finds them line by line before libcmark sees the text, outside code, and takes the indentation of its first line from
/// a directive's content. Takes one look at each line, and as many again as the arguments of directives need, which is
/// bounded.
struct DirectiveReader {
    private let file: SourceFile
    private let bytes: [UInt8]
    private let shown: Set<Int>
    private var unclosed: [Int] = []
    /// The hidden directives that have no content, and in which text stands.
    private var hidingText: Set<Int> = []
    private var result: ContainerLines

    private struct Open {
        let container: Int?
        /// What the lines of its content begin with.
        let prefix: [UInt8]
        let isHidden: Bool
        let isCommentedOut: Bool
        /// The columns before the first line of its content.
        var contentIndent: Int?
        var opaque = OpaqueLines()
        /// How many steps have opened in it.
        var steps = 0
    }

    private enum Task {
        /// - Parameter isRest: whether other things stand before it on its line.
        case line(Range<Int>, isRest: Bool)
        case close(at: Int)
    }

    private var open: [Open] = [
        Open(container: nil, prefix: [], isHidden: false, isCommentedOut: false, contentIndent: 0)
    ]
    private var nearMiss = NearMiss()

    /// - Parameter bytes: the file's, with other things blanked.
    /// - Returns: nil where there are no directives.
    static func read(_ file: SourceFile, bytes: [UInt8]) -> ContainerLines? {
        guard mayHoldDirectives(bytes) else { return nil }
        var reader = DirectiveReader(file, bytes, shown: [])
        reader.run()
        // What is never closed would hide the rest of the page; and a directive that has no content, and holds text, was closed
        // by another's brace.
        let unclosed = reader.unclosed.filter { reader.result.containers[$0].kind == .hidden }
        let hiding = reader.hidingText.union(unclosed)
        if !hiding.isEmpty {
            reader = DirectiveReader(file, bytes, shown: hiding)
            reader.run()
        }
        return reader.result.isEmpty ? nil : reader.result
    }

    /// - Parameter shown: hidden directives whose content is shown all the same.
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
            unclosed.append(container)
            result.findings.append(.unclosedDirective(result.containers[container]))
        }
    }

    private static func mayHoldDirectives(_ bytes: [UInt8]) -> Bool {
        var isStart = true
        for byte in bytes {
            if isStart, byte == UInt8(ascii: "@") { return true }
            isStart = byte.isLineEnding || isStart && byte.isSpaceOrTab
        }
        return false
    }

    // MARK: Lines

    private var top: Open {
        get { open[open.count - 1] }
        set { open[open.count - 1] = newValue }
    }

    /// Reads a line, and what directives on it may stand on further lines.
    ///
    /// - Returns: where the next line starts.
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

    /// - Returns: what is left to do, last things first.
    private mutating func read(_ line: Range<Int>, isRest: Bool, next: inout Int) -> [Task] {
        var cursor = LineCursor(offset: line.lowerBound)
        let indent = cursor.skipSpaces(in: bytes, before: line.upperBound)
        let text = bytes[cursor.offset..<line.upperBound]
        guard let first = text.first else {
            emit(text)
            return []
        }
        if top.contentIndent == nil, !isRest { top.contentIndent = indent }
        let relative = isRest ? 0 : max(0, indent - (top.contentIndent ?? 0))
        top.opaque.leave(before: first, indent: relative)
        if !top.opaque.isOpen, relative < 4 {
            if first == UInt8(ascii: "}") {
                if open.count > 1 {
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

    /// Appends a line of text to what libcmark sees.
    private mutating func emit(_ text: ArraySlice<UInt8>) {
        if !top.isHidden {
            result.append(text, after: top.prefix)
        } else if !top.isCommentedOut, let last = top.container, !text.allSatisfy(\.isSpaceOrTab),
            !["Metadata", "Options"].contains(result.containers[last].name)
        {
            var next = top.container
            while let container = next, result.containers[container].kind == .hidden,
                hidingText.insert(container).inserted
            {
                next = result.containers[container].parent
            }
        }
    }

    // MARK: Directives

    /// - Returns: nil where the line is text.
    private mutating func readDirective(
        at start: Int,
        _ line: Range<Int>,
        relative: Int,
        next: inout Int
    ) -> [Task]? {
        var index = start + 1
        while index < line.upperBound, bytes[index].isIdentifierByte { index += 1 }
        let nameRange = start + 1..<index
        let name = String(decoding: bytes[nameRange], as: UTF8.self)
        let directive = DirectiveCatalogue.directive(name)
        guard directive != nil || looksLikeDirective(nameRange, line) else {
            reportText(nameRange, line)
            return nil
        }
        guard result.hasRoom(at: start..<index) else { return nil }
        while index < line.upperBound, bytes[index].isSpaceOrTab { index += 1 }
        var arguments: [Container.Argument] = []
        var isClosed = true
        var end = line.upperBound
        if index < line.upperBound, bytes[index] == UInt8(ascii: "(") {
            let read = DirectiveArguments(bytes, from: index, of: file)
            (arguments, isClosed) = (read.arguments, read.isClosed)
            if isClosed {
                index = read.end
                if index > end {
                    let last = bytes.line(from: index)
                    (end, next) = (last.content.upperBound, last.next)
                }
            } else {
                result.findings.append(.unclosedArguments(name, file.range(start..<line.upperBound)))
                // What looks like the beginning of its content is taken for it.
                let last = bytes[index..<end].trimmed
                index = last.last == UInt8(ascii: "{") ? last.endIndex - 1 : end
            }
        } else {
            index = nameRange.upperBound
        }
        let kind = directive?.kind(DirectiveCatalogue.Arguments(list: arguments)) ?? .plain
        // What an unreadable argument would have said is not known.
        if !top.isCommentedOut, isClosed || directive == nil { check(name, nameRange, arguments, directive) }
        push(
            Container(
                kind: kind,
                name: name,
                arguments: arguments,
                range: file.range(start..<index),
                nameRange: file.range(start..<nameRange.upperBound),
                parent: top.container,
                node: nil
            ),
            relative: relative
        )
        return content(from: index, before: end, next: &next)
    }

    /// What stands behind a directive's name and arguments.
    private mutating func content(from start: Int, before end: Int, next: inout Int) -> [Task] {
        var index = start
        while index < end, bytes[index].isSpaceOrTab { index += 1 }
        if index == end {
            // The brace may stand on the next line.
            var probe = next
            while probe < bytes.count, bytes[probe].isSpaceOrTab { probe += 1 }
            guard probe < bytes.count, bytes[probe] == UInt8(ascii: "{"), probe > start else {
                return [.close(at: start)]
            }
            let line = bytes.line(from: probe)
            next = line.next
            return body(from: probe + 1, before: line.content.upperBound)
        }
        guard bytes[index] == UInt8(ascii: "{") else {
            // In the order in which they are taken: the directive ends, and a line of text follows.
            return [.line(index..<end, isRest: true), .close(at: start)]
        }
        return body(from: index + 1, before: end)
    }

    /// What stands behind a directive's opening brace, on the same line.
    private func body(from start: Int, before end: Int) -> [Task] {
        let rest = bytes[start..<end].trimmingSpaces()
        guard !rest.isEmpty else { return [] }
        guard bytes[rest.upperBound - 1] == UInt8(ascii: "}") else { return [.line(rest, isRest: true)] }
        let inner = rest.lowerBound..<rest.upperBound - 1
        let isEmpty = bytes[inner].allSatisfy(\.isSpaceOrTab)
        return [.close(at: rest.upperBound)] + (isEmpty ? [] : [.line(inner, isRest: true)])
    }

    private mutating func push(_ container: Container, relative: Int) {
        let outer = top
        let index = result.containers.count
        var container = container
        if container.kind == .hidden, shown.contains(index) { container.kind = .plain }
        let isCommentedOut = outer.isCommentedOut || container.name == "Comment"
        // What stands among things said of the page, and is for its readers.
        var isForReaders = false
        if case .pointer = container.kind, !isCommentedOut { isForReaders = true }
        let isHidden = outer.isHidden && !isForReaders || container.kind == .hidden
        var level = 0
        switch container.kind {
        case .section(let title, let own):
            // Chapters stand in volumes, or alone.
            level = container.name == "Chapter" && !isIn("Volume") ? own - 1 : own
            container.kind = .section(title: title, level: level)
        case .walkthroughStep:
            top.steps += 1
            container.kind = .walkthroughStep(top.steps)
        default: break
        }
        let prefix =
            if case .section = container.kind {
                result.openSection(container, after: outer.prefix, level: isHidden ? 0 : level)
            } else {
                result.open(container, after: outer.prefix, indent: relative, isHidden: isHidden)
            }
        open.append(Open(container: index, prefix: prefix, isHidden: isHidden, isCommentedOut: isCommentedOut))
        if container.name == "Intro", !isHidden { emitProjectFiles(of: outer.container, after: prefix) }
        guard !isHidden, prefix.count > outer.prefix.count, let language = Self.language(of: container) else { return }
        emitFence(container, language, after: prefix)
    }

    /// What a tutorial gives to begin with, below its title.
    private mutating func emitProjectFiles(of tutorial: Int?, after prefix: [UInt8]) {
        guard let tutorial, result.containers[tutorial].name == "Tutorial",
            let files = result.containers[tutorial].arguments.first(where: { $0.name == "projectFiles" })
        else { return }
        let pointer = Container(
            kind: .pointer(.download),
            name: "Tutorial",
            arguments: [Container.Argument(name: "file", value: files.value, range: files.range)],
            range: files.range,
            nameRange: files.range,
            parent: tutorial,
            node: nil
        )
        _ = result.open(pointer, after: prefix, indent: 0)
        result.append([], after: prefix, from: files.range.bytes.upperBound)
    }

    private func isIn(_ name: String) -> Bool {
        top.container.map { result.containers[$0].name == name } ?? false
    }

    /// What the code is written in that a directive takes from a file; nil for one that takes none.
    private static func language(of container: Container) -> String? {
        switch container.kind {
        case .snippet(let path, _): return path.isEmpty ? nil : "swift"
        case .stepFile:
            guard let file = container.argument("file"), !file.isEmpty else { return nil }
            let ending = file.utf8.lastIndex(of: UInt8(ascii: ".")).map { file[file.index(after: $0)...] } ?? ""
            return ending.utf8.allSatisfy(\.isIdentifierByte) ? ending.lowercased() : ""
        default: return nil
        }
    }

    /// A fence without text, for code that is taken from a file.
    private mutating func emitFence(_ container: Container, _ language: String, after prefix: [UInt8]) {
        let start = container.range.bytes.lowerBound
        for line in ["~~~" + language, "~~~"] { result.append(Array(line.utf8)[...], after: prefix, from: start) }
    }

    private mutating func closeTop(at offset: Int) {
        guard open.count > 1 else { return }
        let closed = open.removeLast()
        if let container = closed.container { result.close(container, at: offset) }
        emit(bytes[offset..<offset])
    }

    // MARK: Findings

    /// Whether what stands behind `@` and a word that no directive is called is still meant for one: `@Name(…)`, `@Name {`, or a
    /// word with a capital letter that is alone on its line.
    private func looksLikeDirective(_ name: Range<Int>, _ line: Range<Int>) -> Bool {
        guard let first = bytes[name].first, first.isLetter, first != first.lowercased else { return false }
        let rest = bytes[name.upperBound..<line.upperBound].trimmed
        guard let next = rest.first else { return true }
        if next == UInt8(ascii: "{") { return true }
        guard next == UInt8(ascii: "("), rest.startIndex == name.upperBound else { return false }
        return rest.last == UInt8(ascii: ")") || rest.last == UInt8(ascii: "{") || rest.last == UInt8(ascii: "}")
            || rest.last == UInt8(ascii: ",") || rest.count == 1
    }

    /// DocC takes any line that begins with `@` for a directive, and shows nothing of it.
    private mutating func reportText(_ name: Range<Int>, _ line: Range<Int>) {
        guard let first = bytes[name].first, first.isLetter, !top.isHidden else { return }
        let place = file.range(name.lowerBound - 1..<name.upperBound)
        result.findings.append(.textLikeDirective(String(decoding: bytes[name], as: UTF8.self), place))
    }

    private mutating func check(
        _ name: String,
        _ nameRange: Range<Int>,
        _ arguments: [Container.Argument],
        _ directive: DirectiveCatalogue.Directive?
    ) {
        let place = file.range(nameRange.lowerBound - 1..<nameRange.upperBound)
        guard let directive else {
            let near = nearMiss.suggestion(for: name, among: DirectiveCatalogue.names)
            result.findings.append(.unknownDirective(name, place, suggestion: near))
            return
        }
        guard directive.isChecked else { return }
        for argument in arguments where !directive.parameters.contains(argument.name) {
            let near = nearMiss.suggestion(for: argument.name, among: directive.parameters)
            result.findings.append(.unknownArgument(argument, of: name, known: directive.parameters, suggestion: near))
        }
        for required in directive.required where !arguments.contains(where: { $0.name == required }) {
            result.findings.append(.missingArgument(required, of: name, place))
        }
    }
}
