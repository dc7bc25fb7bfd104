/// Patterns of paths as git reads them in a `.gitignore` (gitignore(5)): one a line; the last that matches applies.
package struct IgnorePatterns: Sendable {
    private struct Pattern: Sendable {
        let glob: [UInt8]
        let isExcepted: Bool
        let isOfFolder: Bool
    }

    private let patterns: [Pattern]
    /// The largest number of lines: each path is compared with each of them.
    static let most = 1000
    /// True if there are more lines, which are left out.
    let isCut: Bool

    package var isEmpty: Bool { patterns.isEmpty }

    init(_ text: String = "") {
        let lines = text.split(whereSeparator: \.isNewline)
        isCut = lines.count > Self.most
        patterns = lines.prefix(Self.most).compactMap { line in
            var rest = line.drop(while: \.isWhitespace)
            while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
            guard let first = rest.first, first != "#" else { return nil }
            let isExcepted = first == "!"
            if isExcepted || first == "\\" { rest = rest.dropFirst() }
            let isOfFolder = rest.last == "/"
            if isOfFolder { rest = rest.dropLast() }
            guard !rest.isEmpty else { return nil }
            // With a slash in it, a pattern begins at the top; else it may match anywhere.
            let isAnchored = rest.contains("/")
            if rest.first == "/" { rest = rest.dropFirst() }
            return Pattern(
                glob: Array((isAnchored ? String(rest) : "**/" + rest).utf8),
                isExcepted: isExcepted,
                isOfFolder: isOfFolder
            )
        }
    }

    /// Returns true if a file, or all files in a folder, are ignored.
    ///
    /// - Parameter path: relative to the folder that the patterns are about.
    package func matches(_ path: String, isFolder: Bool) -> Bool {
        guard !patterns.isEmpty else { return false }
        // A file below the folder may be excepted.
        if isFolder, patterns.contains(where: \.isExcepted) { return false }
        let bytes = Array(path.utf8)
        let folders = bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") }.map { bytes[..<$0] }
        let last = patterns.last { pattern in
            (isFolder || !pattern.isOfFolder) && PathPattern.matches(bytes[...], pattern.glob[...])
                || folders.contains { PathPattern.matches($0, pattern.glob[...]) }
        }
        return last.map { !$0.isExcepted } ?? false
    }
}
