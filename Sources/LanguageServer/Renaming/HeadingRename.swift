import Course
import CourseConfiguration
import Diagnostics
import Markdown

/// The renaming of a heading: its words in the file, and the anchors of all links that would lead nowhere afterwards.
struct HeadingRename {
    let file: FileView
    let lesson: Int
    let heading: Int
    /// The words of the heading, in its file.
    let words: SourceRange

    /// Finds the heading at a place: its own, or the one that a link there leads to.
    ///
    /// - Returns: the renaming, and the range that stands for the name there; nil if there is no heading.
    static func find(at offset: Int, in file: FileView) -> (rename: HeadingRename, shown: SourceRange)? {
        guard let found = file.target(at: offset), case .heading(let lesson, let heading) = found.target else {
            return nil
        }
        let document = file.course.lessons[lesson].document
        guard document.dialect != .swiftComment, !document.hasInsertedText,
            let range = HeadingText.range(of: document.headings[heading], in: document.file.bytes)
        else { return nil }
        let words = document.file.range(range)
        let rename = HeadingRename(file: file, lesson: lesson, heading: heading, words: words)
        return (rename, found.isDefinition ? words : found.range)
    }

    var name: String { file.course.lessons[lesson].document.file.text(in: words.bytes) }

    /// The text of the heading's file with another name.
    func text(with name: String) -> [UInt8] {
        var bytes = file.view.lines(of: words.path)?.bytes ?? []
        if words.bytes.upperBound <= bytes.count { bytes.replaceSubrange(words.bytes, with: name.utf8) }
        return bytes
    }

    /// Returns the edits of all files.
    ///
    /// - Parameter next: the course with the heading's other name.
    func edits(_ name: String, next: Course) -> JSONValue {
        var edits: [String: [JSONValue]] = [:]
        func add(_ range: SourceRange, _ text: String) {
            guard let lines = file.view.lines(of: range.path) else { return }
            let address = file.view.address(ofFile: file.view.absolute(range.path))
            edits[address, default: []].append(TextEdits.edit(range.bytes, text, in: lines))
        }
        add(words, name)
        for (range, anchor) in anchors(next: next) { add(range, anchor) }
        return TextEdits.workspace(edits)
    }

    /// The anchors of links that lead elsewhere in the next course, in the files as they are, with the ids that they need there.
    ///
    /// The headings of the lesson and of its translations share ids, and one heading's new words may change the ids of others
    /// with the same words.
    private func anchors(next: Course) -> [(range: SourceRange, anchor: String)] {
        let course = file.course
        let affected = course.withTwins(of: [lesson])
        var found: [(SourceRange, String)] = []
        var known: Set<SourceRange> = []
        for source in course.written where next.lessons.indices.contains(source) {
            let (old, new) = (course.lessons[source].document, next.lessons[source].document)
            for (index, link) in old.links.enumerated() {
                let resolved = course.resolve(link, from: source)
                guard case .heading(let target, let place)? = course.target(resolved), affected.contains(target),
                    new.links.indices.contains(index),
                    next.target(next.resolve(link.destination, from: source))
                        != .heading(lesson: target, heading: place),
                    next.headingIDs.indices.contains(target), next.headingIDs[target].indices.contains(place),
                    let range = AnchorPlace.range(of: link, in: old), known.insert(range).inserted
                else { continue }
                found.append((range, next.headingIDs[target][place]))
            }
            for link in old.rawLinks {
                guard case .heading(let target, let place)? = course.target(course.resolve(link, from: source)),
                    affected.contains(target),
                    next.target(next.resolve(link.destination, from: source))
                        != .heading(lesson: target, heading: place),
                    next.headingIDs.indices.contains(target), next.headingIDs[target].indices.contains(place),
                    let range = AnchorPlace.range(in: link.range, old.file), known.insert(range).inserted
                else { continue }
                found.append((range, next.headingIDs[target][place]))
            }
        }
        return found
    }
}
