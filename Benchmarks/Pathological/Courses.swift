import Course
import Site

/// What several lessons have to do with each other: links, anchors, translations, the site and its search.
let courseArea = Area("course").withFiles(
    [
        "broken-anchors": [
            "glosa.yml": .fixed("title: Course\nlanguages: [en]\n"),
            "content/en/a.md": .numbered { "# Heading number \($0)\n\n" },
            "content/en/b.md": .numbered { "[x](a.md#heading-nomber-\($0))\n\n" },
        ]
    ],
    work: { try await CourseLoader(root: $0).load().diagnostics }
)
