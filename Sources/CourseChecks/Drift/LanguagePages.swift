import Course
import FileSystem

/// The languages of a course, and how many pages each has.
package struct LanguagePages: Sendable, Remembered {
    /// The language of the originals.
    let main: String
    /// Every language with pages, the main one first.
    let all: [String]
    /// The number of pages in each; those shown in place of missing ones don't count.
    let pages: [String: Int]

    package init(_ course: Course) {
        (main, all) = (course.configuration.mainLanguage, course.languages)
        pages = course.lessons[course.written].reduce(into: [:]) { $0[$1.language, default: 0] += 1 }
    }

    package func write(to writer: inout RecordWriter) { writer.add(main, all, pages) }

    package init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        (main, all, pages) = (try reader.take(), try reader.take(), try reader.take())
    }
}
