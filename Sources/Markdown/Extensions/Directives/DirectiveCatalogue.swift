import Diagnostics

/// The directives that DocC knows, and the kind of each on a page.
struct DirectiveCatalogue {
    struct Directive {
        var kind: @Sendable (Arguments) -> Container.Kind
        /// The names of its arguments; an empty name for an argument without one.
        var parameters: [String] = []
        var required: [String] = []
        /// The groups of arguments of which it needs one.
        var alternatives: [Alternatives] = []
        /// True if its arguments are checked against ``parameters`` and ``required``.
        var isChecked = true
        /// True if it may hold words that are not shown, though no paragraphs.
        var takesWords = false
    }

    struct Alternatives {
        let names: [String]
        /// True if only one of them may be there.
        let excludeEachOther: Bool
    }

    /// The arguments of one directive.
    struct Arguments {
        let list: [Container.Argument]
        subscript(name: String) -> String? { list.first { $0.name == name }?.value }
    }

    static let names = Array(all.keys).sorted()

    static func directive(_ name: String) -> Directive? { all[name] }

    private static func hidden(
        _ parameters: String...,
        required: [String] = [],
        takesWords: Bool = false
    ) -> Directive {
        Directive(kind: { _ in .hidden }, parameters: parameters, required: required, takesWords: takesWords)
    }

    /// - Parameters:
    ///   - title: The argument with the text of its heading; nil if it has no heading.
    ///   - level: The level of the heading.
    private static func section(
        _ title: String?,
        level: Int,
        _ others: String...,
        required: [String] = []
    ) -> Directive {
        Directive(
            kind: { arguments in .section(title: title.flatMap { arguments[$0] }, level: level) },
            parameters: [title].compactMap(\.self) + others,
            required: required
        )
    }

    /// - Parameter required: True if it leads nowhere without its first argument.
    private static func pointer(
        _ pointer: Container.Pointer,
        _ parameters: String...,
        required: Bool = true
    ) -> Directive {
        Directive(
            kind: { _ in .pointer(pointer) },
            parameters: parameters,
            required: required ? Array(parameters.prefix(1)) : []
        )
    }

    private static let all: [String: Directive] = [
        // The content of a page
        "Row": Directive(
            kind: { .columns($0["numberOfColumns"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }) },
            parameters: ["numberOfColumns"]
        ),
        "Column": Directive(
            kind: { .column(size: max(1, $0["size"].flatMap(Int.init) ?? 1)) },
            parameters: ["size", "alignment"]
        ),
        "TabNavigator": Directive(kind: { _ in .tabs }),
        "Tab": Directive(kind: { .tab(title: $0[""] ?? "") }, parameters: [""], required: [""]),
        "Image": Directive(
            kind: { $0["source"] == nil ? .plain : .figure },
            parameters: ["source", "alt", "deviceFrame"],
            required: ["source"]
        ),
        "Video": Directive(
            kind: { $0["source"] == nil ? .plain : .video },
            parameters: ["source", "poster", "alt", "deviceFrame"],
            required: ["source"]
        ),
        "Links": Directive(
            kind: { .cards($0["visualStyle"].flatMap(Container.Cards.init) ?? .list) },
            parameters: ["visualStyle"],
            required: ["visualStyle"]
        ),
        "Small": Directive(kind: { _ in .small }),
        "Snippet": Directive(
            kind: { .snippet(path: $0["path"] ?? "", slice: $0["slice"]) },
            parameters: ["path", "slice"],
            required: ["path"]
        ),
        "DeprecationSummary": Directive(kind: { _ in .deprecation }),
        "Comment": Directive(kind: { _ in .hidden }, isChecked: false),

        // The metadata of a page
        "Metadata": hidden(takesWords: true), "Options": hidden("scope", takesWords: true), "TechnologyRoot": hidden(),
        "DocumentationExtension": hidden("mergeBehavior"), "DisplayName": hidden("", "style", required: [""]),
        "PageImage": hidden("purpose", "source", "alt"), "PageKind": hidden("", required: [""]),
        "PageColor": hidden("", required: [""]),
        "CallToAction": Directive(
            kind: { .pointer($0["purpose"] == "download" || $0["url"] == nil ? .download : .link) },
            parameters: ["url", "file", "purpose", "label"],
            alternatives: [
                Alternatives(names: ["url", "file"], excludeEachOther: true),
                Alternatives(names: ["purpose", "label"], excludeEachOther: false),
            ]
        ),
        "Available": hidden("", "introduced", "deprecated", required: ["", "introduced"]),
        "SupportedLanguage": hidden("", required: [""]), "TitleHeading": hidden("", required: [""]),
        "CustomMetadata": hidden("key", "value"), "AlternateRepresentation": hidden(""),
        "Redirected": hidden("from", required: ["from"]), "AutomaticSeeAlso": hidden("", required: [""]),
        "AutomaticTitleHeading": hidden("", required: [""]),
        "AutomaticArticleSubheading": hidden("", required: [""]),
        "TopicsVisualStyle": hidden("", required: [""]),

        // Tutorials
        "Tutorials": section(nil, level: 0, "name"), "Volume": section("name", level: 2, required: ["name"]),
        "Chapter": section("name", level: 3, required: ["name"]),
        "TutorialReference": pointer(.reference, "tutorial"),
        "Tutorial": section(nil, level: 0, "time", "projectFiles"), "Article": section(nil, level: 0, "time"),
        "Intro": section("title", level: 1, required: ["title"]),
        "Section": section("title", level: 2, required: ["title"]),
        "ContentAndMedia": section("title", level: 3, "layout", "eyebrow"), "Stack": section(nil, level: 0),
        "Steps": Directive(kind: { _ in .walkthrough }), "Step": Directive(kind: { _ in .walkthroughStep(0) }),
        "Code": Directive(
            kind: { .stepFile(name: $0["name"] ?? "") },
            parameters: ["name", "file", "previousFile", "reset"],
            required: ["name", "file"]
        ),
        "Assessments": Directive(kind: { _ in .assessments }), "MultipleChoice": Directive(kind: { _ in .question }),
        "Choice": Directive(
            kind: { .answer(isRight: $0["isCorrect"] == "true") },
            parameters: ["isCorrect"],
            required: ["isCorrect"]
        ),
        "Justification": Directive(kind: { .justification(reaction: $0["reaction"]) }, parameters: ["reaction"]),
        "XcodeRequirement": pointer(.requirement, "destination", "title"),
        "Resources": section(nil, level: 0, "technology"),
        "Documentation": pointer(.documentation, "destination"), "SampleCode": pointer(.sampleCode, "destination"),
        "Downloads": pointer(.downloads, "destination"), "Videos": pointer(.videos, "destination"),
        "Forums": pointer(.forums, "destination"),
    ]
}
