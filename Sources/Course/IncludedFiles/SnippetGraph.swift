import CourseConfiguration
import Diagnostics
import FileSystem
import Support

/// The texts that a page's scissors name, with the texts that these name. Each file is read once, and the size of the result is
/// counted before anything is assembled: a few short files that name one another can expand to more than any memory holds.
struct SnippetGraph {
    /// The fault of a text that is not available.
    struct Fault {
        let fault: SampleFault
        /// The name of the file.
        let name: String
    }

    /// The size of a text with all texts that it includes.
    struct Extent {
        /// The number of bytes, at most ``Extent/most``, as for the other numbers.
        fileprivate(set) var bytes = 0
        /// The number of lines that an indentation makes longer.
        fileprivate(set) var lines = 0
        /// The number of texts that it consists of.
        fileprivate(set) var texts = 0
        /// The reason why the text is not available, as an index into ``SnippetGraph/faults``; nil if it is available.
        fileprivate(set) var fault: Int?
        /// The faults of texts in it, each once, as indices into ``SnippetGraph/faults``; of many, the first.
        fileprivate(set) var innerFaults: [Int] = []

        fileprivate static let most = 1 << 40
        fileprivate static let mostFaults = 20

        /// Returns the number of bytes if each line begins with `indent` more.
        func bytes(indentedBy indent: Int) -> Int {
            let (more, isTooMuch) = lines.multipliedReportingOverflow(by: indent)
            return isTooMuch ? Self.most : min(Self.most, min(Self.most, more) + bytes)
        }

        fileprivate mutating func add(_ inner: Extent, indentedBy indent: Int) {
            bytes = min(Self.most, bytes + inner.bytes(indentedBy: indent))
            lines = min(Self.most, lines + inner.lines)
            texts = min(Self.most, texts + inner.texts)
            if let fault = inner.fault { add(fault: fault) }
            for fault in inner.innerFaults { add(fault: fault) }
        }

        fileprivate mutating func add(fault: Int) {
            if innerFaults.count < Self.mostFaults, !innerFaults.contains(fault) { innerFaults.append(fault) }
        }
    }

    private struct Text {
        let bytes: [UInt8]
        /// The lines; nil if the text names no others.
        let lines: SnippetLines?
    }

    private struct NestedFile: Hashable {
        let name: String
        let depth: Int
    }

    /// The greatest depth of texts within one another.
    static let deepest = 8
    /// The largest number of bytes that are read of files and taken out of them for one page.
    private static let mostBytesRead = 2 * FileAllowance.lesson.left
    /// The cost of a text, in bytes, beside its own bytes.
    private static let costOfText = 1000

    private(set) var search = SampleRoots.Search()
    private(set) var faults: [Fault] = []
    /// The indices into ``faults``, by message.
    private var knownFaults: [String: Int] = [:]
    private let roots: SampleRoots
    private let settings: SnippetSettings
    private let syntax: IncludeSyntax
    private var budget = Self.mostBytesRead
    private var files: [String: Result<MarkedLines, SampleFault>] = [:]
    private var texts: [String: Result<Text, SampleFault>] = [:]
    private var extents: [NestedFile: Extent] = [:]

    init(roots: SampleRoots, settings: SnippetSettings, syntax: IncludeSyntax) {
        (self.roots, self.settings, self.syntax) = (roots, settings, syntax)
    }

    // MARK: Counting

    /// - Parameters:
    ///   - name: the name of a file, followed by that of its part (`:region`, `:4:6`) if there is one.
    ///   - depth: the nesting depth of the text that names it; 0 for a page.
    mutating func extent(of name: String, depth: Int = 0) -> Extent {
        let place = NestedFile(name: name, depth: depth)
        if let known = extents[place] { return known }
        var extent = Extent(texts: 1)
        do throws(SampleFault) {
            guard name.contains("://") || depth < Self.deepest else { throw .tooDeep(Self.deepest) }
            let text = try text(name)
            extent.bytes = text.bytes.count
            extent.lines = text.bytes.count { $0 == UInt8(ascii: "\n") }
            for change in text.lines?.changes ?? [] {
                extent.bytes += change.before.count + change.after.count - change.range.count
                extent.lines += change.before.isEmpty ? 0 : 2
                for inner in change.names {
                    extent.add(self.extent(of: inner.text, depth: depth + 1), indentedBy: change.indent.count)
                }
            }
            for list in text.lines?.openLists ?? [] {
                extent.add(fault: fault(.openList, of: list.text))
            }
        } catch {
            let file = if case .elsewhere = error { name } else { Self.file(name) }
            extent.fault = fault(error, of: file)
        }
        extents[place] = extent
        return extent
    }

