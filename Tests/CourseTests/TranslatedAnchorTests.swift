import CourseChecks
import TestSupport
import Testing

/// Links to headings of translations by the anchors of their originals.
@Suite("Anchors of translations") struct TranslatedAnchorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let dialect: String
        /// The Spanish page that the link leads to, before and after its anchor was pinned; alike if nothing is wrong.
        let before, after: String
    }

    static let cases = [
        Case(
            testDescription: "braces for Docusaurus",
            dialect: "docusaurus",
            before: "# Dos\n\n## Instalación\n\nTexto.\n",
            after: "# Dos\n\n## Instalación {#install}\n\nTexto.\n"
        ),
        Case(
            testDescription: "a list of attributes for MkDocs",
            dialect: "material",
            before: "# Dos\n\n## Instalación  \n\nTexto.\n",
            after: "# Dos\n\n## Instalación { #install }  \n\nTexto.\n"
        ),
        Case(
            testDescription: "an element for Starlight",
            dialect: "starlight",
            before: "# Dos\n\n## Instalación\n\nTexto.\n",
            after: "# Dos\n\n<a id=\"install\"></a>\n\n## Instalación\n\nTexto.\n"
        ),
        Case(
            testDescription: "a pinned anchor stays",
            dialect: "vitepress",
            before: "# Dos\n\n## Instalación {#install}\n\nTexto.\n",
            after: "# Dos\n\n## Instalación {#install}\n\nTexto.\n"
        ),
        Case(
            testDescription: "a heading that was not translated stays",
            dialect: "docusaurus",
            before: "# Dos\n\n## Install\n\nTexto.\n",
            after: "# Dos\n\n## Install\n\nTexto.\n"
        ),
        Case(
            testDescription: "Glosa's own pages share their anchors",
            dialect: "glosa",
            before: "# Dos\n\n## Instalación\n\nTexto.\n",
            after: "# Dos\n\n## Instalación\n\nTexto.\n"
        ),
    ]

    @Test(arguments: cases)
    func anchorsAreGivenToTheHeadingsOfTranslations(_ entry: Case) async throws {
        var tree = FileTree("")
        tree["glosa.yml"] = "languages: [en, es]\ndialect: \(entry.dialect)\n"
        tree["content/en/one.md"] = "# One\n\nSee [two](two.md#install).\n"
        tree["content/en/two.md"] = "# Two\n\n## Install\n\nText.\n"
        tree["content/es/one.md"] = "# Uno\n\nVea [dos](two.md#install) y [otra vez](two.md#install).\n"
        tree["content/es/two.md"] = entry.before
        try await withTemporaryFolder { folder in
            try tree.write(to: folder)
            let course = try await CourseLoader(root: folder.path).load()
            let found = course.diagnostics.filter { $0.rule == "translation-anchor" }
            let isRight = entry.before == entry.after
            #expect(found.map(\.range.path) == (isRight ? [] : ["content/es/one.md", "content/es/one.md"]))
            let fixed = try await course.fixedLessons()
            #expect(fixed.map(\.file.path) == (isRight ? [] : ["content/es/two.md"]))
            #expect(fixed.first.map { String(decoding: $0.bytes, as: UTF8.self) } ?? entry.before == entry.after)
        }
    }

    @Test(
        "An address from the root leads to the main language's page, where the website leaves it as it is",
        arguments: [("vitepress", true), ("starlight", true), ("docusaurus", false)]
    )
    func fromTheRoot(dialect: String, isOfMainLanguage: Bool) async throws {
        var tree = FileTree("")
        tree["glosa.yml"] =
            "languages: [en, es]\ntranslations: subfolders\nrootLanguage: true\ncontent: docs\ndialect: \(dialect)\n"
        tree["docs/one.md"] = "# One\n\nSee [two](/two#install).\n"
        tree["docs/two.md"] = "# Two\n\n## Install\n\nText.\n"
        tree["docs/es/one.md"] = "# Uno\n\nVea [dos](/two#install).\n"
        tree["docs/es/two.md"] = "# Dos\n\n## Instalación\n\nTexto.\n"
        try await withTemporaryFolder { folder in
            try tree.write(to: folder)
            let course = try await CourseLoader(root: folder.path).load()
            let found = course.diagnostics.map { "\($0.rule) \($0.range.path)" }
            #expect(found == (isOfMainLanguage ? [] : ["translation-anchor docs/es/one.md"]))
        }
    }
}
