import Course

/// Paths of the files beside a lesson's page: the page's own path with another ending.
extension Lesson {
    /// The lesson's Markdown.
    var markdownPath: String { outputPath.dropLast(".html".count) + ".md" }

    /// A diagram as a file of its own.
    ///
    /// - Parameter block: the ordinal of the diagram's block.
    func diagramPath(of block: Int) -> String { "\(outputPath.dropLast(".html".count)).diagram-\(block).svg" }
}
