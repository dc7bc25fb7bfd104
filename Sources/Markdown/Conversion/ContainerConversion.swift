import Diagnostics
import Support

/// Writes the containers of other dialects as lines of colons, from the lines that the dialect's reader makes of a file: each has
/// a `>` for each container around it, in place of its indentation.
struct ContainerConversion {
    private let file: SourceFile
    private let dialect: Dialect
    /// The new destinations of pictures that containers show, by their old ones.
    private let pictures: [String: String]
    private let lines: LineTable
    private(set) var output: [UInt8] = []
    private(set) var kept: [MarkdownConversion.Kept] = []
    private var containers: [Container] = []
    private var heights: [Int] = []
    private var open: [Open] = []
    /// True if the next line is the first one of a definition.
    private var isMeaning = false

    private struct Open {
        /// The prefix of the lines of its content.
        let prefix: ArraySlice<UInt8>
        let indent: [UInt8]
        /// The line that ends it; empty if none does.
        let end: [UInt8]
        /// True if its lines have been written already.
        let isSkipped: Bool
    }

    init(_ file: SourceFile, dialect: Dialect, pictures: [String: String]) {
        (self.file, self.dialect, self.pictures) = (file, dialect, pictures)
        lines = LineTable(file)
    }

    /// - Parameter title: The title for new front matter; nil if none is to be added.
    mutating func run(title: String?) {
        var findings = DiagnosticList()
        let frontMatter = FrontMatter.find(in: file, diagnostics: &findings)
        let start = frontMatter?.blockEnd ?? 0
        if let frontMatter {
            noteFrontMatter(frontMatter.range)
            output += file.bytes[..<frontMatter.blockEnd]
        } else if let title {
            output += "---\ntitle: \(YAMLText.quoted(title))\n---\n\n".utf8
        }
        var text = file.bytes
        for index in 0..<start where !text[index].isLineEnding { text[index] = UInt8(ascii: " ") }
        guard let read = dialect.containers(in: file, bytes: text) else {
            output += file.bytes[start...]
            return
        }
        containers = read.containers
        measure()
        write(read, from: start)
        guard title == nil, frontMatter == nil else { return }
        // Blank lines that the reader puts between blocks have no place at the beginning.
        output = Array(output.drop { $0 == UInt8(ascii: "\n") })
    }

    /// Records `search:` in Material's front matter, which has another form here.
    private mutating func noteFrontMatter(_ range: Range<Int>) {
        guard dialect == .material else { return }
        var start = range.lowerBound
        while start < range.upperBound {
            let line = file.bytes.line(from: start)
            if file.bytes[line.content].trimmed.elementsEqual("search:".utf8) {
                kept.append(.init(line: lines.line(at: start), name: "search:"))
            }
            start = max(line.next, start + 1)
        }
    }

    /// Computes for each container the greatest depth of the containers nested in it.
    private mutating func measure() {
        heights = Array(repeating: 0, count: containers.count)
        for (index, container) in containers.enumerated().reversed() {
            if let parent = container.parent { heights[parent] = max(heights[parent], heights[index] + 1) }
        }
    }

    // MARK: Lines

