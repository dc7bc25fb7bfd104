import Support

/// GFM "Autolinks (extension)": bare addresses in text become links.
///
/// Two exceptions keep as text what CommonMark's own specification shows as text:
/// - an address of the domains that RFC 2606 reserves for documentation (`example.com`, `example.net`, `example.org`
///   and their subdomains) is a placeholder that leads nowhere, and stays text;
/// - an address inside a failed `<…>` stays text: its author has already said how it should be read.
struct BareAddress {
    /// Range of the address in the shared text buffer.
    let range: Range<Int>
    /// The scheme to write before the address in the destination; empty if the address has one.
    let scheme: String

    /// Finds the addresses in a run of text, in order.
    ///
    /// - Parameter previous: The byte before the run; a line ending at a block's start.
    static func find(in run: Range<Int>, of text: [UInt8], precededBy previous: UInt8) -> [BareAddress] {
        var result: [BareAddress] = []
        var index = run.lowerBound
        var floor = run.lowerBound
        var brackets = FailedBrackets(run: run)
        while index < run.upperBound {
            var found: BareAddress?
            switch text[index] {
            case UInt8(ascii: "w"):
                let before = index == run.lowerBound ? previous : text[index - 1]
                found = WebAddress.www(at: index, in: run, text, before).map {
                    BareAddress(range: $0, scheme: "http://")
                }
            case UInt8(ascii: ":"):
                found = WebAddress.url(at: index, floor: floor, in: run, text).map {
                    BareAddress(range: $0, scheme: "")
                }
            case UInt8(ascii: "@"): found = email(at: index, floor: floor, in: run, text)
            default: break
            }
            index += 1
            guard var found else { continue }
            if let end = endOfMarked(found.range, in: run, text) {
                found = BareAddress(range: end, scheme: found.scheme)
            }
            index = max(index, found.range.upperBound)
            guard !isPlaceholder(found, text), !brackets.surround(found.range, text) else { continue }
            result.append(found)
            floor = found.range.upperBound
        }
        return result
    }

    /// Returns the range of an address without the `==` behind it if others before it, in the same text, are still open.
    private static func endOfMarked(_ range: Range<Int>, in run: Range<Int>, _ text: [UInt8]) -> Range<Int>? {
        let mark = UInt8(ascii: "=")
        guard range.count > 2, text[range].suffix(2).allSatisfy({ $0 == mark }) else { return nil }
        var isOpen = false
        var index = run.lowerBound
        while index < range.lowerBound {
            let length = text[index..<range.lowerBound].prefix { $0 == mark }.count
            if length == 2 { isOpen.toggle() }
            index += max(1, length)
        }
        return isOpen ? range.lowerBound..<range.upperBound - 2 : nil
    }

    private static func email(at mark: Int, floor: Int, in run: Range<Int>, _ text: [UInt8]) -> BareAddress? {
        var start = mark
        while start > floor {
            let byte = text[start - 1]
            guard byte.isAlphanumeric || ".+-_".utf8.contains(byte) else { break }
            start -= 1
        }
        guard start < mark else { return nil }
        var index = mark + 1
        var periods = 0
        while index < run.upperBound {
            let byte = text[index]
            if byte == UInt8(ascii: "@") { return nil }
            if byte == UInt8(ascii: "."), index + 1 < run.upperBound, text[index + 1].isAlphanumeric {
                periods += 1
            } else if !byte.isAlphanumeric, byte != UInt8(ascii: "-"), byte != UInt8(ascii: "_") {
                break
            }
            index += 1
        }
        guard index - mark >= 2, periods > 0, text[index - 1].isAlphanumeric else { return nil }
        return BareAddress(range: start..<index, scheme: "mailto:")
    }

    private static func isPlaceholder(_ address: BareAddress, _ text: [UInt8]) -> Bool {
        var host = text[address.range]
        if let mark = host.firstIndex(of: UInt8(ascii: "@")), address.scheme == "mailto:" {
            host = host[(mark + 1)...]
        } else if let colon = host.firstIndex(of: UInt8(ascii: ":")), host[colon...].starts(with: "://".utf8) {
            host = host[(colon + 3)...]
        }
        host = host.prefix { !"/:?#".utf8.contains($0) }
        return ["example.com", "example.net", "example.org"].contains { domain in
            guard host.suffix(domain.utf8.count).equalsIgnoringCase(domain) else { return false }
            return host.count == domain.utf8.count || host.dropLast(domain.utf8.count).last == UInt8(ascii: ".")
        }
    }
}

/// Looks for a `<…>` around an address in which libcmark saw no autolink.
private struct FailedBrackets {
    private let run: Range<Int>
    /// The offset of the last `<` or `>` before `position`; nil if there is none.
    private var last: Int?
    private var position: Int

    /// The largest distance, in bytes, at which brackets still count as an attempt at an autolink.
    private static let reach = 256

    init(run: Range<Int>) {
        self.run = run
        position = run.lowerBound
    }

    /// - Parameter range: An address behind the one of the last call.
    mutating func surround(_ range: Range<Int>, _ text: [UInt8]) -> Bool {
        while position < range.lowerBound {
            if Self.isBracket(text[position]) { last = position }
            position += 1
        }
        guard let last, last >= range.lowerBound - Self.reach, text[last] == UInt8(ascii: "<") else { return false }
        let tail = text[range.upperBound..<min(run.upperBound, range.upperBound + Self.reach)]
        return tail.first(where: Self.isBracket) == UInt8(ascii: ">")
    }

    private static func isBracket(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") }
}
