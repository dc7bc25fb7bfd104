/// The words that readers see in text that is not Markdown.
enum MarkupText {
    /// Raw HTML without its tags, comments, scripts and styles.
    static func words(of html: ArraySlice<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        var index = html.startIndex
        while index < html.endIndex {
            guard html[index] == UInt8(ascii: "<") else {
                output.append(html[index])
                index += 1
                continue
            }
            let rest = html[index...]
            if rest.starts(with: "<!--".utf8) {
                index = end(of: "-->", in: rest)
            } else if let name = ["script", "style"].first(where: { rest.dropFirst().starts(with: $0.utf8) }) {
                index = end(of: "</\(name)>", in: rest)
            } else {
                index = end(of: ">", in: rest)
                if let last = output.last, last != UInt8(ascii: " ") { output.append(UInt8(ascii: " ")) }
            }
        }
        let isBlank = output.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
        return isBlank ? [] : output
    }

    /// The quoted texts of a diagram, without tags; labels of several words stand in quotes.
    static func labels(of diagram: ArraySlice<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        for (number, part) in diagram.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
            .enumerated()
        where number % 2 == 1 {
            if !output.isEmpty { output += " · ".utf8 }
            output += words(of: part)
        }
        return output
    }

    /// The index after a mark; the end of the text if the mark is missing.
    private static func end(of mark: String, in text: ArraySlice<UInt8>) -> Int {
        let mark = Array(mark.utf8)
        guard let last = mark.last else { return text.endIndex }
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == last, text[...index].suffix(mark.count).elementsEqual(mark) { return index + 1 }
            index += 1
        }
        return text.endIndex
    }
}
