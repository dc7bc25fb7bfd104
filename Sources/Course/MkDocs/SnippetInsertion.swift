import Diagnostics
import FileSystem
import Markdown
import Support

/// Puts the text of other files into a page of Material for MkDocs where scissors name them, as Python-Markdown's snippets do:
/// `--8<-- "FILE"`, with `:region` or `:4:6` behind the name, or names between two lines of scissors alone.
///
/// Scissors that are all of a fence are left: the fence takes its code from the file (``SampleInclusion``). So are those behind
/// a semicolon, which is taken away.
struct SnippetInsertion {
    /// The page with the texts in it.
    private(set) var file: SourceFile
    private(set) var findings = DiagnosticList()
    private var search = SampleRoots.Search()
    /// What was looked at, with its state.
    var lookups: SampleRoots.Lookups { search.lookups }

    private let roots: SampleRoots
    private let settings: SnippetSettings
    private var budget = SampleInclusion.mostBytes
    /// Whether it was said that texts are nested too deeply: they may be so in as many ways as there are paths through them.
    private var isDepthSaid = false
    private static let deepest = 8

    init(_ file: SourceFile, from files: SampleFiles) {
        self.file = file
        settings = files.snippets
        let hasScissors = file.bytes.contains(bytes: "8<-".utf8)
        guard hasScissors || !settings.appended.isEmpty else {
            roots = .none
            return
        }
        roots = files.roots(for: file.path)
        var insertions = hasScissors ? self.insertions(in: file.bytes, depth: 0) : []
        let end = file.bytes.count..<file.bytes.count
        for name in settings.appended where !isSame(name) {
            guard let text = text(Array(name.utf8)[...], at: end, depth: 0, isOptional: true) else { continue }
            insertions.append(.init(range: end, bytes: Array("\n\n".utf8) + text))
        }
        self.file = InsertedTexts.file(file, with: insertions)
    }

    private func isSame(_ name: String) -> Bool {
        settings.folders.contains { CoursePath.join($0, name) == file.path }
    }

    // MARK: Lines

    /// - Parameters:
    ///   - depth: of the file within those that it was named in.
    ///   - page: where the page names the file, or the one that does; nil in the page itself.
    private mutating func insertions(
        in bytes: [UInt8],
        depth: Int,
        namedAt page: Range<Int>? = nil
    ) -> [InsertedTexts.Insertion] {
        var result: [InsertedTexts.Insertion] = []
        /// Where a list of files begins.
        var list: (start: Int, indent: ArraySlice<UInt8>, text: [UInt8])?
        var last: ArraySlice<UInt8> = []
        var start = 0
        while start < bytes.count {
            let line = Self.line(bytes, from: start)
            let next = min(bytes.count, line.upperBound + 1)
            defer {
                if bytes[line].contains(where: { !$0.isWhitespace }) { last = bytes[line] }
                start = next
            }
            let indent = bytes[line].prefix(while: \.isSpaceOrTab)
            let content = line.lowerBound + indent.count..<line.upperBound
            let text = bytes[bytes[content].trimmingSpaces()]
            if MaterialSnippet.isScissors(text) {
                if let (first, _, text) = list {
                    result.append(.init(range: first..<line.upperBound, bytes: text))
                    list = nil
                } else if Self.hasScissors(bytes[next...]) {
                    list = (line.lowerBound, indent, [])
                } else {
                    say(.openList, of: String(decoding: text, as: UTF8.self), at: page ?? content)
                }
            } else if let open = list {
                guard text.first != UInt8(ascii: ";"), !text.isEmpty,
                    let found = self.text(text, at: page ?? content, depth: depth)
                else { continue }
                list?.text += Self.indented(found, by: open.indent)
            } else if text.first == UInt8(ascii: ";") {
                let rest = text.drop { $0 == UInt8(ascii: ";") }
                guard MaterialSnippet.isScissors(rest) || MaterialSnippet.name(in: rest) != nil else { continue }
                result.append(.init(range: content.lowerBound..<content.lowerBound + 1, bytes: []))
            } else if let name = MaterialSnippet.name(in: text), !isWholeFence(last, bytes, from: next) {
                let found = self.text(bytes[name], at: page ?? name, depth: depth) ?? []
                result.append(.init(range: line, bytes: Self.indented(found, by: indent)))
            }
        }
        return result
    }

    /// Whether a line of scissors alone follows, which ends a list.
    private static func hasScissors(_ rest: ArraySlice<UInt8>) -> Bool {
        rest.split(separator: UInt8(ascii: "\n")).contains { MaterialSnippet.isScissors($0[$0.trimmingSpaces()]) }
    }

