import Course
import CourseConfiguration
import Diagnostics
import Markdown

/// The renaming of files and folders: the links that lead to them follow, and so do the links in them.
struct FileRenames {
    private let view: CourseView
    /// The former and the new paths, as the course has them; a folder stands for all in it.
    private let renames: [(old: String, new: String)]

    /// - Parameter files: the protocol's pairs of addresses.
    init(_ files: [JSONValue], in view: CourseView) {
        self.view = view
        renames = files.compactMap { file in
            guard let old = file["oldUri"]?.text.flatMap(FileAddress.path).flatMap(view.relative),
                let new = file["newUri"]?.text.flatMap(FileAddress.path).flatMap(view.relative)
            else { return nil }
            return (old, new)
        }
    }

    private func renamed(_ path: String) -> String {
        for (old, new) in renames {
            if path == old { return new }
            if path.hasPrefix(old + "/") { return new + path.dropFirst(old.count) }
        }
        return path
    }

    /// The edits of the files as they are, before they are renamed, by their addresses.
    var edits: [String: [JSONValue]] {
        guard !renames.isEmpty else { return [:] }
        let course = view.course
        var edits: [String: [JSONValue]] = [:]
        for lesson in course.written {
            let own = course.lessons[lesson]
            guard !own.document.hasInsertedText, own.document.dialect != .swiftComment else { continue }
            var known: Set<Range<Int>> = []
            var found: [JSONValue] = []
            var lines: TextLines?
            for link in own.document.links {
                guard let (range, text) = edit(link, from: lesson), known.insert(range).inserted else { continue }
                let ownLines = lines ?? view.lines(of: own.filePath)
                lines = ownLines
                if let ownLines { found.append(TextEdits.edit(range, text, in: ownLines)) }
            }
            if !found.isEmpty { edits[view.address(ofFile: view.absolute(own.filePath))] = found }
        }
        return edits
    }

    /// Returns the path that a link needs, with its place; nil if it stays as it is, or if it doesn't name the file by its path.
    private func edit(_ link: Link, from lesson: Int) -> (Range<Int>, String)? {
        let course = view.course
        let source = course.lessons[lesson]
        guard let target = target(of: link, from: lesson) else { return nil }
        let (from, to) = (renamed(source.filePath), renamed(target))
        guard from != source.filePath || to != target,
            let place = link.destinationRange ?? AnchorPlace.definition(of: link, in: source.file),
            place.path == source.filePath, place.bytes.upperBound <= source.file.bytes.count
        else { return nil }
        let written = source.file.bytes[place.bytes].prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
        let path = LinkDestination.split(link.destination).path
        let text: String
        if LinkDestination.isRooted(path) {
            let below = LinkDestination.withoutRoot(path)
            guard target.hasSuffix("/" + below), to.hasPrefix(target.dropLast(below.count)) else { return nil }
            text = "/" + to.dropFirst(target.count - below.count)
        } else {
            // A page may be named without its ending, or by its folder: such a link is its author's to change.
            let folder = CoursePath.folder(of: source.filePath)
            guard CoursePath.normalized(CoursePath.join(folder, path)) == target else { return nil }
            text = CoursePath.relative(from: from, to: to)
        }
        let new = LinkText.encoded(text)
        guard !written.isEmpty, new != String(decoding: written, as: UTF8.self) else { return nil }
        return (written.startIndex..<written.endIndex, new)
    }

    /// The path of the lesson or file that a link leads to.
    private func target(of link: Link, from lesson: Int) -> String? {
        let course = view.course
        switch course.target(course.resolve(link, from: lesson)) {
        case .lesson(let target), .heading(let target, _): return course.lessons[target].filePath
        case .file(let path): return path
        default: return nil
        }
    }
}
