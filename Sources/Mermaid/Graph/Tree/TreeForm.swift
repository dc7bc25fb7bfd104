/// One way to set a node and all that hangs on it.
struct TreeForm {
    enum Arrangement {
        /// The children side by side below their parent.
        case beside
        /// The children one below the other, set in.
        case below
    }

    var size: Size
    /// The middle of the node, from the left edge.
    var nodeX: Double
    var arrangement = Arrangement.beside
    /// For each child which of its forms is taken.
    var choices: [Int] = []

    /// More than these are not carried on.
    static let most = 8

    /// Of several forms those that no other beats in both width and height, the narrow ones first.
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
    /// Between neighbours.
    static let gap = 16.0
    /// From a parent to the line that leads to its children.
    static let bus = 16.0
    /// From that line to a child, where no label stands between them.
    static let drop = 22.0
    /// Above a label, and below it.
    static let labelAbove = 8.0, labelBelow = 16.0
    /// Between a child with all its own and the line to the next below it.
    static let row = 18.0
    /// From the line that children hang on to the children.
    static let inset = 12.0
}
