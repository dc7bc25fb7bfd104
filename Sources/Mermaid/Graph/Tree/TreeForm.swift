/// A way to arrange a node and everything that hangs on it.
struct TreeForm {
    enum Arrangement {
        /// The children side by side below their parent.
        case beside
        /// The children one below the other, indented.
        case below
    }

    var size: Size
    /// The middle of the node, from the left edge.
    var nodeX: Double
    var arrangement = Arrangement.beside
    /// The index of the form that each child takes.
    var choices: [Int] = []

    /// The largest number of forms that a node keeps.
    static let most = 8

    /// Returns the forms that no other beats in both width and height, the narrow ones first.
    static func best(of forms: [TreeForm]) -> [TreeForm] {
        let sorted = forms.sorted { ($0.size.width, $0.size.height) < ($1.size.width, $1.size.height) }
        var kept: [TreeForm] = []
        for form in sorted where form.size.height < (kept.last?.size.height ?? .infinity) - 0.5 { kept.append(form) }
        guard kept.count > most else { return kept }
        return (0..<most).map { kept[$0 * (kept.count - 1) / (most - 1)] }
    }
}

/// The distances in a tree, in pixels.
enum TreeSpacing {
    /// The distance between neighbours.
    static let gap = 16.0
    /// The distance from a parent to the line that leads to its children.
    static let bus = 16.0
    /// The distance from that line to a child without a label between them.
    static let drop = 22.0
    /// The distances above and below a label.
    static let labelAbove = 8.0, labelBelow = 16.0
    /// The distance between a child with its descendants and the line to the next child below.
    static let row = 18.0
    /// The distance from the line that children hang on to the children.
    static let inset = 12.0
}
