import Support

/// Finds the place of each inline in the source, by reading the source again with libcmark's result at hand.
///
/// libcmark 0.30 gives no usable columns for inlines. But since the inlines are known, their source can be read without any
/// choice: each has one possible next spelling. The reading must use up the whole content; if it doesn't, no place is reported,
/// so that a position is right or absent.
struct InlineAligner {
    private let content: [UInt8]
    private let text: [UInt8]
    private(set) var events: [InlineEvent] = []
    /// The spans of links and images, by their `detail`.
    private(set) var spans: [Int32: LinkSpan] = [:]
    private var position: Int
    private var openLinks: [Int] = []
    private var references: CharacterReferences
    /// The formulas that end behind the position; a backslash escapes nothing in them.
    private var formulas: ArraySlice<FormulaSpan>

    /// Finds the places of the events; returns nil if the content does not match them.
    ///
    /// - Parameter allowsClosingSequence: True if the content is that of an ATX heading, which `#` may end.
    static func align(
        _ events: [InlineEvent],
        with content: LeafContent,
        text: [UInt8],
        allowsClosingSequence: Bool,
        formulas: [FormulaSpan] = [],
        references: inout CharacterReferences
    ) -> InlineAligner? {
        // Link reference definitions may precede a paragraph's text; libcmark has removed their lines.
        var start = 0
        var budget = 32 + 4 * content.bytes.count
        while budget > 0 {
            var aligner = InlineAligner(content: content.bytes, text: text, position: start, formulas)
            swap(&aligner.references, &references)
            let isAligned = aligner.run(events) && aligner.isFinished(allowsClosingSequence)
            swap(&aligner.references, &references)
            if isAligned { return aligner }
            budget -= 1 + max(0, aligner.position - start)
            guard content.bytes.first == UInt8(ascii: "["),
                let lineEnd = content.bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
            else { return nil }
            start = lineEnd + 1
        }
        return nil
    }

    private init(content: [UInt8], text: [UInt8], position: Int, _ formulas: [FormulaSpan]) {
        self.formulas = formulas[...]
        self.content = content
        self.text = text
        self.position = position
        references = CharacterReferences()
    }

    private func isFinished(_ allowsClosingSequence: Bool) -> Bool {
        let rest = content[position...]
        if rest.allSatisfy(\.isWhitespace) { return true }
        return allowsClosingSequence && rest.allSatisfy { $0.isSpaceOrTab || $0 == UInt8(ascii: "#") }
    }

    private mutating func run(_ source: [InlineEvent]) -> Bool {
        var index = 0
        while index < source.count {
            var event = source[index]
            let start = position
            switch (event.kind, event.phase) {
            case (.text, _):
                guard readText(event) else { return false }
                index += 1
                continue
            case (.softBreak, _), (.lineBreak, _):
                guard readLineEnding() else { return false }
            case (.code, _):
                guard readCode() else { return false }
            case (.htmlInline, _):
                guard readVerbatim(text[event.text.range]) else { return false }
            case (.emphasis, _), (.strong, _):
                guard readDelimiter(count: event.kind == .strong ? 2 : 1) else { return false }
            case (.link, .enter) where peek() == UInt8(ascii: "<"):
                guard let length = readAutolink(source[index...]) else { return false }
                index += length
                continue
            case (.link, .enter):
                guard read([UInt8(ascii: "[")]) else { return false }
                openLinks.append(events.count)
            case (.image, .enter):
                guard read([UInt8(ascii: "!"), UInt8(ascii: "[")]) else { return false }
                openLinks.append(events.count)
            case (.link, _), (.image, _):
                guard let span = readLinkEnd(), let opener = openLinks.popLast() else { return false }
                spans[event.detail] = span
                events[opener].contentEnd = Int32(truncatingIfNeeded: position)
            default: return false
            }
            event.contentStart = Int32(truncatingIfNeeded: start)
            event.contentEnd = Int32(truncatingIfNeeded: position)
            events.append(event)
            index += 1
        }
        return true
    }

    private mutating func isInFormula() -> Bool {
        while let next = formulas.first, next.content.upperBound <= position { formulas.removeFirst() }
        return formulas.first?.content.contains(position) == true
    }

    private func peek(_ distance: Int = 0) -> UInt8? {
        position + distance < content.count ? content[position + distance] : nil
    }

    private mutating func read(_ bytes: some Collection<UInt8>) -> Bool {
        guard content[position...].starts(with: bytes) else { return false }
        position += bytes.count
        return true
    }

    /// Reads raw HTML, in which libcmark has replaced each NUL by U+FFFD.
    private mutating func readVerbatim(_ literal: ArraySlice<UInt8>) -> Bool {
        var rest = literal
        while let byte = rest.first {
            guard let next = peek() else { return false }
            // The literal also keeps the indentation of a lazy continuation line.
            if byte.isSpaceOrTab, !next.isSpaceOrTab, position > 0, content[position - 1] == UInt8(ascii: "\n") {
                rest = rest.drop(while: \.isSpaceOrTab)
                continue
            }
            if next == byte {
                rest = rest.dropFirst()
            } else if next == 0, rest.starts(with: [0xEF, 0xBF, 0xBD]) {
                rest = rest.dropFirst(3)
            } else {
                return false
            }
            position += 1
        }
        return true
    }

