import Diagnostics
import Support

/// The YAML between two `---` lines at the very start of a file, or, as Hugo and Zola have it, the TOML between two `+++` lines.
///
/// Blank lines may stand before it, as in Hugo and Astro, if its first key is one that pages usually have.
///
/// CommonMark takes the same lines for thematic breaks and headings. They are front matter only if the line after the first `---`
/// (blank lines aside) looks like YAML: `key:`, a comment, or a flow mapping.
public struct FrontMatter: Sendable, Hashable {
    public enum Format: Sendable, Hashable { case yaml, toml }

    public let format: Format
    /// The bytes of the YAML or TOML, without the lines around it, as offsets in the file; ends after the last line's ending.
    public let range: Range<Int>
    /// False if the second `---` is missing; the YAML is then taken to end at the first blank line.
    public let isClosed: Bool
    /// The offset after the closing line, at which the document's text starts.
    public let blockEnd: Int

    /// Returns the offset at which a file's text begins behind its front matter; nil if it has none.
    package static func end(in file: SourceFile) -> Int? {
        var ignored = DiagnosticList()
        return find(in: file, diagnostics: &ignored)?.blockEnd
    }

    /// Returns the format of a file's front matter, as its first byte tells it.
    package static func format(of bytes: [UInt8]) -> Format {
        bytes.first { !$0.isWhitespace } == UInt8(ascii: "+") ? .toml : .yaml
    }

    static func find(in file: SourceFile, diagnostics: inout DiagnosticList) -> FrontMatter? {
        let bytes = file.bytes
        var opening = lineRange(in: bytes, from: 0)
        while bytes[opening.content].trimmed.isEmpty, opening.next < bytes.count {
            opening = lineRange(in: bytes, from: opening.next)
        }
        if isFence(bytes[opening.content], of: "+") { return toml(in: bytes, from: opening.next) }
        guard isFence(bytes[opening.content]) else { return nil }
        var line = lineRange(in: bytes, from: opening.next)
        while line.content.lowerBound < bytes.count, bytes[line.content].trimmingSpaces().isEmpty,
            line.next < bytes.count
        {
            line = lineRange(in: bytes, from: line.next)
        }
        let isFirst = opening.content.lowerBound == 0
        // All keys may be indented.
        let isIndented =
            isFirst && bytes[line.content].first == UInt8(ascii: " ")
            && FrontMatterSlip.isKnownKey(bytes[line.content].trimmed)
        guard isIndented || looksLikeYAML(bytes[line.content]) else { return nil }
        // Behind blank lines, lines between dashes are text more often.
        guard isFirst || line.content.lowerBound == opening.next && FrontMatterSlip.isKnownKey(bytes[line.content])
        else { return nil }

        var firstBlank: Int?
        var start = line.next
        while start < bytes.count {
            let next = lineRange(in: bytes, from: start)
            let content = bytes[next.content]
            if isFence(content) || content.trimmed.elementsEqual("...".utf8) {
                return FrontMatter(
                    format: .yaml,
                    range: opening.next..<start,
                    isClosed: true,
                    blockEnd: next.next
                )
            }
            if firstBlank == nil, content.trimmed.isEmpty { firstBlank = start }
            guard isFirst || firstBlank == nil else { return nil }
            start = next.next
        }
        guard isFirst, !isIndented else { return nil }
        let end = firstBlank ?? bytes.count
        diagnostics.append(.unclosedFrontMatter(file.range(opening.content)))
        return FrontMatter(format: .yaml, range: opening.next..<end, isClosed: false, blockEnd: end)
    }

    /// Returns the TOML from an offset up to a line `+++`; nil if there is none, or something else than a table begins there.
    private static func toml(in bytes: [UInt8], from begin: Int) -> FrontMatter? {
        var start = begin
        var hasKey = false
        while start < bytes.count {
            let line = lineRange(in: bytes, from: start)
            let content = bytes[line.content]
            if isFence(content, of: "+") {
                return FrontMatter(format: .toml, range: begin..<start, isClosed: true, blockEnd: line.next)
            }
            if !hasKey, let first = content.trimmed.first, first != UInt8(ascii: "#") {
                guard first == UInt8(ascii: "[") || content.contains(UInt8(ascii: "=")) else { return nil }
                hasKey = true
            }
            start = line.next
        }
        return nil
    }

    private static func isFence(_ line: ArraySlice<UInt8>, of sign: Unicode.Scalar = "-") -> Bool {
        let byte = UInt8(ascii: sign)
        return line.starts(with: [byte, byte, byte]) && line.dropFirst(3).allSatisfy(\.isSpaceOrTab)
    }

    private static func looksLikeYAML(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first else { return false }
        if first == UInt8(ascii: "#") { return line.dropFirst().first?.isSpaceOrTab ?? false }
        if first == UInt8(ascii: "{") { return true }
        // Some translators translate the keys, too.
        guard first.isLetter || first >= 0x80 || "_\"'".utf8.contains(first) else { return false }
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let key = line[..<colon]
        let isKey = key.allSatisfy {
            $0.isAlphanumeric || $0 >= 0x80 || "_-.\"'".utf8.contains($0)
        }
        return isKey && (colon + 1 == line.endIndex || line[colon + 1].isSpaceOrTab)
    }

    private static func lineRange(in bytes: [UInt8], from start: Int) -> (content: Range<Int>, next: Int) {
        var end = start
        while end < bytes.count, !bytes[end].isLineEnding { end += 1 }
        var next = end
        if next < bytes.count {
            next += bytes[next] == 0x0D && next + 1 < bytes.count && bytes[next + 1] == 0x0A ? 2 : 1
        }
        return (start..<end, next)
    }
}

extension ArraySlice<UInt8> {
    /// The bytes without whitespace at either end.
    package var trimmed: ArraySlice<UInt8> { self[trimmingSpaces()] }
}

extension Diagnostic {
    fileprivate static func unclosedFrontMatter(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .frontMatter,
            severity: .error,
            message: LocalizedText(
                en: "the front matter that starts here is never closed",
                es: "la cabecera (front matter) que empieza aquí no se cierra"
            ),
            range: range,
            reason: LocalizedText(
                en: "only the lines up to the first blank one were read as front matter",
                es: "solo se han leído como cabecera las líneas hasta la primera en blanco"
            ),
            advice: LocalizedText(
                en: "write a line of three dashes, `---`, after the last key",
                es: "escribe una línea con tres guiones, `---`, después de la última clave"
            )
        )
    }
}
