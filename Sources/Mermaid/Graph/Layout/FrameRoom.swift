/// The room between a frame and its content, on the page.
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

    /// The distance of the content's middle to the right of the frame's middle.
    var shift: Double { (left - right) / 2 }

    /// - Parameters:
    ///   - isEntered: true if edges go on inside the frame; they get room beside the title.
    ///   - beside: more room for the title, on one side of the content.
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

    /// Returns a cluster with the same room, for a layout that flows in a direction.
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
