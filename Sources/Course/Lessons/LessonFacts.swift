import Markdown
import MarkdownHTML

/// What is known of a lesson without its text: its place, its names, and what others show of it or reach by links.
public struct LessonFacts: Sendable, Equatable {
    public struct Heading: Sendable, Equatable {
        package let level: Int
        package let plainText: String
        package let slug: String
        package let explicitID: String?

        /// The anchor that the heading has in HTML.
        var anchor: String { explicitID ?? slug }
    }

    package let metadata: LessonMetadata
    package let language: String
    /// Below the language folder.
    package let path: String
    /// Relative to the course.
    package let filePath: String
    package let id: String
    package let title: String
    package let profile: String
    package let isIndex: Bool
    package let outputPath: String
    package let headings: [Heading]
    /// What raw HTML sets, as written.
    package let rawHTMLAnchors: [String]
    /// Whether one of its diagrams is a decision tree.
    package let drawsTrees: Bool
    /// The ordinals of the code blocks that are diagrams.
    public let diagrams: [Int]
    /// Nil for a page of anything but a DocC catalogue.
    package let catalogue: CataloguePage?
    /// The files and folders that were looked at for its samples, relative to the course, in alphabetical order.
    public let sampleFiles: [String]
    /// The files and folders that the lesson names, relative to the course, where only what is named is published; in alphabetical
    /// order, whether they are there or not.
    package let namedFiles: [String]
    /// How much of other files it shows, by ``FileAllowance/unit``.
    package let shownUnits: Int
    /// Whether it shows less than it names, because the course as a whole would show too much.
    package let isCut: Bool
}

extension LessonFacts {
    /// - Parameter assembled: the lesson's text.
    init(
        metadata: LessonMetadata,
        language: String,
        path: String,
        id: String,
        title: String,
        profile: String,
        isIndex: Bool,
        outputPath: String,
        assembled: AssembledDocument,
        namedFiles: [String]
    ) {
        let document = assembled.document
        self.init(
            metadata: metadata,
            language: language,
            path: path,
            filePath: document.file.path,
            id: id,
            title: title,
            profile: profile,
            isIndex: isIndex,
            outputPath: outputPath,
            headings: document.headings.map {
                Heading(level: $0.level, plainText: $0.plainText, slug: $0.slug, explicitID: $0.explicitID)
            },
            rawHTMLAnchors: document.rawHTMLAnchors,
            drawsTrees: document.codeBlocks.contains { $0.attributes.contains { $0.name == "tree" } },
            diagrams: document.codeBlocks.filter(\.isDiagram).map(\.ordinal),
            catalogue: CataloguePage(document),
            sampleFiles: assembled.lookups.keys.sorted(),
            namedFiles: namedFiles,
            shownUnits: assembled.shownUnits,
            isCut: assembled.isCut
        )
    }

    /// The same lesson's page in another place.
    func moved(language: String, path: String, outputPath: String, isIndex: Bool? = nil) -> LessonFacts {
        LessonFacts(
            metadata: metadata,
            language: language,
            path: path,
            filePath: filePath,
            id: id,
            title: title,
            profile: profile,
            isIndex: isIndex ?? self.isIndex,
            outputPath: outputPath,
            headings: headings,
            rawHTMLAnchors: rawHTMLAnchors,
            drawsTrees: drawsTrees,
            diagrams: diagrams,
            catalogue: catalogue,
            sampleFiles: sampleFiles,
            namedFiles: namedFiles,
            shownUnits: shownUnits,
            isCut: isCut
        )
    }
}
