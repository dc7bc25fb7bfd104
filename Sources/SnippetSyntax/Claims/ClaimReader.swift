import Support

/// A reader of the claims in a sample's comments.
///
/// A claim that is misread would be reported as an error of its author's, so that only comments count which are nothing but a
/// claim.
struct ClaimReader {
    private let sample: ParsedSnippet
    private let places: ClaimPlaces
    private var claims: [RunClaim] = []
    /// The end of the code before a comment.
    private var codeEnd = 0
    /// True while the comments that follow state output.
    private var isBelow = false
    /// The quotation mark that ends the output which a comment before has begun; nil if there is none.
    private var openQuote: UInt8?

    /// Returns the claims of a sample, in their order; empty for one that isn't parsed as it stands.
    static func claims(in sample: ParsedSnippet) -> [RunClaim] {
        guard sample.isParsed, !sample.isContinued, sample.prefixLength == 0, !sample.scan.comments.isEmpty else {
            return []
        }
        var reader = ClaimReader(sample: sample, places: ClaimPlaces(sample))
        reader.read()
        return reader.numbered()
    }

    private init(sample: ParsedSnippet, places: ClaimPlaces) { (self.sample, self.places) = (sample, places) }

    private mutating func read() {
        let bytes = sample.bytes
        var former = 0
        for comment in sample.scan.comments {
            let range = comment.range.clamped(to: 0..<bytes.count)
            let between = bytes[min(former, range.lowerBound)..<range.lowerBound]
            let last = between.lastIndex { !$0.isWhitespace }
            if let last { codeEnd = last + 1 }
            let isAdjacent = last == nil && between.count(where: { $0 == UInt8(ascii: "\n") }) <= 1
            former = range.upperBound
            guard range.count > 2 else {
                isBelow = isBelow && isAdjacent
                openQuote = nil
                continue
            }
            if bytes[range.lowerBound + 1] == UInt8(ascii: "*") {
                isBelow = false
                readBlock(range)
                continue
            }
            let text = Self.text(in: bytes, range.lowerBound + 2..<range.upperBound)
            isBelow = isBelow && isAdjacent && comment.startsLine
            if openQuote != nil, isAdjacent, comment.startsLine {
                goOn(text, range)
                continue
            }
            openQuote = nil
            if isBelow, !statesOutput(text) {
                addLines([line(text)], range, nil, isAdjacent: true)
                continue
            }
            isBelow = false
            add(text, range, isInline: !comment.startsLine, isAdjacent: isAdjacent)
        }
    }

    /// Adds a line to output in quotes that ends in a later comment.
    private mutating func goOn(_ text: Range<Int>, _ range: Range<Int>) {
        let isEnd = sample.bytes[text].last == openQuote
        let inner = isEnd ? text.lowerBound..<text.upperBound - 1 : text
        let line = RunClaim.Line(
            text: String(Self.unescaped(sample.bytes.string(in: inner))[...].trimmed),
            range: inner,
            isQuoted: true
        )
        addLines([line], range, nil, isAdjacent: true)
        guard isEnd else { return }
        openQuote = nil
        // The quote is whole now.
        if let last = claims.indices.last { claims[last].doubt = nil }
    }

    /// True for a comment that begins another claim about output.
    private func statesOutput(_ text: Range<Int>) -> Bool {
        switch ClaimComment(sample.bytes.string(in: text)[...]) {
        case .prints, .printsBelow: true
        default: false
        }
    }

    private static func text(in bytes: [UInt8], _ range: Range<Int>) -> Range<Int> { bytes[range].trimmingSpaces() }

    private func line(_ range: Range<Int>) -> RunClaim.Line {
        let text = sample.bytes[range]
        let isQuoted = text.count > 1 && text.first == UInt8(ascii: "\"") && text.last == UInt8(ascii: "\"")
        let inner = isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
        let written = sample.bytes.string(in: inner)
        return RunClaim.Line(
            text: String((isQuoted ? Self.unescaped(written) : written)[...].trimmed),
            range: inner,
            isQuoted: isQuoted
        )
    }

    static func unescaped(_ text: String) -> String {
        text.replacing("\\n", with: "\n").replacing("\\\"", with: "\"").replacing("\\t", with: "\t")
            .replacing("\\\\", with: "\\")
    }

    // MARK: Line comments

