import Support
import SwiftSamples

/// Grammar in the words of a language whose letters have no case, as Chinese, Japanese, Korean or Arabic:
/// `func 函数名(参数) -> 返回类型`. Their words have no spaces between them, so that they look like names.
extension SecondReading {
    /// Blanks words in place of parameters, members and statements.
    mutating func fillWords(_ scan: SourceScan) {
        guard !scan.codeNonASCII.isEmpty else { return }
        let lines = CodeLines(bytes)
        let isOnlyWords = !bytes.contains { $0 < 0x80 && $0.isLetter }
        guard isOnlyWords || lines.ranges.contains(where: declaresWord) else { return }
        for range in lines.ranges {
            let line = bytes[code(of: range)]
            if !line.isEmpty, line.allSatisfy(Self.isOfWords), isWord(line) {
                replace(line.indices, with: UInt8(ascii: " "))
                continue
            }
            guard let open = line.firstIndex(of: UInt8(ascii: "(")),
                let close = line[open...].firstIndex(of: UInt8(ascii: ")"))
            else { continue }
            let parameters = line[(open + 1)..<close]
            if !parameters.isEmpty, parameters.allSatisfy(Self.isOfWords), isWord(parameters),
                Self.keywords(in: line[..<open]).contains(where: { ["func", "init", "subscript"].contains($0) })
            {
                replace(parameters.indices, with: UInt8(ascii: " "))
            }
        }
    }

    /// True for a line that declares something by a word: `class 类型名 {`.
    private func declaresWord(_ range: Range<Int>) -> Bool {
        let words = bytes[range].split { $0.isWhitespace }
        return zip(words, words.dropFirst()).contains { keyword, name in
            Self.declaring.contains { keyword.elementsEqual($0.utf8) } && isWord(name.prefix { $0 >= 0x80 })
        }
    }

    /// True if a stretch holds letters without case, and no others but ASCII signs.
    private func isWord(_ bytes: ArraySlice<UInt8>) -> Bool {
        let letters = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { $0.properties.isAlphabetic }
        return !letters.isEmpty && letters.allSatisfy { !$0.properties.isCased }
    }

    private static func isOfWords(_ byte: UInt8) -> Bool { byte >= 0x80 || " =,:/".utf8.contains(byte) }

    private static func keywords(in line: ArraySlice<UInt8>) -> [String] {
        line.split { !$0.isLetter }.map { String(decoding: $0, as: UTF8.self) }
    }

    private static let declaring = ["func", "class", "struct", "enum", "protocol", "actor", "extension", "var", "let"]
}
