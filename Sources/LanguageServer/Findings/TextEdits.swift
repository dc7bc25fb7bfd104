import Diagnostics

/// Edits of texts as the protocol has them.
enum TextEdits {
    static func edit(_ range: Range<Int>, _ text: String, in lines: TextLines) -> JSONValue {
        ["range": lines.json(range), "newText": .text(text)]
    }

    /// Returns one edit that turns a text into another: of the part between what both begin and end with.
    static func difference(_ lines: TextLines, _ new: [UInt8]) -> JSONValue? {
        let old = lines.bytes
        guard old != new else { return nil }
        var start = zip(old, new).prefix { $0 == $1 }.count
        while start > 0, start < old.count, old[start] & 0xC0 == 0x80 { start -= 1 }
        while start > 0, start < new.count, new[start] & 0xC0 == 0x80 { start -= 1 }
        let most = min(old.count, new.count) - start
        var end = zip(old.reversed(), new.reversed()).prefix(most) { $0 == $1 }
        while end > 0, old[old.count - end] & 0xC0 == 0x80 { end -= 1 }
        // A line feed alone would stand between the two halves of a line's end.
        if end > 0, old[old.count - end] == 0x0A, old.count > end, old[old.count - end - 1] == 0x0D { end -= 1 }
        let text = String(decoding: new[start..<(new.count - end)], as: UTF8.self)
        return edit(start..<(old.count - end), text, in: lines)
    }

    /// Returns an edit of several files.
    static func workspace(_ edits: [String: [JSONValue]]) -> JSONValue {
        ["changes": .object(edits.mapValues(JSONValue.list))]
    }
}

extension Sequence {
    /// Returns the number of elements at the beginning, at most so many, that pass.
    fileprivate func prefix<A, B>(_ most: Int, _ passes: (A, B) -> Bool) -> Int where Element == (A, B) {
        var count = 0
        for (first, second) in self {
            guard count < most, passes(first, second) else { break }
            count += 1
        }
        return count
    }
}

extension FileView {
    /// Returns the protocol's edits for the fixes of a finding; nil if one of them is in a file that was not read.
    func edits(_ fixes: [Fix]) -> JSONValue? {
        var edits: [String: [JSONValue]] = [:]
        for fix in fixes {
            guard let lines = view.lines(of: fix.range.path) else { return nil }
            let address = view.address(ofFile: view.absolute(fix.range.path))
            edits[address, default: []].append(TextEdits.edit(fix.range.bytes, fix.replacement, in: lines))
        }
        return TextEdits.workspace(edits)
    }
}
