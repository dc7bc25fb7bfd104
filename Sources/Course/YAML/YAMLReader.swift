import Diagnostics
import Yams

/// Reads the YAML of a file, or of a part of it, into values that know their places.
struct YAMLReader {
    /// Why a text is no YAML.
    struct Failure: Error {
        let message: LocalizedText
        let range: SourceRange
    }

    private let file: SourceFile
    private let range: Range<Int>
    private let lineStarts: [Int]

    /// - Parameter range: the bytes of the YAML within the file.
    init(_ file: SourceFile, range: Range<Int>) {
        self.file = file
        self.range = range
        var starts = [range.lowerBound]
        for index in range where file.bytes[index] == UInt8(ascii: "\n") { starts.append(index + 1) }
        self.lineStarts = starts
    }

    /// The document's root, or nil where there is nothing but blanks and comments.
    func read() throws(Failure) -> YAMLValue? {
        if let place = tooDeep() {
            throw Failure(
                message: LocalizedText(
                    en: "this YAML is nested more than \(Self.deepest) levels deep",
                    es: "este YAML tiene más de \(Self.deepest) niveles de anidamiento"
                ),
                range: file.range(place..<place)
            )
        }
        do {
            guard let root = try Yams.compose(yaml: file.text(in: range), .default, .default, .utf8) else { return nil }
            return convert(root)
        } catch let error as YamlError {
            throw failure(error)
        } catch {
            throw failure(String(describing: error), at: range.lowerBound)
        }
    }

    // MARK: Places

    private func offset(_ mark: Mark) -> Int {
        guard mark.line >= 1, mark.line <= lineStarts.count else { return range.upperBound }
        var offset = lineStarts[mark.line - 1]
        var column = 1
        // libyaml counts columns in Unicode scalars: step over continuation bytes.
        while column < mark.column, offset < range.upperBound {
            offset += 1
            while offset < range.upperBound, file.bytes[offset] & 0b1100_0000 == 0b1000_0000 { offset += 1 }
            column += 1
        }
        return offset
    }

    private func endOfLine(from offset: Int) -> Int {
        var end = offset
        while end < range.upperBound, file.bytes[end] != UInt8(ascii: "\n"), file.bytes[end] != UInt8(ascii: "\r") {
            end += 1
        }
        return end
    }

    // MARK: Values

    private func convert(_ node: Node) -> YAMLValue {
        let start = node.mark.map(offset) ?? range.lowerBound
        switch node {
        case .scalar(let scalar):
            let isPlain = scalar.style == .plain || scalar.style == .any
            let end = isPlain ? start + scalar.string.utf8.count : endOfLine(from: start)
            return YAMLValue(content: .scalar(scalar.string), range: place(start, end))
        case .sequence(let sequence):
            return YAMLValue(content: .sequence(sequence.map(convert)), range: place(start, endOfLine(from: start)))
        case .mapping(let mapping):
            let entries = mapping.map { key, value in
                let start = key.mark.map(offset) ?? range.lowerBound
                let name = key.scalar?.string ?? ""
                return YAMLValue.Entry(
                    key: name,
                    keyRange: place(start, start + name.utf8.count),
                    value: convert(value)
                )
            }
            return YAMLValue(content: .mapping(entries), range: place(start, endOfLine(from: start)))
        case .alias:
            return YAMLValue(content: .scalar(""), range: place(start, endOfLine(from: start)))
        }
    }

    private func place(_ start: Int, _ end: Int) -> SourceRange {
        file.range(start..<max(start, min(end, endOfLine(from: start))))
    }

    // MARK: Failures

    private func failure(_ error: YamlError) -> Failure {
        switch error {
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            // What began and never ended is mended at its beginning.
            failure(problem, at: offset(problem.contains("end of stream") ? context?.mark ?? mark : mark))
        case .duplicatedKeysInMapping(let duplicates, _):
            failure(
                "duplicate key: \(duplicates.map { String(describing: $0) }.joined(separator: ", "))",
                at: range.lowerBound
            )
        case .reader(let problem, let offset, _, _):
            failure(problem, at: range.lowerBound + min(offset ?? 0, range.count))
        default:
            failure(String(describing: error), at: range.lowerBound)
        }
    }

    private func failure(_ problem: String, at offset: Int) -> Failure {
        Failure(
            message: LocalizedText(
                en: "this is not valid YAML: \(problem)",
                es: "esto no es YAML válido: \(problem)"
            ),
            range: file.range(offset..<endOfLine(from: offset))
        )
    }

    /// Deeper than any person writes; the YAML library recurses, and content must not be able to exhaust the stack.
    private static let deepest = 100

    /// The place where nesting passes the bound, by a count that can only be too high.
    private func tooDeep() -> Int? {
        var flow = 0
        var lead = 0
        var isLeading = true
        for index in range {
            switch file.bytes[index] {
            case UInt8(ascii: "\n"): (lead, isLeading) = (0, true)
            case UInt8(ascii: "["), UInt8(ascii: "{"): (flow, isLeading) = (flow + 1, false)
            case UInt8(ascii: "]"), UInt8(ascii: "}"): (flow, isLeading) = (max(0, flow - 1), false)
            case UInt8(ascii: " "), UInt8(ascii: "\t"): break
            case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"): if isLeading { lead += 1 }
            default: isLeading = false
            }
            // A run of dashes alone is a rule or a document's end, not nesting; a hundred of them is not written either.
            if flow > Self.deepest || lead > Self.deepest { return index }
        }
        return nil
    }
}
