import Foundation
import Site
import TestSupport
import Testing

@Suite("glosa init")
struct InitTests {
    private static func text(_ path: String, in folder: URL) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    private static let english = "This is the page that you should read when you have the time and are with us.\n"

    @Test(
        "Markdown that is there becomes a course, with its languages and its title",
        arguments: [
            (
                "-- README.md --\n# The \\ library\n-- docs/index.md --\n# Home\n\n\(english)\n-- docs/a/b.md --\n# B\n",
                ["title: \"The \\\\ library\"", "languages: [en]", "content: \"docs\""]
            ),
            (
                "-- docs/es/index.md --\n# Hola\n-- docs/es/b.md --\n# B\n-- docs/en/index.md --\n# Hi\n",
                ["title: \"Hola\"", "languages: [es, en]", "content: \"docs\""]
            ),
            (
                "-- README.md --\n# [A](b) `title`\n-- lessons/a.md --\n# A\n-- lessons/b.md --\n# B\n-- more/c.md --\n# C\n",
                ["content: \"lessons\"", "languages: [en]"]
            ),
            (
                "-- README.md --\n# The list\n\n\(english)\n-- scripts/README.md --\n# Scripts\n",
                ["title: \"The list\"", "content: \".\"", "languages: [en]"]
            ),
            (
                "-- manual/a.md --\n# A\n\nEl texto de esta página es para los que no han visto aún cómo está hecho: con él y sin más.\n",
                ["languages: [es]"]
            ),
            (
                "-- docs/index.md --\n# はじめに\n\nこの本では、帆とロープの使い方を説明します。 let x = 1\n",
                ["title: \"はじめに\"", "languages: [ja]", "rootLanguage: true"]
            ),
            ("-- docs/index.md --\n# 시작\n\n이 책은 배에 관한 책입니다.\n", ["languages: [ko]"]),
            ("-- docs/index.md --\n# 开始\n\n这本书介绍帆船的基础知识。\n", ["languages: [zh-Hans]"]),
            ("-- docs/index.md --\n# البداية\n\nهذا الكتاب عن القوارب والأشرعة.\n", ["languages: [ar]"]),
            (
                "-- docs/ar/index.md --\n# البداية\n-- docs/en/index.md --\n# Boats\n-- docs/de/index.md --\n# Boote\n",
                ["languages: [en, ar, de]"]
            ),
            (
                "-- docs/README.md --\n# Readme\n\n\(english)\n-- docs/README.es-ES.md --\n# Léeme\n-- docs/sails.md --\n# Sails\n"
                    + "-- docs/sails.es-ES.md --\n# Velas\n-- docs/v1.2.md --\n# Version 1.2\n",
                ["languages: [en, es-ES]", "translations: suffixes"]
            ),
            (
                "-- docs/index.md --\n# Boats\n\n\(english)\n-- docs/_piece.md --\nA piece.\n-- docs/a/_parts/b.md --\nB.\n",
                ["exclude:   # parts of other pages, and files of tests\n  - \"_piece.md\"\n  - \"a/_parts\"\n"]
            ),
            ("-- docs/index.md --\n# 說明\n\n這本書說明帆船的基礎，還有繩索。\n", ["languages: [zh-Hant]"]),
            ("-- docs/index.md --\n# Лодки\n\nЭта книга о лодках и парусах.\n", ["languages: [ru]"]),
            (
                "-- docs/index.md --\n# O barco\n\nO livro é para quem não tem ainda um barco; com ele você pode navegar, mas não muito.\n",
                ["languages: [pt]"]
            ),
        ]
    )
    func existing(tree: String, lines: [String]) async throws {
        try await withTemporaryFolder { folder in
            try FileTree(tree + "-- Tests/x.md --\n# X\n-- node_modules/y/z.md --\n# Z\n").write(to: folder)
            let run = try Run(["init"], in: folder)
            #expect(run.status == 0, "\(run.errors)")
            let configuration = try Self.text("glosa.yml", in: folder)
            for line in lines { #expect(configuration.contains(line), "\(configuration)") }
            #expect(try Self.text(".gitignore", in: folder) == "/site/\n/.glosa/\n")
            #expect(try Run(["check"], in: folder).status == 0)
            #expect(try Run(["build"], in: folder).status == 0)
            #expect(try Run(["init"], in: folder).status == 2)
        }
    }

    @Test(
        "A folder is found again whatever its name holds",
        arguments: [
            "a\u{85}b", "a\u{1B}b", "a\u{2028}b", " a ", "a: b #c", "\"", "\\x", "a\nb: c", "a\tb", "%", "é\u{FEFF}",
        ]
    )
    func oddNames(name: String) async throws {
        for dialect in ["# A\n", nil] {
            try await withTemporaryFolder { folder in
                let content = folder.appending(path: dialect == nil ? "\(name).docc" : name)
                try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
                try Data((dialect ?? "# ``A``\n\nText.\n").utf8).write(to: content.appending(path: "A.md"))
                let run = try Run(["init"], in: folder)
                #expect(run.status == 0, "\(run.errors)")
                let check = try Run(["check"], in: folder)
                #expect(
                    check.errors.contains("1 file,") || check.output.contains("1 file,"),
                    "\(check.output)\(check.errors)"
                )
                #expect(try Run(["build"], in: folder).status == 0)
            }
        }
    }

