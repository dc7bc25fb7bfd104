extension FlowchartShape {
    /// The role that readers of flowcharts know the shape by (ISO 5807).
    var tone: GraphNode.Tone {
        switch self {
        case .stadium, .circle, .doubleCircle: .terminal
        case .diamond, .choice: .decision
        case .cylinder, .linedCylinder, .horizontalCylinder, .dataStore, .bowTieRectangle, .windowPane: .data
        case .document, .linedDocument, .taggedDocument, .documents, .flag, .notchedRectangle, .leanRight, .leanLeft,
            .slopedRectangle, .curvedTrapezoid:
            .document
        case .note: .note
        default: .node
        }
    }

    /// Draws the shape around a label.
    func geometry(_ measure: ShapeMeasure) -> ShapeGeometry {
        switch self {
        case .rectangle: BoxShapes.rectangle(measure, radius: Corners.box)
        case .rounded: BoxShapes.rectangle(measure, radius: Corners.round)
        case .stadium: BoxShapes.stadium(measure)
        case .subroutine: BoxShapes.subroutine(measure)
        case .text: BoxShapes.text(measure)
        case .linedRectangle: BoxShapes.linedRectangle(measure)
        case .dividedRectangle: BoxShapes.dividedRectangle(measure)
        case .windowPane: BoxShapes.windowPane(measure)
        case .dataStore: BoxShapes.dataStore(measure)
        case .taggedRectangle: BoxShapes.taggedRectangle(measure)
        case .stackedRectangle: BoxShapes.stackedRectangle(measure)
        case .note: BoxShapes.note(measure)

        case .circle: RoundShapes.circle(measure)
        case .doubleCircle: RoundShapes.doubleCircle(measure)
        case .ellipse: RoundShapes.ellipse(measure)
        case .delay: RoundShapes.delay(measure)
        case .curvedTrapezoid: RoundShapes.curvedTrapezoid(measure)
        case .bowTieRectangle: RoundShapes.bowTie(measure)
        case .cloud: RoundShapes.cloud(measure)
        case .bang: RoundShapes.bang(measure)

        case .diamond: AngularShapes.diamond(measure)
        case .hexagon: AngularShapes.hexagon(measure)
        case .odd: AngularShapes.odd(measure)
        case .leanRight: AngularShapes.leanRight(measure)
        case .leanLeft: AngularShapes.leanLeft(measure)
        case .trapezoid: AngularShapes.trapezoid(measure)
        case .invertedTrapezoid: AngularShapes.invertedTrapezoid(measure)
        case .notchedRectangle: AngularShapes.notchedRectangle(measure)
        case .notchedPentagon: AngularShapes.notchedPentagon(measure)
        case .slopedRectangle: AngularShapes.slopedRectangle(measure)
        case .triangle: AngularShapes.triangle(measure)
        case .flippedTriangle: AngularShapes.flippedTriangle(measure)

        case .cylinder: CylinderShapes.cylinder(measure, isLined: false)
        case .linedCylinder: CylinderShapes.cylinder(measure, isLined: true)
        case .horizontalCylinder: CylinderShapes.horizontalCylinder(measure)

        case .document: DocumentShapes.document(measure)
        case .linedDocument: DocumentShapes.linedDocument(measure)
        case .taggedDocument: DocumentShapes.taggedDocument(measure)
        case .documents: DocumentShapes.documents(measure)
        case .flag: DocumentShapes.flag(measure)

        case .braceLeft: BraceShapes.brace(measure, left: true, right: false)
        case .braceRight: BraceShapes.brace(measure, left: false, right: true)
        case .braces: BraceShapes.brace(measure, left: true, right: true)

        case .smallCircle: MarkShapes.smallCircle(measure)
        case .framedCircle: MarkShapes.framedCircle(measure)
        case .filledCircle: MarkShapes.filledCircle(measure)
        case .anchor: MarkShapes.anchor(measure)
        case .crossedCircle: MarkShapes.crossedCircle(measure)
        case .fork: MarkShapes.fork(measure)
        case .hourglass: MarkShapes.hourglass(measure)
        case .bolt: MarkShapes.bolt(measure)
        case .choice: MarkShapes.choice(measure)
        case .icon, .image: MarkShapes.picture(measure)
        }
    }
}
