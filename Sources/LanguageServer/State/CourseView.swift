import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import FileSystem
import Markdown

/// A state of a course, or of a file that belongs to none, as an editor sees it: with places in its texts.
package struct CourseView: Sendable {
    package let checked: CheckedCourse
    let found: FoundByFile
    /// The course's folder as an absolute path.
    let root: String
    /// The editor's texts by the absolute paths of their files.
    let texts: [String: OpenText]
    let encoding: PositionEncoding

    var course: Course { checked.course }

    /// Returns the absolute path of a file of the course.
    func absolute(_ path: String) -> String {
        let place = path.hasPrefix("/") ? path : CoursePath.join(root, path)
        guard place.contains("/..") else { return place }
        return CoursePath.normalized(String(place.dropFirst())).map { "/" + $0 } ?? place
    }

    /// Returns the address of a file, as the editor spells it if it holds the file's text.
    ///
    /// - Parameter path: an absolute path.
    func address(ofFile path: String) -> String { texts[path]?.address ?? FileAddress.address(path) }

    /// Returns the path of a file as the course has it; nil for a file outside its folder.
    func relative(_ path: String) -> String? {
        course.isLoose ? path : Self.way(to: path, from: root)
    }

    /// Returns the way to a file from a folder above it; nil for a file elsewhere.
    static func way(to path: String, from folder: String) -> String? {
        if folder == "/" { return String(path.dropFirst()) }
        return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : nil
    }

    /// Returns the lines of a file that the course has read, or that the editor holds; nil for another one.
    ///
    /// - Parameter path: as the course has it.
    func lines(of path: String) -> TextLines? {
        if let text = texts[absolute(path)] { return text.lines }
        if let lesson = course.lesson(at: path) { return TextLines(course.lessons[lesson].file.bytes, encoding) }
        return course.files(at: [path]).first.map { TextLines($0.bytes, encoding) }
    }

    /// Returns a range of a file as a `Location`; nil for a file that was not read.
    func location(_ range: SourceRange) -> JSONValue? {
        guard let lines = lines(of: range.path) else { return nil }
        return ["uri": .text(address(ofFile: absolute(range.path))), "range": lines.json(range.bytes)]
    }

    /// Returns ranges as `Location`s, in order; each file's lines are counted once.
    func locations(_ ranges: [SourceRange]) -> JSONValue {
        var known: [String: TextLines] = [:]
        return .list(
            ranges.compactMap { range in
                guard let lines = known[range.path] ?? lines(of: range.path) else { return nil }
                known[range.path] = lines
                return ["uri": .text(address(ofFile: absolute(range.path))), "range": lines.json(range.bytes)]
            }
        )
    }
}

/// A file of a course, or one that belongs to none, that a request is about.
package struct FileView: Sendable {
    package let view: CourseView
    /// The path as the course has it.
    let path: String
    let lines: TextLines
    /// The language of messages.
    let language: String

    var course: Course { view.course }
    /// The file's lesson, as an index; nil for a file that is none, such as `glosa.yml`. Of the comments of a Swift file, the
    /// first.
    var lesson: Int? {
        course.lesson(at: path) ?? course.written.first { course.isLoose && course.lessons[$0].filePath == path }
    }

    /// The lessons of the file: one, but for the comments of a Swift file.
    var lessons: [Int] {
        if let lesson = course.lesson(at: path) { return [lesson] }
        return course.isLoose ? course.written.filter { course.lessons[$0].filePath == path } : []
    }

    /// The document at an offset, and its lesson: of the comments of a Swift file the one that holds the offset.
    func document(at offset: Int) -> (lesson: Int, document: Document)? {
        let all = lessons
        guard all.count > 1 else { return all.first.map { ($0, course.lessons[$0].document) } }
        let found = all.last { lesson in
            let document = course.lessons[lesson].document
            guard let first = document.children(of: document.root).first(where: { _ in true }) else { return false }
            return document.range(of: first).bytes.lowerBound <= offset
        }
        return found.map { ($0, course.lessons[$0].document) }
    }

    func json(_ range: SourceRange) -> JSONValue { lines.json(range.bytes) }

    /// The findings in the file, at the levels of the course, in the order of reports.
    package var findings: [Diagnostic] { view.found[path] }
}
