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
                found = www(at: index, in: run, text, index == run.lowerBound ? previous : text[index - 1])
            case UInt8(ascii: ":"): found = url(at: index, floor: floor, in: run, text)
            case UInt8(ascii: "@"): found = email(at: index, floor: floor, in: run, text)
            default: break
            }
            index += 1
            guard let found else { continue }
            index = max(index, found.range.upperBound)
            guard !isPlaceholder(found, text), !brackets.surround(found.range, text) else { continue }
            result.append(found)
            floor = found.range.upperBound
        }
        return result
    }

    private static func www(at index: Int, in run: Range<Int>, _ text: [UInt8], _ previous: UInt8) -> BareAddress? {
        guard text[index..<run.upperBound].starts(with: "www.".utf8) else { return nil }
        guard previous.isWhitespace || "*_~(".utf8.contains(previous) else { return nil }
        let domainEnd = domainEnd(text[index..<run.upperBound], needsPeriod: true)
        guard domainEnd > index else { return nil }
        return BareAddress(range: index..<end(from: domainEnd, start: index, in: run, text), scheme: "http://")
    }

    private static func url(at colon: Int, floor: Int, in run: Range<Int>, _ text: [UInt8]) -> BareAddress? {
        guard text[colon..<run.upperBound].starts(with: "://".utf8), colon + 3 < run.upperBound else { return nil }
        var start = colon
        while start > floor, text[start - 1].isLetter { start -= 1 }
        let scheme = text[start..<colon]
        guard ["http", "https", "ftp"].contains(where: { scheme.equalsIgnoringCase($0) }) else { return nil }
        let domainEnd = domainEnd(text[(colon + 3)..<run.upperBound], needsPeriod: false)
        guard domainEnd > colon + 3 else { return nil }
        return BareAddress(range: start..<end(from: domainEnd, start: start, in: run, text), scheme: "")
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

    /// Returns the end of a valid domain; the start if there is none.
    private static func domainEnd(_ text: ArraySlice<UInt8>, needsPeriod: Bool) -> Int {
        var periods = 0
        var underscores = (before: 0, here: 0)
        var index = text.startIndex
        while index < text.endIndex {
            let byte = text[index]
            if byte == UInt8(ascii: "_") {
                underscores.here += 1
            } else if byte == UInt8(ascii: ".") {
                // A period at the end is punctuation after the address.
                guard index + 1 < text.endIndex, isHost(text[index + 1]) else { break }
                underscores = (underscores.here, 0)
                periods += 1
            } else if !isHost(byte) {
                break
            }
            index += 1
        }
        if underscores.before + underscores.here > 0, periods <= 10 { return text.startIndex }
        return needsPeriod && periods == 0 ? text.startIndex : index
    }

    private static func isHost(_ byte: UInt8) -> Bool {
        byte.isAlphanumeric || byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }

    /// Returns the end of the whole address: up to a space or `<`, without the punctuation that belongs to the sentence.
    private static func end(from domainEnd: Int, start: Int, in run: Range<Int>, _ text: [UInt8]) -> Int {
        var end = domainEnd
        var balance = 0
        while end < run.upperBound, !text[end].isWhitespace, text[end] != UInt8(ascii: "<") {
            if text[end] == UInt8(ascii: "(") { balance += 1 } else if text[end] == UInt8(ascii: ")") { balance -= 1 }
            end += 1
        }
        while end > start {
            switch text[end - 1] {
            case UInt8(ascii: ")"):
                guard balance < 0 else { return end }
                balance += 1
                end -= 1
            case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"),
                UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "'"), UInt8(ascii: "\""):
                end -= 1
            case UInt8(ascii: ";"):
                var name = end - 1
                while name > start, text[name - 1].isAlphanumeric { name -= 1 }
                end = name < end - 1 && text[name - 1] == UInt8(ascii: "&") ? name - 1 : end - 1
            default: return end
            }
        }
        return end
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
