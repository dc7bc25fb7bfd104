import Course
import Diagnostics
import Markdown
import MarkdownHTML
import SnippetSyntax
import SwiftHighlighting

/// Source as HTML: every coloured token is a `<span>` with a one-letter class, so that a style sheet sets the colours.
enum HighlightedCode {
    /// Returns the source with ranges of it in `<mark>`; the ranges are in order and don't overlap.
    static func html(_ source: [UInt8], tokens: HighlightedTokens, marks: [Range<Int>]) -> [UInt8] {
        var output: [UInt8] = []
        var position = 0
        var rest = tokens.tokens[...]
        for mark in marks where mark.lowerBound >= position {
            append(position..<mark.lowerBound, of: source, tokens: &rest, to: &output)
            output += "<mark>".utf8
            append(mark, of: source, tokens: &rest, to: &output)
            output += "</mark>".utf8
            position = mark.upperBound
        }
        append(position..<source.count, of: source, tokens: &rest, to: &output)
        return output
    }

    /// Returns the source with the marks of notes shown as numbers; the comments that hold them stay for readers who copy the
    /// code.
    static func html(_ source: [UInt8], tokens: HighlightedTokens, notes: [SampleNotes.Mark]) -> [UInt8] {
        var output: [UInt8] = []
        var position = 0
        var rest = tokens.tokens[...]
        for note in notes {
            append(position..<note.range.lowerBound, of: source, tokens: &rest, to: &output)
            while let token = rest.first, token.bytes.upperBound <= note.range.upperBound { rest.removeFirst() }
            output += "<span class=\"code-note\"><span>".utf8
            HTMLEscaping.append(source[note.range.lowerBound..<note.sign.lowerBound + 1], to: &output)
            output += "</span>\(note.number)<span>".utf8
            HTMLEscaping.append(source[(note.sign.upperBound - 1)..<note.range.upperBound], to: &output)
            output += "</span></span>".utf8
            position = note.range.upperBound
        }
        append(position..<source.count, of: source, tokens: &rest, to: &output)
        return output
    }

    static func html(_ source: [UInt8], tokens: HighlightedTokens) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(source.count * 2)
        var rest = tokens.tokens[...]
        append(0..<source.count, of: source, tokens: &rest, to: &output)
        return output
    }

    /// - Parameter tokens: the tokens from the range's beginning on; those that end in it are removed.
    private static func append(
        _ range: Range<Int>,
        of source: [UInt8],
        tokens: inout ArraySlice<HighlightedToken>,
        to output: inout [UInt8]
    ) {
        var position = range.lowerBound
        while let token = tokens.first, token.bytes.lowerBound < range.upperBound {
            let bytes = token.bytes.clamped(to: range)
            if !bytes.isEmpty {
                HTMLEscaping.append(source[position..<bytes.lowerBound], to: &output)
                output += "<span class=\"".utf8
                output += htmlClass(of: token, in: source).utf8
                output += "\">".utf8
                HTMLEscaping.append(source[bytes], to: &output)
                output += "</span>".utf8
                position = bytes.upperBound
            }
            guard token.bytes.upperBound <= range.upperBound else { break }
            tokens.removeFirst()
        }
        HTMLEscaping.append(source[position..<range.upperBound], to: &output)
    }

    private static func htmlClass(of token: HighlightedToken, in source: [UInt8]) -> StaticString {
        switch token.kind {
        case .keyword: "k"
        case .type: "t"
        case .string: "s"
        case .number: "n"
        case .comment: commentClass(String(decoding: source[token.bytes], as: UTF8.self))
        case .documentation: "d"
        case .attribute: "a"
        case .directive: "p"
        case .label: "f"
        case .regex: "r"
        case .dollarIdentifier: "v"
        case .placeholder: "e"
        case .added: "i"
        case .removed: "x"
        }
    }

    private static func commentClass(_ comment: String) -> StaticString {
        switch SampleMark.expectation(of: comment) {
        case .valid: return "c good"
        case .broken: return "c bad"
        case .some(.none), nil: break
        }
        return "c"
    }
}

extension StaticString {
    fileprivate var utf8: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }
}
