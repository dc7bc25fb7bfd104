import Course
import Diagnostics
import Markdown

/// The places of sections in a lesson's file.
enum SectionPlace {
    /// Returns the line of a section's heading, from 1; for the text before the first heading that of the text's beginning.
    static func line(of section: Int, in lesson: Lesson) -> Int? {
        bytes(of: section, in: lesson.document).map { LineTable(lesson.file).position(at: $0.lowerBound).line }
    }

    /// The lines of all sections of a lesson, from 1.
    static func lines(in lesson: Lesson) -> [Int] {
        let table = LineTable(lesson.file)
        return (0...lesson.document.headings.count).map { section in
            bytes(of: section, in: lesson.document).map { table.position(at: $0.lowerBound).line } ?? 1
        }
    }

    /// Returns the bytes of a section, its heading included; nil if there is no such section.
    static func bytes(of section: Int, in document: Document) -> Range<Int>? {
        let starts = document.headings.map(\.range.bytes.lowerBound)
        guard section >= 0, section <= starts.count else { return nil }
        let start = section == 0 ? document.frontMatter?.blockEnd ?? 0 : starts[section - 1]
        let end = section < starts.count ? starts[section] : document.file.bytes.count
        return start <= end ? start..<end : nil
    }
}
