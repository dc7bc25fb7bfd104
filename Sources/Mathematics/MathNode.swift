/// A part of a formula, as MathML has it.
indirect enum MathNode: Sendable {
    /// A variable or a name. A single letter is set in italics unless it is upright.
    case identifier(String, isUpright: Bool)
    case number(String)
    case sign(MathSign)
    /// A function such as `\sin`.
    case function(String, takesLimits: Bool)
    case words(String)
    case row([MathNode])
    case fraction(MathNode, MathNode, hasLine: Bool, isDisplay: Bool?)
    case root(MathNode, index: MathNode?)
    case scripts(MathNode, below: MathNode?, above: MathNode?, areLimits: Bool)
    case accent(MathNode, sign: String, isBelow: Bool, isStretchy: Bool)
    /// An arrow as long as its labels.
    case labelledArrow(String, below: MathNode?, above: MathNode?)
    case table([[MathNode]], MathTable)
    /// A space, with its width in em.
    case space(String)
    case styled(MathStyle, [MathNode])
    /// Parts with letters of a size in em, where 1 is the size of the surroundings.
    case sized(Double, [MathNode])
    /// Colours in CSS syntax; nil if they stay as they are.
    case colored([MathNode], text: String?, background: String?)
    case phantom(MathNode)
    case boxed(MathNode)

    /// The role of the part, which decides on the space around it.
    var role: MathSign.Role {
        switch self {
        case .sign(let sign): sign.role
        case .function: .function
        case .scripts(let base, _, _, _), .accent(let base, _, _, _): base.role
        case .space: .space
        case .labelledArrow: .relation
        default: .ordinary
        }
    }
}

/// An operator, a relation, a delimiter.
struct MathSign: Sendable {
    enum Role: Sendable {
        case ordinary, binary, relation, open, close, punctuation, function, space
        /// Sums and similar signs, whose bounds stand above and below in formulas on lines of their own.
        case large
        /// Integrals, whose bounds stand beside them.
        case integral
    }

    var text: String
    var role: Role
    /// True if the sign stretches; nil for the default of MathML's operator dictionary.
    var isStretchy: Bool?
    /// The height in em; nil if it follows from the formula.
    var size: String?
}

/// The layout of a table and its cells.
struct MathTable: Sendable {
    enum Form: Sendable { case matrix, small, cases, aligned, gathered, substack }

    var form = Form.matrix
    var open: String?
    var close: String?
    /// The alignment of each column of an array: `l`, `c` or `r`.
    var columns: [Character] = []
}

enum MathStyle: Sendable { case display, text, script, scriptScript }
