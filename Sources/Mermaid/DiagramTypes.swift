/// The types of diagram that Glosa draws.
enum DiagramTypes {
    /// The types, in the order in which messages name them.
    static let all: [any Diagram.Type] = [
        Flowchart.self,
        SequenceDiagram.self,
        ClassDiagram.self,
        StateDiagram.self,
        EntityDiagram.self,
        PieChart.self,
        RequirementDiagram.self,
        GanttChart.self,
        TimelineChart.self,
        Mindmap.self,
        JourneyChart.self,
        GitGraph.self,
        QuadrantChart.self,
        XYChart.self,
        KanbanBoard.self,
        PacketDiagram.self,
        RadarChart.self,
        SankeyChart.self,
        TreemapChart.self,
        BlockDiagram.self,
        ArchitectureDiagram.self,
        C4Diagram.self,
        VennDiagram.self,
        IshikawaDiagram.self,
        TreeView.self,
        EventModel.self,
        WardleyMap.self,
        CynefinDiagram.self,
        RailroadDiagram.self,
        UseCaseDiagram.self,
    ]

    private static let byKeyword = Dictionary(all.flatMap { type in type.keywords.map { ($0, type) } }) { first, _ in
        first
    }

    /// - Parameter keyword: the first word of a diagram's text.
    static func type(for keyword: String) -> (any Diagram.Type)? { byKeyword[keyword] }
}
