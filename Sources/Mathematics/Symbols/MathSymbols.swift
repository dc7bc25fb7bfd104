/// The symbols of commands without arguments.
enum MathSymbols {
    struct Symbol: Sendable {
        let text: String
        let kind: Kind
    }

    enum Kind: Sendable {
        /// A letter; upright or, if it is single, in italics.
        case letter, uprightLetter
        case sign(MathSign.Role)
    }

    static let byName: [String: Symbol] = {
        var result: [String: Symbol] = [:]
        for (table, kind) in tables {
            let words = table.split(whereSeparator: \.isWhitespace)
            for index in stride(from: 0, to: words.count - 1, by: 2) {
                result[String(words[index])] = Symbol(text: String(words[index + 1]), kind: kind)
            }
        }
        return result
    }()

    /// The tables of symbols: each is a list of names with their symbols.
    private static let tables: [(String, Kind)] = [
        (letters, .letter), (uprightLetters, .uprightLetter), (binary, .sign(.binary)),
        (relations, .sign(.relation)), (arrows, .sign(.relation)), (ordinary, .sign(.ordinary)),
        (large, .sign(.large)), (integrals, .sign(.integral)), (open, .sign(.open)), (close, .sign(.close)),
        (punctuation, .sign(.punctuation)),
    ]

    private static let letters = """
        alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ varkappa ϰ
        lambda λ mu μ nu ν xi ξ omicron ο pi π varpi ϖ rho ρ varrho ϱ sigma σ varsigma ς tau τ upsilon υ phi ϕ varphi φ
        chi χ psi ψ omega ω ell ℓ imath ı jmath ȷ partial ∂
        """

    private static let uprightLetters = """
        Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω
        infty ∞ hbar ℏ hslash ℏ Re ℜ Im ℑ wp ℘ aleph ℵ beth ℶ gimel ℷ emptyset ∅ varnothing ∅ complement ∁ eth ð
        top ⊤ bot ⊥ angle ∠ measuredangle ∡ sphericalangle ∢ degree ° nabla ∇ checkmark ✓ star ⋆ bigstar ★
        square □ Box □ blacksquare ■ triangle △ blacktriangle ▲ lozenge ◊ diamondsuit ♢ heartsuit ♡ clubsuit ♣ spadesuit ♠
        flat ♭ natural ♮ sharp ♯ dagger † ddagger ‡ S § P ¶ copyright © pounds £ euro € yen ¥
        ldots … dots … dotsc … cdots ⋯ dotsb ⋯ dotsm ⋯ dotsi ⋯ vdots ⋮ ddots ⋱ prime ′ backprime ‵ surd √
        """

    private static let binary = """
        pm ± mp ∓ times × div ÷ cdot ⋅ ast ∗ circ ∘ bullet ∙ oplus ⊕ ominus ⊖ otimes ⊗ oslash ⊘ odot ⊙ cap ∩ cup ∪
        uplus ⊎ sqcap ⊓ sqcup ⊔ vee ∨ lor ∨ wedge ∧ land ∧ setminus ∖ smallsetminus ∖ wr ≀ diamond ⋄ amalg ⨿ rtimes ⋊
        ltimes ⋉ boxplus ⊞ boxtimes ⊠ boxminus ⊟ boxdot ⊡ veebar ⊻ barwedge ⊼ dotplus ∔ divideontimes ⋇ bmod mod
        """

    private static let relations = """
        leq ≤ le ≤ geq ≥ ge ≥ neq ≠ ne ≠ equiv ≡ approx ≈ approxeq ≊ sim ∼ simeq ≃ cong ≅ doteq ≐ propto ∝ varpropto ∝
        ll ≪ gg ≫ lll ⋘ ggg ⋙ leqslant ⩽ geqslant ⩾ lesssim ≲ gtrsim ≳ prec ≺ succ ≻ preceq ⪯ succeq ⪰
        lt < gt > nless ≮ ngtr ≯ nleq ≰ ngeq ≱ in ∈ notin ∉ ni ∋ owns ∋ subset ⊂ supset ⊃ subseteq ⊆ supseteq ⊇
        subsetneq ⊊ supsetneq ⊋ nsubseteq ⊈ nsupseteq ⊉ sqsubseteq ⊑ sqsupseteq ⊒ mid ∣ nmid ∤ parallel ∥ nparallel ∦
        perp ⊥ vdash ⊢ dashv ⊣ models ⊨ vDash ⊨ Vdash ⊩ nvdash ⊬ asymp ≍ bowtie ⋈ smile ⌣ frown ⌢ coloneqq ≔ colon :
        eqqcolon ≕ triangleq ≜ trianglelefteq ⊴ trianglerighteq ⊵ vartriangleleft ⊲ vartriangleright ⊳ because ∵
        therefore ∴ ncong ≇ nsim ≁
        """

