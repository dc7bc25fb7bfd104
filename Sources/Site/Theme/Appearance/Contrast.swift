import Course
import CourseConfiguration
import Mermaid

/// The pairs of theme colours of which one stands on the other, and the contrast that WCAG 2.2 asks of them on level AA.
struct Contrast {
    enum Criterion {
        /// Criterion 1.4.3: texts.
        case text
        /// Criterion 1.4.11: shapes that readers must see to understand or use a page.
        case shape

        var least: Double { self == .text ? 4.5 : 3 }
        var name: String { self == .text ? "1.4.3" : "1.4.11" }
    }

    struct Pair {
        let front: ThemeColour
        let ground: ThemeColour
        let criterion: Criterion
    }

    static let pairs: [Pair] =
        texts.flatMap { front, grounds in grounds.map { Pair(front: front, ground: $0, criterion: .text) } }
        + shapes.flatMap { front, grounds in grounds.map { Pair(front: front, ground: $0, criterion: .shape) } }

    private static let pages: [ThemeColour] = [.paper, .sunken, .raised]
    private static let code: [ThemeColour] = [.sunken, .paper]

    private static let clusters: [ThemeColour] = [
        .diagramClusterFill, .diagramClusterFillSecond, .diagramClusterFillThird,
    ]

    private static let texts: [(ThemeColour, [ThemeColour])] =
        [
            (.ink, pages + [.accentWash, .mark, .noteWash, .tipWash, .importantWash, .warningWash, .cautionWash]),
            (.soft, pages), (.link, pages), (.accent, [.paper, .accentWash]), (.accentInk, [.accent]),
            (.note, [.noteWash]), (.tip, [.tipWash, .paper, .sunken]), (.important, [.importantWash]),
            (.warning, [.warningWash]), (.caution, [.cautionWash, .paper, .sunken]),
            (
                .diagramNodeText,
                [
                    .diagramNodeFill, .diagramTerminalFill, .diagramDecisionFill, .diagramDataFill,
                    .diagramDocumentFill,
                ]
            ),
            (.diagramLabelText, [.sunken] + clusters), (.diagramClusterText, clusters),
            (.diagramNoteText, [.diagramNoteFill]),
        ]
        + [
            ThemeColour.codeKeyword, .codeType, .codeString, .codeNumber, .codeComment, .codeAttribute, .codeDirective,
            .codeFunction, .codeRegex, .codeDollar,
        ].map { ($0, code) }

    private static let shapes: [(ThemeColour, [ThemeColour])] = [
        (.edge, pages), (.diagramNodeStroke, [.sunken] + clusters), (.diagramLine, [.sunken] + clusters),
        (.diagramClusterStroke, [.sunken] + clusters), (.diagramTerminalStroke, [.sunken] + clusters),
        (.diagramDecisionStroke, [.sunken] + clusters), (.diagramDataStroke, [.sunken] + clusters),
        (.diagramDocumentStroke, [.sunken] + clusters), (.diagramNoteStroke, [.sunken] + clusters),
    ]
}
