import Support

/// Keys of the keyboard in Material for MkDocs: `++ctrl+alt+del++`, each a name or words in quotes.
enum KeyNames {
    /// The labels of keys that differ from their names; others have their capitalized names.
    private static let labels: [String: String] = [
        "control": "Ctrl", "command": "Cmd", "escape": "Esc", "delete": "Del", "insert": "Ins",
        "arrow-up": "Up", "arrow-down": "Down", "arrow-left": "Left", "arrow-right": "Right",
        "windows": "Win", "capslock": "Caps Lock", "caps-lock": "Caps Lock",
        "plus": "+", "minus": "-", "equal": "=", "comma": ",", "period": ".", "slash": "/", "backslash": "\\",
    ]
    private static let plus = UInt8(ascii: "+")

    /// Replaces keys in the events; returns them unchanged if there are none.
    ///
    /// - Parameters:
    ///   - text: The shared text, to which the keys' labels are appended.
    ///   - room: The number of inlines that may still be added.
    static func apply(to events: [InlineEvent], text: inout [UInt8], room: inout Int) -> [InlineEvent] {
        var result: [InlineEvent] = []
        result.reserveCapacity(events.count)
        for event in events {
            var start = Int(event.text.start)
            let isText = event.kind == .text && event.isLiteral && !event.isAddress
            var replaced: [InlineEvent.Replacement] = []
            while isText, room > 0, let found = next(in: text, from: start, before: Int(event.text.end)) {
                var keys: [InlineEvent] = []
                for (number, name) in found.names.enumerated() {
                    if number > 0 { keys.append(event.part(name.lowerBound - 1..<name.lowerBound)) }
                    keys += key(event.part(name), &text)
                }
                replaced.append((found.all, keys))
                room -= keys.count + 1
                start = found.all.upperBound
            }
            event.append(replacing: replaced, to: &result)
        }
        return result
    }

    private static func key(_ name: InlineEvent, _ text: inout [UInt8]) -> [InlineEvent] {
        var (start, label, end) = (name, name, name)
        (start.kind, start.phase, start.text) = (.key, .enter, .empty)
        (end.kind, end.phase, end.text) = (.key, .exit, .empty)
        let words = Self.label(text[name.text.range])
        label.text = TextRange(text.count..<text.count + words.utf8.count)
        label.isLiteral = false
        text.append(contentsOf: words.utf8)
        return [start, label, end]
    }

    private static func label(_ name: ArraySlice<UInt8>) -> String {
        let written = String(decoding: name, as: UTF8.self)
        if written.hasPrefix("\"") { return String(written.dropFirst().dropLast()) }
        return labels[written.lowercased()]
            ?? written.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }

    /// Returns the range of the next keys, and those of their names without the signs around them; nil if there are none.
    private static func next(
        in text: [UInt8],
        from start: Int,
        before end: Int
    ) -> (all: Range<Int>, names: [Range<Int>])? {
        var index = start
        while index + 4 < end {
            guard text[index] == plus, text[index + 1] == plus, text[index + 2] != plus else {
                index += 1 + text[index...].prefix { $0 == plus }.count
                continue
            }
            var names: [Range<Int>] = []
            var place = index + 2
            while let name = self.name(in: text, from: place, before: end), names.count < 10 {
                names.append(name)
                place = name.upperBound + 1
                guard name.upperBound < end, text[name.upperBound] == plus else { break }
                if place < end, text[place] == plus {
                    guard place + 1 == end || text[place + 1] != plus else { break }
                    return (index..<place + 1, names)
                }
            }
            index += 2
        }
        return nil
    }

    private static func name(in text: [UInt8], from start: Int, before end: Int) -> Range<Int>? {
        guard start < end else { return nil }
        let last: Int
        if text[start] == UInt8(ascii: "\"") {
            guard let quote = text[start + 1..<min(end, start + 32)].firstIndex(of: UInt8(ascii: "\"")) else {
                return nil
            }
            last = quote + 1
        } else {
            let longest = min(end, start + 33)
            last = text[start..<longest].firstIndex { !$0.isAlphanumeric && $0 != UInt8(ascii: "-") } ?? longest
        }
        return last > start && last - start <= 32 ? start..<last : nil
    }
}
