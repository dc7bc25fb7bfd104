import Support

/// Emoji by their names, as on GitHub: `:tada:`. An unknown name stays text, there and here.
enum EmojiNames {
    private static let byName: [ArraySlice<UInt8>: [UInt8]] = {
        var result: [ArraySlice<UInt8>: [UInt8]] = [:]
        for line in EmojiTable.lines.utf8.split(separator: UInt8(ascii: "\n")) {
            let words = line.split(separator: UInt8(ascii: " "))
            guard let emoji = words.first else { continue }
            for name in words.dropFirst() { result[Array(name)[...]] = Array(emoji) }
        }
        return result
    }()

    private static let longest = 54
    private static let colon = UInt8(ascii: ":")

    static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isLetter && byte == byte.lowercased || byte.isDigit || "_+-".utf8.contains(byte)
    }

    /// Replaces emoji names in the events; returns them unchanged if there are none.
    ///
    /// - Parameters:
    ///   - text: The shared text, to which the emoji are appended.
    ///   - room: The number of inlines that may still be added.
    static func apply(to events: [InlineEvent], text: inout [UInt8], room: inout Int) -> [InlineEvent] {
        var result: [InlineEvent] = []
        result.reserveCapacity(events.count)
        for event in events {
            var start = Int(event.text.start)
            let isText = event.kind == .text && event.isLiteral && !event.isAddress
            var replaced: [InlineEvent.Replacement] = []
            while isText, room > 0, let found = next(in: text, from: start, event.text.range) {
                var emoji = event.part(found.name)
                emoji.text = TextRange(text.count..<text.count + found.emoji.count)
                emoji.isLiteral = false
                text += found.emoji
                // GitHub makes a heading's anchor from the name, which follows the emoji in the buffer.
                let name = found.name.lowerBound + 1..<found.name.upperBound - 1
                emoji.detail = Int32(truncatingIfNeeded: name.count)
                text += Array(text[name])
                replaced.append((found.name, [emoji]))
                room -= 2
                start = found.name.upperBound
            }
            event.append(replacing: replaced, to: &result)
        }
        return result
    }

    /// Returns the next name with its colons, with no letter or digit beside them; nil if there is none.
    private static func next(
        in text: [UInt8],
        from start: Int,
        _ range: Range<Int>
    ) -> (name: Range<Int>, emoji: [UInt8])? {
        var index = start
        while index < range.upperBound {
            guard text[index] == colon else {
                index += 1
                continue
            }
            let word = text[(index + 1)..<min(range.upperBound, index + longest + 2)].prefix(while: isNameByte)
            let end = word.endIndex
            if !word.isEmpty, end < range.upperBound, text[end] == colon,
                index == range.lowerBound || !text[index - 1].isAlphanumeric,
                end + 1 == range.upperBound || !text[end + 1].isAlphanumeric, let emoji = byName[word]
            {
                return (index..<end + 1, emoji)
            }
            index = max(index + 1, end)
        }
        return nil
    }
}
