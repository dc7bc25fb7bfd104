import Foundation
import TestSupport
import Testing

/// The ways in which languages lie in repositories, as `glosa init` finds them by names and texts.
@Suite("glosa init: languages as they lie")
struct InitLayoutTests {
    private static let english = "This is the page that you should read when you have the time and are with us.\n"
    private static let spanish =
        "Esta es la página que los lectores ven cuando no hay otra, porque está en su idioma.\n"
    private static let french =
        "Cette page est pour vous, qui ne savez pas comment les voiles sont faites dans ce pays.\n"

    /// A repository with `README.md`, the pages of its documentation and those of translations.
    private static let layouts: [(tree: String, lines: [String], pages: [String])] = [
        // The main language around the others, with another spelling of a tag.
        (
            "-- docs/index.md --\n# Boats\n\nENGLISH-- docs/guide/sails.md --\n# Sails\n\nENGLISH-- docs/es/index.md --\n# Barcos\n\nSPANISH"
                + "-- docs/es/guide/sails.md --\n# Velas\n\nSPANISH-- docs/pt_br/index.md --\n# Barcos\n",
            ["languages: [en, es, pt-BR]", "content: \"docs\""],
            ["index.html", "guide/sails.html", "es/guide/sails.html"]
        ),
        // A folder of documentation in each language's.
        (
            "-- docs/en/docs/index.md --\n# Boats\n-- docs/en/docs/a.md --\n# A\n-- docs/en/mkdocs.txt --\nx\n-- docs/es/docs/index.md --\n# Barcos\n",
            ["content:   # the first", "  en: \"docs/en/docs\"\n  es: \"docs/es/docs\"\n"],
            ["en/a.html", "es/index.html", "es/a.html"]
        ),
        // A sibling of the folder, and Docusaurus' folders of translations.
        (
            "-- docs/intro.md --\n# Boats\n\nENGLISH-- docs_CN/intro.md --\n# 船\n",
            ["  en: \"docs\"\n  zh-CN: \"docs_CN\"\n"], ["en/intro.html", "zh-CN/intro.html"]
        ),
        (
            "-- docs/intro.md --\n# Boats\n\nENGLISH-- i18n/fr/docusaurus-plugin-content-docs/current/intro.md --\n# Bateaux\n\nFRENCH",
            ["  en: \"docs\"\n  fr: \"i18n/fr/docusaurus-plugin-content-docs/current\"\n"],
            ["en/intro.html", "fr/intro.html"]
        ),
        // READMEs with suffixes in any spelling, also below the top.
        (
            "-- README.md --\n# Boats\n\nENGLISH-- README-fr.md --\n# Bateaux\n-- README_es.md --\n# Barcos\n-- README.zh-CN.md --\n# 船\n"
                + "-- readme.pt_BR.md --\n# Barcos\n-- masts/README.md --\n# Masts\n\nENGLISH-- masts/README-fr.md --\n# Mâts\n",
            ["languages: [en, fr, es, pt-BR, zh-CN]", "content: \".\"", "translations: suffixes"],
            ["en/index.html", "fr/masts/index.html", "pt-BR/index.html", "zh-CN/index.html"]
        ),
        // Translations of a README in folders of their own.
        (
            "-- README.md --\n# Boats\n\nENGLISH-- translations/README-es.md --\n# Barcos\n-- translations/README-ptbr.md --\n# Barcos\n",
            ["  en: \".\"\n  es: \"translations\"\n  pt-BR: \"translations\"\n"], ["es/index.html", "pt-BR/index.html"]
        ),
        (
            "-- README.md --\n# Boats\n\nENGLISH-- mast/README.md --\n# Mast\n\nENGLISH-- localization/es/README.md --\n# Barcos\n"
                + "-- localization/es/mast/README.md --\n# Mástil\n",
            ["  en: \".\"\n  es: \"localization/es\"\n"], ["en/mast/index.html", "es/mast/index.html"]
        ),
        // Translations of the README beside a folder of documentation, which has a README too.
        (
            "-- README.md --\n# Boats\n\nENGLISH-- docs/README.md --\n# Masts\n\nENGLISH-- docs/sails.md --\n# Sails\n\nENGLISH"
                + "-- translations/README.es.md --\n# Barcos\n\nSPANISH-- translations/README.fr.md --\n# Bateaux\n\nFRENCH",
            [
                "  en: [\"README.md\", \"docs\"]\n  es: \"translations/README.es.md\"\n  fr: \"translations/README.fr.md\"\n"
            ],
            ["en/index.html", "es/index.html", "fr/index.html", "en/docs/index.html", "en/docs/sails.html"]
        ),
        (
            "-- README.md --\n# Boats\n\nENGLISH-- README_es.md --\n# Barcos\n\nSPANISH-- docs/sails.md --\n# Sails\n\nENGLISH"
                + "-- docs/masts.md --\n# Masts\n\nENGLISH",
            ["  en: [\"README.md\", \"docs\"]\n  es: \"README_es.md\"\n"],
            ["es/index.html", "en/docs/masts.html"]
        ),
        // A README whose page and guide are translated into other numbers of languages.
        (
            "-- README.md --\n# Boats\n\nENGLISH-- README.es.md --\n# Barcos\n\nSPANISH-- README.fr.md --\n# Bateaux\n\nFRENCH"
                + "-- guide.md --\n# Guide\n\nENGLISH-- guide.es.md --\n# Guía\n\nSPANISH-- docs/sails.md --\n# Sails\n\nENGLISH",
            [
                "  en: [\"README.md\", \"guide.md\", \"docs\"]\n  es: [\"README.es.md\", \"guide.es.md\"]\n  fr: \"README.fr.md\"\n"
            ],
            ["es/guide.html", "fr/index.html", "en/docs/sails.html"]
        ),
        // Folders called by the languages' names.
        (
            "-- content/english/index.md --\n# Boats\n\nENGLISH-- content/english/a.md --\n# A\n\nENGLISH"
                + "-- content/french/index.md --\n# Bateaux\n\nFRENCH-- content/french/a.md --\n# A\n\nFRENCH",
            ["  en: \"content/english\"\n  fr: \"content/french\"\n"], ["en/a.html", "fr/a.html"]
        ),
        // Languages in a folder of the documentation's.
        (
            "-- docs/README.md --\n# About these pages\n\nENGLISH-- docs/pages/index.md --\n# Boats\n\nENGLISH-- docs/pages/1.sails/a.md --\n# A\n\nENGLISH"
                + "-- docs/pages/fr/index.md --\n# Bateaux\n\nFRENCH-- docs/pages/fr/1.sails/a.md --\n# A\n\nFRENCH",
            ["languages: [en, fr]", "content: \"docs/pages\"", "translations: subfolders"],
            ["fr/1.sails/a.html", "index.html"]
        ),
        (
            "-- docs/README.md --\n# About these pages\n\nENGLISH-- docs/source/en/index.md --\n# Boats\n\nENGLISH-- docs/source/en/a.md --\n# A\n\nENGLISH"
                + "-- docs/source/fr_FR/index.md --\n# Bateaux\n\nFRENCH-- docs/source/fr_FR/a.md --\n# A\n\nFRENCH",
            ["  en: \"docs/source/en\"\n  fr-FR: \"docs/source/fr_FR\"\n"], ["en/a.html", "fr-FR/a.html"]
        ),
        // Pages in MDX of a website that Glosa has no reader for.
        (
            "-- README.md --\n# Boats\n\nENGLISH-- content/docs/index.mdx --\n# Boats\n\nENGLISH-- content/docs/index.es.mdx --\n# Barcos\n\nSPANISH"
                + "-- content/docs/sails.mdx --\n# Sails\n\nENGLISH-- content/docs/sails.es.mdx --\n# Velas\n\nSPANISH",
            ["languages: [en, es]", "content: \"content/docs\"", "translations: suffixes", "dialect: docusaurus"],
            ["en/sails.html", "es/sails.html"]
        ),
        (
            "-- index.mdx --\n# Boats\n\nENGLISH-- guide/sails.mdx --\n# Sails\n\nENGLISH-- es/index.mdx --\n# Barcos\n\nSPANISH"
                + "-- es/guide/sails.mdx --\n# Velas\n\nSPANISH",
            ["languages: [en, es]", "dialect: docusaurus", "translations: subfolders"],
            ["guide/sails.html", "es/index.html"]
        ),
        // A book for each language, and one book whose summary lists all of them.
        (
            "-- README.md --\n# Books\n\nENGLISH-- en/book.toml --\n[book]\ntitle = \"Boats\"\n-- en/src/SUMMARY.md --\n- [Boats](a.md)\n-- en/src/a.md --\n# Boats\n\nENGLISH"
                + "-- fr/book.toml --\n[book]\ntitle = \"Bateaux\"\n-- fr/src/SUMMARY.md --\n- [Bateaux](a.md)\n-- fr/src/a.md --\n# Bateaux\n\nFRENCH",
            ["  en: \"en/src\"\n  fr: \"fr/src\"\n"], ["en/a.html", "fr/a.html"]
        ),
        (
            "-- SUMMARY.md --\n- [Boats](en/a.md)\n- [Bateaux](fr/a.md)\n-- .gitbook.yaml --\nroot: ./\n-- en/a.md --\n# Boats\n\nENGLISH-- fr/a.md --\n# Bateaux\n\nFRENCH",
            ["languages: [en, fr]", "content: \".\""], ["en/a.html", "fr/a.html"]
        ),
        // A website whose first language is a translation.
        (
            "-- docusaurus.config.js --\nmodule.exports = { title: 'Boats', i18n: { defaultLocale: 'fr', locales: ['en', 'fr'] } }\n"
                + "-- docs/a.md --\n# Boats\n\nENGLISH-- i18n/fr/docusaurus-plugin-content-docs/current/a.md --\n# Bateaux\n\nFRENCH",
            ["  en: \"docs\"\n  fr: \"i18n/fr/docusaurus-plugin-content-docs/current\"\n"], ["fr/a.html"]
        ),
        // What looks like a language and is none: a folder and a file about IT.
        (
            "-- docs/index.md --\n# Work\n\nENGLISH-- docs/it/index.md --\n# IT\n\nENGLISH-- docs/do.md --\n# Do\n\nENGLISH-- docs/do-it.md --\n# Do it\n\nENGLISH",
            ["languages: [en]", "rootLanguage: true"], ["index.html", "it/index.html", "do-it.html"]
        ),
        // The language of most files is the main one, and in doubt that of the README, whatever the alphabet says.
        (
            "-- README.md --\n# Bateaux\n\nFRENCH-- docs/de/a.md --\n# A\n-- docs/fr/a.md --\n# A\n\nFRENCH-- docs/ar/a.md --\n# A\n",
            ["languages: [fr,"], ["fr/a.html"]
        ),
    ]

