import Course
import Diagnostics
import FileSystem
import Search

/// What is kept of the search indexes, so that a change of a few pages need not cut the others into words again.
///
/// It stands beside the build's record, which names its hash: where that is another, it belongs to another build.
struct SearchRecord: Remembered {
    struct Language: Sendable {
        let code: String
        var words = LanguageWords()
        /// Of each page.
        var measures: [PageText.Measure] = []
        var texts: [TextFile] = []

        /// All but the files of texts.
        var index: SearchIndex { SearchIndex(words, texts: texts) }
    }

    var languages: [Language]

    /// Below the course's folder.
    static let path = ".glosa/search"
    private static let form = "glosa search 1"

    // MARK: Files

    /// - Returns: nil where no such record is there.
    static func read(_ path: String, hash: UInt64) -> SearchRecord? {
        guard let kept = MemoryFile(path, form: form).value(SearchRecord.self), kept.hash == hash else { return nil }
        return kept.value
    }

    /// Puts the record in its place at a stroke.
    ///
    /// - Returns: its hash.
    func write(to path: String) throws(FileError) -> UInt64 {
        try MemoryFile(path, form: Self.form).keep(self)
    }

    func write(to writer: inout RecordWriter) {
        writer.add(languages) { writer, language in
            writer.add(language.code)
            let words = language.words
            writer.add(bytes: words.words.letters)
            writer.add(words.words.ends) { $0.add(Int($1)) }
            writer.add(words.order) { $0.add(Int($1)) }
            writer.add(zip(words.pages, language.measures).map { (page: $0, measure: $1) }) { writer, page in
                writer.add(page.page.sectionCount)
                writer.add(bytes: page.page.hits)
                writer.add(page.measure.size)
                writer.add(page.measure.isBorder)
            }
            writer.add(language.texts) { writer, text in
                writer.add(text.pages.count)
                writer.add(text.version)
            }
        }
    }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        languages = try reader.array { (reader) throws(RecordReader.Failure) in
            let code = try reader.string()
            let letters = Array(try reader.byteSlice())
            let ends = try reader.array { (reader) throws(RecordReader.Failure) in
                Int32(truncatingIfNeeded: try reader.int())
            }
            let order = try reader.array { (reader) throws(RecordReader.Failure) in
                Int32(truncatingIfNeeded: try reader.int())
            }
            let pages = try reader.array { (reader) throws(RecordReader.Failure) in
                let page = LanguageWords.Page(sectionCount: try reader.int(), hits: try reader.byteSlice())
                let measure = PageText.Measure(size: try reader.int(), isBorder: try reader.bool())
                return (page: page, measure: measure)
            }
            var first = 0
            let texts = try reader.array { (reader) throws(RecordReader.Failure) in
                let count = try reader.int()
                guard count > 0, count <= pages.count - first else { throw RecordReader.Failure() }
                defer { first += count }
                return TextFile(pages: first..<first + count, version: try reader.string())
            }
            guard let list = WordList(letters: letters, ends: ends),
                let words = LanguageWords(words: list, order: order, pages: pages.map(\.page))
            else { throw RecordReader.Failure() }
            return Language(code: code, words: words, measures: pages.map(\.measure), texts: texts)
        }
    }

    init(languages: [Language]) { self.languages = languages }
}
