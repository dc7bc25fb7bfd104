import SwiftSyntax

/// The code that a sample's markers stand above or beside.
struct MarkedCode {
    private let sample: ParsedSnippet
    private let places: TokenPlaces

    init(_ markers: [Marker], in sample: ParsedSnippet) {
        self.sample = sample
        let offsets = markers.map { marker in
            marker.startsLine ? Self.last(of: marker) : Self.firstOfLine(marker, in: sample)
        }
        places = TokenPlaces(offsets.map { $0 + sample.prefixLength }, in: sample.tree)
    }

    private static func last(of marker: Marker) -> Int { max(0, marker.range.upperBound - 1) }

    private static func firstOfLine(_ marker: Marker, in sample: ParsedSnippet) -> Int {
        let lineStart = sample.lineStart(at: marker.range.lowerBound)
        let line = sample.bytes[lineStart..<marker.range.lowerBound]
        return line.firstIndex { $0 != 0x20 && $0 != 0x09 } ?? lineStart
    }

    /// Returns the token behind a marker that has a line of its own.
    func token(behind marker: Marker) -> TokenSyntax? {
        let offset = Self.last(of: marker) + sample.prefixLength
        guard let token = places.token(at: offset) else { return nil }
        // A comment in the trivia after a token is about the next token
        if token.endPositionBeforeTrailingTrivia.utf8Offset <= offset {
            return token.nextToken(viewMode: .sourceAccurate)
        }
        return token
    }

    /// Returns the first token of a line that ends with a marker.
    func tokenStarting(beside marker: Marker) -> TokenSyntax? {
        places.token(at: Self.firstOfLine(marker, in: sample) + sample.prefixLength)
    }

    /// Returns the number of items around the code behind a marker that has a line of its own.
    func depth(behind marker: Marker) -> Int {
        guard let token = token(behind: marker) else { return 0 }
        // A closing brace belongs to the list inside it
        return token.tokenKind == .rightBrace ? Self.depth(of: token) + 1 : Self.depth(of: token)
    }

    private static func isItem(_ node: Syntax) -> Bool {
        node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) || node.is(SwitchCaseSyntax.self)
    }

    /// Returns the outermost declaration or statement that begins with a token; nil if none does.
    static func item(startingAt token: TokenSyntax) -> Syntax? {
        let start = token.positionAfterSkippingLeadingTrivia
        var found: Syntax?
        var node = token.parent
        while let current = node, current.positionAfterSkippingLeadingTrivia == start {
            if isItem(current) { found = current }
            node = current.parent
        }
        return found
    }

    static func enclosingItem(of token: TokenSyntax) -> Syntax? {
        var node = token.parent
        while let current = node {
            if isItem(current) { return current }
            node = current.parent
        }
        return nil
    }

    static func depth(of token: TokenSyntax) -> Int {
        var depth = 0
        var node = token.parent
        while let current = node {
            if isItem(current) { depth += 1 }
            node = current.parent
        }
        return depth
    }
}
