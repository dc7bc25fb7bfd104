import Support

/// A mark in a comment about the lines around it: the beginning or end of a region, or of lines that are not shown.
///
/// Four spellings are read: that of SwiftPM's snippets (`// snippet.NAME`, `.end`, `.hide`, `.show`), that of mdBook
/// (`ANCHOR: NAME`, `ANCHOR_END: NAME`), that of editors (`// #region NAME`, `// #endregion`), and that of Python-Markdown's
/// extensions (`# --8<-- [start:NAME]`, `[end:NAME]`). The comment stands alone on its line, and may be in any common
/// language.
enum RegionMark: Equatable {
    enum Spelling { case snippet, anchor, region, section }

    case begin(Spelling, String)
    /// The name is empty where the mark has none.
    case end(Spelling, String)
    case hide, show

    /// - Parameter line: without its line ending.
    init?(_ line: ArraySlice<UInt8>) {
        guard let text = Self.comment(line) else { return nil }
        guard let mark = Self.snippet(text) ?? Self.anchor(text) ?? Self.region(text) ?? Self.section(text) else {
            return nil
        }
        self = mark
    }

    private static let openers = ["//", "#", "--", "/*", "<!--", ";", "%"].map { Array($0.utf8) }
    private static let closers = ["*/", "-->"].map { Array($0.utf8) }

    /// Returns the text of a comment that fills its line, nil for other lines; with the `#` of `#region`, which opens a comment
    /// elsewhere.
    private static func comment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let line = line.drop(while: \.isWhitespace)
        guard let opener = openers.first(where: line.starts) else { return nil }
        if opener == [UInt8(ascii: "#")], line.starts(with: "#region".utf8) || line.starts(with: "#endregion".utf8) {
            return trimmed(line)
        }
        // A comment may open with more characters than it needs.
        return trimmed(line.dropFirst(opener.count).drop { $0 == opener.last || $0 == UInt8(ascii: "!") })
    }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var text = text.drop(while: \.isWhitespace)
        func trimEnd() { while let last = text.last, last.isWhitespace { text.removeLast() } }
        trimEnd()
        if let closer = closers.first(where: { text.suffix($0.count).elementsEqual($0) }) {
            text.removeLast(closer.count)
            trimEnd()
        }
        return text
    }

    private static func snippet(_ text: ArraySlice<UInt8>) -> RegionMark? {
        let prefix = Array("snippet.".utf8)
        guard text.prefix(prefix.count).elementsEqual(prefix, by: { $0.lowercased == $1 }) else { return nil }
        let word = text.dropFirst(prefix.count).prefix { !$0.isWhitespace }
        let name = String(decoding: word, as: UTF8.self)
        switch name.lowercased() {
        case "": return nil
        case "hide": return .hide
        case "show": return .show
        case "end": return .end(.snippet, "")
        default: return .begin(.snippet, name)
        }
    }

    private static func anchor(_ text: ArraySlice<UInt8>) -> RegionMark? {
        for (word, isEnd) in [("ANCHOR_END:", true), ("ANCHOR:", false)] where text.starts(with: word.utf8) {
            let name = text.dropFirst(word.utf8.count).drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
            guard !name.isEmpty else { return nil }
            let text = String(decoding: name, as: UTF8.self)
            return isEnd ? .end(.anchor, text) : .begin(.anchor, text)
        }
        return nil
    }

    private static func section(_ text: ArraySlice<UInt8>) -> RegionMark? {
        guard text.starts(with: "--8<--".utf8) else { return nil }
        let mark = text.dropFirst(6).drop(while: \.isWhitespace)
        for (word, isEnd) in [("[end:", true), ("[start:", false)] where mark.starts(with: word.utf8) {
            let name = mark.dropFirst(word.utf8.count).dropLast().drop(while: \.isWhitespace)
            guard mark.last == UInt8(ascii: "]"), !name.isEmpty, !name.contains(where: \.isWhitespace) else {
                return nil
            }
            let text = String(decoding: name, as: UTF8.self)
            return isEnd ? .end(.section, text) : .begin(.section, text)
        }
        return nil
    }

    private static func region(_ text: ArraySlice<UInt8>) -> RegionMark? {
        for (word, isEnd) in [("#endregion", true), ("#region", false)] where text.starts(with: word.utf8) {
            let rest = text.dropFirst(word.utf8.count)
            guard rest.first?.isWhitespace ?? true else { return nil }
            let name = String(decoding: rest.drop(while: \.isWhitespace), as: UTF8.self)
            return isEnd ? .end(.region, name) : .begin(.region, name)
        }
        return nil
    }
}
