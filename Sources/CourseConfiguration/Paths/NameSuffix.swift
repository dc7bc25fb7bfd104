import Support

/// The end of a file's name that may name a language: `es` in `page.es.md`, `zh-CN` in `README-zh-CN.md`, `pt_BR` in
/// `README.pt_BR.md`.
package struct NameSuffix: Sendable, Hashable {
    /// The text that may be a language's tag, as it is written.
    package let tag: String
    /// The path without the suffix.
    package let original: String
    /// True behind a dot, or behind `README`; hyphens and underscores belong to other names too.
    package let isCertain: Bool

    /// A tag has a language, a script and a region at most.
    private static let mostParts = 3
    /// The number of letters of the longest name of a language, such as `portuguese`.
    private static let longest = 10

    /// Returns the ends of a name that have the form of a tag, the longest first.
    package static func all(of path: String) -> [NameSuffix] {
        let stem = SourceName.stem(path).utf8
        let ending = path.utf8.dropFirst(stem.count)
        var found: [NameSuffix] = []
        var end = stem.endIndex
        for _ in 0..<mostParts {
            let part = stem[..<end].reversed().prefix { $0.isAlphanumeric }
            let start = stem.index(end, offsetBy: -part.count)
            guard (1...longest).contains(part.count), start > stem.startIndex else { break }
            let sign = stem.index(before: start)
            guard ".-_".utf8.contains(stem[sign]), sign > stem.startIndex,
                stem[stem.index(before: sign)] != UInt8(ascii: "/")
            else { break }
            let tag = stem[start...]
            if part.count > 1, part.allSatisfy(\.isLetter), !tag.contains(UInt8(ascii: ".")) {
                found.append(
                    NameSuffix(
                        tag: String(Substring(tag)),
                        original: String(Substring(stem[..<sign])) + String(Substring(ending)),
                        isCertain: stem[sign] == UInt8(ascii: ".") || isReadme(stem[..<sign])
                    )
                )
            }
            if stem[sign] == UInt8(ascii: ".") { break }
            end = sign
        }
        return found.reversed()
    }

    /// Returns true if a path without its extension is that of a `README`.
    private static func isReadme(_ path: Substring.UTF8View) -> Bool {
        let name = path.suffix(6)
        return String(Substring(name)).lowercased() == "readme"
            && (name.startIndex == path.startIndex || path[path.index(before: name.startIndex)] == UInt8(ascii: "/"))
    }
}