    private mutating func write(_ read: ContainerLines, from start: Int) {
        let openings = Dictionary(read.openings.map { (Int($0.line), $0.container) }) { first, _ in first }
        let titles = Set(read.titles.map(Int.init))
        var hidden = containers.indices.filter { containers[$0].kind == .hidden && !isInHidden($0) }[...]
        let bytes = read.lines.bytes
        var position = 0
        var skips = 0
        for (index, origin) in read.lines.origins.enumerated() {
            let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let prefix = bytes[position..<min(end, position + Int(origin.prefix))]
            let content = bytes[prefix.endIndex..<end]
            position = end + 1
            let place = Int(origin.file)
            while let next = hidden.first, containers[next].range.bytes.lowerBound < place {
                hidden.removeFirst()
                comment(containers[next])
            }
            closeOthers(than: prefix)
            if skips > 0 {
                skips -= 1
                continue
            }
            if openings[index + 1] != nil, open.last?.isSkipped == true {
                open.append(Open(prefix: prefix + [UInt8(ascii: " ")], indent: [], end: [], isSkipped: true))
            } else if let container = openings[index + 1] {
                var title: ArraySlice<UInt8>?
                if containers[container].hasTitle, titles.contains(index + 2) {
                    let next = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
                    title = bytes[min(next, position + Int(read.lines.origins[index + 1].prefix))..<next]
                    skips = 1
                }
                skips += push(container, title, prefix)
            } else if open.last?.isSkipped != true, place >= start || !content.isEmpty {
                write(content, at: place)
            }
        }
        for next in hidden { comment(containers[next]) }
        closeOthers(than: [])
    }

    private func isInHidden(_ index: Int) -> Bool {
        var next = containers[index].parent
        while let parent = next {
            if containers[parent].kind == .hidden { return true }
            next = containers[parent].parent
        }
        return false
    }

    private mutating func closeOthers(than prefix: ArraySlice<UInt8>) {
        while let last = open.last, !(prefix.starts(with: last.prefix) || prefix.elementsEqual(last.prefix.dropLast()))
        {
            open.removeLast()
            if !last.end.isEmpty { line(last.end, indent: last.indent) }
        }
    }

    private mutating func write(_ content: ArraySlice<UInt8>, at place: Int) {
        let isBlank = content.allSatisfy(\.isSpaceOrTab)
        let isWritten = place == 0 || place < file.bytes.count && file.bytes[place - 1].isLineEnding
        if isBlank {
            // The reader puts blank lines between blocks, which nobody wrote.
            let source = file.bytes.line(from: min(place, file.bytes.count)).content
            let isOwn = isWritten && file.bytes[source].allSatisfy(\.isSpaceOrTab)
            if isOwn || !endsBlank { output.append(UInt8(ascii: "\n")) }
            return
        }
        note(content, at: place)
        line(content, indent: open.last?.indent ?? [])
    }

    private var endsBlank: Bool { output.isEmpty || output.suffix(2).elementsEqual("\n\n".utf8) }

    private mutating func line(_ content: some Collection<UInt8>, indent: [UInt8]) {
        output += isMeaning ? indent.dropLast(4) + ":   ".utf8 : indent
        isMeaning = false
        output += content
        output.append(UInt8(ascii: "\n"))
    }

    /// Records marks of a Material line that are left out or that mean something only there.
    private mutating func note(_ content: ArraySlice<UInt8>, at place: Int) {
        guard dialect == .material else { return }
        let number = lines.line(at: min(place, max(0, file.bytes.count - 1)))
        let source = file.bytes[place..<min(file.bytes.count, place + content.count)]
        if content.count == source.count, !content.elementsEqual(source) {
            kept.append(.init(line: number, name: "{ … }, :icon:"))
        }
        let text = String(decoding: content, as: UTF8.self)
        if text.contains("--8<--") { kept.append(.init(line: number, name: "--8<--")) }
        for sign in ["++", "^^"] {
            let parts = text.components(between: sign)
            if parts > 0 { kept.append(.init(line: number, name: sign)) }
        }
    }

    // MARK: Containers

