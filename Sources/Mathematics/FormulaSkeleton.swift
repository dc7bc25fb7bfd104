import Support

extension Formula {
    /// Returns the part of a formula that is the same in every language: its source without white space and without the words in
    /// `\text{…}` and similar commands.
    public static func skeleton(of source: some Sequence<UInt8>) -> [UInt8] {
        let bytes = Array(source)
        let ends = endsOfGroups(bytes)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "\\") else {
                if !bytes[index].isWhitespace { result.append(bytes[index]) }
                index += 1
                continue
            }
            let letters = bytes[(index + 1)...].prefix(while: \.isLetter)
            let end = max(letters.endIndex, min(index + 2, bytes.count))
            result += bytes[index..<end]
            index = end
            if FormulaParser.texts[String(decoding: letters, as: UTF8.self)] != nil,
                let group = bytes[end...].firstIndex(where: { !$0.isWhitespace }), let end = ends[group]
            {
                result += "{}".utf8
                index = end
            } else if !letters.isEmpty {
                // White space may be the only end of a command's name.
                result.append(UInt8(ascii: " "))
            }
        }
        return result
    }

    /// Returns the end of each group in braces, by its start.
    private static func endsOfGroups(_ bytes: [UInt8]) -> [Int: Int] {
        var ends: [Int: Int] = [:]
        var open: [Int] = []
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "{"): open.append(index)
            case UInt8(ascii: "}"): if let start = open.popLast() { ends[start] = index + 1 }
            default: break
            }
            index += 1
        }
        return ends
    }
}
