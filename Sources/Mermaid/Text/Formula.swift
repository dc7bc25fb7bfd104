/// A simple formula between `$$` as Unicode text: Greek letters, common signs, powers and indices of digits. Mermaid hands
/// formulas to a typesetter in the browser; formulas that need one stay as written.
enum Formula {
    /// Returns the label with its formulas rewritten; other text is unchanged.
    static func rewrite(_ label: String) -> String {
        let parts = label.split(separator: "$$", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 2 else { return label }
        var result = ""
        for (index, part) in parts.enumerated() {
            let isFormula = index % 2 == 1 && index + 1 < parts.count
            result += isFormula ? plain(part) ?? "$$\(part)$$" : index % 2 == 1 ? "$$" + part : part
        }
        return result
    }

    /// - Returns: the formula as text; nil if it needs a typesetter.
    private static func plain(_ formula: String) -> String? {
        var result = ""
        var scalars = Array(formula.unicodeScalars)[...]
        while let scalar = scalars.popFirst() {
            switch scalar {
            case "\\":
                var name = String.UnicodeScalarView()
                while let next = scalars.first, next.properties.isAlphabetic, next.isASCII {
                    name.append(next)
                    scalars.removeFirst()
                }
                if name.isEmpty {
                    guard let next = scalars.popFirst() else { break }
                    result += next == "\\" ? "; " : next == "," || next == ";" ? " " : String(next)
                } else {
                    guard let sign = command(String(name)) else { return nil }
                    result += sign
                    if scalars.first == " " { scalars.removeFirst() }
                }
            case "^", "_":
                guard let text = raised(&scalars, digits: scalar == "^" ? superscripts : subscripts) else { return nil }
                result += text
            case "{", "}": break
            case "&": result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func command(_ name: String) -> String? {
        switch name {
        case "left", "right", "text", "mathrm", "mathbf", "displaystyle": ""
        default: signs[name]
        }
    }

    private static func raised(
        _ scalars: inout ArraySlice<Unicode.Scalar>,
        digits: [Unicode.Scalar: Unicode.Scalar]
    ) -> String? {
        var text: [Unicode.Scalar] = []
        if scalars.first == "{" {
            scalars.removeFirst()
            while let next = scalars.popFirst(), next != "}" { text.append(next) }
        } else if let next = scalars.popFirst() {
            text = [next]
        }
        var result = String.UnicodeScalarView()
        for scalar in text {
            guard let small = digits[scalar] else { return nil }
            result.append(small)
        }
        return String(result)
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
        "in": "∈", "notin": "∉", "subset": "⊂", "cup": "∪", "cap": "∩", "forall": "∀", "exists": "∃", "to": "→",
        "rightarrow": "→", "leftarrow": "←", "Rightarrow": "⇒", "ldots": "…", "dots": "…", "cdots": "⋯", "quad": "  ",
        "qquad": "   ", "lim": "lim", "sin": "sin", "cos": "cos", "tan": "tan", "log": "log", "ln": "ln",
    ]
}
