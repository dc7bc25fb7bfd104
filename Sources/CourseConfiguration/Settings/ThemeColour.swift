/// The colours of the built-in theme that a course may choose, by their keys below `colors` in `glosa.yml`.
package enum ThemeColour: String, Sendable, CaseIterable {
    case paper, sunken, raised
    case ink, soft, line, edge
    case link, accent, accentInk, accentWash, mark
    case note, noteWash, tip, tipWash, important, importantWash, warning, warningWash, caution, cautionWash
    case codeKeyword, codeType, codeString, codeNumber, codeComment, codeAttribute, codeDirective, codeFunction,
        codeRegex, codeDollar
    case diagramNodeFill, diagramNodeStroke, diagramNodeText, diagramLine, diagramLabelText, diagramClusterFill,
        diagramClusterFillSecond, diagramClusterFillThird, diagramClusterStroke, diagramClusterText, diagramNoteFill,
        diagramNoteStroke, diagramNoteText
    case diagramTerminalFill, diagramTerminalStroke, diagramDecisionFill, diagramDecisionStroke, diagramDataFill,
        diagramDataStroke, diagramDocumentFill, diagramDocumentStroke

    /// The custom property of the style sheet: `--accent-ink`.
    package var property: String {
        rawValue.reduce(into: "--") { name, letter in
            if letter.isUppercase { name += "-" }
            name += letter.lowercased()
        }
    }
}

/// A reader's preference (Media Queries Level 5, `prefers-color-scheme`).
package enum ColourScheme: String, Sendable, CaseIterable {
    case light, dark
}
