/// What an edge ends in.
enum EdgeHead: Sendable, Equatable {
    case none
    /// A filled triangle.
    case point
    case circle
    case cross
}
