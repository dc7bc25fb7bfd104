import Foundation
import TestSupport
import Testing

/// Translations as they lie in repositories: `init` and `translate status` find their languages and pairs without a configuration.
@Suite struct FoundLanguageTests {
    private static let english = "This is the page that you should read when you have the time and are with us.\n"
    private static let spanish =
        "El texto de esta página es para los que no han visto aún cómo está hecho: con él y sin más.\n"
    private static let polish =
        "Strona o łodziach. Use the `for` and `with` of the list that is there and in that order.\n"

    struct Fixture: Sendable, CustomTestStringConvertible {
        let name: String
        let files: [(path: String, text: String)]
        /// Lines of the configuration that `init` writes.
        let lines: [String]
        /// The number of pairs of each language but the main one.
        let pairs: [String: Int]
        /// The same in the configuration that `init` writes, where it takes less.
        var written: [String: Int]?

        var testDescription: String { name }
        var tree: String { files.map { "-- \($0.path) --\n\($0.text)\n" }.joined() }
    }

    private static func pages(_ texts: [String: String]) -> [(path: String, text: String)] {
        texts.sorted { $0.key < $1.key }.map { ($0.key, "# Page\n\n\($0.value)") }
    }

    static let fixtures = [
        Fixture(
            name: "Docusaurus",
            files: pages([
                "docs/intro.md": english, "docs/a/b.md": english, "docs/more.mdx": english,
                "i18n/es/docusaurus-plugin-content-docs/current/intro.md": spanish,
                "i18n/es/docusaurus-plugin-content-docs/current/a/b.md": spanish,
                "i18n/es/docusaurus-plugin-content-docs/version-1.0/intro.md": spanish,
                "i18n/pt-BR/docusaurus-plugin-content-docs/current/intro.md": "Texto.",
                "i18n/es/docusaurus-plugin-content-blog/post.md": spanish, "blog/post.md": english,
            ]) + [("docusaurus.config.js", "export default {title: 'Boats', i18n: {defaultLocale: 'en'}}")],
            lines: [
                "  en: \"docs\"", "  es: \"i18n/es/docusaurus-plugin-content-docs/current\"",
                "  pt-BR: \"i18n/pt-BR/docusaurus-plugin-content-docs/current\"", "dialect: docusaurus",
            ],
            // The blog's post is translated, too; a version that the originals don't have is no pair.
            pairs: ["es": 3, "pt-BR": 1],
            written: ["es": 2, "pt-BR": 1]
        ),
        Fixture(
            name: "Docusaurus in a folder",
            files: pages([
                "website/docs/intro.md": english, "website/docs/two.md": english,
                "website/i18n/fr/docusaurus-plugin-content-docs/current/intro.md": "Texte.", "README.md": english,
            ]) + [("website/docusaurus.config.ts", "export default {title: 'Boats'}")],
            lines: ["  en: \"website/docs\"", "  fr: \"website/i18n/fr/docusaurus-plugin-content-docs/current\""],
            pairs: ["fr": 1]
        ),
        Fixture(
            name: "Starlight",
            files: pages([
                "src/content/docs/index.mdx": english, "src/content/docs/guide.md": english,
                "src/content/docs/es/index.mdx": spanish, "src/content/docs/es/guide.md": spanish,
            ]) + [("astro.config.mjs", "import starlight from '@astrojs/starlight'\nstarlight({title: 'Boats'})")],
            lines: ["languages: [en, es]", "translations: subfolders", "dialect: starlight"],
            pairs: ["es": 2]
        ),
        Fixture(
            name: "VitePress",
            files: pages([
                "docs/index.md": english, "docs/guide.md": english, "docs/es/index.md": spanish,
                "docs/es/guide.md": spanish,
            ]) + [("docs/.vitepress/config.ts", "export default { title: 'Boats', lang: 'en-GB' }")],
            lines: ["languages: [en, es]", "translations: subfolders", "dialect: vitepress", "content: \"docs\""],
            pairs: ["es": 2]
        ),
        Fixture(
            name: "Hugo, a folder each",
            files: pages([
                "content/en/_index.md": english, "content/en/a.md": english, "content/es/_index.md": spanish,
                "content/es/a.md": spanish,
            ]),
            lines: ["languages: [en, es]", "content: \"content\""],
            pairs: ["es": 2]
        ),
        Fixture(
            name: "Hugo, suffixes",
            files: pages([
                "content/posts/a/index.md": english, "content/posts/a/index.es.md": spanish, "content/b.md": english,
                "content/b.es.md": spanish,
            ]),
            lines: ["languages: [en, es]", "translations: suffixes"],
            pairs: ["es": 2]
        ),
        Fixture(
            name: "A folder of pages in each language's",
            files: pages([
                "docs/en/docs/index.md": english, "docs/en/docs/a.md": english, "docs/en/docs/b.md": english,
                "docs/es/docs/index.md": spanish,
                "docs/es/docs/a.md": spanish, "docs/es/llm-prompt.md": english,
            ]),
            lines: ["  en: \"docs/en/docs\"", "  es: \"docs/es/docs\""],
            pairs: ["es": 2]
        ),
        Fixture(
            name: "A folder beside the original's",
            files: pages([
                "docs/a.md": english, "docs/b.md": english, "docs_CN/a.md": "这本书介绍帆船的基础知识。", "README.md": english,
            ]),
            lines: ["  en: \"docs\"", "  zh-CN: \"docs_CN\""],
            pairs: ["zh-CN": 1]
        ),
        Fixture(
            name: "A folder of another name beside the original's",
            files: pages([
                "notes/a.md": english, "notes/b/c.md": english, "notes.pt_BR/a.md": "Texto.",
                "notes.es/b/c.md": spanish,
                "CLIENTS.md": english, "README.md": english, "guides/a.md": english, "guides/b.md": english,
            ]),
            lines: ["  en: \"notes\"", "  es: \"notes.es\"", "  pt-BR: \"notes.pt_BR\""],
            pairs: ["es": 1, "pt-BR": 1]
        ),
        Fixture(
            name: "A README in each language's folder, and another one above them",
            files: pages([
                "README.md": english, "CHANGES.md": english, "docs/en/README.md": english, "docs/es/README.md": spanish,
            ]),
            lines: ["  en: [\"docs/en\", \".\"]", "  es: \"docs/es\""],
            pairs: ["es": 1]
        ),
        Fixture(
            name: "Nothing but a README",
            files: pages(["README.md": english, "README_es.md": spanish, "README.zh-CN.md": "这本书介绍帆船的基础知识。"]),
            lines: ["languages: [en, es, zh-CN]", "translations: suffixes", "content: \".\""],
            pairs: ["es": 1, "zh-CN": 1]
        ),
        Fixture(
            name: "A folder in the original's",
            files: pages([
                "Documentation/a.md": english, "Documentation/b.md": english, "Documentation/pt-br/a.md": "Texto.",
                "README.md": english,
            ]),
            lines: ["languages: [en, pt-br]", "translations: subfolders", "content: \"Documentation\""],
            pairs: ["pt-br": 1]
        ),
        Fixture(
            name: "A folder of READMEs",
            files: pages([
                "README.md": english, "Translations/README_de.md": "Die Seite.", "Translations/README_es.md": spanish,
            ]),
            lines: ["  en: \".\"", "  de: \"Translations\"", "  es: \"Translations\""],
            pairs: ["de": 1, "es": 1]
        ),
        Fixture(
            name: "Each file names its language",
            files: pages([
                "docs/a.en-US.md": english, "docs/a.zh-CN.md": "这本书介绍帆船的基础知识。", "docs/b.en-US.md": english,
                "docs/b.zh-CN.md": "这本书介绍帆船。", "docs/c.en-US.md": english,
            ]),
            lines: ["languages: [en-US, zh-CN]", "translations: suffixes"],
            pairs: ["zh-CN": 2]
        ),
        Fixture(
            name: "Names of languages in English",
            files: pages([
                "README.md": english, "README.french.md": "Le texte.", "README.brazilian-portuguese.md": "O texto.",
                "parts/a.md": english, "parts/a.french.md": "Le texte de la page est pour vous.",
                "parts/a.brazilian-portuguese.md": "O texto.",
            ]),
            lines: ["languages: [en, fr, pt-BR]", "translations: suffixes", "content: \".\""],
            pairs: ["fr": 2, "pt-BR": 2]
        ),
        Fixture(
            name: "Languages whose words nobody told Glosa",
            files: pages([
                "docs/en/a.md": english, "docs/en/b.md": english, "docs/pl/a.md": polish, "docs/pl/b.md": polish,
                "docs/tr/a.md": polish, "docs/is/a.md": polish,
            ]),
            lines: ["languages: [en, pl, is, tr]"],
            pairs: ["pl": 2, "tr": 1, "is": 1]
        ),
        Fixture(
            name: "A chapter that is called like a language",
            files: pages([
                "docs/a.md": english, "docs/b.md": english, "docs/it/start.md": english, "docs/it/index.md": english,
            ]),
            lines: ["languages: [en]"],
            pairs: [:]
        ),
    ]

