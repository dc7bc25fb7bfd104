import Search
import TestSupport

/// Makes an index of pages, and reads it back: each line of the input is a part of one.
func faultInIndex(_ bytes: [UInt8]) -> String? {
    let pages = pages(of: bytes)
    var words = LanguageWords()
    for page in pages { words.append(PageWords(page)) }
    words.sort()
    var limits = SearchIndex.Limits()
    // Small, so that small inputs fill several files.
    (limits.wordsFile, limits.hitsFile, limits.textsFile, limits.mostHits) = (40, 60, 80, 3)
    func files() -> [SearchFile] {
        let texts = pages.map(PageText.init)
        let stretches = TextFile.stretches(texts.map(\.measure), limits: limits)
        let textFiles = stretches.enumerated().map { TextFile.file(number: $0, Array(texts[$1])) }
        let described = zip(stretches, textFiles).map { TextFile(pages: $0, version: $1.version) }
        return SearchIndex(words, texts: described, limits: limits).files + textFiles
    }
    let files = files()
    for file in files {
        if let place = UTF8Check.firstFault(in: file.bytes) { return "\(file.name) is no UTF-8 at byte \(place)" }
    }
    guard let index = try? ReadIndex(files) else { return "the index can't be read back" }
    if index.sections != pages.reduce(0, { $0 + $1.sections.count }) { return "sections are missing" }
    if index.texts.count != pages.count { return "texts of pages are missing" }
    for word in index.words {
        let hits = index.hits(word)
        if hits.isEmpty || index.count(word) < hits.count { return "“\(word)” is counted wrongly" }
        if hits.contains(where: { $0.section >= index.sections }) { return "“\(word)” is found in no section" }
    }
    return nil
}

/// Pages begin at form feeds; `=` begins a title, `#` a section, `>` code, and all else is text.
func pages(of bytes: [UInt8]) -> [SearchPage] {
    bytes.split(separator: 0x0C, omittingEmptySubsequences: false).enumerated().map { number, part in
        var page = SearchPage(path: "p\(number).html", title: "", breadcrumbs: [], sections: [SearchSection()])
        for line in part.split(separator: UInt8(ascii: "\n")) {
            let text = String(decoding: line.dropFirst(), as: UTF8.self)
            let last = page.sections.count - 1
            switch line.first {
            case UInt8(ascii: "="): page.title = text
            case UInt8(ascii: "#"): page.sections.append(SearchSection(anchor: "s\(last)", heading: text, above: "x"))
            case UInt8(ascii: ">"): page.sections[last].code += Array((text + "\n").utf8)
            default: page.sections[last].text += repaired(Array(line) + [UInt8(ascii: "\n")])
            }
        }
        return page
    }
}
