import Course
import Diagnostics

/// The answers on where a target is, and where it is named.
enum Definitions {
    /// Returns the place of what is named at a position; for a heading, its place in the other languages.
    static func definition(_ file: FileView, _ params: JSONValue) throws(RequestError) -> JSONValue {
        guard let found = file.target(at: try file.offset(params)) else { return .null }
        if found.isDefinition {
            let twins = file.course.twins(of: found.target).compactMap { file.course.range(of: $0.target) }
            return twins.isEmpty ? .null : file.view.locations(twins)
        }
        guard let range = file.course.range(of: found.target) else { return .null }
        // A file that was not read, such as a picture, is opened at its beginning.
        if case .file(let path) = found.target {
            let start: JSONValue = ["line": 0, "character": 0]
            return [
                "uri": .text(file.view.address(ofFile: file.view.absolute(path))),
                "range": ["start": start, "end": start],
            ]
        }
        return file.view.location(range) ?? .null
    }

    static func references(_ file: FileView, _ params: JSONValue) throws(RequestError) -> JSONValue {
        guard let found = file.target(at: try file.offset(params)) else { return .null }
        var ranges = References.ranges(of: found.target, in: file.course)
        if params[path: "context", "includeDeclaration"]?.boolean == true {
            ranges = [file.course.range(of: found.target)].compactMap(\.self) + ranges
        }
        return file.view.locations(ranges)
    }

    static func highlights(_ file: FileView, _ params: JSONValue) throws(RequestError) -> JSONValue {
        guard let found = file.target(at: try file.offset(params)) else { return .null }
        let own = [file.course.range(of: found.target)].compactMap(\.self)
        let ranges = (own + References.ranges(of: found.target, in: file.course)).filter { $0.path == file.path }
        return .list(ranges.map { ["range": file.json($0)] })
    }

    /// Returns the same place in the other languages: that of the heading above a position, or of the page.
    static func twins(_ file: FileView, at offset: Int) -> [JSONValue] {
        guard let (lesson, document) = file.document(at: offset) else { return [] }
        let heading = document.headings.lastIndex { $0.range.bytes.lowerBound <= offset }
        let target = heading.map { Target.heading(lesson: lesson, heading: $0) } ?? .lesson(lesson)
        return file.course.twins(of: target).compactMap { twin in
            guard let range = file.course.range(of: twin.target), let location = file.view.location(range) else {
                return nil
            }
            return .object(of: ["language": .text(twin.language), "uri": location["uri"], "range": location["range"]])
        }
    }
}

extension FileView {
    /// Reads the position of a request.
    func offset(_ params: JSONValue) throws(RequestError) -> Int {
        guard let offset = lines.offset(params["position"]) else { throw .wrong("the position can't be read") }
        return offset
    }
}
