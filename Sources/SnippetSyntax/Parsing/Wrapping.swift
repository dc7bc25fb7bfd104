import Support

/// Text around a sample that makes a piece of code parse as a whole: the braces of a type, of a function, of a `switch`.
struct Wrapping: Sendable {
    let prefix: String
    let suffix: String
    let shape: SnippetShape
    /// True if only declarations can stand in the wrapping.
    var isList = false
    /// True if the wrapping is the braces that a declaration or statement lacks.
    var isBraces = false

    /// The function that a sample of only arguments is taken to call.
    static let callee = "_f"

    private static let members = Wrapping(prefix: "struct _S{", suffix: "\n}", shape: .members, isList: true)
    private static let cases = Wrapping(prefix: "enum _E{", suffix: "\n}", shape: .members, isList: true)
    private static let accessors = Wrapping(prefix: "var _v:Int{", suffix: "\n}", shape: .members)
    static let switchCases = Wrapping(prefix: "switch _v{", suffix: "\n}", shape: .statements)
    private static let attributes = Wrapping(prefix: "", suffix: "\nvar _v:Int", shape: .fragment)
    private static let typeAttributes = Wrapping(prefix: "", suffix: "\nstruct _S{}", shape: .fragment)
    private static let body = Wrapping(prefix: "", suffix: "{}", shape: .fragment, isBraces: true)
    private static let type = Wrapping(prefix: "let _v:", suffix: "", shape: .fragment)
    private static let arguments = Wrapping(prefix: "\(callee)(", suffix: "\n)", shape: .fragment)
    private static let elements = Wrapping(prefix: "_=[", suffix: "\n]", shape: .fragment)
    private static let modifiers = Wrapping(prefix: "_v", suffix: "", shape: .expression)
    private static let continuation = Wrapping(prefix: "if _v{", suffix: "", shape: .fragment)
    private static let catchClause = Wrapping(prefix: "do{}", suffix: "", shape: .fragment)
    private static let elseClause = Wrapping(prefix: "if _v{}", suffix: "", shape: .fragment)
    private static let signature = Wrapping(prefix: "func ", suffix: "", shape: .fragment)
    private static let closureContinuation = Wrapping(prefix: "\(callee){", suffix: "", shape: .fragment)
    private static let doContinuation = Wrapping(prefix: "do{", suffix: "", shape: .fragment)

    func around(_ bytes: [UInt8]) -> [UInt8] { Array(prefix.utf8) + bytes + Array(suffix.utf8) }

    /// Returns the wrappings to try for a sample, the likeliest first.
    ///
    /// Each costs a parse, and most samples with an error have it in every wrapping: so a wrapping is only tried if something in
    /// the sample speaks for it.
    static func all(for bytes: [UInt8]) -> [Wrapping] {
        let start = bytes.drop { " \t\r\n".utf8.contains($0) }
        let words = LineStarts(bytes)
        var wrappings: [Wrapping] = []
        switch start.first {
        case UInt8(ascii: "."): wrappings.append(modifiers)
        case UInt8(ascii: "}"): wrappings += [continuation, doContinuation, closureContinuation]
        case UInt8(ascii: "@"): wrappings += [attributes, typeAttributes]
        default: break
        }
        if words.first == "catch" { wrappings.append(catchClause) }
        if words.first == "else" { wrappings.append(elseClause) }
        if words.hasAny(["case", "default", "indirect"]) { wrappings += [switchCases, cases] }
        if words.hasAny(["get", "set", "willSet", "didSet", "_read", "_modify", "mutating", "nonmutating"]) {
            wrappings.append(accessors)
        }
        wrappings.append(members)
        if words.startsWithCall, bytes.contains(bytes: "->".utf8), !bytes.contains(UInt8(ascii: "{")) {
            wrappings.append(signature)
        }
        if words.startsWithLabel { wrappings.append(arguments) }
        if words.hasTrailingComma { wrappings += [elements, arguments] }
        if bytes.count < 400, !words.hasAny(["let", "var", "func", "struct", "class", "enum", "protocol", "import"]) {
            wrappings += [body, type, arguments, elements]
        } else if words.count == 1 {
            wrappings.append(body)
        }
        return wrappings
    }
}

/// The first words of a sample's lines.
private struct LineStarts {
    private var words: Set<String> = []
    private(set) var first: String?
    private(set) var count = 0
    /// True if the last line of code ends with a comma, as in a piece of a list.
    private(set) var hasTrailingComma = false

    /// True if the first line begins with a name and a parenthesis, as a call or the signature of a function.
    private(set) var startsWithCall = false

    /// True if the first line begins with an argument's label: `targets: [`.
    private(set) var startsWithLabel = false

    init(_ bytes: [UInt8]) {
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let start = line.drop { " \t\r".utf8.contains($0) }
            guard !start.isEmpty, !start.starts(with: "//".utf8) else { continue }
            hasTrailingComma = start.last { !" \t\r".utf8.contains($0) } == UInt8(ascii: ",")
            let word = start.prefix { $0.isLetter || $0 == UInt8(ascii: "_") }
            let text = String(decoding: word, as: UTF8.self)
            if count == 0 {
                first = text
                startsWithCall = !text.isEmpty && start.dropFirst(word.count).first == UInt8(ascii: "(")
                startsWithLabel = !text.isEmpty && start.dropFirst(word.count).first == UInt8(ascii: ":")
            }
            count += 1
            words.insert(text)
        }
    }

    func hasAny(_ wanted: [String]) -> Bool { wanted.contains(where: words.contains) }
}
