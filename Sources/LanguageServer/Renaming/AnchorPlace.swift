import Diagnostics
import Markdown

/// The places of anchors and paths in the destinations of links.
enum AnchorPlace {
    /// Returns the range of a link's anchor without its sign: in the link or, for one by reference, in the definition; nil if it
    /// isn't found.
    static func range(of link: Link, in document: Document) -> SourceRange? {
        if let place = link.destinationRange { return range(in: place, document.file) }
        return definition(of: link, in: document.file).flatMap { range(in: $0, document.file) }
    }

    /// Returns the range behind the first `#` of a stretch of a file.
    static func range(in place: SourceRange, _ file: SourceFile) -> SourceRange? {
        guard place.path == file.path, place.bytes.upperBound <= file.bytes.count,
            let sign = file.bytes[place.bytes].firstIndex(of: UInt8(ascii: "#"))
        else { return nil }
        return SourceRange(path: place.path, bytes: (sign + 1)..<place.bytes.upperBound)
    }

    /// Returns the destination in the definition `[label]: destination` that a link by reference uses.
    static func definition(of link: Link, in file: SourceFile) -> SourceRange? {
        let (bytes, wanted) = (file.bytes, Array(link.destination.utf8))
        let lines = TextLines(bytes, .utf8)
        for number in 0..<lines.count {
            let line = lines.range(ofLine: number)
            let text = bytes[line]
            guard let open = text.firstIndex(where: { $0 != 0x20 && $0 != UInt8(ascii: ">") }),
                bytes[open] == UInt8(ascii: "["), let close = text[open...].firstIndex(of: UInt8(ascii: "]")),
                close + 1 < line.upperBound, bytes[close + 1] == UInt8(ascii: ":")
            else { continue }
            let rest = bytes[(close + 2)..<line.upperBound]
            guard let start = rest.firstIndex(where: { $0 != 0x20 && $0 != UInt8(ascii: "<") }),
                bytes[start..<line.upperBound].starts(with: wanted)
            else { continue }
            let end = start + wanted.count
            let isWhole = end == line.upperBound || bytes[end] == 0x20 || bytes[end] == UInt8(ascii: ">")
            if isWhole { return SourceRange(path: file.path, bytes: start..<end) }
        }
        return nil
    }
}
