/// The room between a frame and what it holds, on the page.
struct FrameRoom {
    static let padding = 14.0
    static let titleGap = 8.0
    private static let entry = 44.0

    let left: Double
    let right: Double
    let bottom = padding
    let top: Double
    /// The least width of the frame, for its title.
    let minimumWidth: Double

    /// How far the middle of what the frame holds lies to the right of its own.
    var shift: Double { (left - right) / 2 }

    /// - Parameters:
    ///   - isEntered: whether edges go on inside the frame; they get room beside the title.
    ///   - beside: more room for the title, on one side of what the frame holds.
    init(_ frame: GraphFrame, isEntered: Bool = false, beside: TitleSide? = nil) {
        left = Self.padding + (beside?.isLeft == true ? beside?.room ?? 0 : 0)
        right = Self.padding + (beside?.isLeft == false ? beside?.room ?? 0 : 0)
        let title = frame.title
        let bar = title.height + 2 * Self.titleGap
        top =
            switch frame.look {
            case .box: title.isEmpty ? Self.padding : bar
            case .state: bar + Self.padding
            case .region: Self.padding
            }
        minimumWidth = title.isEmpty ? 0 : title.width + 2 * Self.padding + (isEntered ? Self.entry : 0)
    }

    /// The same as a cluster of a layout that flows in a direction.
    func cluster(parent: Int, direction: FlowDirection) -> LayeredGraph.Cluster {
        switch direction {
        case .topToBottom:
            LayeredGraph.Cluster(
                parent: parent,
                paddingLeft: left,
                paddingRight: right,
                paddingStart: top,
                paddingEnd: bottom,
                minimumWidth: minimumWidth
            )
        case .bottomToTop:
            LayeredGraph.Cluster(
                parent: parent,
                paddingLeft: left,
                paddingRight: right,
                paddingStart: bottom,
                paddingEnd: top,
                minimumWidth: minimumWidth
            )
        case .leftToRight, .rightToLeft:
            LayeredGraph.Cluster(
                parent: parent,
                paddingLeft: top,
                paddingRight: bottom,
                paddingStart: left,
                paddingEnd: right,
                minimumHeight: minimumWidth
            )
        }
    }
}
