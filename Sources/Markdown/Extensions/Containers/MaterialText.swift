import Support

/// Cleans a line of text of Material for MkDocs: removes lists of attributes in braces behind a heading, a link, an image or a
/// block, and replaces icons (``MaterialIcon``).
///
/// Removed bytes become spaces, so that everything else keeps its place in the line. Lists right behind a word or a link and icons
/// are named as cuts besides, since spaces would show there.
enum MaterialText {
    /// The longest line, in bytes, that is cleaned: searching for ends takes the square of the length, and nobody writes longer
    /// ones.
    private static let longestLine = 4_096

    /// - Parameter cuts: The ranges of the line that leave no space.
    /// - Returns: Nil if there is nothing to remove.
    static func cleaned(_ line: ArraySlice<UInt8>, cuts: inout [Range<Int>]) -> ArraySlice<UInt8>? {
        guard line.count <= longestLine else { return nil }
        guard line.contains(UInt8(ascii: "{")) || line.contains(UInt8(ascii: ":")) else { return nil }
        var result = line
        var isChanged = false
        var index = line.startIndex
        while index < line.endIndex {
            switch line[index] {
            case UInt8(ascii: "`"):
                index = endOfCode(line, from: index)
                continue
            case UInt8(ascii: "{"):
                if let (end, id) = attributes(line, from: index) {
                    for place in index..<end { result[place] = UInt8(ascii: " ") }
                    let isBehindWord = index > line.startIndex && !line[index - 1].isSpaceOrTab
                    if isBehindWord, id == nil || line.first != UInt8(ascii: "#") { cuts.append(index..<end) }
                    if let id, line.first == UInt8(ascii: "#") {
                        // A heading's anchor keeps its place, in the usual spelling.
                        let sign = line[id].first == UInt8(ascii: "#") ? [] : [UInt8(ascii: "#")]
                        let anchor = [UInt8(ascii: "{")] + sign + line[id] + [UInt8(ascii: "}")]
                        result.replaceSubrange(index..<index + anchor.count, with: anchor)
                    }
                    isChanged = true
                    index = end
                    continue
                }
            case UInt8(ascii: ":"):
                if let icon = MaterialIcon(in: line, at: index) {
                    for place in icon.range { result[place] = UInt8(ascii: " ") }
                    result.replaceSubrange(index..<index + icon.text.count, with: icon.text)
                    cuts.append(index + icon.text.count..<icon.range.upperBound)
                    isChanged = true
                    index = icon.range.upperBound
                    continue
                }
            default: break
            }
            index += 1
        }
        return isChanged ? result : nil
    }

    private static func endOfCode(_ line: ArraySlice<UInt8>, from start: Int) -> Int {
        let count = line[start...].prefix { $0 == UInt8(ascii: "`") }.count
        var index = start + count
        while index < line.endIndex {
            guard line[index] == UInt8(ascii: "`") else {
                index += 1
                continue
            }
            let end = line[index...].prefix { $0 == UInt8(ascii: "`") }.count
            index += end
            if end == count { return index }
        }
        return start + count
    }

    /// Returns the end of `{: .class #id key="value" }` or `{ .class }`, and the range of an id, with its `#` or as the value of
    /// `id`; nil if the brace begins something else.
    private static func attributes(_ line: ArraySlice<UInt8>, from start: Int) -> (end: Int, id: Range<Int>?)? {
        var id: Range<Int>?
        var hasMark = start + 1 < line.endIndex && line[start + 1] == UInt8(ascii: ":")
        var index = start + 1
        if index < line.endIndex, line[index] == UInt8(ascii: ":") { index += 1 }
        var count = 0
        while true {
            while index < line.endIndex, line[index].isSpaceOrTab { index += 1 }
            guard index < line.endIndex else { return nil }
            if line[index] == UInt8(ascii: "}") {
                return count > 0 && (hasMark || follows(line, start, index + 1)) ? (index + 1, id) : nil
            }
            let word = line[index...].prefix { !$0.isSpaceOrTab && $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "\"") }
            let isMark = word.first == UInt8(ascii: ".") || word.first == UInt8(ascii: "#")
            if word.first == UInt8(ascii: "#") { id = word.startIndex..<word.endIndex }
            hasMark = hasMark || isMark
            guard isMark || word.contains(UInt8(ascii: "=")), word.count > 1 else { return nil }
            index = word.endIndex
            if index < line.endIndex, line[index] == UInt8(ascii: "\"") {
                guard let quote = line[(index + 1)...].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
                if word.elementsEqual("id=".utf8), quote > index + 1 { id = index + 1..<quote }
                index = quote + 1
            }
            count += 1
        }
    }

    /// Returns true if attributes without a class or an id stand behind something that they can belong to; braces of formulas,
    /// such as those of `\sum_{k=0}`, don't.
    private static func follows(_ line: ArraySlice<UInt8>, _ start: Int, _ end: Int) -> Bool {
        guard start > line.startIndex else { return true }
        let before = line[start - 1]
        if before.isSpaceOrTab { return line[end...].allSatisfy(\.isSpaceOrTab) }
        return ")]*`>".utf8.contains(before)
    }
}
