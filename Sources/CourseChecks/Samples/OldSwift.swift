import Course
import Markdown
import Support

/// Recognizes pages that say their code is Swift 1, 2 or 3, and name no later version.
enum OldSwift {
    static func isStated(in document: Document) -> Bool {
        let versions = versions(in: document.file.bytes)
        return !versions.isEmpty && versions.allSatisfy { $0 <= 3 }
    }

    /// The version numbers after the word: `Swift 2`, `swift_version: "2.2"`.
    private static func versions(in bytes: [UInt8]) -> Set<UInt8> {
        let word = Array("swift".utf8)
        var versions: Set<UInt8> = []
        var index = 0
        while index + word.count < bytes.count {
            defer { index += 1 }
            guard bytes[index] | 0x20 == word[0], zip(bytes[index...], word).allSatisfy({ $0 | 0x20 == $1 }) else {
                continue
            }
            var rest = bytes[(index + word.count)...].prefix(20)
            if rest.starts(with: "_version".utf8) { rest = rest.dropFirst("_version".utf8.count) }
            let number = rest.drop { " -:\"'".utf8.contains($0) }
            guard number.startIndex > rest.startIndex, let digit = number.first, digit.isDigit,
                number.dropFirst().first?.isAlphanumeric != true
            else { continue }
            versions.insert(digit - UInt8(ascii: "0"))
        }
        return versions
    }
}
