/// The outermost names of Swift's own modules, from `Shim/toolchain-names.txt`.
struct ToolchainNames: Sendable {
    let all: Set<String>
    /// Words that only look like one of those, or of the shim's: `Cart` beside `Chart`.
    let words: Set<String>

    static let embedded = ToolchainNames(EmbeddedShim.files.first { $0.path == "toolchain-names.txt" }?.text ?? "")

    init(_ text: String) {
        let lines = text.split(separator: "\n").map(String.init)
        let end = lines.firstIndex(of: "words") ?? lines.endIndex
        all = Set(lines[..<end])
        words = Set(lines[end...].dropFirst())
    }
}