    @Test("A folder of the person's choice is taken, and one without Markdown is not")
    func content() async throws {
        try await withTemporaryFolder { folder in
            try FileTree("-- docs/a.md --\n# A\n-- texts/b.md --\n# B\n-- empty/x --\n\n-- .gitignore --\nx\n").write(
                to: folder
            )
            #expect(try Run(["init", "--content", "empty"], in: folder).errors.contains("no Markdown in"))
            #expect(try Run(["init", "--content", "../x"], in: folder).status == 2)
            let run = try Run(["init", "--content", "texts"], in: folder)
            #expect(run.status == 0 && run.errors.contains(".gitignore, which already exists"))
            #expect(try Self.text("glosa.yml", in: folder).contains("content: \"texts\""))
            #expect(try Self.text(".gitignore", in: folder) == "x\n")
        }
    }

    @Test(
        "What lies there for another generator, or in several places, is read as it lies; glosa.yml says what was found",
        arguments: [
            ("-- index.md --\n# A\n-- guide/b.md --\n# B\n", ["content: \".\"", "languages: [en]"]),
            ("-- One/a.md --\n# A\n-- Two/b.md --\n# B\n-- Three/c.md --\n# C\n", ["content: \".\""]),
            (
                "-- README.md --\n# A\n-- Sources/A/A.docc/A.md --\n# ``A``\n-- Tests/B.docc/B.md --\n# B\n",
                ["# Found: a DocC catalogue with 1 page.", "content: \"Sources/A/A.docc\""]
            ),
            (
                "-- README.md --\n# A\n-- Sources/A/A.docc/A.md --\n# ``A``\n-- Sources/B/B.docc/B.md --\n# ``B``\n",
                [
                    "# Found: 2 DocC catalogues with 2 pages.",
                    "content:\n  - \"README.md\"\n  - \"Sources/A/A.docc\"\n  - \"Sources/B/B.docc\"\n",
                ]
            ),
            (
                "-- Documentation/x.md --\n# X\n-- Sources/A/A.docc/A.md --\n# ``A``\n",
                ["and Markdown in Documentation", "content:\n  - \"Documentation\"\n  - \"Sources/A/A.docc\"\n"]
            ),
            (
                "-- Package.swift --\n// https://git.example.org/kiln\n-- docs/3.0/a.md --\n# A\n-- docs/10.0/index.md --\n# A\n\n!!! tip\n    B\n"
                    + "-- docs/10.0/index.es.md --\n# A\n\n!!! tip\n    B\n",
                ["# Found: a site of Kiln's with 2 pages in docs/10.0.", "languages: [en, es]", "dialect: material"]
            ),
            (
                "-- Package.swift --\n// https://git.example.org/kiln\n-- docs/4.0/a.md --\n# A\n-- docs/4.0/b.md --\n# A\n"
                    + (0..<5).map { "-- docs/4.0/\($0).md --\n# A\n" }.joined() + "-- docs/5.0/index.md --\n# Soon\n",
                ["# Found: a site of Kiln's with 7 pages in docs/4.0."]
            ),
            (
                "-- mkdocs.yml --\nsite_name: A\n-- docs/index.md --\n# A\n\n!!! note\n\n    B\n",
                ["# Found: mkdocs.yml with 1 page in docs, en.", "profile: documentation"]
            ),
            (
                "-- book.toml --\n[book]\ntitle = \"A\"\n-- src/SUMMARY.md --\n- [A](a.md)\n-- src/a.md --\n# A\n",
                ["# Found: book.toml and src/SUMMARY.md with 1 page.", "profile: documentation"]
            ),
            (
                "-- SUMMARY.md --\n* [A](README.md)\n-- README.md --\n# A\n",
                ["# Found: SUMMARY.md with 1 page.", "profile: documentation"]
            ),
            (
                "-- docs/.vitepress/config.ts --\nexport default { title: 'A: b' }\n-- docs/index.md --\n# A\n\n::: success\nB\n:::\n",
                [
                    "# Found: a website of VitePress’s, docs/.vitepress/config.ts, with 1 page in docs.",
                    "title: \"A: b\"",
                    "content: \"docs\"", "dialect: vitepress",
                ]
            ),
            (
                "-- docusaurus.config.js --\nmodule.exports = { title: 'A' }\n-- docs/intro.mdx --\n# A\n\n<Note>b</Note>\n",
                [
                    "# Found: a website of Docusaurus’s, docusaurus.config.js, with 1 page in docs.",
                    "dialect: docusaurus",
                ]
            ),
            (
                "-- astro.config.mjs --\nimport starlight from '@astrojs/starlight'\n-- src/content/docs/index.mdx --\n# A\n",
                ["with 1 page in src/content/docs.", "content: \"src/content/docs\"", "dialect: starlight"]
            ),
            (
                "-- mkdocs.yaml --\nsite_name: A\n-- docs/index.md --\n# A\n\n!!! note\n\n    B\n",
                ["# Found: mkdocs.yaml with 1 page in docs, en.", "profile: documentation"]
            ),
        ]
    )
    func asItLies(tree: String, lines: [String]) async throws {
        try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            let run = try Run(["init"], in: folder)
            #expect(run.status == 0, "\(run.errors)")
            let configuration = try Self.text("glosa.yml", in: folder)
            for line in lines { #expect(configuration.contains(line), "\(configuration)") }
            let check = try Run(["check"], in: folder)
            #expect(check.status == 0, "\(check.output)")
            #expect(try Run(["build"], in: folder).status == 0)
            #expect(try Run(["check"], in: folder).output == check.output, "the site is no content")
            #expect(try Run(["init"], in: folder).status == 2)
        }
    }

