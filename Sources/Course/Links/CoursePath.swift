/// Paths inside a course: relative, `/` between their parts, without `.` and `..`.
public enum CoursePath {
    /// The path without `.`, `..`, empty parts and a `/` at its end; nil if it is absolute or climbs out.
    public static func normalized(_ path: String) -> String? {
        guard !path.hasPrefix("/"), !path.utf8.contains(0) else { return nil }
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." {
                guard parts.popLast() != nil else { return nil }
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }

    /// The folder a path lies in; empty for a path of one part.
    public static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// The last part of a path.
    public static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    public static func join(_ folder: String, _ path: String) -> String {
        folder.isEmpty ? path : path.isEmpty ? folder : folder + "/" + path
    }

    /// The way from a page to another path of the same site: `../b/c.html`.
    public static func relative(from page: String, to target: String) -> String {
        let from = folder(of: page).split(separator: "/")
        let to = target.split(separator: "/")
        var common = 0
        while common < from.count, common < to.count - 1, from[common] == to[common] { common += 1 }
        let up = String(repeating: "../", count: from.count - common)
        return up + to[common...].joined(separator: "/")
    }
}
