/// A part of a formula, as MathML has it.
indirect enum MathNode: Sendable {
    /// A variable or a name. One letter is set in italics where it is not upright.
    case identifier(String, isUpright: Bool)
    case number(String)
    case sign(MathSign)
    /// `\sin` and its like.
    case function(String, takesLimits: Bool)
    case words(String)
    case row([MathNode])
    case fraction(MathNode, MathNode, hasLine: Bool, isDisplay: Bool?)
    case root(MathNode, index: MathNode?)
    case scripts(MathNode, below: MathNode?, above: MathNode?, areLimits: Bool)
    case accent(MathNode, sign: String, isBelow: Bool, isStretchy: Bool)
    /// An arrow as long as what stands on it.
    case labelledArrow(String, below: MathNode?, above: MathNode?)
    case table([[MathNode]], MathTable)
    /// Room of a width in em.
    case space(String)
    case styled(MathStyle, [MathNode])
    /// Letters of a size in em, which is that of what is around them.
    case sized(Double, [MathNode])
    /// Colours as CSS writes them; nil where they stay as they are.
    case colored([MathNode], text: String?, background: String?)
    case phantom(MathNode)
    case boxed(MathNode)

    /// What decides on the room around a part.
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
        /// Sums and their like, whose bounds stand above and below in formulas on lines of their own.
        case large
        /// Integrals, whose bounds stand beside them.
        case integral
    }

    var text: String
    var role: Role
    /// Nil where it is as the operator's dictionary of MathML has it.
    var isStretchy: Bool?
    /// Height in em; nil where it follows from the formula.
    var size: String?
}

/// How the cells of a table are set.
struct MathTable: Sendable {
    enum Form: Sendable { case matrix, small, cases, aligned, gathered, substack }

    var form = Form.matrix
    var open: String?
    var close: String?
    /// Of an array: `l`, `c` or `r` for each column.
    var columns: [Character] = []
}

enum MathStyle: Sendable { case display, text, script, scriptScript }