    @Test("The languages of a MkDocs site that only its folders show are written down")
    func foldersOfMkDocs() async throws {
        let site = """
            -- mkdocs.yml --
            site_name: A
            -- docs/a.md --
            # The boats

            The boats are made of wood, and each of them has two sails.
            -- docs/es/a.md --
            # Los barcos

            Los barcos son de madera, y cada uno de ellos tiene dos velas.
            """
        try await withTemporaryFolder { folder in
            try FileTree(site).write(to: folder)
            #expect(try Run(["translate", "status"], in: folder).output.hasPrefix("a  es"))
            #expect(try Run(["init"], in: folder).status == 0)
            let configuration = try Self.text("glosa.yml", in: folder)
            for line in ["languages: [en, es]", "translations: subfolders", "rootLanguage: true"] {
                #expect(configuration.contains(line), "\(configuration)")
            }
            #expect(try Run(["translate", "status"], in: folder).output.hasPrefix("a  es"))
        }
    }

    @Test("A repository's own files are no lessons: it gets a new course")
    func project() async throws {
        try await withTemporaryFolder { folder in
            try FileTree("-- README.md --\n# A\n-- CHANGELOG.md --\n# B\n").write(to: folder)
            #expect(try Run(["init"], in: folder).status == 0)
            #expect(try Run(["build", "--strict"], in: folder).status == 0)
        }
    }

    @Test(
        "The workflow lies in the repository and names the course's folder and this version",
        arguments: ["github", "gitlab"]
    )
    func workflow(service: String) async throws {
        try await withTemporaryFolder { folder in
            try FileTree("-- .git/HEAD --\nx\n-- docs/content/en/a.md --\n# A\n").write(to: folder)
            let path = service == "github" ? ".github/workflows/glosa.yml" : ".gitlab-ci.yml"
            let run = try Run(["init", "docs", "--ci", service], in: folder)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("replace OWNER"))
            let text = try Self.text(path, in: folder)
            #expect(text.contains("\"docs\"") && text.contains("v" + Glosa.version))
            #expect(FileManager.default.fileExists(atPath: folder.path + "/docs/glosa.yml"))

            // Nothing is overwritten, and then nothing else is written either.
            let again = try Run(["init", "docs", "--ci", service], in: folder)
            #expect(again.status == 2 && again.errors.contains("already exists"))
            #expect(try Run(["init", "more/of/it", "--ci", service], in: folder).status == 2)
            #expect(!FileManager.default.fileExists(atPath: folder.path + "/more"))

            // A course that has no workflow yet gets one.
            try FileManager.default.removeItem(atPath: folder.appending(path: path).path)
            #expect(try Run(["init", "docs", "--ci", service], in: folder).status == 0)
            #expect(try Self.text(path, in: folder) == text)
        }
    }

    @Test("What is released in several places has one version")
    func version() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        #expect(try Self.text("pyproject.toml", in: root).contains("\"glosa-swift==\(Glosa.version)\""))
        #expect(try Self.text("ci/glosa.gitlab-ci.yml", in: root).contains("GLOSA_VERSION: \"\(Glosa.version)\""))
        #expect(try Self.text("CHANGELOG.md", in: root).contains("\n## \(Glosa.version) "))
    }
}
