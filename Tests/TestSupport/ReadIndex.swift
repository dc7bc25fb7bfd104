import Foundation
import Search

/// The files of an index, read back by their description.
public struct ReadIndex {
    public struct Hit: Equatable {
        public var section = 0
        public var weight = 0
        public var isInTitle = false
        public var isInHeading = false
        public var isInCode = false
        public var places: [Int] = []
    }

    public struct Malformed: Error {}

    public let sections: Int
    /// The kind of each page, as its number.
    public private(set) var kinds: [Int] = []
    /// Whether any page has code.
    public let hasCode: Bool
    /// The length of each page's title, in words.
    public private(set) var titles: [Int] = []
    /// The names of the course's parts.
    public let parts: [String]
    public private(set) var words: [String] = []
    /// The JSON of each page.
    public private(set) var texts: [String] = []
    // By their bytes: two words of the index may be canonically equivalent, and then they are one String.
    private var counts: [[UInt8]: Int] = [:]
    private var encoded: [[UInt8]: Substring] = [:]

    public init(_ files: [SearchFile]) throws {
        var values: [String: Any] = [:]
        for file in files {
            let text = String(decoding: file.bytes, as: UTF8.self)
            guard text.hasPrefix("glosaSearch(\"\(file.name.replacing(".js", with: ""))\","), text.hasSuffix(");\n")
            else {
                throw Malformed()
            }
            // Each value is a line: JSON's texts have none.
            for line in text.split(separator: "\n") {
                let parts = line.split(separator: "\"", maxSplits: 2)
                guard parts.count == 3, parts[0] == "glosaSearch(", parts[2].first == ",", parts[2].hasSuffix(");")
                else {
                    throw Malformed()
                }
                let json = Data(parts[2].dropFirst().dropLast(2).utf8)
                values[String(parts[1])] = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
            }
        }
        guard let manifest = values["index"] as? [String: Any], let count = manifest["sections"] as? Int,
            let pages = manifest["texts"] as? [String], let runs = manifest["kinds"] as? String,
            let hasCode = manifest["hasCode"] as? Bool, let parts = manifest["parts"] as? [String],
            let lengths = manifest["titles"] as? String, let stretches = manifest["words"] as? [[String]]
        else { throw Malformed() }
        sections = count
        self.hasCode = hasCode
        self.parts = parts
        var titles = Numbers(lengths[...])
        while !titles.isAtEnd { self.titles.append(titles.next()) }
        var kinds = Numbers(runs[...])
        while !kinds.isAtEnd {
            let kind = kinds.digit()
            self.kinds += [Int](repeating: kind, count: kinds.next())
        }
        let versions = Array(pages[1])
        for number in 0..<versions.count / 16 {
            let name = "t\(number)-" + String(versions[16 * number..<16 * number + 16])
            guard let list = values[name] as? [Any] else { throw Malformed() }
            texts += try list.map {
                String(
                    decoding: try JSONSerialization.data(withJSONObject: $0, options: .withoutEscapingSlashes),
                    as: UTF8.self
                )
            }
        }
        for stretch in stretches {
            guard let value = values[stretch[1]] as? [Any], let text = value[0] as? String,
                let numbers = value[1] as? String,
                let parts = value[2] as? [[Any]]
            else { throw Malformed() }
            // As the reader's side splits: a word may begin with a mark, which is one Character with the space before it.
            let listed = text.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
            var reader = Numbers(numbers[...])
            var lists: [Substring] = []
            for part in parts {
                guard let key = part[0] as? String, let hits = values[key] as? String, let size = part[1] as? Int else {
                    throw Malformed()
                }
                let own = hits.split(separator: " ", omittingEmptySubsequences: false)
                guard own.count == size else { throw Malformed() }
                lists += own
            }
            guard lists.count == listed.count else { throw Malformed() }
            for (word, list) in zip(listed, lists) {
                counts[Array(word.utf8)] = reader.next()
                encoded[Array(word.utf8)] = list
            }
            words += listed
        }
    }

    public func count(_ word: String) -> Int { counts[Array(word.utf8)] ?? 0 }

    public func hits(_ word: String) -> [Hit] {
        guard let text = encoded[Array(word.utf8)] else { return [] }
        var numbers = Numbers(text)
        var hits: [Hit] = []
        var section = -1
        while !numbers.isAtEnd {
            section += numbers.next() + 1
            var hit = Hit(section: section, weight: numbers.digit())
            let known = numbers.digit()
            (hit.isInTitle, hit.isInHeading, hit.isInCode) = (known & 1 > 0, known & 2 > 0, known & 32 > 0)
            for _ in 0..<known >> 2 & 7 { hit.places.append((hit.places.last ?? 0) + numbers.next()) }
            hits.append(hit)
        }
        return hits
    }

    private struct Numbers {
        private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        private var rest: Substring

        init(_ text: Substring) { rest = text }

        var isAtEnd: Bool { rest.isEmpty }

        mutating func digit() -> Int { Self.digits.firstIndex(of: rest.removeFirst()) ?? 0 }

        mutating func next() -> Int {
            var (value, shift) = (0, 0)
            while true {
                let bits = digit()
                value |= (bits & 31) << shift
                shift += 5
                if bits < 32 { return value }
            }
        }
    }
}