    private static let arrows = """
        to → rightarrow → gets ← leftarrow ← leftrightarrow ↔ Rightarrow ⇒ Leftarrow ⇐ Leftrightarrow ⇔ implies ⟹
        impliedby ⟸ iff ⟺ longrightarrow ⟶ longleftarrow ⟵ longleftrightarrow ⟷ Longrightarrow ⟹ Longleftarrow ⟸
        Longleftrightarrow ⟺ mapsto ↦ longmapsto ⟼ hookrightarrow ↪ hookleftarrow ↩ uparrow ↑ downarrow ↓ updownarrow ↕
        Uparrow ⇑ Downarrow ⇓ Updownarrow ⇕ nearrow ↗ searrow ↘ swarrow ↙ nwarrow ↖ rightharpoonup ⇀ rightharpoondown ⇁
        leftharpoonup ↼ leftharpoondown ↽ rightleftharpoons ⇌ leftrightharpoons ⇋ rightrightarrows ⇉ leftleftarrows ⇇
        rightleftarrows ⇄ leadsto ⇝ rightsquigarrow ⇝ twoheadrightarrow ↠ nrightarrow ↛ nleftarrow ↚ nRightarrow ⇏
        circlearrowleft ↺ circlearrowright ↻ curvearrowleft ↶ curvearrowright ↷
        """

    private static let ordinary = "forall ∀ exists ∃ nexists ∄ neg ¬ lnot ¬"

    private static let large = """
        sum ∑ prod ∏ coprod ∐ bigcup ⋃ bigcap ⋂ bigvee ⋁ bigwedge ⋀ bigoplus ⨁ bigotimes ⨂ bigodot ⨀ biguplus ⨄ bigsqcup ⨆
        """

    private static let integrals = "int ∫ iint ∬ iiint ∭ oint ∮ oiint ∯"

    private static let open = "lbrace { lbrack [ lparen ( langle ⟨ lfloor ⌊ lceil ⌈ lvert | lVert ‖ lgroup ⟮"

    private static let close = "rbrace } rbrack ] rparen ) rangle ⟩ rfloor ⌋ rceil ⌉ rvert | rVert ‖ rgroup ⟯"

    private static let punctuation = "comma , semicolon ;"

    /// Delimiters that may open or close.
    static let bars = ["vert": "|", "Vert": "‖", "|": "‖", "backslash": "\\"]

    /// The names of functions, set upright and followed by their argument; those in the second line have bounds below them.
    static let functions = Set(
        ("sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh coth log ln lg exp arg deg dim hom ker sgn "
            + "lim limsup liminf max min sup inf det gcd Pr argmax argmin").split(separator: " ").map(String.init)
    )
    static let functionsWithLimits: Set<String> = [
        "lim", "limsup", "liminf", "max", "min", "sup", "inf", "det", "gcd", "Pr", "argmax", "argmin",
    ]
    /// Functions with names of several words.
    static let spelled = ["limsup": "lim sup", "liminf": "lim inf", "argmax": "arg max", "argmin": "arg min"]

    /// The accents: their sign, below or above the base, and whether they are as wide as the base.
    static let accents: [String: (sign: String, isBelow: Bool, isStretchy: Bool)] = [
        "hat": ("^", false, false), "widehat": ("^", false, true), "bar": ("¯", false, false),
        "overline": ("‾", false, true), "underline": ("_", true, true), "vec": ("→", false, false),
        "dot": ("˙", false, false), "ddot": ("¨", false, false), "dddot": ("⃛", false, false),
        "tilde": ("~", false, false), "widetilde": ("~", false, true), "check": ("ˇ", false, false),
        "breve": ("˘", false, false), "acute": ("´", false, false), "grave": ("`", false, false),
        "mathring": ("˚", false, false), "overrightarrow": ("→", false, true),
        "overleftarrow": ("←", false, true), "overleftrightarrow": ("↔", false, true),
        "underrightarrow": ("→", true, true), "underleftarrow": ("←", true, true),
        "overbrace": ("⏞", false, true), "underbrace": ("⏟", true, true),
    ]

    /// Spaces between parts, in em.
    static let spaces: [String: String] = [
        ",": "0.1667", "thinspace": "0.1667", ":": "0.2222", ">": "0.2222", "medspace": "0.2222", ";": "0.2778",
        "thickspace": "0.2778", "!": "-0.1667", "negthinspace": "-0.1667", "enspace": "0.5", "quad": "1", "qquad": "2",
        " ": "0.3333", "space": "0.3333", "nobreakspace": "0.3333",
    ]

    static let labelledArrows: [String: String] = [
        "xrightarrow": "→", "xleftarrow": "←", "xleftrightarrow": "↔", "xRightarrow": "⇒", "xLeftarrow": "⇐",
        "xLeftrightarrow": "⇔", "xmapsto": "↦", "xlongequal": "=",
    ]

    /// The signs for relations with a stroke through them; others get the stroke as a combining character.
    static let negations: [String: String] = [
        "=": "≠", "∈": "∉", "∋": "∌", "⊂": "⊄", "⊃": "⊅", "⊆": "⊈", "⊇": "⊉", "≡": "≢", "∼": "≁", "≈": "≉", "≃": "≄",
        "≅": "≇", "<": "≮", ">": "≯", "≤": "≰", "≥": "≱", "∣": "∤", "∥": "∦", "∃": "∄", "→": "↛", "⇒": "⇏", "⊢": "⊬",
    ]
}
