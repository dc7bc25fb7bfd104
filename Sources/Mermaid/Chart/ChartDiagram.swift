import Diagnostics

/// A diagram that places its marks itself: a chart with axes, a plan, a tree.
protocol ChartDiagram: TitledDiagram {
    /// Returns every mark with its place.
    ///
    /// - Parameter language: the language of dates and numbers.
    func scene(language: String) -> ChartScene
}

extension ChartDiagram {
    static var mostBoxes: Int { 2000 }

    var dropped: [Diagnostic] { StyleChecks.dropped(scene(language: "en").dropped) }

    func drawing(outline: String, options: DiagramOptions) -> DiagramDrawing {
        let scene = scene(language: options.language)
        let drawing = ChartDrawing(scene, DiagramHeading(self), outline: outline, options: options)
        return DiagramDrawing(svg: drawing.svg, findings: StyleChecks.dropped(scene.dropped))
    }
}
