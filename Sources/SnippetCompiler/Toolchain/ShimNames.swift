import Support

/// The names that a file of the shim declares, read from the words of its lines: each declaration is on a line of its own. A
/// parser would take longer than everything else that a check does before it starts the compiler.
struct ShimNames {
    /// The public types at the outermost level: the words after `public struct` and the like in lines without indentation.
    private(set) var types: Set<String> = []
    /// The words after `func` and `var`.
    private(set) var members: Set<String> = []

    init(in text: String) {
        for line in Array(text.utf8).split(separator: UInt8(ascii: "\n")) {
            let words = line.split { !$0.isIdentifierByte }.map { String(decoding: $0, as: UTF8.self) }
            if let name = Self.name(in: words, behind: ["func", "var"]) { members.insert(name) }
            guard line.first?.isWhitespace == false, words.contains("public") || words.contains("open"),
                let name = Self.name(in: words, behind: Self.typeIntroducers)
            else { continue }
            types.insert(name)
        }
    }

    private static func name(in words: [String], behind introducers: [String]) -> String? {
        words.firstIndex(where: introducers.contains).flatMap { words.dropFirst($0 + 1).first }
    }

    private static let typeIntroducers = ["struct", "class", "enum", "protocol", "typealias", "actor"]
}
