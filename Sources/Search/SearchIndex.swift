/// The index of one language: its files, each small, so that a reader loads those that a query needs.
///
/// - `index.js` says where everything is; it is the only name that is always the same.
/// - Files of words (`w…`) hold a stretch of the sorted vocabulary each: words, in how many sections each stands, and which
///   files of hits belong to the stretch.
/// - Files of hits (`h…`) say in which sections words stand, how much they weigh there, and at which places.
/// - Files of texts (`t…`) hold the pages themselves, for excerpts.
///
/// Words are not stemmed here: the reader's side finds a word's other forms in the vocabulary, by the rules of the page's
/// language. So the index is the same for every language.
public struct SearchIndex: Sendable {
    /// Sizes that decide what a query costs a reader.
    public struct Limits: Sendable {
        /// In bytes, before compression; a file ends with the entry that reaches it.
        public var wordsFile = 10_000
        public var hitsFile = 12_000
        public var textsFile = 16_000
        /// Of a word that stands in more sections than this, only those where it weighs most are listed.
        public var mostHits = 1_000

        public init() {}
    }

    public let files: [SearchFile]

    /// - Parameter pages: in the order of the site.
    public init(_ pages: [PageWords], limits: Limits = Limits()) {
        let vocabulary = Vocabulary(pages)
        var files: [SearchFile] = []
        var manifest = Array("{\"version\":1,\"sections\":".utf8)
        manifest += "\(pages.reduce(0) { $0 + $1.sectionCount }),\"most\":\(limits.mostHits),\"pages\":\"".utf8
        for page in pages { Digits.append(number: page.sectionCount, to: &manifest) }
        // There are many of these: their names are their numbers and four letters, said in two texts.
        let texts = Self.texts(pages, limits: limits)
        manifest += "\",\"texts\":[\"".utf8
        for text in texts { Digits.append(number: text.pages, to: &manifest) }
        manifest += "\",\"".utf8
        for text in texts { manifest += text.file.version.utf8 }
        files += texts.map(\.file)
        manifest += "\"],\"words\":[".utf8
        var writer = WordFiles(vocabulary: vocabulary, limits: limits)
        for (number, words) in writer.write().enumerated() {
            files.append(words.file)
            if number > 0 { manifest.append(UInt8(ascii: ",")) }
            manifest.append(UInt8(ascii: "["))
            JSONText.append(words.first, to: &manifest)
            manifest += ",\"\(words.file.key)\"]".utf8
        }
        manifest += "]}".utf8
        self.files = [SearchFile(name: "index", value: manifest)] + files + writer.hits
    }

    /// The files of texts, with the number of pages in each.
    private static func texts(_ pages: [PageWords], limits: Limits) -> [(pages: Int, file: SearchFile)] {
        var files: [(pages: Int, file: SearchFile)] = []
        var value: [UInt8] = []
        var count = 0
        for (number, page) in pages.enumerated() {
            value.append(UInt8(ascii: value.isEmpty ? "[" : ","))
            value += page.json
            count += 1
            if value.count >= limits.textsFile || number == pages.count - 1 {
                value.append(UInt8(ascii: "]"))
                files.append((count, SearchFile(kind: "t", number: files.count, value: value)))
                value.removeAll(keepingCapacity: true)
                count = 0
            }
        }
        return files
    }
}
