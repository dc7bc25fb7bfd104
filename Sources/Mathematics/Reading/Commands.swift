import Diagnostics
import Support

/// Commands, which begin with a backslash.
extension FormulaParser {
    /// The names of all commands, without their backslashes.
    static let commands: [String] =
        (Array(MathSymbols.byName.keys) + MathSymbols.bars.keys + MathSymbols.functions + MathSymbols.accents.keys
        + MathSymbols.spaces.keys + MathSymbols.labelledArrows.keys + MathAlphabet.byCommand.keys + sizes.keys
        + fractions.keys + infixes.keys + texts.keys + letterSizes.keys + classes.keys + [
            "begin", "end", "left", "middle", "right", "sqrt", "not", "overset", "underset", "stackrel", "operatorname",
            "pmod", "pod", "phantom", "boxed", "substack", "limits", "nolimits", "displaystyle", "textstyle",
            "scriptstyle", "scriptscriptstyle", "color", "textcolor", "colorbox", "fcolorbox", "fbox",
        ]).filter { $0.utf8.first?.isLetter == true }.sorted()

    private static let fractions: [String: Fraction] = [
        "frac": Fraction(), "dfrac": Fraction(isDisplay: true), "cfrac": Fraction(isDisplay: true),
        "tfrac": Fraction(isDisplay: false), "binom": .binomial(), "dbinom": .binomial(isDisplay: true),
        "tbinom": .binomial(isDisplay: false),
    ]

    /// The commands of TeX that stand between the part above and the part below: `{a \over b}`.
    static let infixes: [String: Fraction] = [
        "over": Fraction(), "choose": .binomial(), "atop": Fraction(hasLine: false),
    ]

    /// The form of one part above another.
    struct Fraction: Sendable {
        var hasLine = true
        /// True for the size of a formula on a line of its own, false for that of running text, nil for that of the surroundings.
        var isDisplay: Bool?
        var hasParentheses = false

        static func binomial(isDisplay: Bool? = nil) -> Fraction {
            Fraction(hasLine: false, isDisplay: isDisplay, hasParentheses: true)
        }
    }

    /// The commands for words, with the alphabet that the words are set in.
    static let texts: [String: MathAlphabet] = [
        "text": .upright, "textrm": .upright, "textnormal": .upright, "mbox": .upright, "textbf": .bold,
        "textit": .italic, "texttt": .monospace, "textsf": .sansSerif,
    ]

    /// The sizes of letters, in em, as in LaTeX's classes at ten points.
    static let letterSizes: [String: Double] = [
        "tiny": 0.5, "scriptsize": 0.7, "footnotesize": 0.8, "small": 0.9, "normalsize": 1, "large": 1.2,
        "Large": 1.44, "LARGE": 1.73, "huge": 2.07, "Huge": 2.49,
    ]

    /// Commands that set the class of a part, which determines the space beside it (TeXbook, chapter 17).
    private static let classes: [String: MathSign.Role] = [
        "mathord": .ordinary, "mathinner": .ordinary, "mathbin": .binary, "mathrel": .relation, "mathop": .large,
        "mathopen": .open, "mathclose": .close, "mathpunct": .punctuation,
    ]

    private static let sizes: [String: (size: String, role: MathSign.Role)] = {
        var result: [String: (String, MathSign.Role)] = [:]
        for (name, size) in [("big", "1.2"), ("Big", "1.8"), ("bigg", "2.4"), ("Bigg", "3")] {
            result[name] = (size, .ordinary)
            result[name + "l"] = (size, .open)
            result[name + "r"] = (size, .close)
            result[name + "m"] = (size, .relation)
        }
        return result
    }()

    /// Reads a command with its arguments; nil if nothing is shown.
    mutating func command() -> MathNode? {
        let start = index
        let (name, end) = commandName()
        index = end
        let range = start..<end
        if let symbol = MathSymbols.byName[name] { return self.symbol(symbol, name) }
        if let text = MathSymbols.bars[name] {
            return .sign(MathSign(text: text, role: .ordinary, isStretchy: false))
        }
        if MathSymbols.functions.contains(name) {
            return .function(
                MathSymbols.spelled[name] ?? name,
                takesLimits: MathSymbols.functionsWithLimits.contains(name)
            )
        }
        if let width = MathSymbols.spaces[name] { return .space(width) }
        if name.utf8.allSatisfy(\.isWhitespace) { return .space("0.3333") }
        if let accent = MathSymbols.accents[name] {
            return .accent(
                argument(of: "\\" + name, at: range),
                sign: accent.sign,
                isBelow: accent.isBelow,
                isStretchy: accent.isStretchy
            )
        }
        if let chosen = MathAlphabet.byCommand[name] {
            let outer = alphabet
            alphabet = chosen
            defer { alphabet = outer }
            return argument(of: "\\" + name, at: range)
        }
        if let fraction = Self.fractions[name] { return self.fraction(fraction, name, range) }
        if let role = Self.classes[name] {
            let part = argument(of: "\\" + name, at: range)
            guard case .sign(var sign) = part else { return .row([part]) }
            sign.role = role
            return .sign(sign)
        }
        if let text = Self.texts[name] {
            return words(of: name, at: range).map { .words(text.typeset($0)) }
        }
        if let size = Self.sizes[name] {
            guard let text = delimiter(of: name, at: range) else { return nil }
            return .sign(MathSign(text: text, role: size.role, isStretchy: true, size: size.size))
        }
        if let arrow = MathSymbols.labelledArrows[name] {
            let below = optionalArgument()
            return .labelledArrow(arrow, below: below, above: argument(of: "\\" + name, at: range))
        }
        return structure(name, range)
    }

