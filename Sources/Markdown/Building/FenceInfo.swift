import Diagnostics
import Support

/// The info string of a fence, split into language and attributes; it may have the spelling of any common tool.
///
/// CommonMark only says that its first word is often the language. Beside our own `swift caption="…"`, these are read: DocC's
/// `swift, nocopy, highlight=[1, 3]` (Swift 6.3), rustdoc's and mdBook's `swift,ignore`, VitePress' `swift:line-numbers {1,3}`,
/// Docusaurus' and Starlight's `title="…" ins={2}`, Pandoc's `{.swift .numberLines}`, R Markdown's `{swift}`, and HTML's
/// `language-swift`. Their words are translated into ours.
struct FenceInfo {
    var language: String?
    var attributes: [FenceAttribute] = []
    /// True if lines that begin with `# ` are code hidden from readers, as in rustdoc.
    private(set) var hidesLines = false
    /// The sign that hidden lines begin with, from mdBook's `hidelines=!!!`; nil if the fence names none.
    private(set) var hiddenPrefix: String?
    /// True if the language differs from the first word of the info string.
    private(set) var isRewritten = false
    /// The range of the language in the file, as written; nil if there is none.
    private(set) var languageRange: SourceRange?

    /// The largest number of attributes; the rest of the info string counts as one more.
    private static let mostAttributes = 100

