import Diagnostics
import Support

/// Opening and closing of directives.
extension DirectiveReader {
    /// - Returns: The tasks left for the line; nil if the line is text.
    mutating func readDirective(
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
                // A brace on the line is taken for the beginning of its content.
                index = bytes[index..<end].firstIndex(of: UInt8(ascii: "{")) ?? end
            }
        } else {
            index = nameRange.upperBound
        }
        let kind = directive?.kind(DirectiveCatalogue.Arguments(list: arguments)) ?? .plain
        // The required arguments may be among those that can't be read.
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

    /// Reads the content behind a directive's name and arguments.
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
            // The last task is done first: the directive ends, and a line of text follows.
            return [.line(index..<end, isRest: true), .close(at: start)]
        }
        return body(from: index + 1, before: end)
    }

    /// Reads the text behind a directive's opening brace, on the same line.
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
        // A pointer among a page's metadata is for its readers.
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

    /// Appends a link to the project files of a tutorial, below its title.
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

    /// Returns the language of the code that a directive takes from a file; nil if it takes none.
    private static func language(of container: Container) -> String? {
        switch container.kind {
        case .snippet(let path, _): return path.isEmpty ? nil : SnippetFile.language(of: path) ?? "swift"
        case .stepFile(let name):
            guard let file = container.argument("file"), !file.isEmpty else { return nil }
            // A tutorial about other files than Swift's shows them under their own names: DocC takes code from Swift files alone.
            if ending(of: file) == "swift", let language = SnippetFile.textLanguage(of: name) { return language }
            return ending(of: file)
        default: return nil
        }
    }

    private static func ending(of file: String) -> String {
        let ending = file.utf8.lastIndex(of: UInt8(ascii: ".")).map { file[file.index(after: $0)...] } ?? ""
        return ending.utf8.allSatisfy(\.isIdentifierByte) ? ending.lowercased() : ""
    }

    /// Appends a fence without text, for code that is taken from a file.
    private mutating func emitFence(_ container: Container, _ language: String, after prefix: [UInt8]) {
        let range = container.range.bytes
        for line in ["~~~" + language, "~~~"] {
            result.append(Array(line.utf8)[...], after: prefix, from: range.lowerBound, upTo: range.upperBound)
        }
    }

    mutating func closeTop(at offset: Int) {
        closeTerms(at: offset)
        guard open.count > 1 else { return }
        let closed = open.removeLast()
        if let container = closed.container { result.close(container, at: offset) }
        emit(bytes[offset..<offset])
    }
}
