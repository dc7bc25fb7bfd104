import Diagnostics
import Support

/// Reads a Git graph: lines of `commit`, `branch`, `checkout`, `merge` and `cherry-pick`.
struct GitGraphParser: LineParser {
    typealias Content = GitGraph

    let source: DiagramSource
    var index = 0
    var content = GitGraph()
    var diagnostics: [Diagnostic] = []
    private var history: GitHistory
    private var isFirst = true

    init(_ source: DiagramSource) {
        self.source = source
        history = GitHistory(source)
    }

    mutating func statement(_ line: Range<Int>) throws(SyntaxError) {
        var line = line
        if isFirst {
            isFirst = false
            line = try takeHeader(line)
            if line.isEmpty { return }
        }
        var words = try GitWords(source, line)
        guard let first = words.next() else { return }
        let keyword = source.text(first.range)
        switch keyword {
        case "commit":
            let options = try words.options([.id, .message, .tag, .type])
            history.commit(options, line)
        case "branch":
            let name = try words.name(after: keyword)
            var order: Double?
            if let next = words.peek, source.text(next.range) == "order:" {
                _ = words.next()
                order = try words.number()
            }
            try words.end()
            try history.branch(name, order: order, line)
        case "checkout", "switch":
            let name = try words.name(after: keyword)
            try words.end()
            try history.checkout(name, line)
        case "merge":
            let name = try words.name(after: keyword)
            let options = try words.options([.id, .tag, .type])
            try history.merge(name, options, line)
        case "cherry-pick":
            let options = try words.options([.id, .tag, .parent])
            try history.cherryPick(options, line)
        default:
            throw source.unexpected(
                first.range,
                expected: LocalizedText(
                    en: "“commit”, “branch”, “checkout”, “merge” or “cherry-pick”",
                    es: "«commit», «branch», «checkout», «merge» o «cherry-pick»"
                )
            )
        }
    }

    /// Reads the rest of the first line, behind the type: a direction and a colon, or a statement. Returns the statement.
    private mutating func takeHeader(_ line: Range<Int>) throws(SyntaxError) -> Range<Int> {
        guard !bytes[source.typeName.upperBound..<line.lowerBound].contains(0x0A) else { return line }
        var start = line.lowerBound
        if let direction = GitGraph.Direction(rawValue: source.text(start..<min(start + 2, line.upperBound))),
            !byte(start + 2).isWordByte
        {
            content.direction = direction
            start = skipBlanks(start + 2)
            guard byte(start) == UInt8(ascii: ":") else {
                throw source.unexpected(
                    start..<max(start, line.upperBound),
                    expected: LocalizedText(en: "“:” after the direction", es: "«:» tras la dirección"),
                    advice: LocalizedText(
                        en: "write: gitGraph \(direction.rawValue):",
                        es: "escribe: gitGraph \(direction.rawValue):"
                    )
                )
            }
        }
        if byte(start) == UInt8(ascii: ":") { start += 1 }
        return trimmed(start..<max(start, line.upperBound))
    }

    mutating func finish() throws(SyntaxError) {
        content.commits = history.commits
        content.branches = history.branches
        diagnostics += history.diagnostics
    }
}

/// The words of a statement, with strings as one word.
struct GitWords {
    struct Word {
        let range: Range<Int>
        /// The text between the quotes; nil for a word without quotes.
        let text: String?
    }

    struct Options {
        var id: String?
        var message: String?
        var tags: [String]?
        var kind: GitGraph.Kind?
        var parent: String?
    }

    enum Option { case id, message, tag, type, parent }

    private let source: DiagramSource
    private var words: [Word] = []
    private var position = 0
    private let lineEnd: Int