    private mutating func add(_ text: Range<Int>, _ range: Range<Int>, isInline: Bool, isAdjacent: Bool) {
        let written = sample.bytes.string(in: text)
        guard let comment = ClaimComment(written[...]) else { return }
        /// The place of a part of the comment.
        func place(_ part: Substring) -> Range<Int> {
            let start = text.lowerBound + written.utf8.distance(from: written.startIndex, to: part.startIndex)
            return start..<start + part.utf8.count
        }
        let statement = places.statements[codeEnd]
        switch comment {
        case .prints(let part, let isQuoted, let doubt):
            let place = place(part)
            if isQuoted, place.upperBound == text.upperBound, sample.bytes[place.lowerBound - 1] == UInt8(ascii: "\"") {
                openQuote = UInt8(ascii: "\"")
            }
            let spoken = isQuoted ? Self.unescaped(String(part)) : String(part)
            let lines = spoken.split(separator: "\n", omittingEmptySubsequences: false).map {
                RunClaim.Line(text: String($0.trimmed), range: place, isQuoted: isQuoted)
            }
            addLines(lines, range, doubt, isAdjacent: isAdjacent)
        case .printsBelow: isBelow = true
        case .trap(let isSure):
            guard let statement else { return }
            var isExpression = false
            switch statement.subject {
            case .expression, .printing: isExpression = true
            case .variable, .other: break
            }
            append(.trap(isExpression: isExpression), range, isSure ? nil : .wording, statement)
        case .value(let value, let isSigned):
            // Above other code, a value without a sign is a heading or a number.
            guard let statement, isInline || isSigned else { return }
            let isValue = ValueText(String(value)) != nil
            let place = place(value)
            switch statement.subject {
            case .printing:
                let line = RunClaim.Line(text: String(value), range: place, isQuoted: false)
                append(.prints([line]), range, isValue ? nil : .wording, statement)
            case .expression(let expression):
                append(.value(.expression(expression)), range, isValue ? nil : .wording, statement, place)
            case .variable(let name):
                append(.value(.variable(name)), range, isValue ? nil : .wording, statement, place)
            case .other: break
            }
        case .equation(let left, let right):
            guard let statement, statement.isOutermost else { return }
            // Directly above code, it may be about that code.
            let doubt: RunClaim.Doubt? = isInline || !isAboveCode(range.upperBound) ? nil : .wording
            append(.equation(left: String(left)), range, doubt, statement, place(right))
        }
    }

    /// True if the next line is code.
    private func isAboveCode(_ end: Int) -> Bool {
        let rest = sample.bytes[end...].drop { $0 != UInt8(ascii: "\n") }.dropFirst()
        let line = rest.prefix { $0 != UInt8(ascii: "\n") }.drop(while: \.isWhitespace)
        return !line.isEmpty && !line.starts(with: "//".utf8) && line.first != UInt8(ascii: "}")
    }

    private mutating func append(
        _ kind: RunClaim.Kind,
        _ range: Range<Int>,
        _ doubt: RunClaim.Doubt?,
        _ statement: ClaimPlaces.Statement?,
        _ value: Range<Int>? = nil
    ) {
        claims.append(
            RunClaim(
                kind: kind,
                range: range,
                value: value.map(sample.bytes.string) ?? "",
                valueRange: value ?? range,
                statement: statement?.range,
                isOutermost: statement?.isOutermost ?? false,
                doubt: doubt
            )
        )
    }

    /// Adds lines of output, to the claim before if both comments stand behind the same statement.
    private mutating func addLines(
        _ lines: [RunClaim.Line],
        _ range: Range<Int>,
        _ doubt: RunClaim.Doubt?,
        isAdjacent: Bool
    ) {
        let statement = places.statements[codeEnd]
        let hasDots = lines.contains(where: \.hasOmission)
        let doubt = doubt ?? (hasDots ? .variation : nil)
        if isAdjacent, let last = claims.last, case .prints(let before) = last.kind, last.statement == statement?.range
        {
            claims.removeLast()
            append(
                .prints(before + lines),
                last.range.lowerBound..<range.upperBound,
                last.doubt ?? doubt,
                statement
            )
        } else {
            append(.prints(lines), range, doubt, statement)
        }
    }

    // MARK: Block comments

    /// Reads `/* Prints … */`: the rest of its first line, if it has one, and the lines after it are the output.
    private mutating func readBlock(_ range: Range<Int>) {
        let inner = range.lowerBound + 2..<max(range.lowerBound + 2, range.upperBound - 2)
        var lines: [Range<Int>] = []
        var start = inner.lowerBound
        while start < inner.upperBound {
            let end = sample.bytes[start..<inner.upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? inner.upperBound
            let line = sample.bytes[start..<end].trimmingSpaces()
            if !line.isEmpty { lines.append(line) }
            start = end + 1
        }
        guard let first = lines.first else { return }
        let head = sample.bytes.string(in: first)
        let bare = head.lowercased()
        if ["prints", "prints:", "output:", "imprime:", "salida:"].contains(bare) {
            guard lines.count > 1 else { return }
            addLines(lines.dropFirst().map(line), range, nil, isAdjacent: false)
        } else if lines.count == 1 {
            add(first, range, isInline: true, isAdjacent: false)
        }
    }

    // MARK: Numbers of steps

    /// The claims, with a doubt where comments count up: they may number the statements.
    private func numbered() -> [RunClaim] {
        let plain = sample.scan.comments.compactMap { comment -> (place: Int, number: Int)? in
            let range = comment.range.clamped(to: 0..<sample.bytes.count)
            guard !comment.startsLine, range.count > 2 else { return nil }
            let text = sample.bytes.string(in: Self.text(in: sample.bytes, range.lowerBound + 2..<range.upperBound))
            return Int(text).map { (range.lowerBound, $0) }
        }
        guard plain.count > 1, let first = plain.first?.number, [0, 1].contains(first),
            plain.map(\.number).elementsEqual(first..<first + plain.count)
        else { return claims }
        let places = Set(plain.map(\.place))
        return claims.map { claim in
            guard places.contains(claim.range.lowerBound) else { return claim }
            var claim = claim
            claim.doubt = .wording
            return claim
        }
    }
}

extension [UInt8] {
    fileprivate func string(in range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }
}
