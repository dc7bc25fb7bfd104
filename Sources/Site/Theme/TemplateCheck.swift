import Diagnostics

/// Finds the variables and partials of a template that do not exist, which Mustache would render as nothing.
struct TemplateCheck {
    /// - Parameter known: the theme's files, by path below the templates folder.
    /// - Parameter strings: the keys of the interface's texts.
    static func check(_ file: SourceFile, known: [String], strings: [String]) -> [Diagnostic] {
        tags(in: file.bytes).compactMap { tag in
            let name = file.text(in: tag.name)
            if tag.isPartial {
                guard !known.contains(name + ".mustache") else { return nil }
                let partials = known.filter { $0.hasSuffix(".mustache") }.map { String($0.dropLast(9)) }
                return finding(name, "partial", "plantilla parcial", file.range(tag.name), candidates: partials)
            }
            let parts = name.split(separator: ".").map(String.init)
            if parts.first == "strings" {
                guard parts.count > 1, !strings.contains(parts.dropFirst().joined(separator: ".")) else { return nil }
                return finding(name, "text", "texto", file.range(tag.name), candidates: strings.map { "strings." + $0 })
            }
            if parts.isEmpty || parts.first == "theme" || parts.allSatisfy(TemplateVocabulary.words.contains) {
                return nil
            }
            return finding(
                name,
                "variable",
                "variable",
                file.range(tag.name),
                candidates: Array(TemplateVocabulary.words)
            )
        }
    }

    private static func finding(
        _ name: String,
        _ kind: String,
        _ kindInSpanish: String,
        _ range: SourceRange,
        candidates: [String]
    ) -> Diagnostic {
        let suggestion = NearMiss.suggestion(for: name, among: candidates.sorted())
        return Diagnostic(
            rule: "theme",
            severity: .error,
            message: LocalizedText(
                en: "unknown \(kind) “\(name)”: it would render as nothing",
                es: "\(kindInSpanish) «\(name)» desconocida: no se mostraría nada"
            ),
            range: range,
            advice: suggestion.map {
                LocalizedText(en: "did you mean “\($0)”?", es: "¿querías decir «\($0)»?")
            }
                ?? LocalizedText(
                    en: "the manual's chapter on themes lists what templates may use",
                    es: "el capítulo del manual sobre temas enumera lo que pueden usar las plantillas"
                )
        )
    }

    private struct Tag {
        let name: Range<Int>
        let isPartial: Bool
    }

    /// The tags that name a variable, a section or a partial; comments and changes of delimiter are passed over.
    private static func tags(in bytes: [UInt8]) -> [Tag] {
        let open = UInt8(ascii: "{")
        let close = UInt8(ascii: "}")
        var tags: [Tag] = []
        var index = 0
        while index + 1 < bytes.count {
            guard bytes[index] == open, bytes[index + 1] == open else {
                index += 1
                continue
            }
            var start = index + 2
            guard let end = bytes[start...].firstIndex(of: close) else { break }
            index = end
            let sign = start < end ? bytes[start] : 0
            if sign == UInt8(ascii: "!") || sign == UInt8(ascii: "=") || sign == UInt8(ascii: "$") { continue }
            let isPartial = sign == UInt8(ascii: ">") || sign == UInt8(ascii: "<")
            if isPartial || "{#^/&".utf8.contains(sign) { start += 1 }
            let isBlank: (UInt8) -> Bool = {
                $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t")
            }
            while start < end, isBlank(bytes[start]) { start += 1 }
            var stop = end
            while stop > start, isBlank(bytes[stop - 1]) { stop -= 1 }
            if start < stop, sign != UInt8(ascii: "/") { tags.append(Tag(name: start..<stop, isPartial: isPartial)) }
        }
        return tags
    }
}
