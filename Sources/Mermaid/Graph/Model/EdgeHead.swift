/// The head at an end of an edge.
enum EdgeHead: Sendable, Equatable {
    case none
    /// A filled triangle.
    case point
    case circle
    case cross
    /// A filled arrow with a notch.
    case barb
    /// A hollow triangle: inheritance.
    case triangle
    case filledDiamond
    case hollowDiamond
    /// A hollow circle: an interface.
    case ring
    // Crow's feet.
    case onlyOne, zeroOrOne, oneOrMore, zeroOrMore
    /// The filled diamond of a parent.
    case parent
}
