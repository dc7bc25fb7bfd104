/// A formula between `$$` as Unicode text: Greek letters, common signs, powers and indices. Mermaid hands
/// formulas to a typesetter in the browser; here fractions and roots become signs on one line.
enum Formula {
    /// The name of formulas among the parts of labels that are drawn differently.
    static let mark = "$$…$$"

    /// Returns the label with its formulas rewritten; other text is unchanged.
    static func rewrite(_ label: String) -> String {
        let parts = label.split(separator: "$$", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 2 else { return label }
        var result = ""
        for (index, part) in parts.enumerated() {
            let isFormula = index % 2 == 1 && index + 1 < parts.count
            result += isFormula ? plain(part) : index % 2 == 1 ? "$$" + part : part
        }
        return result
    }

    /// Returns the formula as text on one line: what would stand above or below goes into parentheses.
    private static func plain(_ formula: String) -> String {
        var scalars = Array(formula.unicodeScalars)[...]
        return plain(&scalars, depth: 0)
    }

    private static let deepest = 20

    /// Reads up to a closing brace or the end.
    private static func plain(_ scalars: inout ArraySlice<Unicode.Scalar>, depth: Int) -> String {
        var result = ""
        while let scalar = scalars.popFirst() {
            switch scalar {
            case "\\": result += command(&scalars, depth: depth)
            case "^", "_": result += raised(argument(&scalars, depth: depth), isUpper: scalar == "^")
            case "{": result += depth < deepest ? plain(&scalars, depth: depth + 1) : ""
            case "}": return result
            case "&": result += " "
            case "~": result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Reads a group in braces, a command or one character.
    private static func argument(_ scalars: inout ArraySlice<Unicode.Scalar>, depth: Int) -> String {
        while scalars.first == " " { scalars.removeFirst() }
        guard let scalar = scalars.popFirst() else { return "" }
        switch scalar {
        case "{": return depth < deepest ? plain(&scalars, depth: depth + 1) : ""
        case "\\": return command(&scalars, depth: depth)
        default: return String(scalar)
        }
    }

    private static func command(_ scalars: inout ArraySlice<Unicode.Scalar>, depth: Int) -> String {
        var name = String.UnicodeScalarView()
        while let next = scalars.first, next.properties.isAlphabetic, next.isASCII {
            name.append(next)
            scalars.removeFirst()
        }
        guard !name.isEmpty else {
            guard let next = scalars.popFirst() else { return "" }
            return next == "\\" ? "; " : next == "," || next == ";" || next == ":" || next == "!" ? " " : String(next)
        }
        if scalars.first == " " { scalars.removeFirst() }
        let word = String(name)
        switch word {
        case "left", "right", "big", "Big", "bigl", "bigr", "text", "mathrm", "mathbf", "mathit", "mathbb", "mathcal",
            "operatorname", "displaystyle", "textstyle", "boldsymbol":
            return ""
        case "begin", "end":
            _ = argument(&scalars, depth: depth)
            return " "
        case "frac", "dfrac", "tfrac":
            let above = argument(&scalars, depth: depth)
            return "\(grouped(above))/\(grouped(argument(&scalars, depth: depth)))"
        case "binom":
            let above = argument(&scalars, depth: depth)
            return "(\(above) over \(argument(&scalars, depth: depth)))"
        case "sqrt":
            var root = ""
            if scalars.first == "[" {
                scalars.removeFirst()
                while let next = scalars.popFirst(), next != "]" { root.unicodeScalars.append(next) }
            }
            let inside = argument(&scalars, depth: depth)
            // The root's line ends with the first sign or number, if no parentheses say more.
            let isOne = inside.count < 2 || inside.allSatisfy(\.isNumber) || inside.hasPrefix("(")
            return raised(root, isUpper: true) + "√" + (isOne ? inside : "(\(inside))")
        case "hat", "bar", "vec", "tilde", "dot", "overline":
            let marks = ["hat": "\u{302}", "bar": "\u{304}", "vec": "\u{20D7}", "tilde": "\u{303}", "dot": "\u{307}"]
            return argument(&scalars, depth: depth) + (marks[word] ?? "\u{305}")
        default: return signs[word] ?? word
        }
    }

    /// Puts more than a word or number into parentheses.
    private static func grouped(_ text: String) -> String {
        let isWord = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
        return isWord || (text.first == "(" && text.last == ")") ? text : "(\(text))"
    }

    /// Writes a power or an index with small digits where there are all of them.
    private static func raised(_ text: String, isUpper: Bool) -> String {
        let digits = isUpper ? superscripts : subscripts
        let small = text.unicodeScalars.compactMap { digits[$0] }
        guard small.count < text.unicodeScalars.count else {
            return small.reduce(into: "") { $0.unicodeScalars.append($1) }
        }
        return (isUpper ? "^" : "_") + grouped(text)
    }

    private static let superscripts: [Unicode.Scalar: Unicode.Scalar] = [
        "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸", "9": "⁹", "+": "⁺",
        "-": "⁻", "n": "ⁿ", "i": "ⁱ",
    ]

    private static let subscripts: [Unicode.Scalar: Unicode.Scalar] = [
        "0": "₀", "1": "₁", "2": "₂", "3": "₃", "4": "₄", "5": "₅", "6": "₆", "7": "₇", "8": "₈", "9": "₉", "+": "₊",
        "-": "₋",
    ]

    private static let signs: [String: String] = [
        "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ε", "zeta": "ζ", "eta": "η", "theta": "θ",
        "iota": "ι", "kappa": "κ", "lambda": "λ", "mu": "μ", "nu": "ν", "xi": "ξ", "pi": "π", "rho": "ρ", "sigma": "σ",
        "tau": "τ", "phi": "φ", "chi": "χ", "psi": "ψ", "omega": "ω", "Gamma": "Γ", "Delta": "Δ", "Theta": "Θ",
        "Lambda": "Λ", "Pi": "Π", "Sigma": "Σ", "Phi": "Φ", "Psi": "Ψ", "Omega": "Ω", "sum": "∑", "prod": "∏",
        "int": "∫", "sqrt": "√", "infty": "∞", "partial": "∂", "nabla": "∇", "pm": "±", "times": "×", "div": "÷",
        "cdot": "·", "leq": "≤", "le": "≤", "geq": "≥", "ge": "≥", "neq": "≠", "ne": "≠", "approx": "≈", "equiv": "≡",
        "in": "∈", "sim": "∼", "propto": "∝", "mid": "|", "circ": "∘", "oplus": "⊕", "otimes": "⊗", "wedge": "∧",
        "vee": "∨", "neg": "¬", "emptyset": "∅", "mapsto": "↦", "leftrightarrow": "↔", "Leftarrow": "⇐", "iff": "⇔",
        "implies": "⇒", "supset": "⊃", "subseteq": "⊆", "setminus": "∖", "prime": "′", "ell": "ℓ", "hbar": "ℏ",
        "varepsilon": "ε", "varphi": "φ", "oint": "∮", "ll": "≪", "gg": "≫", "perp": "⊥", "parallel": "∥", "angle": "∠",
        "langle": "⟨", "rangle": "⟩", "lfloor": "⌊", "rfloor": "⌋", "lceil": "⌈", "rceil": "⌉", "max": "max",
        "min": "min",
        "exp": "exp", "det": "det", "star": "⋆", "bullet": "•", "vdots": "⋮", "notin": "∉", "subset": "⊂", "cup": "∪",
        "cap": "∩", "forall": "∀", "exists": "∃", "to": "→",
        "rightarrow": "→", "leftarrow": "←", "Rightarrow": "⇒", "ldots": "…", "dots": "…", "cdots": "⋯", "quad": "  ",
        "qquad": "   ", "lim": "lim", "sin": "sin", "cos": "cos", "tan": "tan", "log": "log", "ln": "ln",
    ]
}
