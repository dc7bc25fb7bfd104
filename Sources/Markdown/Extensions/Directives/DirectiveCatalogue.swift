import Diagnostics

/// The directives that DocC knows, and what each is to a page.
struct DirectiveCatalogue {
    struct Directive {
        var kind: @Sendable (Arguments) -> Container.Kind
        /// The names of its arguments; empty for one without a name.
        var parameters: [String] = []
        var required: [String] = []
        /// Nil: whatever stands in it may hold what it likes.
        var isChecked = true
    }

    /// The arguments of one directive.
    struct Arguments {
        let list: [Container.Argument]
        subscript(name: String) -> String? { list.first { $0.name == name }?.value }
    }

    static let names = Array(all.keys).sorted()

    static func directive(_ name: String) -> Directive? { all[name] }

    private static func hidden(_ parameters: String..., required: [String] = []) -> Directive {
        Directive(kind: { _ in .hidden }, parameters: parameters, required: required)
    }

    private static func plain(_ parameters: String...) -> Directive {
        Directive(kind: { _ in .plain }, parameters: parameters)
    }

    private static func section(_ title: String, _ others: String...) -> Directive {
        Directive(kind: { .section(title: $0[title]) }, parameters: [title] + others)
    }

    private static let all: [String: Directive] = [
        // What a page shows
        "Row": Directive(
            kind: { .columns($0["numberOfColumns"].flatMap(Int.init)) },
            parameters: ["numberOfColumns"]
        ),
        "Column": Directive(
            kind: { .column(size: $0["size"].flatMap(Int.init) ?? 1) },
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

        // What is said of a page
        "Metadata": hidden(), "Options": hidden("scope"), "TechnologyRoot": hidden(),
        "DocumentationExtension": hidden("mergeBehavior"), "DisplayName": hidden("", "style", required: [""]),
        "PageImage": hidden("purpose", "source", "alt"), "PageKind": hidden("", required: [""]),
        "PageColor": hidden("", required: [""]), "CallToAction": hidden("url", "file", "purpose", "label"),
        "Available": hidden("", "introduced", "deprecated", required: [""]),
        "SupportedLanguage": hidden("", required: [""]), "TitleHeading": hidden("", required: [""]),
        "CustomMetadata": hidden("key", "value"), "AlternateRepresentation": hidden(""),
        "Redirected": hidden("from", required: ["from"]), "AutomaticSeeAlso": hidden("", required: [""]),
        "AutomaticTitleHeading": hidden("", required: [""]),
        "AutomaticArticleSubheading": hidden("", required: [""]),
        "TopicsVisualStyle": hidden("", required: [""]),

        // Tutorials
        "Tutorials": section("name"), "Volume": section("name"), "Chapter": section("name"),
        "TutorialReference": plain("tutorial"), "Tutorial": plain("time", "projectFiles"), "Article": plain("time"),
        "Intro": section("title"), "Section": section("title"),
        "ContentAndMedia": section("title", "layout", "eyebrow"),
        "Stack": plain(), "Steps": plain(), "Step": plain(),
        "Code": plain("name", "file", "previousFile", "reset"), "Assessments": plain(), "MultipleChoice": plain(),
        "Choice": plain("isCorrect"), "Justification": plain("reaction"),
        "XcodeRequirement": plain("title", "destination"), "Resources": plain("technology"),
        "Documentation": plain("destination"), "SampleCode": plain("destination"), "Downloads": plain("destination"),
        "Videos": plain("destination"), "Forums": plain("destination"),
    ]
}
