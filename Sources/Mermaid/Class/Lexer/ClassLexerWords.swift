import Support

extension ClassLexer {
    /// Takes a word that begins a statement.
    mutating func takeStatementWord() -> Bool {
        switch bytes[index] {
        case UInt8(ascii: "c"):
            if hasWord("classDiagram-v2", at: index) { return keyword(.classDiagram, 15) }
            if hasWord("classDiagram", at: index) { return keyword(.classDiagram, 12) }
            if hasWord("call", at: index), byte(index + 4).isWhitespace {
                takeCall()
                return true
            }
            if hasWord("classDef", at: index) { return keyword(.classDef, 8) }
            if hasWord("class", at: index) {
                modes.append(.classHead)
                return keyword(.class, 5)
            }
        case UInt8(ascii: "["):
            if has("[*]", at: index) { return keyword(.startOrEnd, 3) }
        case UInt8(ascii: "s"):
            if hasWord("style", at: index) { return keyword(.style, 5) }
        case UInt8(ascii: "n"):
            if hasWord("namespace", at: index) {
                modes.append(.namespaceHead)
                return keyword(.namespace, 9)
            }
        default: break
        }
        return false
    }

    mutating func takeNamespace(_ mode: Mode) -> Bool {
        let isBody = mode == .namespaceBody
        switch bytes[index] {
        case UInt8(ascii: "{"):
            guard !isBody else { return false }
            modes.append(.namespaceBody)
            return keyword(.bodyStart, 1)
        case UInt8(ascii: "}"):
            pop()
            if isBody { emit(.bodyEnd, index + 1) }
            return true
        case UInt8(ascii: "n"):
            guard hasWord("namespace", at: index) else { return false }
            modes.append(.namespaceHead)
            return keyword(.namespace, 9)
        case UInt8(ascii: "c"):
            guard isBody, hasWord("class", at: index) else { return false }
            modes.append(.classHead)
            return keyword(.class, 5)
        case UInt8(ascii: "["):
            guard isBody, has("[*]", at: index) else { return false }
            return keyword(.startOrEnd, 3)
        default: return false
        }
    }

    /// Reads the rest of the line after `class`.
    mutating func takeClassHead() -> Bool {
        switch bytes[index] {
        case UInt8(ascii: "{"):
            modes.append(.classBody)
            return keyword(.bodyStart, 1)
        case UInt8(ascii: "}"):
            // The brace closes the namespace around the class.
            pop()
            pop()
            return keyword(.bodyEnd, 1)
        default: return false
        }
    }