    private mutating func structure(_ name: String, _ range: Range<Int>) -> MathNode? {
        switch name {
        case "{", "}":
            return .sign(MathSign(text: name, role: name == "{" ? .open : .close, isStretchy: false))
        case "$", "%", "#", "&", "_": return .words(name)
        case "sqrt":
            let index = optionalArgument()
            return .root(argument(of: "\\sqrt", at: range), index: index)
        case "left": return fenced(range)
        case "right", "middle":
            failStray(
                "\\" + name,
                range,
                advice: LocalizedText(
                    en: "write a matching `\\left` before it",
                    es: "escribe delante el `\\left` que le corresponde"
                )
            )
            return nil
        case "begin": return environment(range)
        case "end":
            failStray(
                "\\end",
                range,
                advice: LocalizedText(
                    en: "write a matching `\\begin` before it",
                    es: "escribe delante el `\\begin` que le corresponde"
                )
            )
            _ = words(of: name, at: range)
            return nil
        case "not":
            guard case .sign(var sign) = argument(of: "\\not", at: range) else {
                failMissing("\\not", range)
                return nil
            }
            sign.text = MathSymbols.negations[sign.text] ?? sign.text + "\u{338}"
            return .sign(sign)
        case "overset", "stackrel", "underset":
            let mark = argument(of: "\\" + name, at: range)
            let base = argument(of: "\\" + name, at: range)
            let isBelow = name == "underset"
            return .scripts(base, below: isBelow ? mark : nil, above: isBelow ? nil : mark, areLimits: true)
        case "operatorname":
            let takesLimits = current == UInt8(ascii: "*")
            if takesLimits { index += 1 }
            return words(of: name, at: range).map { .function($0, takesLimits: takesLimits) }
        case "pmod", "pod":
            let modulus = argument(of: "\\" + name, at: range)
            let word: [MathNode] = name == "pmod" ? [.words("mod"), .space("0.3333")] : []
            return .row(
                [.space("1"), .sign(MathSign(text: "(", role: .open, isStretchy: false))] + word
                    + [modulus, .sign(MathSign(text: ")", role: .close, isStretchy: false))]
            )
        case "phantom": return .phantom(argument(of: "\\phantom", at: range))
        case "textcolor":
            let color = color(of: name, at: range)
            return .colored([argument(of: "\\textcolor", at: range)], text: color, background: nil)
        case "colorbox", "fcolorbox":
            let border = name == "fcolorbox" ? color(of: name, at: range) : nil
            let background = color(of: name, at: range)
            let box = MathNode.colored([boxContent(of: name, at: range)], text: nil, background: background)
            // The border has the colour of the text in it: MathML has no other.
            return name == "colorbox" ? box : .colored([.boxed(box)], text: border, background: nil)
        case "fbox": return .boxed(boxContent(of: name, at: range))
        case "boxed": return .boxed(argument(of: "\\boxed", at: range))
        case "substack":
            skipSpaces()
            guard current == UInt8(ascii: "{") else {
                failMissing("\\substack", range)
                return nil
            }
            return substack()
        default:
            failUnknown(name, range)
            return nil
        }
    }

    private func symbol(_ symbol: MathSymbols.Symbol, _ name: String) -> MathNode {
        switch symbol.kind {
        case .letter, .uprightLetter:
            var isUpright = true
            if case .letter = symbol.kind { isUpright = false }
            guard let scalar = symbol.text.unicodeScalars.first else { return .row([]) }
            return letter(scalar, isUpright: isUpright)
        case .sign(let role):
            var sign = MathSign(text: symbol.text, role: role)
            if role == .open || role == .close { sign.isStretchy = false }
            return .sign(sign)
        }
    }

    private mutating func fraction(
        _ form: Fraction,
        _ name: String,
        _ range: Range<Int>
    ) -> MathNode {
        let above = argument(of: "\\" + name, at: range)
        return fraction(above, argument(of: "\\" + name, at: range), form)
    }

    func fraction(_ above: MathNode, _ below: MathNode, _ form: Fraction) -> MathNode {
        let fraction = MathNode.fraction(above, below, hasLine: form.hasLine, isDisplay: form.isDisplay)
        guard form.hasParentheses else { return fraction }
        return .row([
            .sign(MathSign(text: "(", role: .open, isStretchy: true)), fraction,
            .sign(MathSign(text: ")", role: .close, isStretchy: true)),
        ])
    }

    /// Reads `[…]` if it stands here; nil otherwise.
    private mutating func optionalArgument() -> MathNode? {
        skipSpaces()
        guard current == UInt8(ascii: "[") else { return nil }
        let start = index
        index += 1
        let nodes = row(until: .bracket)
        if current == UInt8(ascii: "]") { index += 1 } else { failUnclosed("[", by: "]", start..<start + 1) }
        return .row(nodes)
    }
}
