import Support

/// The info string of a fence on the pages of VitePress, Docusaurus and Starlight in Glosa's own words. Words that only change
/// how those generators show or run the code are left out.
struct WebsiteFence {
    private(set) var language: String
    /// The title of the code; nil if it has none.
    private(set) var title: String?
    /// True if the block holds Markdown that is shown as text of the page.
    private(set) var isText = false
    /// True if the block is one of several tabs by itself.
    private var isOwnTab = false
    /// The lines that have an effect, as they are written.
    private var lines: [CodeMarker.Effect: [String]] = [:]
    private var others: [String] = []

    /// The words of Glosa's own that stay as they are.
    private static let own: Set<String> = [
        "fails", "excerpt", "run", "tree", "file", "region", "numbers", "start", "diff", "fold",
    ]

    /// The longest info string, in bytes, that is read: looking for ends takes the square of the length.
    private static let longest = 4_096

    init(_ info: ArraySlice<UInt8>) {
        let text = String(decoding: info.prefix(Self.longest), as: UTF8.self)
        var rest = text.drop { $0 == " " || $0 == "\t" }
        let word = rest.prefix { !$0.isWhitespace && $0 != "{" && $0 != "[" }
        rest = rest[word.endIndex...]
        language = String(word)
        if let colon = word.firstIndex(of: ":") {
            let option = word[word.index(after: colon)...]
            if option.hasPrefix("line-numbers") || option == "no-line-numbers" {
                language = String(word[..<colon])
                if option.hasPrefix("line-numbers") { number(from: option.dropFirst("line-numbers=".count)) }
            }
        }
        if language == "mdx-code-block" { isText = true }
        // VitePress evaluates expressions of Vue's in such code.
        if language.hasSuffix("-vue") { language = String(language.dropLast("-vue".count)) }
        while let token = Self.token(&rest) { add(token) }
    }

    private mutating func number(from start: some StringProtocol) {
        others.append(Int(start).map { $0 == 1 ? "numbers" : "start=\($0)" } ?? "numbers")
    }

    // MARK: Words

    private struct Token {
        let name: String
        let value: String?
    }

    /// Takes the next word: `name`, `name=value`, or a text between braces, brackets, quotes or slashes.
    private static func token(_ rest: inout Substring) -> Token? {
        rest = rest.drop { $0.isWhitespace || $0 == "," }
        guard let first = rest.first else { return nil }
        if let value = enclosed(&rest) { return Token(name: String(first), value: value) }
        // A sign that opens nothing is part of the word, so that each word is at least one sign long.
        let name = rest[..<rest.dropFirst().prefix { !$0.isWhitespace && $0 != "=" && $0 != "{" }.endIndex]
        rest = rest[name.endIndex...]
        if rest.first == "=" { rest = rest.dropFirst() }
        if let value = enclosed(&rest) { return Token(name: String(name), value: value) }
        guard rest.startIndex > name.endIndex else { return Token(name: String(name), value: nil) }
        let value = rest.prefix { !$0.isWhitespace }
        rest = rest[value.endIndex...]
        return Token(name: String(name), value: String(value))
    }

    private static let pairs: [Character: Character] = ["{": "}", "[": "]", "\"": "\"", "'": "'", "/": "/"]

    /// Takes the text between two signs; nil if none begins here.
    private static func enclosed(_ rest: inout Substring) -> String? {
        guard let open = rest.first, let close = pairs[open],
            let end = rest.dropFirst().firstIndex(of: close)
        else { return nil }
        let text = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        return String(text)
    }

