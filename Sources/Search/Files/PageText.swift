import Support

/// A page in a file of texts.
public struct PageText: Sendable {
    /// The measure by which pages are divided among files.
    public struct Measure: Sendable, Equatable {
        /// The size in bytes.
        public let size: Int
        /// True if a file that is large enough may end here.
        public let isBorder: Bool

        public init(size: Int, isBorder: Bool) { (self.size, self.isBorder) = (size, isBorder) }
    }

    public let measure: Measure
    /// The page as JSON: `["path","title",["breadcrumb"],[["anchor","heading","text","code"]]]`
    let json: [UInt8]

    public init(_ page: SearchPage) {
        json = page.json
        // One page in four is a border, whatever the pages hold.
        measure = Measure(size: json.count, isBorder: StableHash(page.path.utf8).value >> 32 % 4 == 0)
    }
}

/// A file of texts, which holds a stretch of pages.
public struct TextFile: Sendable, Equatable {
    public let pages: Range<Int>
    /// The sixteen letters of its name that change with its content.
    public let version: String

    public init(pages: Range<Int>, version: String) { (self.pages, self.version) = (pages, version) }

    /// Returns the file's name below the language's folder of the index.
    ///
    /// - Parameter number: the index of the file among the files of texts.
    public func name(number: Int) -> String { "t\(number)-\(version).js" }

    /// Returns the stretches of pages that share a file.
    public static func stretches(
        _ pages: [PageText.Measure],
        limits: SearchIndex.Limits = SearchIndex.Limits()
    ) -> [Range<Int>] {
        var stretches: [Range<Int>] = []
        var borders = TextBorders(limits: limits)
        for (number, page) in pages.enumerated() where borders.isEnd(page) || number == pages.count - 1 {
            stretches.append((stretches.last?.upperBound ?? 0)..<number + 1)
        }
        return stretches
    }

    /// Returns the file of a stretch of pages.
    public static func file(number: Int, _ pages: [PageText]) -> SearchFile {
        var value: [UInt8] = []
        value.reserveCapacity(pages.reduce(1) { $0 + $1.json.count + 1 })
        for page in pages {
            value.append(UInt8(ascii: value.isEmpty ? "[" : ","))
            value += page.json
        }
        value.append(UInt8(ascii: "]"))
        return SearchFile(kind: "t", number: number, value: value)
    }
}

/// The rule by which files of texts end, page by page.
///
/// A file ends with the page that reaches the limit, or, from half of it on, at a border. So a page whose size changes moves few
/// of the borders behind it.
public struct TextBorders: Sendable {
    private let limit: Int
    private var size = 0

    public init(limits: SearchIndex.Limits = SearchIndex.Limits()) { limit = limits.textsFile }

    /// Returns true if the next page is the last of its file.
    public mutating func isEnd(_ page: PageText.Measure) -> Bool {
        size += page.size
        guard size >= limit || (page.isBorder && size * 2 >= limit) else { return false }
        size = 0
        return true
    }
}

extension SearchPage {
    fileprivate var json: [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(sections.reduce(200) { $0 + $1.text.count + $1.code.count + 100 })
        output.append(UInt8(ascii: "["))
        JSONText.append(path.utf8, to: &output)
        output.append(UInt8(ascii: ","))
        JSONText.append(title.utf8, to: &output)
        output.append(UInt8(ascii: ","))
        JSONText.append(list: breadcrumbs, to: &output)
        output += ",[".utf8
        for (number, section) in sections.enumerated() {
            output += (number > 0 ? ",[" : "[").utf8
            JSONText.append(section.anchor.utf8, to: &output)
            output.append(UInt8(ascii: ","))
            JSONText.append(section.heading.utf8, to: &output)
            output.append(UInt8(ascii: ","))
            JSONText.append(section.text, to: &output)
            output.append(UInt8(ascii: ","))
            JSONText.append(section.code, to: &output)
            output.append(UInt8(ascii: "]"))
        }
        output += "]]".utf8
        return output
    }
}