    private mutating func fault(_ fault: SampleFault, of name: String) -> Int {
        let request = SampleRequest(file: name, at: SourceRange(path: name, bytes: 0..<0))
        let message = fault.finding(request, in: SourceFile(path: name, bytes: [])).message.en
        // In a cycle, every path to a text has this fault; all of them count as one.
        let text = if case .tooDeep = fault { "" } else { message }
        if let known = knownFaults[text] { return known }
        faults.append(Fault(fault: fault, name: name))
        knownFaults[text] = faults.count - 1
        return faults.count - 1
    }

    // MARK: Putting together

    /// Returns the text with all texts that it includes, at most as long as ``extent(of:depth:)`` says; unavailable texts are
    /// left out.
    mutating func bytes(of name: String, depth: Int = 0) -> [UInt8] {
        guard depth < Self.deepest, let text = try? text(name) else { return [] }
        guard let lines = text.lines else { return text.bytes }
        var result: [UInt8] = []
        var position = 0
        for change in lines.changes {
            result += text.bytes[position..<change.range.lowerBound]
            let texts = change.names.flatMap { bytes(of: $0.text, depth: depth + 1) }
            result += Self.indented(change.before + texts + change.after, by: text.bytes[change.indent])
            position = change.range.upperBound
        }
        return result + text.bytes[position...]
    }

    static func indented(_ text: [UInt8], by indent: ArraySlice<UInt8>) -> [UInt8] {
        guard !indent.isEmpty else { return text }
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return Array(lines.map { $0.isEmpty ? [] : indent + $0 }.joined(separator: [UInt8(ascii: "\n")]))
    }

    // MARK: Reading

    private static func file(_ name: String) -> String { String(name.prefix { $0 != ":" }) }

    private mutating func text(_ name: String) throws(SampleFault) -> Text {
        if let known = texts[name] { return try known.get() }
        let result: Result<Text, SampleFault>
        do throws(SampleFault) {
            result = .success(try take(name))
        } catch {
            result = .failure(error)
        }
        texts[name] = result
        return try result.get()
    }

    private mutating func take(_ name: String) throws(SampleFault) -> Text {
        guard !name.contains("://") else { throw .elsewhere }
        try pay(Self.costOfText)
        let file = Self.file(name)
        let part = String(name.dropFirst(file.count + 1))
        let marked = try lines(of: file)
        let lines = Self.lines(part, of: marked.lines.count)
        guard part.isEmpty || lines != nil || marked.region(part) != nil else {
            let near = search.nearMiss.suggestion(for: part, among: marked.names)
            throw .noRegion(part, near: near, known: marked.regions.prefix(10).map(\.name))
        }
        let region = marked.region(part).map { $0.mark + 1..<($0.end ?? marked.lines.count) }
        let wanted = lines ?? region ?? marked.lines.indices
        try pay(
            wanted.isEmpty
                ? 0 : marked.lines[wanted.upperBound - 1].upperBound - marked.lines[wanted.lowerBound].lowerBound
        )
        guard let (slice, _) = marked.code(of: wanted) else { return Text(bytes: [], lines: nil) }
        let bytes = syntax.inserted(slice.bytes, of: file)
        return Text(bytes: bytes, lines: syntax.lines(bytes, of: file))
    }

    private mutating func pay(_ bytes: Int) throws(SampleFault) {
        budget -= bytes
        guard budget >= 0 else { throw .tooMuch(.lesson) }
    }

    /// Returns the lines that `4:6`, `4:`, `:6` or `4` after a file's name mean, counted from 0; nil for a region's name.
    private static func lines(_ part: String, of count: Int) -> Range<Int>? {
        let numbers = part.split(separator: ":", omittingEmptySubsequences: false)
        guard !part.isEmpty, numbers.count <= 2, numbers.allSatisfy({ $0.isEmpty || Int($0).map { $0 > 0 } == true })
        else { return nil }
        let first = Int(numbers[0]) ?? 1
        let last = numbers.count == 2 ? Int(numbers[1]) ?? count : count
        return min(first - 1, count)..<max(min(first - 1, count), min(last, count))
    }

    private mutating func lines(of name: String) throws(SampleFault) -> MarkedLines {
        if let known = files[name] { return try known.get() }
        let result: Result<MarkedLines, SampleFault>
        do throws(SampleFault) {
            result = .success(try read(name))
        } catch {
            result = .failure(error)
        }
        files[name] = result
        return try result.get()
    }

    private mutating func read(_ name: String) throws(SampleFault) -> MarkedLines {
        let found = try roots.file(name, of: settings, in: &search)
        try pay(found.bytes.count)
        let (file, encoding) = TextDecoding.decode(found.bytes, path: found.path)
        if let fault = encoding.first(where: { $0.rule == TextDecoding.rule }) { throw .notText(fault.message) }
        return MarkedLines(file)
    }
}
