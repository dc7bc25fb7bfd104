extension FlowchartLexer {
    /// Reads inside the brackets of a shape, or between the bars of `|label|`.
    mutating func stepInLabel(_ mode: Mode) -> Bool {
        if openString() { return true }
        switch mode {
        case .ellipse: return stepInEllipse()
        case .trapezoid: return stepInTrapezoid()
        default: return stepInText()
        }
    }

    private mutating func stepInText() -> Bool {
        let next = byte(index + 1)
        switch bytes[index] {
        case UInt8(ascii: "]"):
            if next == UInt8(ascii: "]") {
                emit(.subroutineEnd, popping: index + 2)
            } else if next == UInt8(ascii: ")") {
                emit(.stadiumEnd, popping: index + 2)
            } else {
                emit(.squareEnd, popping: index + 1)
            }
        case UInt8(ascii: ")"):
            if next == UInt8(ascii: "]") {
                emit(.cylinderEnd, popping: index + 2)
            } else if next == UInt8(ascii: ")"), byte(index + 2) == UInt8(ascii: ")") {
                emit(.doubleCircleEnd, popping: index + 3)
            } else {
                emit(.roundEnd, popping: index + 1)
            }
        case UInt8(ascii: "}"): emit(.diamondEnd, popping: index + 1)
        case UInt8(ascii: "|"): emit(.pipe, popping: index + 1)
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return takeOpener()
        default:
            var end = index
            scan: while end < bytes.count {
                switch bytes[end] {
                case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"),
                    UInt8(ascii: "}"), UInt8(ascii: "|"), UInt8(ascii: "\""):
                    break scan
                default: end += 1
                }
            }
            emit(.text, end)
        }
        return true
    }

    private mutating func stepInEllipse() -> Bool {
        let first = bytes[index]
        if first == UInt8(ascii: "-") || first == UInt8(ascii: "/") || first == UInt8(ascii: ")"),
            byte(index + 1) == UInt8(ascii: ")")
        {
            emit(.ellipseEnd, popping: index + 2)
            return true
        }
        return takeText(untilEither: UInt8(ascii: "-"), before: UInt8(ascii: ")"))
    }

    private mutating func stepInTrapezoid() -> Bool {
        if byte(index + 1) == UInt8(ascii: "]") {
            switch bytes[index] {
            case UInt8(ascii: "\\"), UInt8(ascii: "("), UInt8(ascii: "?"), UInt8(ascii: "="), UInt8(ascii: ")"),
                UInt8(ascii: "]"):
                emit(.trapezoidEnd, popping: index + 2)
                return true
            case UInt8(ascii: "/"):
                emit(.invertedTrapezoidEnd, popping: index + 2)
                return true
            default: break
            }
        }
        return takeText(untilEither: UInt8(ascii: "\\"), before: UInt8(ascii: "]"))
    }

    /// Takes a label up to a bracket, or to a sign or slash before the closing bracket; without a label, takes another opener.
    private mutating func takeText(untilEither sign: UInt8, before bracket: UInt8) -> Bool {
        var end = index
        scan: while end < bytes.count {
            switch bytes[end] {
            case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"),
                UInt8(ascii: "}"), UInt8(ascii: "\""):
                break scan
            case sign, UInt8(ascii: "/"):
                if byte(end + 1) == bracket { break scan }
                end += 1
            default: end += 1
            }
        }
        guard end > index else { return takeOpener() }
        emit(.text, end)
        return true
    }

    /// Takes the brackets that open a shape.
    mutating func takeOpener() -> Bool {
        let next = byte(index + 1)
        switch bytes[index] {
        case UInt8(ascii: "("):
            if next == UInt8(ascii: "-") {
                emit(.ellipseStart, index + 2, push: .ellipse)
            } else if next == UInt8(ascii: "[") {
                emit(.stadiumStart, index + 2, push: .text)
            } else if next == UInt8(ascii: "("), byte(index + 2) == UInt8(ascii: "(") {
                emit(.doubleCircleStart, index + 3, push: .text)
            } else {
                emit(.roundStart, index + 1, push: .text)
            }
        case UInt8(ascii: "["):
            switch next {
            case UInt8(ascii: "["): emit(.subroutineStart, index + 2, push: .text)
            case UInt8(ascii: "|") where modes.last == .statement: emit(.propertyStart, index + 2)
            case UInt8(ascii: "("): emit(.cylinderStart, index + 2, push: .text)
            case UInt8(ascii: "/"): emit(.trapezoidStart, index + 2, push: .trapezoid)
            case UInt8(ascii: "\\"): emit(.invertedTrapezoidStart, index + 2, push: .trapezoid)
            default: emit(.squareStart, index + 1, push: .text)
            }
        case UInt8(ascii: "{"): emit(.diamondStart, index + 1, push: .text)
        case UInt8(ascii: "|"): emit(.pipe, index + 1, push: .text)
        default: return false
        }
        return true
    }
}
