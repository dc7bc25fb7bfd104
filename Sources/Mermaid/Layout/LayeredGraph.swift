/// The input of the layered layout, for any type of diagram: boxes, edges between them, and clusters around them.
///
/// Coordinates are those of the flow: y grows from rank to rank, x runs along a rank. Lengths are pixels. Nodes, edges and
/// clusters are identified by their index in the arrays, and that order settles every tie.
struct LayeredGraph: Sendable {
    struct Node: Sendable {
        var width: Double
        var height: Double
        /// The cluster that it lies in, or -1.
        var cluster = -1
        /// The distance from its middle, to either side, within which edges may meet its start and end side.
        var portReach: Double
        /// The room kept free beyond its right side, for loops and their labels.
        var loopRoom = 0.0
        /// The room kept free beyond its left side.
        var leadingRoom = 0.0
    }

    struct Edge: Sendable {
        var source: Int
        var target: Int
        /// The least number of ranks that it spans, 1 or more.
        var minimumLength = 1
        /// The size of its label along x and y; nil without a label.
        var label: Size?
        /// True if the label belongs near the target, false if near the source.
        var labelsTarget = false
        /// The best position for the edge at its source, from the source's middle; nil if any position will do.
        var sourcePort: Double?
        var targetPort: Double?
        /// The clusters at whose frames the edge stops, or -1: it stays outside them up to its last rank.
        var sourceFrame = -1
        var targetFrame = -1
        /// The strength with which its ends are drawn together.
        var weight = 1
    }

    struct Cluster: Sendable {
        /// The cluster around it, or -1. A parent stands before its children.
        var parent = -1
        var paddingLeft: Double
        var paddingRight: Double
        /// The padding at the side where the flow enters.
        var paddingStart: Double
        var paddingEnd: Double
        /// The least size along x, for the title.
        var minimumWidth = 0.0
        /// The least size along y, for the title.
        var minimumHeight = 0.0
    }

    var nodes: [Node] = []
    var edges: [Edge] = []
    var clusters: [Cluster] = []
    var spacing = LayeredSpacing()

    /// True if an edge has a best position at one of its nodes.
    var hasPortWishes: Bool { edges.contains { $0.sourcePort != nil || $0.targetPort != nil } }
}

/// The distances that the layout keeps, in pixels.
struct LayeredSpacing: Sendable {
    /// The distance between two boxes of a rank.
    var node = 36.0
    /// The distance between two ranks.
    var rank = 44.0
    /// The distance between two edges that pass through a rank.
    var edge = 16.0
    /// The distance between a box and an edge that passes it.
    var edgeToNode = 20.0
    /// The distance between an edge's label and the items beside it.
    var label = 12.0
    /// The distance between an edge's label and the ranks before and behind.
    var labelToRank = 18.0
    /// The distance between two edges where they meet a node.
    var port = 7.0
    /// The distance between a cluster's frame and the items outside it.
    var cluster = 20.0
}

struct Size: Sendable, Equatable {
    var width: Double
    var height: Double

    var transposed: Size { Size(width: height, height: width) }
}

struct Point: Sendable, Equatable {
    var x: Double
    var y: Double
}

struct Rect: Sendable, Equatable {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    var width: Double { maxX - minX }
    var height: Double { maxY - minY }
    var midX: Double { (minX + maxX) / 2 }
    var midY: Double { (minY + maxY) / 2 }

    init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    init(centre: Point, size: Size) {
        minX = centre.x - size.width / 2
        minY = centre.y - size.height / 2
        maxX = centre.x + size.width / 2
        maxY = centre.y + size.height / 2
    }

    /// Returns true if the two overlap by more than `least` in both directions; a shared edge is not enough.
    func overlaps(_ other: Rect, by least: Double = 0) -> Bool {
        min(maxX, other.maxX) - max(minX, other.minX) > least && min(maxY, other.maxY) - max(minY, other.minY) > least
    }

    /// Returns true if the two share anything, even a part of an edge.
    func touches(_ other: Rect) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }

    /// Returns true if the whole of another rectangle lies in this one.
    func contains(_ other: Rect) -> Bool {
        minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
    }

    mutating func include(_ point: Point) {
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
    }

    mutating func formUnion(_ other: Rect) {
        minX = min(minX, other.minX)
        minY = min(minY, other.minY)
        maxX = max(maxX, other.maxX)
        maxY = max(maxY, other.maxY)
    }
}

/// The positions of a layout's parts, in flow coordinates; the drawing begins at 0, 0.
struct LayeredLayout: Sendable {
    /// One stretch of an edge through a rank; curves join one stretch to the next.
    struct Stretch: Sendable, Equatable {
        var x: Double
        var startY: Double
        var endY: Double
        /// The range of x in which the edge may drift on this stretch without coming too near to anything.
        var least: Double
        var most: Double
        /// The y at which the edge turns towards its next stretch; nil if it bends freely.
        var lane: Double?
    }

    /// The middles of the nodes.
    var nodes: [Point]
    var clusters: [Rect]
    /// The stretches of each edge, from source to target; empty for loops.
    var edges: [[Stretch]]
    /// The middles of the labels; nil for edges without one.
    var labels: [Point?]
    var size: Size
}