    private static func line(_ bytes: [UInt8], from start: Int) -> Range<Int> {
        start..<(bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)
    }

    private static func indented(_ text: [UInt8], by indent: ArraySlice<UInt8>) -> [UInt8] {
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return Array(lines.map { $0.isEmpty ? [] : indent + $0 }.joined(separator: [UInt8(ascii: "\n")]))
    }

    /// Whether a line stands alone between one that opens a fence and one that closes it.
    private func isWholeFence(_ before: ArraySlice<UInt8>, _ bytes: [UInt8], from next: Int) -> Bool {
        func sign(_ line: ArraySlice<UInt8>) -> UInt8? {
            let text = line.drop(while: \.isSpaceOrTab)
            guard let first = text.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else { return nil }
            return text.prefix { $0 == first }.count >= 3 ? first : nil
        }
        guard let open = sign(before), next < bytes.count else { return false }
        return sign(bytes[Self.line(bytes, from: next)]) == open
    }

    // MARK: Files

    /// The text of a file or a part of it; nil where it is not to be had, which a finding says.
    ///
    /// - Parameters:
    ///   - name: with what stands behind the file's own name.
    ///   - place: where the page names it, or the file that does.
    private mutating func text(
        _ name: ArraySlice<UInt8>,
        at place: Range<Int>,
        depth: Int,
        isOptional: Bool = false
    ) -> [UInt8]? {
        let words = String(decoding: name, as: UTF8.self)
        guard !words.contains("://") else {
            say(.elsewhere, of: words, at: place)
            return nil
        }
        let parts = words.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let part = parts.count > 1 ? parts[1] : ""
        guard depth < Self.deepest else {
            if !isDepthSaid { say(.tooDeep(Self.deepest), of: parts[0], at: place) }
            isDepthSaid = true
            return nil
        }
        do throws(SampleFault) {
            let marked = try read(parts[0])
            let lines = Self.lines(part, of: marked.lines.count)
            guard part.isEmpty || lines != nil || marked.region(part) != nil else {
                let near = search.nearMiss.suggestion(for: part, among: marked.names)
                throw .noRegion(part, near: near, known: marked.regions.prefix(10).map(\.name))
            }
            let region = marked.region(part).map { $0.mark + 1..<($0.end ?? marked.lines.count) }
            guard let (slice, _) = marked.code(of: lines ?? region ?? marked.lines.indices) else { return [] }
            budget -= slice.bytes.count
            guard budget >= 0 else { throw .tooMuch }
            guard slice.bytes.contains(bytes: "8<-".utf8) else { return slice.bytes }
            let inner = SourceFile(path: parts[0], bytes: slice.bytes)
            let named = insertions(in: slice.bytes, depth: depth + 1, namedAt: place)
            return InsertedTexts.file(inner, with: named).bytes
        } catch {
            if !isOptional { say(error, of: parts[0], at: place) }
            return nil
        }
    }

    private mutating func say(_ fault: SampleFault, of name: String, at place: Range<Int>) {
        findings.append(fault.finding(SampleRequest(file: name, at: file.range(place)), in: file))
    }

    /// The lines that `4:6`, `4:`, `:6` or `4` behind a file's name mean, counted from 0; nil for a region's name.
    private static func lines(_ part: String, of count: Int) -> Range<Int>? {
        let numbers = part.split(separator: ":", omittingEmptySubsequences: false)
        guard !part.isEmpty, numbers.count <= 2, numbers.allSatisfy({ $0.isEmpty || Int($0).map { $0 > 0 } == true })
        else { return nil }
        let first = Int(numbers[0]) ?? 1
        let last = numbers.count == 2 ? Int(numbers[1]) ?? count : count
        return min(first - 1, count)..<max(min(first - 1, count), min(last, count))
    }

    private mutating func read(_ name: String) throws(SampleFault) -> MarkedLines {
        var failure = SampleRoots.Failure.outside
        for folder in settings.folders {
            let found: SampleRoots.File
            do throws(SampleRoots.Failure) {
                found = try roots.file(CoursePath.join(folder, name), in: &search)
            } catch {
                failure = error
                continue
            }
            let (file, encoding) = TextDecoding.decode(found.bytes, path: found.path)
            if let fault = encoding.first(where: { $0.rule == TextDecoding.rule }) { throw .notText(fault.message) }
            return MarkedLines(file)
        }
        throw .unavailable(failure, strangers: roots.strangers)
    }
}
