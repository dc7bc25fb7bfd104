import Course
import Diagnostics
import Markdown

/// The links of a file, with the files or addresses that they open.
enum DocumentLinks {
    static func json(_ file: FileView) -> JSONValue {
        .list(
            file.lessons.flatMap { lesson -> [JSONValue] in
                let course = file.course
                return course.lessons[lesson].document.links.compactMap { link in
                    guard let range = link.destinationRange ?? (link.range.bytes.isEmpty ? nil : link.range),
                        range.path == file.path, let address = address(link, from: lesson, in: file)
                    else { return nil }
                    return ["range": file.json(range), "target": .text(address)]
                }
            }
        )
    }

    private static func address(_ link: Link, from lesson: Int, in file: FileView) -> String? {
        let course = file.course
        let resolved = course.resolve(link, from: lesson)
        if case .external = resolved {
            return link.destination.hasPrefix("https:") || link.destination.hasPrefix("http:") ? link.destination : nil
        }
        guard let target = course.target(resolved), let range = course.range(of: target) else { return nil }
        let address = file.view.address(ofFile: file.view.absolute(range.path))
        guard range.bytes.lowerBound > 0, let lines = file.view.lines(of: range.path) else { return address }
        return "\(address)#L\(lines.line(at: range.bytes.lowerBound) + 1)"
    }
}