    init(_ bytes: [UInt8], in info: Range<Int>, source: PreparedSource) {
        var index = info.lowerBound
        let first = bytes[info].prefix { !$0.isWhitespace && $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: ",") }
        let word = Self.withoutInvisible(String(decoding: first, as: UTF8.self).lowercased())
        if !word.isEmpty {
            languageRange = source.file.range(source.fileRange(first.startIndex..<first.endIndex))
            index = first.endIndex
            take(language: word)
            let whole = bytes[info].prefix { !$0.isWhitespace && $0 != UInt8(ascii: "{") }
            isRewritten = language != String(decoding: whole, as: UTF8.self).lowercased()
        } else if !first.isEmpty {
            index = first.endIndex
        }
        for written in WrittenAttribute.all(
            bytes,
            in: index..<info.upperBound,
            most: Self.mostAttributes,
            hasCommas: true
        ) {
            func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
            func place(_ range: Range<Int>) -> SourceRange { source.file.range(source.fileRange(range)) }
            let attribute = FenceAttribute(
                name: text(written.name),
                value: written.value.map(text),
                range: place(written.whole),
                valueRange: written.value.map(place),
                isQuoted: written.value.map { $0.upperBound < written.whole.upperBound } ?? false
            )
            if language == nil, source.dialect != .material, takeGroup(attribute) { continue }
            add(attribute, dialect: source.dialect)
        }
        if let lines = numbering, let range = languageRange {
            attributes += Self.numbers(from: lines, at: range)
        }
    }

    // MARK: Language

    /// The number of the first line, from `:line-numbers` or `.numberLines`; nil if lines are not numbered.
    private var numbering: String?

    private mutating func take(language word: String) {
        var word = word
        for prefix in ["language-", "lang-", "."] where word.hasPrefix(prefix) && word.count > prefix.count {
            word = String(word.dropFirst(prefix.count))
        }
        // VitePress: `swift:line-numbers`, `swift:line-numbers=5`, `swift:no-line-numbers`
        if let colon = word.firstIndex(of: ":") {
            let option = word[word.index(after: colon)...]
            if option == "no-line-numbers" {
                word = String(word[..<colon])
            } else if option == "line-numbers" || option.hasPrefix("line-numbers=") {
                numbering = option == "line-numbers" ? "1" : String(option.dropFirst("line-numbers=".count))
                word = String(word[..<colon])
            }
        }
        language = word
    }

    /// Reads the language at the beginning of a group in braces: `{.swift}`, `{swift}`, `{swift, echo=FALSE}`. Returns true if
    /// there is one.
    private mutating func takeGroup(_ attribute: FenceAttribute) -> Bool {
        guard attributes.isEmpty, attribute.name.hasPrefix("{"), attribute.name.hasSuffix("}") else { return false }
        let inner = attribute.name.dropFirst().dropLast()
        let words = inner.split { " ,\t".contains($0) }
        guard let first = words.first, first.utf8.first?.isDigit != true, !first.contains("=") else { return false }
        (languageRange, isRewritten) = (attribute.range, true)
        take(language: first.lowercased())
        if words.contains(".numberLines") || words.contains(".number-lines") { numbering = "1" }
        for word in words.dropFirst() where word.hasPrefix("startFrom=") {
            numbering = word.dropFirst("startFrom=".count).filter { $0 != "\"" }
        }
        return true
    }

    /// Returns a word without invisible characters, such as a no-break space, a byte order mark or a zero-width space.
    private static func withoutInvisible(_ word: String) -> String {
        let invisible: Set<Unicode.Scalar> = ["\u{A0}", "\u{FEFF}", "\u{200B}", "\u{200C}", "\u{2060}", "\u{AD}"]
        guard word.unicodeScalars.contains(where: invisible.contains) else { return word }
        return String(String.UnicodeScalarView(word.unicodeScalars.filter { !invisible.contains($0) }))
    }

    // MARK: Attributes

    private mutating func add(_ attribute: FenceAttribute, dialect: Dialect) {
        // Material's words are translated by its own table.
        guard dialect != .material else {
            attributes.append(attribute)
            return
        }
        func named(_ name: String, _ value: String?) {
            attributes.append(
                FenceAttribute(
                    name: name,
                    value: value,
                    range: attribute.range,
                    valueRange: attribute.valueRange,
                    isQuoted: attribute.isQuoted
                )
            )
        }
        let value = attribute.value.map(Self.withoutBraces)
        switch attribute.name {
        // rustdoc and mdBook
        case "ignore":
            hidesLines = true
            named("excerpt", nil)
        case "compile_fail":
            hidesLines = true
            named("fails", "compile-error")
        case "hidelines" where attribute.value?.isEmpty == false: hiddenPrefix = attribute.value
        case "no_run", "should_panic", "editable", "noplayground", "noplaypen", "mdbook-runnable", "hidelines",
            "no_std":
            hidesLines = true
        // DocC
        case "nocopy": break
        case "strikeout": named("del", value)
        case "showlinenumbers", "showLineNumbers":
            if value == "false" { break }
            named("numbers", nil)
        case "wrap" where attribute.value != nil || language == "swift": break
        // Docusaurus, VitePress, Starlight, Nextra, Hugo
        case "title", "filename": named("caption", attribute.value)
        case "startLineNumber", "linenostart": named("start", attribute.value)
        case "mark", "hl_lines": named("highlight", value)
        case "highlight", "ins", "del", "focus": named(attribute.name, value)
        case "frame", "collapse", "preserveIndent", "live", "noInline", "copy", "twoslash", "linenos", "linenums",
            "group", "meta":
            break
        default: attributes.append(Self.lines(of: attribute) ?? attribute)
        }
    }

    /// Returns the attribute for `{1,3-5}` of VitePress and Docusaurus or `showLineNumbers{5}` of Nextra; nil for anything else.
    private static func lines(of attribute: FenceAttribute) -> FenceAttribute? {
        guard let brace = attribute.name.firstIndex(of: "{") else { return nil }
        let lines = withoutBraces(String(attribute.name[brace...]))
        guard !lines.isEmpty, lines.allSatisfy({ $0.isNumber || ",-".contains($0) }) else { return nil }
        let names = ["": "highlight", "showLineNumbers": "start"]
        return names[String(attribute.name[..<brace])].map {
            FenceAttribute(name: $0, value: lines, range: attribute.range, valueRange: attribute.range)
        }
    }

    private static func numbers(from start: String, at range: SourceRange) -> [FenceAttribute] {
        start == "1"
            ? [FenceAttribute(name: "numbers", value: nil, range: range, valueRange: nil)]
            : [FenceAttribute(name: "start", value: start, range: range, valueRange: range)]
    }

    /// Removes the brackets or braces around a value, and spaces and quotes in it: `[1, 3]` and `{1,3}` become `1,3`.
    private static func withoutBraces(_ value: String) -> String {
        guard let first = value.first, "[{".contains(first), let last = value.last, "]}".contains(last) else {
            return value
        }
        return value.dropFirst().dropLast().filter { $0 != " " && $0 != "\"" && $0 != "'" }
    }
}
