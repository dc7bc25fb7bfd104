import Course
import Diagnostics
import FileSystem
import Search

/// The record of the search indexes: with it, a change of a few pages need not cut the others into words again.
///
/// It stands beside the build's record, which names its hash: a record with another hash belongs to another build.
struct SearchRecord: Remembered {
    struct Language: Sendable {
        let code: String
        var words = LanguageWords()
        /// The measure of each page.
        var measures: [PageText.Measure] = []
        var texts: [TextFile] = []
        /// The names of the index's files, except the text files.
        var names: [String] = []

        /// Returns the index, without the text files.
        func index(parts: [String]) -> SearchIndex { SearchIndex(words, texts: texts, parts: parts) }
    }

    var languages: [Language]

    /// The record's path below the course's folder.
    static let path = ".glosa/search"
    private static let form = "glosa search 9"

    // MARK: Files

    /// - Returns: nil if there is no record with this hash.
    static func read(_ path: String, hash: UInt64) -> SearchRecord? {
        guard let kept = MemoryFile(path, form: form).value(SearchRecord.self), kept.hash == hash else { return nil }
        return kept.value
    }

    /// Writes the record atomically.
    ///
    /// - Returns: its hash.
    func write(to path: String) throws(FileError) -> UInt64 {
        try MemoryFile(path, form: Self.form).keep(self)
    }

    func write(to writer: inout RecordWriter) { writer.add(languages) }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) { languages = try reader.take() }

    init(languages: [Language]) { self.languages = languages }
}

extension SearchRecord.Language: Remembered {
    func write(to writer: inout RecordWriter) {
        writer.add(code)
        writer.add(bytes: words.words.letters)
        writer.add(words.words.ends, words.order, measures, texts, names)
        writer.add(words.pages)
    }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        code = try reader.take()
        let letters = Array(try reader.byteSlice())
        let ends = try reader.take([Int32].self)
        let order = try reader.take([Int32].self)
        (measures, texts, names) = (try reader.take(), try reader.take(), try reader.take())
        let pages = try reader.take([LanguageWords.Page].self)
        guard pages.count == measures.count, let list = WordList(letters: letters, ends: ends),
            let words = LanguageWords(words: list, order: order, pages: pages),
            texts.first?.pages.lowerBound ?? 0 == 0, texts.last?.pages.upperBound ?? 0 <= pages.count,
            zip(texts, texts.dropFirst()).allSatisfy({ $0.pages.upperBound == $1.pages.lowerBound }),
            !texts.contains(where: \.pages.isEmpty)
        else { throw RecordReader.Failure() }
        self.words = words
    }
}

/// The largest number of a page's sections, or of its bytes: nobody writes more, and larger sums could overflow.
private let mostOfAPage = 1 << 40

extension LanguageWords.Page: Remembered {
    public func write(to writer: inout RecordWriter) {
        writer.add(sectionCount, traits)
        writer.add(bytes: hits)
    }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        let sections = try reader.take(Int.self)
        guard 0..<mostOfAPage ~= sections else { throw RecordReader.Failure() }
        self.init(sectionCount: sections, traits: try reader.take(), hits: try reader.byteSlice())
    }
}

extension LanguageWords.PageTraits: Remembered {
    public func write(to writer: inout RecordWriter) {
        writer.add(Int(kind.rawValue), part ?? -1, titleLength, hasCode)
    }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        let number = try reader.take(Int.self)
        guard let kind = UInt8(exactly: number).flatMap(SearchPage.Kind.init) else { throw RecordReader.Failure() }
        let (part, titleLength) = (try reader.take(Int.self), try reader.take(Int.self))
        guard -1..<mostOfAPage ~= part, 0..<mostOfAPage ~= titleLength else { throw RecordReader.Failure() }
        self.init(kind: kind, part: part < 0 ? nil : part, titleLength: titleLength, hasCode: try reader.take())
    }
}

extension PageText.Measure: Remembered {
    public func write(to writer: inout RecordWriter) { writer.add(size, isBorder) }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        let size = try reader.take(Int.self)
        guard 0..<mostOfAPage ~= size else { throw RecordReader.Failure() }
        self.init(size: size, isBorder: try reader.take())
    }
}

extension TextFile: Remembered {
    public func write(to writer: inout RecordWriter) { writer.add(pages, version) }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(pages: try reader.take(), version: try reader.take())
    }
}
