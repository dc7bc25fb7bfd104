/// Paths inside a course: relative, `/` between their parts, without `.` and `..`.
package enum CoursePath {
    /// Returns the path without `.`, `..`, empty parts and a `/` at its end; nil if it is absolute or climbs out.
    package static func normalized(_ path: String) -> String? {
        isNormalized(path) ? path : climbing(path).flatMap { $0 == ".." || $0.utf8.starts(with: "../".utf8) ? nil : $0 }
    }

    /// Returns the same for a path that may climb out: then it begins with as many `..` as it climbs; nil if it is absolute.
    package static func climbing(_ path: String) -> String? {
        guard path.utf8.first != slash, !path.utf8.contains(0) else { return nil }
        var parts: [Substring] = []
        for part in path.utf8.split(separator: slash).map(Substring.init) where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }

    /// Returns the path of a file that belongs to no course, without `.` and inner `..`: absolute, or from the working folder, and then
    /// it may climb out; nil if it is no path.
    package static func ofLooseFile(_ path: String) -> String? {
        guard path.utf8.first == slash else { return climbing(path) }
        let rest = climbing(String(path.drop { $0 == "/" }))
        return rest.map { "/" + $0 }
    }

    /// Returns true if ``normalized(_:)`` leaves the path as it is. It is called for every file of a site, so it looks at each
    /// byte once.
    package static func isNormalized(_ path: String) -> Bool {
        // The number of bytes read of the part, and the number of dots among them.
        var (length, dots) = (0, 0)
        for byte in path.utf8 {
            switch byte {
            case 0: return false
            case slash:
                guard length > dots || length > 2 else { return false }
                (length, dots) = (0, 0)
            default:
                length += 1
                if byte == UInt8(ascii: ".") { dots += 1 }
            }
        }
        return length > dots || length > 2 || path.isEmpty
    }

    /// Returns the folder a path lies in; empty for a path of one part.
    package static func folder(of path: String) -> String {
        path.utf8.lastIndex(of: slash).map { String(path[..<$0]) } ?? ""
    }

    /// Returns the last part of a path.
    package static func name(of path: String) -> String {
        path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    package static func join(_ folder: String, _ path: String) -> String {
        folder.isEmpty ? path : path.isEmpty ? folder : folder + "/" + path
    }

    /// Returns the relative path from one folder to another path, both absolute: `../b/c.swift`; empty for the folder itself.
    package static func way(from folder: String, to target: String) -> String {
        let (from, to) = (folder.split(separator: "/"), target.split(separator: "/"))
        let shared = zip(from, to).prefix { $0 == $1 }.count
        let climbs = Array(repeating: "..", count: from.count - shared)
        return (climbs + to.dropFirst(shared).map(String.init)).joined(separator: "/")
    }

    /// Returns the relative path from a page to another path of the same site: `../b/c.html`.
    package static func relative(from page: String, to target: String) -> String {
        let (from, to) = (page.utf8, target.utf8)
        // The beginning that both paths share, up to the last slash.
        var (start, ahead, other) = (from.startIndex, from.startIndex, to.startIndex)
        var goal = to.startIndex
        while ahead < from.endIndex, other < to.endIndex, from[ahead] == to[other] {
            let byte = from[ahead]
            ahead = from.index(after: ahead)
            other = to.index(after: other)
            if byte == slash { (start, goal) = (ahead, other) }
        }
        let climbs = from[start...].count { $0 == slash }
        return String(repeating: "../", count: climbs) + String(target[goal...])
    }

    private static let slash = UInt8(ascii: "/")
}