    private struct Status: Decodable {
        struct Language: Decodable {
            let language: String
            let pages, pairs, missing, behind, sectionsBehind: Int
        }
        let languages: [Language]
        let translations: [[String: Value]]

        struct Value: Decodable {
            init(from decoder: any Decoder) throws {}
        }
    }

    private func status(in folder: URL) throws -> Status {
        let run = try Run(["translate", "status", "--summary", "--format", "json"], in: folder)
        #expect(run.status == 0, "\(run.errors)")
        return try JSONDecoder().decode(Status.self, from: Data(run.output.utf8))
    }

    @Test(arguments: fixtures)
    func languagesAndPairsAreFound(fixture: Fixture) async throws {
        try await withTemporaryFolder { folder in
            try FileTree(fixture.tree).write(to: folder)
            let found = try status(in: folder)
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "glosa.yml").path))
            let run = try Run(["init"], in: folder)
            #expect(run.status == 0, "\(run.errors)")
            let written = try String(contentsOf: folder.appending(path: "glosa.yml"), encoding: .utf8)
            for line in fixture.lines { #expect(written.contains(line), "\(written)") }
            for (status, expected) in [
                (found, fixture.pairs), (try status(in: folder), fixture.written ?? fixture.pairs),
            ] {
                // Folders may spell a tag in other letters than BCP 47 does.
                let pairs = Dictionary(status.languages.dropFirst().map { ($0.language.lowercased(), $0.pairs) }) {
                    first,
                    _ in first
                }
                #expect(pairs == Dictionary(uniqueKeysWithValues: expected.map { ($0.lowercased(), $1) }), "\(written)")
            }
        }
    }

    @Test("The table counts pages, pairs, what is missing, and what changed since it was accepted")
    func table() async throws {
        try await withTemporaryFolder { folder in
            let tree = Self.fixtures[4].tree + "-- content/en/c.md --\n# C\n"
            try FileTree(tree).write(to: folder)
            #expect(try Run(["init"], in: folder).status == 0)
            #expect(try Run(["translate", "accept", "--all"], in: folder).status == 0)
            try "# Page\n\nOther text.\n".write(
                to: folder.appending(path: "content/en/a.md"),
                atomically: true,
                encoding: .utf8
            )
            let run = try Run(["translate", "status", "--summary", "--lang", "en"], in: folder)
            #expect(
                run.output == """
                    Language  Pages  Pairs  Missing  Behind  Sections behind
                    en            3      2        0       0                0
                    es            2      2        1       1                1

                    """
            )
            let whole = try Run(["translate", "status", "--lang", "es"], in: folder)
            #expect(whole.output.contains("Apartados atrasados") && whole.output.contains("falta"))
        }
    }
}
