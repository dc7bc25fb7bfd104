import Course
import Diagnostics
import FileSystem
import Search

/// What is kept of the search indexes, so that a change of a few pages need not cut the others into words again.
///
/// It stands beside the build's record, which names its hash: where that is another, it belongs to another build. Most of it are
/// the hits of pages, which stand in parts of their own, so that a build writes those that it has changed.
struct SearchRecord: Remembered {
    struct Language: Sendable {
        let code: String
        var words = LanguageWords()
        /// Of each page.
        var measures: [PageText.Measure] = []
        var texts: [TextFile] = []
        /// The hashes of the parts with the hits of pages, as they were read; nil for one that has to be written.
        private(set) var parts: [UInt64?] = []
        /// The names of the index's files, but for those of texts.
        var names: [String] = []

        /// All but the files of texts.
        var index: SearchIndex { SearchIndex(words, texts: texts) }

        /// Exchanges the words of some pages, given by their places.
        ///
        /// - Returns: whether one of them has other words than it had.
        mutating func replace(_ changed: [(page: Int, words: PageWords)]) -> Bool {
            for (page, _) in changed where page / Self.partSize < parts.count { parts[page / Self.partSize] = nil }
            return words.replace(changed)
        }
    }

    var languages: [Language]

    /// Below the course's folder.
    static let path = ".glosa/search"
    private static let form = "glosa search 6"

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

    func write(to writer: inout RecordWriter) { writer.add(languages) }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) { languages = try reader.take() }

    init(languages: [Language]) { self.languages = languages }
}

extension SearchRecord.Language: Remembered {
    /// How many pages' hits stand in a part.
    private static let partSize = 128

    func write(to writer: inout RecordWriter) {
        writer.add(code)
        writer.add(bytes: words.words.letters)
        writer.add(words.words.ends, words.order, measures, texts, names)
        for (number, start) in stride(from: 0, to: words.pages.count, by: Self.partSize).enumerated() {
            let pages = words.pages[start..<min(start + Self.partSize, words.pages.count)]
            writer.add(part: Array(pages), hash: number < parts.count ? parts[number] : nil)
        }
    }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        code = try reader.take()
        let letters = Array(try reader.byteSlice())
        let ends = try reader.take([Int32].self)
        let order = try reader.take([Int32].self)
        (measures, texts, names) = (try reader.take(), try reader.take(), try reader.take())
        var pages: [LanguageWords.Page] = []
        while pages.count < measures.count {
            let (part, hash) = try reader.part(of: [LanguageWords.Page].self)
            guard part.count == min(Self.partSize, measures.count - pages.count) else { throw RecordReader.Failure() }
            pages += part
            parts.append(hash)
        }
        guard let list = WordList(letters: letters, ends: ends),
            let words = LanguageWords(words: list, order: order, pages: pages),
            texts.first?.pages.lowerBound ?? 0 == 0, texts.last?.pages.upperBound ?? 0 <= pages.count,
            zip(texts, texts.dropFirst()).allSatisfy({ $0.pages.upperBound == $1.pages.lowerBound }),
            !texts.contains(where: \.pages.isEmpty)
        else { throw RecordReader.Failure() }
        self.words = words
    }
}

/// More sections or bytes than this come from nobody who wrote them, and their sums could overflow.
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
    public func write(to writer: inout RecordWriter) { writer.add(Int(kind.rawValue), hasCode) }

    public init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        let number = try reader.take(Int.self)
        guard let kind = UInt8(exactly: number).flatMap(SearchPage.Kind.init) else { throw RecordReader.Failure() }
        self.init(kind: kind, hasCode: try reader.take())
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