    init(_ source: DiagramSource, _ line: Range<Int>) throws(SyntaxError) {
        self.source = source
        let bytes = source.bytes
        lineEnd = line.upperBound
        var index = line.lowerBound
        while index < line.upperBound {
            if bytes[index].isWhitespace {
                index += 1
                continue
            }
            if bytes[index] == UInt8(ascii: "%"), index + 1 < line.upperBound, bytes[index + 1] == UInt8(ascii: "%") {
                break
            }
            let start = index
            if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
                var text: [UInt8] = []
                index += 1
                while index < line.upperBound, bytes[index] != bytes[start] {
                    if bytes[index] == UInt8(ascii: "\\"), index + 1 < line.upperBound { index += 1 }
                    text.append(bytes[index])
                    index += 1
                }
                guard index < line.upperBound else {
                    throw source.unexpected(
                        span(start, line.upperBound),
                        expected: LocalizedText(
                            en: "a text with a quote at its end",
                            es: "un texto con comillas al final"
                        )
                    )
                }
                index += 1
                words.append(Word(range: start..<index, text: String(decoding: text, as: UTF8.self)))
                continue
            }
            // A colon ends the name of an option.
            while index < line.upperBound, !bytes[index].isWhitespace, bytes[index] != UInt8(ascii: "\""),
                bytes[index] != UInt8(ascii: "'")
            {
                index += 1
                if bytes[index - 1] == UInt8(ascii: ":") { break }
            }
            words.append(Word(range: start..<index, text: nil))
        }
    }

    var peek: Word? { position < words.count ? words[position] : nil }

    mutating func next() -> Word? {
        defer { position += 1 }
        return peek
    }

    private var here: Range<Int> { peek?.range ?? lineEnd..<lineEnd }

    mutating func end() throws(SyntaxError) {
        guard peek != nil else { return }
        throw source.unexpected(here, expected: LocalizedText(en: "the end of the line", es: "el final de la línea"))
    }

    /// Reads the name of a branch.
    mutating func name(after keyword: String) throws(SyntaxError) -> String {
        if let word = peek {
            if let text = word.text {
                position += 1
                return text
            }
            let text = source.text(word.range)
            if Self.isReference(text), !Self.keywords.contains(text) {
                position += 1
                return text
            }
        }
        throw source.unexpected(
            here,
            expected: LocalizedText(en: "the name of a branch", es: "el nombre de una rama"),
            advice: LocalizedText(
                en:
                    "put a name in quotes if it is also a statement, or has characters other than letters, digits, - _ . and /: \(keyword) \"cherry-pick\"",
                es:
                    "pon entre comillas un nombre que es también una instrucción, o que tiene caracteres que no son letras, cifras, - _ . ni /: \(keyword) \"cherry-pick\""
            )
        )
    }

    private static let keywords: Set<String> = [
        "commit", "branch", "checkout", "switch", "merge", "cherry-pick", "LR", "TB", "BT",
    ]

    private static func isReference(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard let first = bytes.first, let last = bytes.last, first.isWordByte else { return false }
        guard last.isWordByte || last == UInt8(ascii: "-") else { return false }
        return bytes.allSatisfy {
            $0.isWordByte || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/")
        }
    }

    mutating func number() throws(SyntaxError) -> Double {
        if let word = peek, word.text == nil {
            let digits = source.text(word.range)
            if digits.utf8.allSatisfy(\.isDigit), digits == "0" || !digits.hasPrefix("0"), let value = Double(digits) {
                position += 1
                return value
            }
        }
        throw source.unexpected(here, expected: LocalizedText(en: "a whole number", es: "un número entero"))
    }

    mutating func options(_ allowed: [Option]) throws(SyntaxError) -> Options {
        var result = Options()
        while let word = peek {
            if let text = word.text, allowed.contains(.message) {
                result.message = text
                position += 1
                continue
            }
            let option: Option? =
                switch word.text == nil ? source.text(word.range) : "" {
                case "id:": .id
                case "msg:": .message
                case "tag:": .tag
                case "type:": .type
                case "parent:": .parent
                default: nil
                }
            guard let option, allowed.contains(option) else {
                throw source.unexpected(
                    word.range,
                    expected: LocalizedText(
                        en: "the end of the line, or an option such as id: \"…\"",
                        es: "el final de la línea, o una opción como id: \"…\""
                    ),
                    advice: LocalizedText(
                        en: "the options are id:, msg:, tag: and type:, each with its colon",
                        es: "las opciones son id:, msg:, tag: y type:, cada una con sus dos puntos"
                    )
                )
            }
            position += 1
            try take(option, &result)
        }
        return result
    }

    private mutating func take(_ option: Option, _ result: inout Options) throws(SyntaxError) {
        if option == .type {
            guard let word = peek, let kind = GitGraph.Kind(rawValue: source.text(word.range)) else {
                throw source.unexpected(
                    here,
                    expected: LocalizedText(en: "NORMAL, REVERSE or HIGHLIGHT", es: "NORMAL, REVERSE o HIGHLIGHT")
                )
            }
            result.kind = kind
            position += 1
            return
        }
        guard let text = peek?.text else {
            throw source.unexpected(
                here,
                expected: LocalizedText(en: "a text in quotes", es: "un texto entre comillas")
            )
        }
        position += 1
        switch option {
        case .id: result.id = text.isEmpty ? nil : text
        case .message: result.message = text
        case .tag:
            if result.tags == nil { result.tags = [] }
            result.tags?.append(text)
        case .parent: result.parent = text
        case .type: break
        }
    }
}
