import Course
import Diagnostics
import Preview

/// Places in files as the preview has them, and back.
enum PreviewPlace {
    /// - Returns: nil for a file that is no lesson.
    static func of(_ offset: Int, in file: FileView) -> EditorPlace? {
        guard let lesson = file.course.lesson(at: file.path) else { return nil }
        let (headings, lines) = (lines(of: lesson, in: file), file.lines)
        let line = lines.line(at: offset)
        let own = headings.lastIndex { $0 <= line }
        let start = own.map { headings[$0] } ?? 0
        let next = own.map { $0 + 1 } ?? 0
        let end = next < headings.count ? headings[next] : lines.count
        return EditorPlace(
            file: file.path,
            anchor: own.map { file.course.headingIDs[lesson][$0] },
            fraction: Double(line - start) / Double(max(end - start, 1))
        )
    }

    /// Returns the line of a place, counted from 0; nil for a heading that the file no longer has.
    static func line(of place: EditorPlace, in file: FileView) -> Int? {
        guard let lesson = file.course.lesson(at: file.path) else { return nil }
        let headings = lines(of: lesson, in: file)
        var own = -1
        if let anchor = place.anchor {
            guard let found = file.course.headingIDs[lesson].firstIndex(of: anchor) else { return nil }
            own = found
        }
        let start = own < 0 ? 0 : headings[own]
        let end = own + 1 < headings.count ? headings[own + 1] : file.lines.count
        return min(start + Int(place.fraction * Double(end - start)), max(start, end - 1))
    }

    private static func lines(of lesson: Int, in file: FileView) -> [Int] {
        file.course.lessons[lesson].document.headings.map { file.lines.line(at: $0.range.bytes.lowerBound) }
    }
}