    /// Takes `call f(…)`.
    private mutating func takeCall() {
        index = skipSpace(index + 4)
        var end = index
        while end < bytes.count, bytes[end] != UInt8(ascii: "(") { end += 1 }
        emit(.callbackName, end)
        guard index < bytes.count else { return }
        index += 1
        let start = skipSpace(index)
        end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: ")") { end += 1 }
        if end > start { emit(.callbackArguments, end) }
        index = min(end + 1, bytes.count)
    }

    mutating func keyword(_ kind: ClassToken.Kind, _ count: Int) -> Bool {
        emit(kind, index + count)
        return true
    }

    /// Takes a word that means the same everywhere.
    mutating func takeWord() -> Bool {
        switch bytes[index] {
        case UInt8(ascii: "c"):
            if hasWord("cssClass", at: index) { return keyword(.cssClass, 8) }
            if hasWord("callback", at: index) { return keyword(.callback, 8) }
            if hasWord("click", at: index) { return keyword(.click, 5) }
        case UInt8(ascii: "l"): if hasWord("link", at: index) { return keyword(.link, 4) }
        case UInt8(ascii: "n"):
            if hasWord("note for", at: index) { return keyword(.noteFor, 8) }
            if hasWord("note", at: index) { return keyword(.note, 4) }
        case UInt8(ascii: "h"): if hasWord("href", at: index) { return keyword(.href, 4) }
        case UInt8(ascii: "o"): if hasWord("o", at: index) { return keyword(.aggregation, 1) }
        case UInt8(ascii: "_"):
            for word: StaticString in ["_self", "_blank", "_parent", "_top"] where hasWord(word, at: index) {
                return keyword(.linkTarget, word.utf8CodeUnitCount)
            }
        default: break
        }
        return false
    }

    mutating func takeMark(_ mode: Mode) -> Bool {
        let byte = bytes[index]
        let next = self.byte(index + 1)
        switch byte {
        case UInt8(ascii: "\""): takeString()
        case UInt8(ascii: "~"):
            // Type parameters end on their line.
            guard bytes[index + 1..<endOfLine(index)].contains(byte), next != byte else { return false }
            takeQuoted(.generic, until: byte)
        case UInt8(ascii: ";"):
            // Styles may end in a semicolon, as in CSS.
            let end = skipBlanks(index + 1)
            guard end >= bytes.count || bytes[end] == 0x0A, isInStyles else { return false }
            index = end
        case UInt8(ascii: "`"): takeQuoted(.backquoted, until: byte)
        case UInt8(ascii: "<"):
            if next == byte { return keyword(.annotationStart, 2) }
            return next == UInt8(ascii: "|") ? keyword(.inheritance, 2) : keyword(.dependency, 1)
        case UInt8(ascii: ">"): return next == byte ? keyword(.annotationEnd, 2) : keyword(.dependency, 1)
        case UInt8(ascii: "|"):
            guard next == UInt8(ascii: ">") else { return false }
            return keyword(.inheritance, 2)
        case UInt8(ascii: "*"): return keyword(.composition, 1)
        case UInt8(ascii: "("):
            guard next == UInt8(ascii: ")") else { return false }
            return keyword(.lollipop, 2)
        case UInt8(ascii: "-"): return next == byte ? keyword(.line, 2) : keyword(.minus, 1)
        case UInt8(ascii: "."): return next == byte ? keyword(.dottedLine, 2) : keyword(.dot, 1)
        case UInt8(ascii: ":"): return takeColon(mode)
        case UInt8(ascii: "+"): return keyword(.plus, 1)
        case UInt8(ascii: ","): return keyword(mode == .statement ? .comma : .punctuation, 1)
        case UInt8(ascii: "#"): return keyword(mode == .statement ? .hash : .punctuation, 1)
        case UInt8(ascii: "%"): return keyword(.percent, 1)
        case UInt8(ascii: "="): return keyword(.equals, 1)
        case UInt8(ascii: "["): return keyword(.squareStart, 1)
        case UInt8(ascii: "]"): return keyword(.squareEnd, 1)
        case UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "?"),
            UInt8(ascii: "\\"), UInt8(ascii: "/"):
            return keyword(.punctuation, 1)
        case _ where byte.isWordByte:
            var end = index
            while end < bytes.count, bytes[end].isWordByte { end += 1 }
            emit(.word, end)
        case 0x80...:
            var end = index
            while end < bytes.count, bytes[end] >= 0x80 { end += 1 }
            emit(.unicodeWord, end)
        default: return false
        }
        return true
    }

    /// Takes `: label` up to the next colon, semicolon or line break; `:::` names a class.
    private mutating func takeColon(_ mode: Mode) -> Bool {
        var end = index + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: ":"), bytes[end] != UInt8(ascii: ";"), bytes[end] != 0x0A {
            end = endOfEntity(end) ?? end + 1
        }
        if end > index + 1 {
            emit(.label, end)
            return true
        }
        if has(":::", at: index) { return keyword(.styleSeparator, 3) }
        guard mode == .statement else { return false }
        return keyword(.colon, 1)
    }

    /// True if the line so far is one of styles.
    private var isInStyles: Bool {
        let line = tokens.reversed().prefix { $0.kind != .newline }
        return line.last?.kind == .classDef || line.last?.kind == .style
    }

    private mutating func takeQuoted(_ kind: ClassToken.Kind, until mark: UInt8) {
        index += 1
        var end = index
        while end < bytes.count, bytes[end] != mark { end += 1 }
        if end > index { emit(kind, end) }
        index = min(end + 1, bytes.count)
    }
}
