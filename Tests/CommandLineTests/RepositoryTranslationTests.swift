import Foundation
import TestSupport
import Testing

/// Translations anywhere in a repository, which `translate status` finds in one pass.
@Suite("Translations anywhere in a repository") struct RepositoryTranslationTests {
    private static let english = "This is the page that you should read when you have the time and are with us.\n"
    private static let spanish =
        "El texto de esta página es para los que no han visto aún cómo está hecho: con él y sin más.\n"
    private static let chinese = "这本书介绍帆船的基础知识，还说明应该怎样学习和使用这些数据。\n"

    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        /// The paths of files: English ones, Spanish ones, Chinese ones.
        let english, spanish, chinese: [String]
        /// The pairs, original and translation.
        let pairs: [String]

        var testDescription: String { name }
    }

    static let cases = [
        Case(
            name: "versions, plugins and the blog of Docusaurus",
            english: [
                "web/docs/intro.md", "web/docs/a/sails.md", "web/versioned_docs/version-1.0/intro.md",
                "web/versioned_docs/version-1.0/a/sails.md", "web/versioned_docs/version-2.0/intro.md",
                "web/clubs/intro.md", "web/clubs/berths.md", "web/blog/news.md",
            ],
            spanish: [
                "web/i18n/es/docusaurus-plugin-content-docs/current/intro.md",
                "web/i18n/es/docusaurus-plugin-content-docs/current/a/sails.md",
                "web/i18n/es/docusaurus-plugin-content-docs/version-1.0/intro.md",
                "web/i18n/es/docusaurus-plugin-content-docs/version-1.0/a/sails.md",
                "web/i18n/es/docusaurus-plugin-content-docs/version-2.0/intro.md",
                "web/i18n/es/docusaurus-plugin-content-docs-clubs/current/intro.md",
                "web/i18n/es/docusaurus-plugin-content-docs-clubs/current/berths.md",
                "web/i18n/es/docusaurus-plugin-content-blog/news.md",
            ],
            chinese: [],
            pairs: [
                "web/docs/intro.md web/i18n/es/docusaurus-plugin-content-docs/current/intro.md",
                "web/docs/a/sails.md web/i18n/es/docusaurus-plugin-content-docs/current/a/sails.md",
                "web/versioned_docs/version-1.0/intro.md web/i18n/es/docusaurus-plugin-content-docs/version-1.0/intro.md",
                "web/versioned_docs/version-1.0/a/sails.md web/i18n/es/docusaurus-plugin-content-docs/version-1.0/a/sails.md",
                "web/versioned_docs/version-2.0/intro.md web/i18n/es/docusaurus-plugin-content-docs/version-2.0/intro.md",
                "web/clubs/intro.md web/i18n/es/docusaurus-plugin-content-docs-clubs/current/intro.md",
                "web/clubs/berths.md web/i18n/es/docusaurus-plugin-content-docs-clubs/current/berths.md",
                "web/blog/news.md web/i18n/es/docusaurus-plugin-content-blog/news.md",
            ]
        ),
        Case(
            name: "a page that has moved is no pair",
            english: ["docs/a.md", "docs/b.md", "docs/new/c.md"],
            spanish: ["i18n/es/current/a.md", "i18n/es/current/b.md", "i18n/es/current/old/c.md"],
            chinese: [],
            pairs: ["docs/a.md i18n/es/current/a.md", "docs/b.md i18n/es/current/b.md"]
        ),
        Case(
            name: "MDX without a known website, and the README beside it",
            english: ["docs/start.mdx", "docs/guide/sails.mdx", "README.md"],
            spanish: ["docs/es/start.mdx", "docs/es/guide/sails.mdx", "README_es.md"],
            chinese: [],
            pairs: [
                "docs/start.mdx docs/es/start.mdx", "docs/guide/sails.mdx docs/es/guide/sails.mdx",
                "README.md README_es.md",
            ]
        ),
        Case(
            name: "a folder of translations that holds the originals too, below a README",
            english: [
                "README.md", "translations/en/README.md", "translations/en/sails.md", "translations/en/ropes.md",
            ],
            spanish: ["translations/es/README.md", "translations/es/sails.md", "translations/es/ropes.md"],
            chinese: ["translations/zh/README.md", "translations/zh/sails.md"],
            pairs: [
                "translations/en/README.md translations/es/README.md",
                "translations/en/sails.md translations/es/sails.md",
                "translations/en/ropes.md translations/es/ropes.md",
                "translations/en/README.md translations/zh/README.md",
                "translations/en/sails.md translations/zh/sails.md",
            ]
        ),
        Case(
            name: "folders beside those of originals, deep in the tree",
            english: ["books/one/src/a.md", "books/one/src/b.md", "books/one/notes/c.md", "books/one/notes/d.md"],
            spanish: ["books/one/src-es/a.md", "books/one/src-es/b.md", "books/one/notes-es/c.md"],
            chinese: [],
            pairs: [
                "books/one/src/a.md books/one/src-es/a.md", "books/one/src/b.md books/one/src-es/b.md",
                "books/one/notes/c.md books/one/notes-es/c.md",
            ]
        ),
        Case(
            name: "a tree that mirrors the repository",
            english: ["README.md", "docs/README.md", "docs/install.md", "docs/i18n/README.md", "tool/README.md"],
            spanish: [],
            chinese: [
                "docs/i18n/zh-CN/README.md", "docs/i18n/zh-CN/docs/README.md", "docs/i18n/zh-CN/docs/install.md",
            ],
            pairs: [
                "README.md docs/i18n/zh-CN/README.md", "docs/README.md docs/i18n/zh-CN/docs/README.md",
                "docs/install.md docs/i18n/zh-CN/docs/install.md",
            ]
        ),
        Case(
            name: "a tree of READMEs that mirrors the repository",
            english: ["README.md", "mast/README.md", "sail/README.md", "keel/README.md"],
            spanish: ["localization/es/README.md", "localization/es/mast/README.md", "localization/es/sail/README.md"],
            chinese: ["localization/zh/README.md", "localization/zh/keel/README.md"],
            pairs: [
                "README.md localization/es/README.md", "README.md localization/zh/README.md",
                "mast/README.md localization/es/mast/README.md", "sail/README.md localization/es/sail/README.md",
                "keel/README.md localization/zh/keel/README.md",
            ]
        ),
        Case(
            name: "suffixes of both kinds, and a folder called by a language's code",
            english: [
                "parts/a/README.md", "parts/b/README.md", "parts/guide.en-US.md", "src/ml/README.md",
                "src/ml/means/README.md", "src/go/README.md",
            ],
            spanish: [],
            chinese: ["parts/a/README.zh-CN.md", "parts/b/README.zh-CN.md", "parts/guide.zh-CN.md"],
            pairs: [
                "parts/a/README.md parts/a/README.zh-CN.md", "parts/b/README.md parts/b/README.zh-CN.md",
                "parts/guide.en-US.md parts/guide.zh-CN.md",
            ]
        ),
        Case(
            name: "a README that is the translation",
            english: ["README.md", "tools/a/README_EN.md"],
            spanish: [],
            chinese: ["README_ZH.md", "tools/a/README.md", "tools/b/README.md"],
            pairs: ["README.md README_ZH.md", "tools/a/README_EN.md tools/a/README.md"]
        ),
        Case(
            name: "translations of the README in the languages' folders",
            english: ["README.md", "docs/en/a.md", "docs/en/b.md"],
            spanish: ["docs/es/a.md", "docs/es/b.md", "docs/es/README-es.md"],
            chinese: ["docs/zh-cn/README.zh-CN.md", "docs/zh-cn/a.md"],
            pairs: [
                "docs/en/a.md docs/es/a.md", "docs/en/b.md docs/es/b.md", "docs/en/a.md docs/zh-cn/a.md",
                "README.md docs/es/README-es.md", "README.md docs/zh-cn/README.zh-CN.md",
            ]
        ),
    ]

    private struct Status: Decodable {
        struct Row: Decodable {
            let original: String
            let translation: String?
        }
        let translations: [Row]
    }

    @Test(arguments: cases)
    func pairsAreFound(_ value: Case) async throws {
        try await withTemporaryFolder { folder in
            for (paths, text) in [
                (value.english, Self.english), (value.spanish, Self.spanish), (value.chinese, Self.chinese),
            ] {
                let tree = paths.map { "-- \($0) --\n# Page\n\n\(text)\n" }.joined()
                try FileTree(tree).write(to: folder)
            }
            let run = try Run(["translate", "status", "--format", "json"], in: folder)
            #expect(run.status == 0, "\(run.errors)")
            let status = try JSONDecoder().decode(Status.self, from: Data(run.output.utf8))
            let pairs = status.translations.compactMap { row in row.translation.map { "\(row.original) \($0)" } }
            #expect(pairs.sorted() == value.pairs.sorted())
        }
    }

    @Test("A README that lists its versions is not their original", arguments: [true, false])
    func index(isShort: Bool) async throws {
        try await withTemporaryFolder { folder in
            let english = String(repeating: Self.english, count: 5)
            let readme = isShort ? "[English](README_en.md), [Español](README_es.md)\n\n\(Self.english)" : english
            let spanish = String(repeating: Self.spanish, count: 5)
            let tree = "-- README.md --\n\(readme)-- README_en.md --\n\(english)-- README_es.md --\n\(spanish)"
            try FileTree(tree).write(to: folder)
            let run = try Run(["translate", "status", "--format", "json"], in: folder)
            let status = try JSONDecoder().decode(Status.self, from: Data(run.output.utf8))
            let pairs = status.translations.compactMap { row in row.translation.map { "\(row.original) \($0)" } }
            #expect(pairs == [isShort ? "README_en.md README_es.md" : "README.md README_es.md"])
        }
    }
}
