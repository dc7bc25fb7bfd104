import Support
import SwiftSamples

/// Comments in place of values and types.
extension Elisions {
    /// Returns true if a comment on one line takes the place of a value or a type that Swift needs there:
    /// `let total = /* add them up */`, `throw /* an error */`, `load(/* … */, twice: true)`, `load(twice: /* … */)`,
    /// `let limit: /* a type */ = 3`, `Tagged</* which one? */, String>`.
    static func standsForValue(_ comment: SourceScan.Comment, in bytes: [UInt8]) -> Bool {
        let (range, blank) = (comment.range, " \t".utf8)
        guard bytes[range].starts(with: "/*".utf8), !bytes[range].contains(UInt8(ascii: "\n")), !comment.startsLine,
            let place = bytes[..<range.lowerBound].lastIndex(where: { !blank.contains($0) })
        else { return false }
        let after = bytes[range.upperBound...].first { !blank.contains($0) } ?? UInt8(ascii: "\n")
        let ends = "\n\r});,".utf8.contains(after)
        switch bytes[place] {
        case UInt8(ascii: "="): return ends && place > 0 && blank.contains(bytes[place - 1])
        case UInt8(ascii: ":"):
            let next = bytes[range.upperBound...].first { !$0.isWhitespace } ?? UInt8(ascii: "\n")
            return "=,".utf8.contains(after) || ")]".utf8.contains(next)
        case UInt8(ascii: "("), UInt8(ascii: "["): return after == UInt8(ascii: ",")
        case UInt8(ascii: ","): return ",)>".utf8.contains(after)
        case UInt8(ascii: "<"): return ",>".utf8.contains(after)
        default: return ends && word(endingAt: place, in: bytes[...]).elementsEqual("throw".utf8)
        }
    }

    /// Returns true if a comment at a line's end takes the place of the value before it, `let text: String = // read it from the file`:
    /// the next line is no part of it, since it is indented no further.
    static func endsLineForValue(_ comment: SourceScan.Comment, in bytes: [UInt8]) -> Bool {
        let (range, blank) = (comment.range, " \t".utf8)
        guard bytes[range].starts(with: "//".utf8), !comment.startsLine,
            let place = bytes[..<range.lowerBound].lastIndex(where: { !blank.contains($0) }),
            bytes[place] == UInt8(ascii: "="), place > 0, blank.contains(bytes[place - 1])
        else { return false }
        func indentation(_ start: Int) -> Int { bytes[start...].prefix(while: blank.contains).count }
        let own = indentation(bytes.lineStart(before: place))
        var next = bytes[range.upperBound...].drop { $0 == UInt8(ascii: "\r") }
        guard next.popFirst() != nil else { return true }
        // Comments below go on with it.
        while let first = next.first(where: { !blank.contains($0) }),
            first.isLineEnding || next.drop(while: blank.contains).starts(with: "//".utf8)
        {
            next = next.drop { !$0.isLineEnding }.drop(while: \.isLineEnding)
        }
        return next.isEmpty || indentation(next.startIndex) <= own
    }
}