    /// - Returns: The number of lines to skip next, because they are already written here.
    private mutating func push(_ index: Int, _ title: ArraySlice<UInt8>?, _ prefix: ArraySlice<UInt8>) -> Int {
        let container = containers[index]
        let inner = prefix + [UInt8(ascii: " ")]
        // The content of a list item is indented like its text.
        let indent = Array(
            prefix.split(separator: UInt8(ascii: ">"), omittingEmptySubsequences: false).dropLast()
                .enumerated().flatMap { $0.offset == 0 ? $0.element : $0.element.dropFirst() }
        )
        let words = title.map { String(decoding: $0, as: UTF8.self) } ?? ""
        var form = ColonForm(container, title: words, in: dialect)
        let opening = file.bytes[file.bytes.line(from: container.range.bytes.lowerBound).content]
        if dialect == .docC, opening.contains(UInt8(ascii: "(")), !opening.contains(UInt8(ascii: ")")) {
            // Arguments that can't be read, or that continue on the next line: nothing is known of them.
            (form.kind, form.isPartly) = (.same, true)
        }
        let places = placement(of: container, in: opening)
        if !places.isEmpty { form.isPartly = true }
        if !endsBlank { output.append(UInt8(ascii: "\n")) }
        if form.isPartly { keep(container) }
        switch form.kind {
        case .colons(let name):
            let colons = Array(repeating: UInt8(ascii: ":"), count: 3 + heights[index])
            line(colons + Array(name.utf8), indent: indent)
            if !places.isEmpty { line("<!-- ".utf8 + places + " -->".utf8, indent: indent) }
            open.append(Open(prefix: inner, indent: indent, end: colons, isSkipped: false))
            return 0
        case .content(let first):
            if let first {
                let text = container.argument("source").flatMap { pictures[$0] }.map {
                    first.replacing("](\(container.argument("source") ?? ""))", with: "](\($0))")
                }
                line((text ?? first).utf8, indent: indent)
                output.append(UInt8(ascii: "\n"))
            }
            open.append(Open(prefix: inner, indent: indent, end: [], isSkipped: false))
            return 0
        case .meaning:
            isMeaning = true
            while output.suffix(2).elementsEqual("\n\n".utf8) { output.removeLast() }
            open.append(Open(prefix: inner, indent: indent + "    ".utf8, end: [], isSkipped: false))
            return 0
        case .fence(let info):
            line(("```" + info).utf8, indent: indent)
            line("```".utf8, indent: indent)
            open.append(Open(prefix: inner, indent: indent, end: [], isSkipped: false))
            return 2
        case .same:
            line(file.bytes[container.range.bytes].trimmed, indent: indent)
            output.append(UInt8(ascii: "\n"))
            open.append(Open(prefix: inner, indent: indent, end: [], isSkipped: true))
            return 0
        }
    }

    /// Returns the words behind a callout's type that place it beside the text: `!!! note inline end`; empty if there are none.
    private func placement(of container: Container, in line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard dialect == .material, case .callout = container.kind else { return [] }
        let name = container.nameRange.bytes.upperBound
        guard line.indices.contains(name) else { return [] }
        return line[name...].prefix { $0 != UInt8(ascii: "\"") }.trimmed
    }

    private mutating func keep(_ container: Container) {
        let sign = dialect == .docC ? "@" : ""
        kept.append(.init(line: lines.line(at: container.range.bytes.lowerBound), name: sign + container.name))
    }

    /// Writes a container that only tools read as a comment, or as code if it can't be one.
    private mutating func comment(_ container: Container) {
        let text = file.bytes[container.range.bytes]
        if !endsBlank { output.append(UInt8(ascii: "\n")) }
        let indent = open.last?.indent ?? []
        // `-->` would end the comment.
        if String(decoding: text, as: UTF8.self).contains("--") {
            keep(container)
            line("```text".utf8, indent: indent)
            line(text, indent: [])
            line("```".utf8, indent: indent)
        } else {
            line("<!-- ".utf8 + text + " -->".utf8, indent: indent)
        }
        output.append(UInt8(ascii: "\n"))
    }
}

extension String {
    /// Returns the number of texts between two signs that have no spaces at their ends.
    fileprivate func components(between sign: String) -> Int {
        let parts = split(separator: sign, omittingEmptySubsequences: false)
        return parts.dropFirst().dropLast().count { part in
            part.first?.isWhitespace == false && part.last?.isWhitespace == false
        }
    }
}
