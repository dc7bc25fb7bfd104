import Course
import CourseChecks
import Diagnostics
import Markdown

/// A part of the original that a translation lacks, and the edit that adds it: the original's text, to be translated then.
struct MissingPart {
    enum Kind { case section, row, sample }

    let kind: Kind
    let fix: Fix

    /// - Returns: nil for a finding that is about nothing missing, or if the place for it isn't certain.
    init?(_ finding: Diagnostic, in file: FileView) {
        guard let source = finding.related.first(where: \.isMissing)?.range, finding.range.path == file.path,
            let lesson = file.lesson, let original = file.course.lesson(at: source.path)
        else { return nil }
        let (from, to) = (file.course.lessons[original].document, file.course.lessons[lesson].document)
        guard !from.hasInsertedText, !to.hasInsertedText else { return nil }
        let text = PartText(from: from, to: to)
        let found: (kind: Kind, place: Int, text: String)?
        switch finding.rule {
        case .translationHeadings: found = text.section(source, after: finding.range).map { (.section, $0, $1) }
        case .translationTables: found = text.row(source, after: finding.range).map { (.row, $0, $1) }
        case .translationSamples: found = text.sample(source, after: finding.range).map { (.sample, $0, $1) }
        default: found = nil
        }
        guard let found else { return nil }
        kind = found.kind
        fix = Fix(range: to.file.range(found.place..<found.place), replacement: found.text)
    }

    var title: LocalizedText {
        switch kind {
        case .section: LocalizedText(en: "Add the original's section", es: "Añadir el apartado del original")
        case .row: LocalizedText(en: "Add the original's row", es: "Añadir la fila del original")
        case .sample: LocalizedText(en: "Add the original's sample", es: "Añadir la muestra del original")
        }
    }
}

/// The texts of parts of a document, and the places in its translation where they belong.
private struct PartText {
    let from: Document
    let to: Document

    /// A section up to the next heading, behind a section of the translation.
    func section(_ source: SourceRange, after place: SourceRange) -> (place: Int, text: String)? {
        guard let range = section(at: source.bytes.lowerBound, in: from),
            let end = section(at: place.bytes.lowerBound, in: to)?.upperBound
        else { return nil }
        return (end, paragraph(text(range, of: from), at: end))
    }

    /// A row of a table, behind a row of the translation.
    func row(_ source: SourceRange, after place: SourceRange) -> (place: Int, text: String)? {
        let bytes = to.file.bytes
        let end = line(at: place.bytes.lowerBound, of: bytes).upperBound
        let start = line(at: place.bytes.lowerBound, of: bytes).lowerBound
        let row = source.bytes.lowerBound..<line(at: source.bytes.lowerBound, of: from.file.bytes).upperBound
        // The head of a table has the line of dashes behind it.
        let next = line(at: min(end + 1, bytes.count), of: bytes)
        let isHead = bytes[next].contains(UInt8(ascii: "-")) && bytes[next].allSatisfy { " \t>|:-".utf8.contains($0) }
        let prefix = String(decoding: bytes[start..<place.bytes.lowerBound], as: UTF8.self)
        return (isHead ? next.upperBound : end, "\n\(prefix)\(text(row, of: from))")
    }

    /// A block of code, behind a block or at the end of a section of the translation. Only blocks at the beginning of a line have
    /// a certain place.
    func sample(_ source: SourceRange, after place: SourceRange) -> (place: Int, text: String)? {
        let start = source.bytes.lowerBound
        guard let block = from.codeBlocks.first(where: { $0.range.bytes.lowerBound == start }), block.isFenced,
            block.isClosed, line(at: start, of: from.file.bytes).lowerBound == start
        else { return nil }
        let code = text(block.range.bytes, of: from)
        let before = to.codeBlocks.first { $0.range.bytes.contains(place.bytes.lowerBound) }
        if let before {
            guard line(at: before.range.bytes.lowerBound, of: to.file.bytes).lowerBound == before.range.bytes.lowerBound
            else { return nil }
            let end = min(before.range.bytes.upperBound, to.file.bytes.count)
            return (end, paragraph(code, at: end))
        }
        guard let end = section(at: place.bytes.lowerBound, in: to)?.upperBound else { return nil }
        if place.bytes.lowerBound == 0, to.headings.count == from.headings.count,
            let number = from.headings.lastIndex(where: { $0.range.bytes.lowerBound <= start }),
            let own = section(at: to.headings[number].range.bytes.lowerBound, in: to)?.upperBound
        {
            return (own, paragraph(code, at: own))
        }
        return (end, paragraph(code, at: end))
    }

    // MARK: Texts

    /// The section that holds an offset, from its heading to the next; the part before all headings belongs to the first one.
    private func section(at offset: Int, in document: Document) -> Range<Int>? {
        let starts = document.headings.map(\.range.bytes.lowerBound)
        guard let own = starts.lastIndex(where: { $0 <= offset }) ?? starts.indices.first else { return nil }
        return starts[own]..<(own + 1 < starts.count ? starts[own + 1] : document.file.bytes.count)
    }

    private func line(at offset: Int, of bytes: [UInt8]) -> Range<Int> {
        let offset = min(offset, bytes.count)
        let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        var end = bytes[offset...].firstIndex(of: 0x0A) ?? bytes.count
        if end > start, bytes[end - 1] == 0x0D { end -= 1 }
        return start..<max(end, start)
    }

    /// A text without the line ends around it, and with the line ends of its file as line feeds.
    private func text(_ range: Range<Int>, of document: Document) -> String {
        let bytes = document.file.bytes[range.clamped(to: 0..<document.file.bytes.count)].filter { $0 != 0x0D }
        let kept = bytes.drop { $0 == 0x0A }
        return String(
            decoding: kept[..<((kept.lastIndex { $0 != 0x0A }).map { $0 + 1 } ?? kept.startIndex)],
            as: UTF8.self
        )
    }

    /// A text between empty lines.
    private func paragraph(_ text: String, at place: Int) -> String {
        let bytes = to.file.bytes
        let before = bytes[..<place].reversed().prefix { $0 == 0x0A || $0 == 0x0D }.count { $0 == 0x0A }
        let behind = bytes[place...].prefix { $0 == 0x0A || $0 == 0x0D }.count { $0 == 0x0A }
        let start = String(repeating: "\n", count: max(0, 2 - before))
        let end = place == bytes.count ? "\n" : String(repeating: "\n", count: max(0, 2 - behind))
        return start + text + end
    }
}
