import Diagnostics
import Support

/// Reads PO files (GNU gettext manual, "The Format of PO Files"). A line that it can't read is left out, with a finding; the rest
/// of the file is read.
package struct CatalogueReader {
    /// A part of an entry that a keyword begins.
    private enum Part: Hashable {
        case context, id, pluralID
        /// The translation, or the one for a plural form.
        case translation(Int)
    }

    private struct Draft {
        var entry = MessageCatalogue.Entry(id: "", translations: [])
        var parts: [Part: (bytes: [UInt8], range: Range<Int>)] = [:]
        var start: Int?
        var isEmpty: Bool { parts.isEmpty }
        var hasTranslation: Bool { parts.keys.contains { if case .translation = $0 { true } else { false } } }
    }

    private let file: SourceFile
    private var entries: [MessageCatalogue.Entry] = []
    private var draft = Draft()
    /// The part that a further line with a text belongs to; nil behind a line that begins none.
    private var part: Part?
    private var known: [String: Range<Int>] = [:]
    private var findings = DiagnosticList()

    /// The largest number of plural forms, more than any language has.
    private static let mostForms = 32

    /// - Returns: the messages, and what is wrong with the file.
    package static func read(_ file: SourceFile) -> (catalogue: MessageCatalogue, findings: [Diagnostic]) {
        var reader = CatalogueReader(file)
        reader.readLines()
        reader.finish()
        let catalogue = MessageCatalogue(reader.entries)
        reader.checkCharset(of: catalogue)
        return (catalogue, reader.findings.diagnostics)
    }

    private init(_ file: SourceFile) { self.file = file }

    // MARK: Lines

    private mutating func readLines() {
        let bytes = file.bytes
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let line = bytes[start..<end]
            read(line[line.trimmingSpaces()])
            start = end + 1
        }
    }

    private mutating func read(_ line: ArraySlice<UInt8>) {
        guard let first = line.first, first != UInt8(ascii: "\r") || line.count > 1 else {
            finish()
            return
        }
        guard first == UInt8(ascii: "#") else {
            if draft.entry.isObsolete, !draft.isEmpty { finish() }
            readMessage(line)
            return
        }
        let rest = line.dropFirst()
        switch rest.first {
        case UInt8(ascii: "~"):
            if !draft.isEmpty, !draft.entry.isObsolete { finish() }
            draft.entry.isObsolete = true
            let old = rest.dropFirst()
            let text = old[old.trimmingSpaces()]
            if text.first == UInt8(ascii: "|") {
                beginComment()
                draft.entry.isObsolete = true
                draft.entry.previous.append(Self.text(text.dropFirst()))
            } else if !text.isEmpty {
                readMessage(text)
            }
        case UInt8(ascii: "."):
            beginComment()
            draft.entry.extractedComments.append(Self.text(rest.dropFirst()))
        case UInt8(ascii: ":"):
            beginComment()
            draft.entry.references += CatalogueReferences.read(Self.text(rest.dropFirst()))
        case UInt8(ascii: ","):
            beginComment()
            draft.entry.flags += Self.text(rest.dropFirst()).split(separator: ",").map { flag in
                String(flag.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            }.filter { !$0.isEmpty }
        case UInt8(ascii: "|"):
            beginComment()
            draft.entry.previous.append(Self.text(rest.dropFirst()))
        default:
            beginComment()
            draft.entry.comments.append(Self.text(rest, isOwn: true))
        }
    }

    /// Ends the entry that stands before a comment, which belongs to the next one.
    private mutating func beginComment() {
        if !draft.isEmpty { finish() }
        part = nil
    }

    /// Returns the text of a comment without the space before it.
    ///
    /// - Parameter isOwn: true for a translator's comment, whose space is a part of it.
    private static func text(_ bytes: ArraySlice<UInt8>, isOwn: Bool = false) -> String {
        let bytes = !isOwn && bytes.first == UInt8(ascii: " ") ? bytes.dropFirst() : bytes
        return String(decoding: bytes, as: UTF8.self)
    }

    // MARK: Messages

    private static let keywords: [(name: [UInt8], part: Part)] = [
        (Array("msgctxt".utf8), .context), (Array("msgid_plural".utf8), .pluralID), (Array("msgid".utf8), .id),
        (Array("msgstr".utf8), .translation(0)),
    ]

    private mutating func readMessage(_ line: ArraySlice<UInt8>) {
        if line.first == UInt8(ascii: "\"") {
            guard let part else { return report(.noKeyword, line) }
            return append(line, to: part)
        }
        guard let (name, found) = Self.keywords.first(where: { line.starts(with: $0.name) }) else {
            return report(.noMessage, line)
        }
        var rest = line.dropFirst(name.count)
        var part = found
        if case .translation = found, rest.first == UInt8(ascii: "[") {
            let digits = rest.dropFirst().prefix { $0.isDigit }
            guard rest.dropFirst(digits.count + 1).first == UInt8(ascii: "]"), digits.count <= 2,
                let number = Int(String(decoding: digits, as: UTF8.self)), number < Self.mostForms
            else { return report(.noMessage, line) }
            part = .translation(number)
            rest = rest.dropFirst(digits.count + 2)
        }
        let isNext = part == .context || part == .id && draft.parts[.id] != nil
        if isNext && !draft.isEmpty || part == .id && draft.hasTranslation {
            let isObsolete = draft.entry.isObsolete
            finish()
            draft.entry.isObsolete = isObsolete
        }
        guard draft.parts[part] == nil else { return report(.repeatedPart, line) }
        if draft.start == nil { draft.start = line.startIndex }
        let text = rest[rest.trimmingSpaces()]
        draft.parts[part] = ([], text.startIndex..<text.startIndex)
        self.part = part
        append(text, to: part)
    }

    private mutating func append(_ line: ArraySlice<UInt8>, to part: Part) {
        guard let (text, count) = CatalogueText.read(line) else { return report(.noText, line) }
        let start = line.startIndex + 1
        guard var known = draft.parts[part] else { return }
        let isFirst = known.bytes.isEmpty
        known.range = (isFirst ? start : known.range.lowerBound)..<start + count
        known.bytes += text
        draft.parts[part] = known
    }

    private mutating func finish() {
        defer { (draft, part) = (Draft(), nil) }
        guard !draft.isEmpty, let start = draft.start else { return }
        let end = draft.parts.values.map(\.range.upperBound).max() ?? start
        var entry = draft.entry
        entry.range = start..<max(start, end)
        func text(_ part: Part) -> String? {
            draft.parts[part].map { String(decoding: $0.bytes, as: UTF8.self) }
        }
        guard let id = text(.id) else { return report(.noID, file.bytes[entry.range]) }
        (entry.id, entry.context, entry.pluralID) = (id, text(.context), text(.pluralID))
        for number in 0..<Self.mostForms {
            guard let form = draft.parts[.translation(number)] else { break }
            entry.translations.append(.init(String(decoding: form.bytes, as: UTF8.self), range: form.range))
        }
        if entry.translations.isEmpty { return report(.noTranslation, file.bytes[entry.range]) }
        let key = "\(entry.context.map { $0 + "\u{4}" } ?? "")\(id)"
        if !entry.isObsolete {
            if let first = known[key] {
                return findings.append(.repeatedMessage(file.range(entry.range), first: file.range(first)))
            }
            known[key] = entry.range
        }
        entries.append(entry)
    }

    // MARK: Findings

    private mutating func report(_ fault: CatalogueFault, _ bytes: ArraySlice<UInt8>) {
        findings.append(fault.finding(file.firstLine(of: bytes.startIndex..<bytes.endIndex)))
    }

    private mutating func checkCharset(of catalogue: MessageCatalogue) {
        guard let type = catalogue.header("Content-Type"), let sign = type.range(of: "charset=") else { return }
        let charset = type[sign.upperBound...].prefix { $0 != ";" && $0 != " " }.lowercased()
        // A template has the word `CHARSET` there.
        guard !["utf-8", "utf8", "us-ascii", "ascii", "charset"].contains(charset) else { return }
        let header = catalogue.entries.first(where: \.isHeader)?.translations.first?.range ?? 0..<0
        findings.append(.otherCharset(charset, file.range(header)))
    }
}

extension String {
    fileprivate func range(of word: String) -> Range<Index>? { firstRange(of: word) }
}