    private mutating func add(_ token: Token) {
        let value = token.value ?? ""
        switch token.name {
        case "{", "highlight", "hl", "mark", "hl_lines": add(value, to: .highlight)
        case "ins", "add", "added": add(value, to: .ins)
        case "del", "remove", "removed": add(value, to: .del)
        case "focus": add(value, to: .focus)
        case "[", "title", "filename", "caption": title = title ?? Self.plain(value)
        case "lang":
            // Starlight shows the signs of a difference in code of another language.
            if language == "diff" { others.append("diff") }
            language = value
        case "startLineNumber", "linenostart": number(from: value)
        case "showLineNumbers", "showlinenumbers", "lineNumbers":
            if value != "false" { number(from: value) }
        case "lines": others.append("lines=\(value)")
        case "tab":
            // A plug-in of Docusaurus makes tabs of blocks that are called so.
            if let value = token.value, !value.isEmpty, !value.contains("span") { title = value }
            isOwnTab = true
        default:
            guard Self.own.contains(token.name) else { return }
            others.append(token.value.map { "\(token.name)=\(Self.quoted($0))" } ?? token.name)
        }
    }

    /// Adds the numbers in `1,3-5` or `"A":1-3`; other values mark words of the code.
    private mutating func add(_ value: String, to effect: CodeMarker.Effect) {
        let numbers = (value.split(separator: ":").last ?? "").filter { !$0.isWhitespace }
        guard !numbers.isEmpty, numbers.allSatisfy({ ($0.isASCII && $0.isNumber) || $0 == "," || $0 == "-" }) else {
            return
        }
        let parts = numbers.split(separator: ",").filter { part in
            let bounds = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            guard bounds.count <= 2, let first = bounds[0], let last = bounds[bounds.count - 1] else { return false }
            return first >= 1 && first <= last
        }
        lines[effect, default: []] += parts.map(String.init)
    }

    mutating func add(line: Int, to effect: CodeMarker.Effect) {
        if effect != .none { lines[effect, default: []].append("\(line)") }
    }

    /// The names of languages whose blocks are called by them.
    private static let names = [
        "js": "JavaScript", "javascript": "JavaScript", "jsx": "JavaScript", "ts": "TypeScript",
        "typescript": "TypeScript",
        "tsx": "TypeScript", "sh": "Shell", "bash": "Bash", "json": "JSON", "yaml": "YAML", "yml": "YAML",
        "html": "HTML",
        "css": "CSS", "vue": "Vue",
    ]

    // MARK: Text

    /// Returns the info string.
    ///
    /// - Parameter isTab: True for one of the tabs of a group.
    func text(isTab: Bool) -> String {
        var words = [language.isEmpty ? "text" : language]
        if isTab || isOwnTab {
            let name = Self.names[language] ?? (language.isEmpty ? "Text" : language)
            words.append("tab=\(Self.quoted(title ?? name))")
        } else if let title, !title.isEmpty {
            words.append("caption=\(Self.quoted(title))")
        }
        for effect in CodeMarker.Effect.allCases {
            guard let numbers = lines[effect], !numbers.isEmpty else { continue }
            words.append("\(effect.rawValue)=\(numbers.joined(separator: ","))")
        }
        let isBare = words.count == 1 && others.isEmpty && language.isEmpty
        return isBare ? "" : (words + others).joined(separator: " ")
    }

    /// Returns a title without the names of icons that group-icons reads: `npm ~vscode-icons:file-type-npm~`.
    private static func plain(_ title: String) -> String {
        guard title.hasSuffix("~"), let mark = title.dropLast().lastIndex(of: "~") else { return title }
        let words = title[..<mark].trimmingSuffix { $0 == " " }
        return words.isEmpty ? title : String(words)
    }

    private static func quoted(_ text: String) -> String {
        // A quote that never ends stays as it is written, and is told there.
        if let quote = text.first, "\"'".contains(quote), !text.dropFirst().contains(quote) { return text }
        let text = text.replacing("`", with: "'").replacing("\n", with: " ")
        return text.contains("\"")
            ? text.contains("'") ? "\"\(text.replacing("\"", with: ""))\"" : "'\(text)'" : "\"\(text)\""
    }
}

extension Substring {
    fileprivate func trimmingSuffix(_ isCut: (Character) -> Bool) -> Substring {
        var text = self
        while let last = text.last, isCut(last) { text.removeLast() }
        return text
    }
}
