import Markdown
import MarkdownHTML

/// The facts known of a lesson without its text: its place, its names, and the parts of it that others show or reach by links.
package struct LessonFacts: Sendable, Equatable {
    package struct Heading: Sendable, Equatable {
        package let level: Int
        package let plainText: String
        package let slug: String
        package let explicitID: String?

        /// The anchor that the heading has in HTML.
        var anchor: String { explicitID ?? slug }
    }

    package let metadata: LessonMetadata
    package let language: String
    /// The path below the language folder.
    package let path: String
    /// The path of the file, relative to the course.
    package let filePath: String
    package let id: String
    package let title: String
    package let profile: String
    package let isIndex: Bool
    package let outputPath: String
    package let headings: [Heading]
    /// The anchors that raw HTML sets, as written.
    package let rawHTMLAnchors: [String]
    /// The ids of the headings in raw HTML that have none of their own.
    package let rawHeadings: [String]
    /// True if one of its diagrams is a decision tree.
    package let drawsTrees: Bool
    /// The ordinals of the code blocks that are diagrams.
    package let diagrams: [Int]
    /// The place in a DocC catalogue; nil for a page that belongs to none.
    package let catalogue: CataloguePage?
    /// The files and folders that were looked up for its samples, relative to the course, in alphabetical order.
    package let sampleFiles: [String]
    /// The files and folders that the lesson names, relative to the course, in alphabetical order, whether they exist or not;
    /// collected where only named files are published.
    let namedFiles: [String]
    /// The amount of other files that it shows, in units of ``FileAllowance/unit``.
    let shownUnits: Int
    /// True if it shows less than it names, because the course as a whole would show too much.
    package let isCut: Bool
    /// The size of its file, in started units of ``bulkUnit``: coarse, so that few changes of its text change it.
    package let bulk: Int

    /// The unit of ``bulk``, in bytes.
    package static let bulkUnit = 8_192
}

extension LessonFacts {
    /// - Parameter assembled: the lesson's document.
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
            rawHeadings: document.rawHeadings.map(\.slug),
            drawsTrees: document.codeBlocks.contains { $0.attributes.contains { $0.name == "tree" } },
            diagrams: document.codeBlocks.filter(\.isDiagram).map(\.ordinal),
            catalogue: CataloguePage(document),
            sampleFiles: assembled.lookups.keys.sorted(),
            namedFiles: namedFiles,
            shownUnits: assembled.shownUnits,
            isCut: assembled.isCut,
            bulk: document.file.bytes.count / Self.bulkUnit + 1
        )
    }

    /// Returns the facts of the same lesson for a page in another place.
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
            rawHeadings: rawHeadings,
            drawsTrees: drawsTrees,
            diagrams: diagrams,
            catalogue: catalogue,
            sampleFiles: sampleFiles,
            namedFiles: namedFiles,
            shownUnits: shownUnits,
            isCut: isCut,
            bulk: bulk
        )
    }
}
