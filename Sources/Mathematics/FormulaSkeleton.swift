import Support

extension Formula {
    /// What of a formula is the same in every language: its source without white space and without the words in `\text{…}` and
    /// its like.
    public static func skeleton(of source: some Sequence<UInt8>) -> [UInt8] {
        let bytes = Array(source)
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
            guard letters.starts(with: "text".utf8) || letters.elementsEqual("mbox".utf8),
                let group = endOfGroup(bytes, from: index)
            else {
                // White space may be all that ends a command's name.
                if !letters.isEmpty { result.append(UInt8(ascii: " ")) }
                continue
            }
            result += "{}".utf8
            index = group
        }
        return result
    }

    private static func endOfGroup(_ bytes: [UInt8], from start: Int) -> Int? {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "{") else { return nil }
        var level = 0
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "{"): level += 1
            case UInt8(ascii: "}"):
                level -= 1
                if level == 0 { return index + 1 }
            default: break
            }
            index += 1
        }
        return nil
    }
}
