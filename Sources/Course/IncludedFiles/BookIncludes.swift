import CourseConfiguration
import Support

extension SnippetLines {
    /// Reads what mdBook's preprocessor `links` replaces: `{{#include FILE}}`, with `:4:6` or `:anchor` behind the name,
    /// `{{#rustdoc_include FILE}}`, which hides the rest of the file and so shows the same, `{{#playground FILE}}`, and
    /// `{{#title WORDS}}`. A backslash before the braces keeps them.
    init(mdBook bytes: [UInt8], in folder: String) {
        self.init()
        var index = 0
        var line = 0
        while let open = bytes.place(of: "{{", from: index) {
            index = open + 2
            while let end = bytes[line..<open].firstIndex(of: UInt8(ascii: "\n")) { line = end + 1 }
            let word = bytes[index...].drop(while: \.isSpaceOrTab)
            guard word.first == UInt8(ascii: "#"), let close = bytes.place(of: "}}", from: index, onLine: true) else {
                continue
            }
            let name = word.dropFirst().prefix { $0.isAlphanumeric || $0 == UInt8(ascii: "_") }
            guard name.endIndex < close, Self.words.contains(String(decoding: name, as: UTF8.self)) else { continue }
            let rest = bytes[name.endIndex..<close]
            guard rest.contains(where: { !$0.isSpaceOrTab }) else { continue }
            index = close + 2
            if open > 0, bytes[open - 1] == UInt8(ascii: "\\") {
                add(Change(range: open - 1..<open, names: [], indent: open - 1..<open - 1))
                continue
            }
            let place = rest[rest.trimmingSpaces()]
            if name.elementsEqual("title".utf8) {
                title = title ?? String(decoding: place, as: UTF8.self)
                add(Change(range: open..<close + 2, names: [], indent: open..<open))
                continue
            }
            let file = place.prefix { !$0.isSpaceOrTab }
            let written = Name(text: Self.name(file, in: folder), place: file.startIndex..<file.endIndex)
            let before = bytes[line..<open]
            // On a line of its own, all lines of the text get what stands before it.
            let isAlone = before.allSatisfy { $0.isSpaceOrTab || $0 == UInt8(ascii: ">") }
            var change = Change(
                range: isAlone ? line..<close + 2 : open..<close + 2,
                names: [written],
                indent: isAlone ? line..<open : open..<open
            )
            if name.elementsEqual("playground".utf8) || name.elementsEqual("playpen".utf8) {
                let words = place[file.endIndex...].split(whereSeparator: \.isSpaceOrTab)
                let info = ([Array("rust".utf8)[...]] + words).joined(separator: [UInt8(ascii: ",")])
                change.before = Array("```".utf8) + info + [0x0A]
                change.after = Array("\n```".utf8)
            }
            add(change)
        }
    }

    private static let words: Set<String> = ["include", "rustdoc_include", "playground", "playpen", "title"]

    /// Reads GitBook's `{% include "FILE" %}` on lines of their own.
    init(gitBook bytes: [UInt8], in folder: String) {
        self.init()
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            defer { start = end + 1 }
            let line = bytes[start..<end]
            let text = line[line.trimmingSpaces()]
            guard text.starts(with: "{%".utf8), text.suffix(2).elementsEqual("%}".utf8) else { continue }
            let content = text.dropFirst(2).dropLast(2)
            let words = content[content.trimmingSpaces()]
            guard words.starts(with: "include ".utf8) else { continue }
            let file = words.dropFirst("include ".utf8.count).drop { $0.isSpaceOrTab || Self.isQuote($0) }
            let name = file.prefix { !Self.isQuote($0) }
            guard !name.isEmpty else { continue }
            let written = Name(text: Self.name(name, in: folder), place: name.startIndex..<name.endIndex)
            add(Change(range: start..<text.endIndex, names: [written], indent: start..<text.startIndex))
        }
    }

    private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

    /// Returns the name of a file and its part as the graph of texts reads it: relative to the course, and with both ends of a
    /// range of lines.
    private static func name(_ written: ArraySlice<UInt8>, in folder: String) -> String {
        let text = String(decoding: written, as: UTF8.self)
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        let path = CoursePath.join(folder, String(parts[0]))
        let file = parts[0].hasPrefix("/") ? String(parts[0]) : CoursePath.climbing(path) ?? path
        guard parts.count > 1 else { return file }
        // Lines are counted from 1, and 0 is taken for the first.
        let first = parts[1] == "0" ? "1" : parts[1]
        if !first.allSatisfy(\.isNumber) { return "\(file):\(first)" }
        if parts.count == 2 { return first.isEmpty ? file : "\(file):\(first):\(first)" }
        return first.isEmpty && parts[2].isEmpty ? file : "\(file):\(first):\(parts[2])"
    }
}

extension [UInt8] {
    /// Returns the place of two signs at or behind an offset; nil if they don't follow.
    ///
    /// - Parameter isOnLine: true if they must stand before the next line break.
    fileprivate func place(of signs: StaticString, from start: Int, onLine isOnLine: Bool = false) -> Int? {
        let (first, second) = signs.withUTF8Buffer { ($0[0], $0[1]) }
        var index = start
        while index + 1 < count {
            if self[index] == first, self[index + 1] == second { return index }
            if isOnLine, self[index] == 0x0A { return nil }
            index += 1
        }
        return nil
    }
}
