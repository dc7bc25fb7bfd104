/// Text around a sample that makes a whole of a piece: the braces of a type, of a function, of a `switch`.
struct Wrapping: Sendable {
    let prefix: String
    let suffix: String
    let shape: SnippetShape

    private static let members = Wrapping(prefix: "struct _S{", suffix: "\n}", shape: .members)
    private static let cases = Wrapping(prefix: "enum _E{", suffix: "\n}", shape: .members)
    private static let accessors = Wrapping(prefix: "var _v:Int{", suffix: "\n}", shape: .members)
    private static let switchCases = Wrapping(prefix: "switch _v{", suffix: "\n}", shape: .statements)
    private static let attributes = Wrapping(prefix: "", suffix: "\nvar _v:Int", shape: .fragment)
    private static let typeAttributes = Wrapping(prefix: "", suffix: "\nstruct _S{}", shape: .fragment)
    private static let body = Wrapping(prefix: "", suffix: "{}", shape: .fragment)
    private static let type = Wrapping(prefix: "let _v:", suffix: "", shape: .fragment)
    private static let arguments = Wrapping(prefix: "_f(", suffix: "\n)", shape: .fragment)
    private static let elements = Wrapping(prefix: "_=[", suffix: "\n]", shape: .fragment)
    private static let modifiers = Wrapping(prefix: "_v", suffix: "", shape: .expression)
    private static let continuation = Wrapping(prefix: "if _v{", suffix: "", shape: .fragment)
    private static let catchClause = Wrapping(prefix: "do{}", suffix: "", shape: .fragment)
    private static let elseClause = Wrapping(prefix: "if _v{}", suffix: "", shape: .fragment)
    private static let doContinuation = Wrapping(prefix: "do{", suffix: "", shape: .fragment)

    /// The wholes that a sample may be a piece of, the likeliest first.
    static func all(for bytes: [UInt8]) -> [Wrapping] {
        let first = bytes.first { !" \t\r\n".utf8.contains($0) }
        var wrappings: [Wrapping] = []
        if first == UInt8(ascii: ".") { wrappings.append(modifiers) }
        if first == UInt8(ascii: "}") { wrappings += [continuation, doContinuation] }
        let start = bytes.drop { " \t\r\n".utf8.contains($0) }
        if start.starts(with: "catch".utf8) { wrappings.append(catchClause) }
        if start.starts(with: "else".utf8) { wrappings.append(elseClause) }
        wrappings += [members, cases, switchCases, accessors]
        // The rest are pieces of a declaration or a call, and short
        if bytes.count < 600 { wrappings += [attributes, typeAttributes, body, type, arguments, elements] }
        return wrappings
    }
}
