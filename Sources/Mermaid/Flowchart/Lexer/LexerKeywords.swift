import Support

extension FlowchartLexer {
    mutating func takeKeyword() -> Bool {
        switch bytes[index] {
        case UInt8(ascii: "a"):
            if !hasSeenGraph, hasWord("agentflow-beta", at: index) {
                isAgentflow = true
                return graph(14)
            }
            return takeAccessibility()
        case UInt8(ascii: "c"): return takeClassOrClick()
        case UInt8(ascii: "s"):
            if !hasSeenGraph, hasWord("swimlane-beta", at: index) { return graph(13) }
            if !hasSeenGraph, hasWord("swimlane", at: index) { return graph(8) }
            if hasWord("style", at: index) { return keyword(.style, 5) }
            if hasWord("subgraph", at: index) { return keyword(.subgraph, 8) }
        case UInt8(ascii: "d"): if hasWord("default", at: index) { return keyword(.default, 7) }
        case UInt8(ascii: "l"): if hasWord("linkStyle", at: index) { return keyword(.linkStyle, 9) }
        case UInt8(ascii: "i"): if hasWord("interpolate", at: index) { return keyword(.interpolate, 11) }
        case UInt8(ascii: "h"):
            if has("href", at: index), isBreak(index + 4) { return keyword(.href, min(5, bytes.count - index)) }
        case UInt8(ascii: "g"):
            if isAgentflow, isStatement("global") { return keyword(.global, 6) }
            if hasWord("graph", at: index) { return graph(5) }
        case UInt8(ascii: "f"):
            if isAgentflow, isStatement("flow") { return keyword(.subgraph, 4) }
            if hasWord("flowchart-elk", at: index) { return graph(13) }
            if hasWord("flowchart", at: index) { return graph(9) }
        case UInt8(ascii: "e"):
            if hasWord("end", at: index) {
                emit(.end, skipSpace(index + 3))
                return true
            }
        case UInt8(ascii: "_"):
            for word: StaticString in ["_self", "_blank", "_parent", "_top"] where hasWord(word, at: index) {
                return keyword(.linkTarget, word.utf8CodeUnitCount)
            }
        default: break
        }
        return false
    }

    /// Returns true if a whitespace character or the end stands here; Mermaid ends every text with a line break.
    func isBreak(_ offset: Int) -> Bool { offset >= bytes.count || bytes[offset].isWhitespace }

    mutating func keyword(_ kind: FlowchartToken.Kind, _ count: Int) -> Bool {
        emit(kind, index + count)
        return true
    }

    mutating func graph(_ count: Int) -> Bool {
        emit(.graph, index + count)
        if !hasSeenGraph { modes.append(.direction) }
        hasSeenGraph = true
        return true
    }

    mutating func takeAccessibility() -> Bool {
        guard let opening = AccessibilityOpening(self, at: index) else { return false }
        switch opening.kind {
        case .title: emit(.accessibleTitle, opening.end, push: .accessibleTitle)
        case .description: emit(.accessibleDescription, opening.end, push: .accessibleDescription)
        case .block:
            index = skipSpace(opening.end)
            modes.append(.accessibleDescriptionBlock)
        }
        return true
    }

    /// True if a word of agentflows stands here, at the start of a line and with space behind it.
    private func isStatement(_ word: StaticString) -> Bool {
        guard has(word, at: index), isBreak(index + word.utf8CodeUnitCount) else { return false }
        var start = index
        while start > 0, bytes[start - 1].isSpaceOrTab { start -= 1 }
        return start == 0 || bytes[start - 1] == 0x0A
    }

    mutating func takeClassOrClick() -> Bool {
        if isAgentflow, isStatement("connector") {
            // A connector is a node; the word says only what it stands for.
            index = skipBlanks(index + 9)
            return true
        }
        if hasWord("classDef", at: index) { return keyword(.classDef, 8) }
        if hasWord("class", at: index) { return keyword(.class, 5) }
        if has("click", at: index), isBreak(index + 5) {
            index = skipSpace(index + 5)
            modes.append(.click)
            if index >= bytes.count { tokens.append(FlowchartToken(kind: .click, range: index..<index)) }
            return true
        }
        if has("call", at: index), isBreak(index + 4) {
            index = skipSpace(index + 4)
            modes.append(.callbackName)
            if index >= bytes.count { tokens.append(FlowchartToken(kind: .callbackName, range: index..<index)) }
            return true
        }
        return false
    }
}