    private mutating func readDelimiter(count: Int) -> Bool {
        guard let first = peek(), first == UInt8(ascii: "*") || first == UInt8(ascii: "_") else { return false }
        for _ in 0..<count {
            guard peek() == first else { return false }
            position += 1
        }
        return true
    }

    private mutating func readLineEnding() -> Bool {
        if peek() == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "\n") { position += 1 }
        while let byte = peek(), byte.isSpaceOrTab { position += 1 }
        return read([UInt8(ascii: "\n")])
    }

    private mutating func readCode() -> Bool {
        let length = content[position...].prefix { $0 == UInt8(ascii: "`") }.count
        guard length > 0 else { return false }
        position += length
        while position < content.count {
            guard content[position] == UInt8(ascii: "`") else {
                position += 1
                continue
            }
            let run = content[position...].prefix { $0 == UInt8(ascii: "`") }.count
            position += run
            if run == length { return true }
        }
        return false
    }

    /// Reads `<…>`; returns the number of its events, or nil if it can't be read.
    private mutating func readAutolink(_ source: ArraySlice<InlineEvent>) -> Int? {
        let start = position
        guard let opener = source.first, let end = content[start...].firstIndex(of: UInt8(ascii: ">")) else {
            return nil
        }
        guard let last = source.firstIndex(where: { $0.kind == .link && $0.phase == .exit }) else { return nil }
        position = end + 1
        spans[opener.detail] = LinkSpan(form: .autolink, destination: start + 1..<end)
        for var event in source[source.startIndex...last] {
            event.isLiteral = false
            event.contentStart = Int32(truncatingIfNeeded: event.kind == .text ? start + 1 : start)
            event.contentEnd = Int32(truncatingIfNeeded: event.kind == .text ? end : end + 1)
            events.append(event)
        }
        return last - source.startIndex + 1
    }

    /// Reads from the `]` that ends a link's text to the end of the link.
    private mutating func readLinkEnd() -> LinkSpan? {
        guard read([UInt8(ascii: "]")]) else { return nil }
        if let tail = LinkTail(content, at: position) {
            position = tail.end
            return LinkSpan(form: .inline, destination: tail.destination)
        }
        if peek() == UInt8(ascii: "["), let end = linkLabelEnd(from: position + 1) { position = end }
        return LinkSpan(form: .reference, destination: nil)
    }

    private func linkLabelEnd(from start: Int) -> Int? {
        var index = start
        while index < content.count, index - start <= 1000 {
            switch content[index] {
            case UInt8(ascii: "\\"): index += 2
            case UInt8(ascii: "["): return nil
            case UInt8(ascii: "]"): return index + 1
            default: index += 1
            }
        }
        return nil
    }

    /// Splits a text at escapes and character references.
    private mutating func readText(_ event: InlineEvent) -> Bool {
        var index = Int(event.text.start)
        let end = Int(event.text.end)
        // libcmark sometimes keeps the indentation of a lazy continuation line; the content has none.
        if position == 0 || content[position - 1] == UInt8(ascii: "\n"), peek()?.isSpaceOrTab == false {
            while index < end, text[index].isSpaceOrTab { index += 1 }
        }
        var runText = index
        var runContent = position
        func piece(_ range: Range<Int>, at start: Int, to end: Int, isLiteral: Bool) -> InlineEvent {
            var piece = event
            piece.text = TextRange(start: Int32(range.lowerBound), end: Int32(range.upperBound))
            piece.contentStart = Int32(truncatingIfNeeded: start)
            piece.contentEnd = Int32(truncatingIfNeeded: end)
            piece.isLiteral = isLiteral
            return piece
        }
        while index < end {
            guard position < content.count else { return false }
            var replacement: (textCount: Int, contentCount: Int)?
            switch content[position] {
            case UInt8(ascii: "\\"):
                if let next = peek(1), next.isPunctuation, !isInFormula() {
                    guard next == text[index] else { return false }
                    replacement = (1, 2)
                }
            case UInt8(ascii: "&"):
                if let reference = references.read(content, at: position) {
                    guard text[index..<end].starts(with: reference.value) else { return false }
                    replacement = (reference.value.count, reference.count)
                }
            case 0:
                guard text[index..<end].starts(with: [0xEF, 0xBF, 0xBD]) else { return false }
                replacement = (3, 1)
            default: break
            }
            guard let replacement else {
                guard content[position] == text[index] else { return false }
                position += 1
                index += 1
                continue
            }
            if index > runText { events.append(piece(runText..<index, at: runContent, to: position, isLiteral: true)) }
            let next = position + replacement.contentCount
            events.append(piece(index..<index + replacement.textCount, at: position, to: next, isLiteral: false))
            index += replacement.textCount
            position = next
            runText = index
            runContent = next
        }
        if index > runText { events.append(piece(runText..<index, at: runContent, to: position, isLiteral: true)) }
        return true
    }
}
