import Support

/// A line of Swift source that declares a name, read without its surroundings.
struct DeclarationLine {
    let name: String
    /// `struct`, `func`, `case` and the like.
    let keyword: String
    /// The line without the name and blanks: equal for a declaration and the same one under another name.
    let rest: String
    /// True if the line isn't indented: the declaration stands at the outermost level.
    let isOutermost: Bool
    /// True if the line itself says `public` or `open`.
    let isPublic: Bool

    static let keywords: Set<String> = [
        "func", "var", "let", "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype", "case",
        "macro",
    ]

    /// The keyword of a target or a product that a manifest names.
    static let module = "module"

    /// - Parameter isOfManifest: True for a line of a package's manifest, of which only the names of targets and products are
    ///   read.
    /// - Returns: Nil for a line that declares nothing.
    init?(_ line: Substring, isOfManifest: Bool = false) {
        guard !isOfManifest else {
            guard let start = line.firstRange(of: "name: \"")?.upperBound, let end = line[start...].firstIndex(of: "\"")
            else { return nil }
            name = String(line[start..<end])
            keyword = Self.module
            rest = String((line[..<start] + line[end...]).filter { $0 != " " && $0 != "\t" })
            (isOutermost, isPublic) = (true, true)
            return
        }
        let trimmed = line.drop { $0 == " " || $0 == "\t" }
        guard !trimmed.hasPrefix("//"), !trimmed.hasPrefix("*") else { return nil }
        let words = trimmed.prefix { !"({=:<".contains($0) }.split { $0 == " " || $0 == "\t" }
        guard
            let place = words.indices.first(where: { index in
                guard Self.keywords.contains(String(words[index])), words.indices.contains(index + 1) else {
                    return false
                }
                // `class func` declares a function.
                return !Self.keywords.contains(String(words[index + 1]))
            })
        else { return nil }
        let name = words[place + 1].filter { $0 != "`" && $0 != "," }
        guard let first = name.first, first.isLetter || first == "_",
            name.utf8.allSatisfy(\.isIdentifierByte)
        else { return nil }
        self.name = name
        keyword = String(words[place])
        rest = String(
            (trimmed[..<words[place + 1].startIndex] + trimmed[words[place + 1].endIndex...]).filter {
                $0 != " " && $0 != "\t"
            }
        )
        isOutermost = trimmed.startIndex == line.startIndex
        isPublic = words[..<place].contains { $0 == "public" || $0 == "open" }
    }
}
