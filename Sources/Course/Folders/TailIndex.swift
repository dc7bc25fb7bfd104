import CourseConfiguration

/// The folders in which originals lie, looked up by the ends of paths.
struct TailIndex {
    /// The folders in which a path lies, by the path in lower case.
    private var folders: [String: [String]] = [:]
    /// The number of folders from which a path says nothing.
    private static let most = 64

    init(_ files: [String]) {
        for file in files {
            var (folder, tail) = ("", file)
            while true {
                folders[tail.lowercased(), default: []].append(folder)
                guard let slash = tail.firstIndex(of: "/") else { break }
                folder = CoursePath.join(folder, String(tail[..<slash]))
                tail = String(tail[tail.index(after: slash)...])
            }
        }
    }

    /// A folder of a translation, below the language's own, and the folder of its originals.
    struct Row: Hashable {
        let own: String
        let original: String
    }

    /// Returns the rows in which the files of translations lie, the one with most files first.
    ///
    /// Each file votes for the folders that have the longest end of its path; folders that are called by versions stand only for
    /// those called by the same.
    ///
    /// - Parameter files: the paths below the folder of a language.
    func rows(of files: Set<String>) -> [(row: Row, files: [String])] {
        var votes: [Row: [String]] = [:]
        for file in files.sorted() {
            var (own, tail) = ("", file)
            while true {
                let found = (folders[tail.lowercased()] ?? []).filter { Self.versions(own) == Self.versions($0) }
                if !found.isEmpty, found.count <= Self.most {
                    for folder in found { votes[Row(own: own, original: folder), default: []].append(file) }
                    break
                }
                guard let slash = tail.firstIndex(of: "/") else { break }
                own = CoursePath.join(own, String(tail[..<slash]))
                tail = String(tail[tail.index(after: slash)...])
            }
        }
        var result: [(row: Row, files: [String])] = []
        while let best = votes.max(by: { Self.precedes($1, $0) }) {
            result.append((best.key, best.value))
            let taken = Set(best.value)
            votes = votes.compactMapValues { files in
                let rest = files.filter { !taken.contains($0) }
                return rest.isEmpty ? nil : rest
            }
        }
        return result
    }

    private static func precedes(_ first: (key: Row, value: [String]), _ second: (key: Row, value: [String])) -> Bool {
        func rank(_ entry: (key: Row, value: [String])) -> (Int, Int, Int, String, String) {
            let row = entry.key
            return (-entry.value.count, -likeness(row), row.original.count, row.original, row.own)
        }
        return rank(first) < rank(second)
    }

    /// The number of names in the path of originals that the path of translations has, too, as words of its names.
    private static func likeness(_ row: Row) -> Int {
        let words = Set(row.own.lowercased().split { "/-_.".contains($0) })
        return row.original.lowercased().split(separator: "/").count { words.contains($0) }
    }

    /// The folders on a path that are called by a version: `v2`, `version-1.4`, `3.x`.
    private static func versions(_ path: String) -> [Substring] {
        path.lowercased().split(separator: "/").compactMap { name in
            var rest = name
            for prefix in ["version", "release", "v"] where rest.hasPrefix(prefix) {
                rest = rest.dropFirst(prefix.count)
            }
            rest = rest.drop { "-_.v".contains($0) }
            guard rest.first?.isNumber == true, rest.allSatisfy({ $0.isNumber || $0 == "." || $0 == "x" }) else {
                return nil
            }
            return rest
        }.sorted()
    }
}
