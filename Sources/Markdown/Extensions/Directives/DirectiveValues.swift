import Support

/// The values that DocC accepts for the arguments of its directives.
///
/// Arguments that take any text, such as titles and the names of files, have no entry. Sources: the directives' reference in
/// DocC's documentation, and its `allowedValues`.
enum DirectiveValues {
    enum Form: Sendable, Equatable {
        /// One of some words, in exactly this spelling.
        case words([String])
        /// A whole number that is no smaller than this.
        case number(least: Int)
        /// A version: one to three numbers with dots between them.
        case version
        /// The name of a platform. DocC takes any, but for `*`.
        case platform

        func accepts(_ value: String) -> Bool {
            switch self {
            case .words(let words): words.contains(value)
            case .number(let least): DirectiveValues.number(value).map { $0 >= least } ?? false
            case .version:
                (1...3).contains(value.split(separator: ".", omittingEmptySubsequences: false).count)
                    && value.split(separator: ".", omittingEmptySubsequences: false)
                        .allSatisfy { DirectiveValues.number(String($0)) != nil }
            case .platform: !value.isEmpty && value != "*"
            }
        }
    }

    /// Returns the form of an argument's value; nil if any text will do.
    static func form(of argument: String, in directive: String) -> Form? { all[directive]?[argument] }

    /// Digits alone: `Int` would take a sign, too.
    private static func number(_ text: String) -> Int? {
        text.utf8.allSatisfy(\.isDigit) ? Int(text) : nil
    }

    private static let switches = Form.words(["enabled", "disabled"])
    private static let truth = Form.words(["true", "false"])
    private static let minutes = Form.number(least: 0)

    private static let languages = [
        "swift", "objc", "objective-c", "occ", "c", "c++", "objc++", "objective-c++", "occ++", "javascript", "data",
        "metal",
    ]

    private static let all: [String: [String: Form]] = [
        "Row": ["numberOfColumns": .number(least: 1)],
        "Column": ["size": .number(least: 1), "alignment": .words(["leading", "center", "trailing"])],
        "Links": ["visualStyle": .words(["list", "compactGrid", "detailedGrid"])],
        "Options": ["scope": .words(["local", "global"])],
        "DocumentationExtension": ["mergeBehavior": .words(["append", "override"])],
        "DisplayName": ["style": .words(["conceptual", "symbol"])],
        "PageImage": ["purpose": .words(["icon", "card"])],
        "PageKind": ["": .words(["article", "sampleCode"])],
        "PageColor": ["": .words(["blue", "gray", "green", "orange", "purple", "red", "yellow"])],
        "CallToAction": ["purpose": .words(["download", "link"])],
        "Available": ["": .platform, "introduced": .version, "deprecated": .version],
        "SupportedLanguage": ["": .words(languages)],
        "AutomaticSeeAlso": ["": switches],
        "AutomaticTitleHeading": ["": switches],
        "AutomaticArticleSubheading": ["": switches],
        "TopicsVisualStyle": ["": .words(["list", "compactGrid", "detailedGrid", "hidden"])],
        "Tutorial": ["time": minutes],
        "Article": ["time": minutes],
        "ContentAndMedia": ["layout": .words(["horizontal", "vertical"])],
        "Code": ["reset": truth],
        "Choice": ["isCorrect": truth],
    ]
}