    @Test("Each layout is found, and every page is on the site", arguments: layouts.indices)
    func found(number: Int) async throws {
        let layout = Self.layouts[number]
        let tree = layout.tree.replacing("ENGLISH", with: Self.english).replacing("SPANISH", with: Self.spanish)
            .replacing("FRENCH", with: Self.french)
        try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            let run = try Run(["init"], in: folder)
            #expect(run.status == 0, "\(run.errors)")
            let configuration = try String(contentsOf: folder.appending(path: "glosa.yml"), encoding: .utf8)
            for line in layout.lines { #expect(configuration.contains(line), "\(configuration)") }
            let build = try Run(["build"], in: folder)
            #expect(build.status == 0, "\(build.output)\(build.errors)")
            for page in layout.pages {
                #expect(FileManager.default.fileExists(atPath: folder.appending(path: "site/\(page)").path), "\(page)")
            }
        }
    }

    @Test("Files of tests and of other people are left out, and a line says so")
    func leftOut() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                "-- index.md --\n# A\n-- b/c.md --\n# C\n-- Tests/Fixtures/x.md --\n# X\n-- b/__fixtures__/y.md --\n# Y\n-- vendor/z.md --\n# Z\n-- b/_w.md --\nW\n"
            ).write(to: folder)
            let run = try Run(["init"], in: folder)
            #expect(
                run.errors.contains("which `exclude` lists: Tests, b/__fixtures__, b/_w.md, vendor"),
                "\(run.errors)"
            )
            let check = try Run(["check"], in: folder)
            #expect((check.output + check.errors).contains("2 files,"), "\(check.output)\(check.errors)")
        }
    }

    @Test("Folders with Markdown that are not taken are named, the largest first")
    func untaken() async throws {
        let cases = [
            (
                "-- README.md --\n# A\n-- docs/a.md --\n# A\n-- books/b.md --\n# B\n-- books/c/d.md --\n# D\n-- talks/e.md --\n# E\n",
                "Markdown beside the content, which is not part of the course: books (2 files), talks (1 file);"
            ),
            ("-- mkdocs.yml --\nsite_name: A\n-- docs/a.md --\n# A\n-- blog/b.md --\n# B\n", ": blog (1 file);"),
            ("-- Sources/A/A.docc/A.md --\n# ``A``\n-- books/b.md --\n# B\n", ": books (1 file);"),
        ]
        for (tree, line) in cases {
            try await withTemporaryFolder { folder in
                try FileTree(tree).write(to: folder)
                let run = try Run(["init"], in: folder)
                #expect(run.status == 0 && run.errors.contains(line), "\(run.errors)")
            }
        }
        try await withTemporaryFolder { folder in
            try FileTree("-- README.md --\n# A\n-- docs/a.md --\n# A\n-- vendor/b.md --\n# B\n").write(to: folder)
            let run = try Run(["init"], in: folder)
            #expect(run.status == 0 && !run.errors.contains("beside the content"), "\(run.errors)")
        }
    }

    @Test(
        "A new course has English first, unless the locale is Spanish",
        arguments: [("en_US", "[en, es]"), ("es_ES", "[es, en]")]
    )
    func starter(locale: String, languages: String) async throws {
        try await withTemporaryFolder { folder in
            #expect(try Run(["init"], in: folder, environment: ["LC_ALL": "\(locale).UTF-8"]).status == 0)
            let configuration = try String(contentsOf: folder.appending(path: "glosa.yml"), encoding: .utf8)
            #expect(configuration.contains("languages: \(languages)"), "\(configuration)")
        }
    }

    @Test("Without a configuration the original is found around its translations, and parts of pages are told")
    func unconfigured() async throws {
        let tree = """
            -- content/index.md --
            # Boats

            ENGLISH
            -- content/_part.md --
            A part.
            -- content/es/index.md --
            # Barcos

            SPANISH
            """
        try await withTemporaryFolder { folder in
            try FileTree(
                tree.replacing("ENGLISH", with: Self.english).replacing("SPANISH", with: Self.spanish) + "\n"
            ).write(to: folder)
            let build = try Run(["build"], in: folder)
            #expect(build.status == 0, "\(build.output)\(build.errors)")
            #expect((build.output + build.errors).contains("1 Markdown file is no page"), "\(build.output)")
            for page in ["en/index.html", "es/index.html"] {
                #expect(FileManager.default.fileExists(atPath: folder.appending(path: "site/\(page)").path), "\(page)")
            }
        }
    }
}
