/// Proves of markup that Glosa writes that readers and browsers take it as it is meant: it is UTF-8, its elements are
/// balanced, its references exist, no two elements have one id, and nothing in it is script.
public enum MarkupCheck {
    /// HTML's elements that have no end tag.
    private static let void: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]
    /// HTML's elements in which there are no tags.
    private static let raw: Set<String> = ["script", "style"]

    /// - Parameter allowsScripts: whether there may be `script` and `style` elements, as on whole pages.
    /// - Throws: the first fault.
    public static func check(
        _ bytes: [UInt8],
        as language: MarkupReader.Language,
        allowsScripts: Bool = false
    ) throws(MarkupFault) {
        try checkCharacters(bytes, language)
        var reader = MarkupReader(bytes, as: language)
        var open: [String] = []
        var ids: Set<[UInt8]> = []
        var roots = 0
        while true {
            let place = reader.offset
            guard let token = try reader.next() else { break }
            switch token {
            case .start(let name, let attributes, let isEmpty):
                if open.isEmpty { roots += 1 }
                if !allowsScripts, let reason = ScriptCheck.fault(in: name, isInFormula: open.contains("math")) {
                    throw reader.fault(reason, place)
                }
                for attribute in attributes {
                    if let reason = References.fault(in: attribute.value, language) {
                        throw reader.fault("\(reason) in “\(attribute.name)”", place)
                    }
                    if let reason = ScriptCheck.fault(in: attribute, of: name) { throw reader.fault(reason, place) }
                    if attribute.name == "id", !ids.insert(Array(attribute.value)).inserted {
                        throw reader.fault(
                            "a second element with the id “\(String(decoding: attribute.value, as: UTF8.self))”",
                            place
                        )
                    }
                }
                if isEmpty && language == .xml || language == .html && void.contains(name) { continue }
                // In HTML `<b/>` opens an element, but within SVG and MathML it is an empty one.
                if isEmpty, open.contains("svg") || name == "svg" || open.contains("math") { continue }
                open.append(name)
                if language == .html, raw.contains(name) { _ = reader.rawText(of: name) }
            case .end(let name):
                guard open.popLast() == name else { throw reader.fault("</\(name)> closes what isn't open", place) }
            case .text(let text):
                if let reason = References.fault(in: text, language) { throw reader.fault(reason, place) }
                if language == .xml, open.isEmpty, !text.allSatisfy(MarkupReader.isBlank) {
                    throw reader.fault("text outside of all elements", place)
                }
            case .other: break
            }
        }
        if let name = open.last { throw reader.fault("<\(name)> is never closed", bytes.count) }
        if language == .xml, roots != 1 { throw reader.fault("\(roots) outermost elements", bytes.count) }
    }

    /// The first fault, or nil.
    public static func fault(
        in text: String,
        as language: MarkupReader.Language,
        allowsScripts: Bool = false
    ) -> MarkupFault? {
        do throws(MarkupFault) {
            try check(Array(text.utf8), as: language, allowsScripts: allowsScripts)
            return nil
        } catch {
            return error
        }
    }

    private static func checkCharacters(_ bytes: [UInt8], _ language: MarkupReader.Language) throws(MarkupFault) {
        if let place = UTF8Check.firstFault(in: bytes) { throw MarkupFault(message: "no UTF-8", offset: place) }
        for offset in bytes.indices {
            let byte = bytes[offset]
            let isFault =
                switch byte {
                case 0x09, 0x0A, 0x0D, 0x20...0xEE: false
                // U+FFFE and U+FFFF are no characters of XML 1.0 (production 2).
                case 0xEF: language == .xml && bytes[offset + 1] == 0xBF && bytes[offset + 2] >= 0xBE
                case 0xF0...: false
                default: language == .xml || byte == 0
                }
            if isFault { throw MarkupFault(message: "a character that may not stand there", offset: offset) }
        }
    }
}
