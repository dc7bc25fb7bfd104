/// The index of one language: its files, each small, so that a reader loads only those that a query needs.
///
/// - `index.js` lists the files, and the kind and the length of the title of each page; it is the only name that is always the same.
/// - Files of words (`w…`) hold a stretch of the sorted vocabulary each: words, the number of sections in which each stands, and
///   the files of hits that belong to the stretch. If they are few, they stand in `index.js`.
/// - Files of hits (`h…`) hold the sections in which words stand, with the weights and places of words there.
/// - Files of texts (`t…`) hold the pages themselves, for excerpts.
///
/// Words are not stemmed here: the reader's side finds a word's other forms in the vocabulary, by the rules of the page's
/// language. So the index is the same for every language.
public struct SearchIndex: Sendable {
    /// The sizes that decide how much a reader loads for a query.
    public struct Limits: Sendable {
        /// The size of a file in bytes, before compression; a file ends with the entry that reaches it.
        public var wordsFile = 40_000
        public var hitsFile = 16_000
        public var textsFile = 40_000
        /// The largest number of sections listed for a word; if it stands in more, those where it weighs most are listed.
        public var mostHits = 1_000
        /// The largest number of files of words that come with `index.js`: every query reads one of them.
        public var mostWordsFilesInIndex = 2

        public init() {}
    }

    public let files: [SearchFile]

    /// - Parameters:
    ///   - texts: the files of texts, which are not among ``files``.
    ///   - parts: the names of the course's parts, which readers may search alone.
    public init(_ words: LanguageWords, texts: [TextFile], parts: [String] = [], limits: Limits = Limits()) {
        var manifest = Array("{\"version\":4,\"sections\":".utf8)
        manifest += "\(words.pages.reduce(0) { $0 + $1.sectionCount }),\"most\":\(limits.mostHits),\"pages\":\"".utf8
        for page in words.pages { Digits.append(number: page.sectionCount, to: &manifest) }
        manifest += "\",\"kinds\":\"".utf8
        Self.append(kinds: words.pages.lazy.map { Self.kind(of: $0.traits, parts: parts.count) }, to: &manifest)
        manifest += "\",\"parts\":".utf8
        JSONText.append(list: parts, to: &manifest)
        manifest += ",\"titles\":\"".utf8
        for page in words.pages { Digits.append(number: page.traits.titleLength, to: &manifest) }
        manifest += "\",\"hasCode\":\(words.pages.contains(where: \.traits.hasCode))".utf8
        // There are many files of texts: their names are numbers and sixteen letters each, written in two texts.
        manifest += ",\"texts\":[\"".utf8
        for text in texts { Digits.append(number: text.pages.count, to: &manifest) }
        manifest += "\",\"".utf8
        for text in texts { manifest += text.version.utf8 }
        manifest += "\"],\"words\":[".utf8
        var writer = WordFiles(words, limits: limits)
        var files: [SearchFile] = []
        for (number, words) in writer.write().enumerated() {
            files.append(words.file)
            if number > 0 { manifest.append(UInt8(ascii: ",")) }
            manifest.append(UInt8(ascii: "["))
            JSONText.append(words.first, to: &manifest)
            manifest += ",\"\(words.file.key)\"]".utf8
        }
        manifest += "]}".utf8
        let index = SearchFile(name: "index", value: manifest)
        let isSmall = files.count <= limits.mostWordsFilesInIndex
        self.files = (isSmall ? [index.with(files)] : [index] + files) + writer.hits
    }

    /// The largest number of parts that are told apart.
    public static let mostParts = 4

    /// Returns the number of a page's kind; the lessons of a part are one kind, behind all others.
    private static func kind(of traits: LanguageWords.PageTraits, parts: Int) -> UInt8 {
        guard traits.kind == .lesson, let part = traits.part, part < min(parts, mostParts) else {
            return traits.kind.rawValue
        }
        return UInt8(SearchPage.Kind.allCases.count + part)
    }

    /// Appends each kind with the number of consecutive pages of it, as ``Digits``.
    private static func append(kinds: some Sequence<UInt8>, to output: inout [UInt8]) {
        var run: (kind: UInt8, count: Int)?
        func end() {
            guard let run else { return }
            Digits.append(run.kind, to: &output)
            Digits.append(number: run.count, to: &output)
        }
        for kind in kinds {
            if run?.kind == kind {
                run?.count += 1
            } else {
                end()
                run = (kind, 1)
            }
        }
        end()
    }
}
