/// The outermost names of Swift's own modules, from `Shim/toolchain-names.txt`.
struct ToolchainNames: Sendable {
    let all: Set<String>
    /// The names of the members of the modules' types.
    let members: Set<String>
    /// Words that resemble one of these names, or one of the shim's, and are none: `Cart` beside `Chart`.
    let words: Set<String>

    static let embedded = ToolchainNames(EmbeddedShim.files.first { $0.path == "toolchain-names.txt" }?.text ?? "")

    init(_ text: String) {
        let lines = text.split(separator: "\n").map(String.init)
        let end = lines.firstIndex(of: "words") ?? lines.endIndex
        let middle = lines.firstIndex(of: "members") ?? end
        all = Set(lines[..<middle]).union(Self.keywords)
        members = Set(lines[middle..<end].dropFirst())
        words = Set(lines[end...].dropFirst())
    }

    /// Keywords that are listed as names, since the parser takes a misspelt keyword for a name.
    private static let keywords: Set<String> = [
        "async", "await", "break", "catch", "continue", "defer", "else", "extension", "fallthrough", "false",
        "fileprivate",
        "guard", "import", "internal", "private", "public", "repeat", "return", "self", "static", "super", "switch",
        "throw",
        "throws", "true", "where", "while",
    ]
}
