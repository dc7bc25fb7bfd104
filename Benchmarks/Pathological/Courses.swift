import Course
import CourseChecks
import Site

/// What several lessons have to do with each other: links, anchors, translations, the site and its search.
let courseArea = Area("course").withFiles(
    [
        "broken-anchors": [
            "glosa.yml": .fixed("title: Course\nlanguages: [en]\n"),
            "content/en/a.md": .numbered { "# Heading number \($0)\n\n" },
            "content/en/b.md": .numbered { "[x](a.md#heading-nomber-\($0))\n\n" },
        ],
        "glossary-terms": [
            "glosa.yml": glossarySettings,
            "glossary.yml": .numbered { "- term: {en: term\($0), es: término\($0)}\n" },
            "content/en/a.md": .numbered { "A term\($0) here.\n\n" },
            "content/es/a.md": .numbered { "Un término\($0) aquí.\n\n" },
        ],
        "glossary-terms-of-many-words": [
            "glosa.yml": glossarySettings,
            "glossary.yml": .growing { "- term: \(String(repeating: "a ", count: $0 % 40 + 1))b\($0)\n" },
            "content/en/a.md": .repeated("a "),
        ],
        "glossary-words-to-avoid": [
            "glosa.yml": glossarySettings,
            "glossary.yml": .fixed("- {term: {en: state, es: estado}, avoid: {en: [status, condition]}}\n"),
            "content/en/a.md": .repeated("status condition "),
        ],
    ],
    work: { try await CourseLoader(root: $0).load().diagnostics }
)

private let glossarySettings = Pattern.fixed("title: Course\nlanguages: [en, es]\nglossary: glossary.yml\n")
