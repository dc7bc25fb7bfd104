import Foundation
import TestSupport
import Testing

/// The way of a page's texts to a translator and back.
@Suite("Texts for translators")
struct TranslationExchangeTests {
    private static let original = """
        ---
        title: "Boats: a start"
        order: 1
        ---

        # Boats

        Call `reef()` before
        the [storm](other.md#storm) comes.

        > A quote of
        > two lines.

        - one
        - two

        | Sail | Wind |
        |------|------|
        | Jib  | 5 kn |

        ```swift
        // The mast is tall.
        let mast = 12
        ```

        """
    private static let translation = """
        ---
        title: 'Barcos: un comienzo'
        order: 1
        ---

        # Barcos

        Llama a `reef()` antes
        de la [tormenta](other.md#storm).

        > Una cita de
        > dos líneas.

        *   uno
        *   dos

        | Vela | Viento |
        |------|------|
        | Foque  | 5 kn |

        ```swift
        // El mástil es alto.
        let mast = 12
        ```

        """

    private static func write(_ folder: URL, _ es: String? = translation) throws {
        var tree = FileTree("-- glosa.yml --\nlanguages: [en, es]\n")
        tree["content/en/a.md"] = original
        tree["content/en/other.md"] = "# Other\n\n## Storm\n"
        tree["content/es/a.md"] = es
        try tree.write(to: folder)
    }

    private static func text(_ path: String, _ folder: URL) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    @Test("Unchanged texts leave every byte as it is", arguments: ["a.xlf", "a.po"])
    func unchanged(file: String) async throws {
        try await withTemporaryFolder { folder in
            try Self.write(folder)
            let exported = try Run(["translate", "export", "--to", "es", "--output", file], in: folder)
            #expect(exported.status == 0 && exported.errors.contains("13 texts of 2 pages in \(file), 2 to translate"))
            let imported = try Run(["translate", "import", file], in: folder)
            #expect(imported.status == 0 && imported.errors.contains("0 texts written to 0 files"))
            let page = try Self.text("content/es/a.md", folder)
            #expect(page == Self.translation)
        }
    }

    @Test(
        "A changed text replaces its own bytes alone: in quotes, lists, cells, code and front matter",
        arguments: ["a.xlf", "a.po"]
    )
    func changed(file: String) async throws {
        let changes = [
            ("Barcos: un comienzo", "Barcos: «el» comienzo", "title: \"Barcos: «el» comienzo\""),
            ("uno", "el primero", "*   el primero\n*   dos"), ("Foque", "Génova", "| Génova  | 5 kn |"),
            ("// El mástil es alto.", "// El mástil mide mucho.", "// El mástil mide mucho.\nlet mast"),
        ]
        try await withTemporaryFolder { folder in
            try Self.write(folder)
            #expect(
                try Run(["translate", "export", "content/en/a.md", "--to", "es", "--output", file], in: folder).status
                    == 0
            )
            var text = try Self.text(file, folder)
            for (old, new, _) in changes {
                let mark = file.hasSuffix("po") ? ("msgstr \"\(old)\"", "msgstr \"\(new)\"") : (">\(old)<", ">\(new)<")
                #expect(text.contains(mark.0), "\(old)")
                text = text.replacing(mark.0, with: mark.1)
            }
            try text.write(to: folder.appending(path: file), atomically: true, encoding: .utf8)
            let run = try Run(["translate", "import", file], in: folder)
            #expect(run.errors.contains("4 texts written to 1 file"), "\(run.errors)")
            let page = try Self.text("content/es/a.md", folder)
            for (_, _, expected) in changes { #expect(page.contains(expected), "\(page)") }
            #expect(page.contains("Llama a `reef()` antes\nde la [tormenta]"))
        }
    }

    @Test("A page without a translation is written from the original's Markdown")
    func missing() async throws {
        try await withTemporaryFolder { folder in
            try Self.write(folder)
            #expect(
                try Run(["translate", "export", "content/en/other.md", "--to", "es", "--output", "o.po"], in: folder)
                    .status == 0
            )
            let text = try Self.text("o.po", folder)
            let filled = text.replacing("msgid \"Storm\"\nmsgstr \"\"", with: "msgid \"Storm\"\nmsgstr \"Tormenta\"")
            #expect(filled != text)
            try filled.write(to: folder.appending(path: "o.po"), atomically: true, encoding: .utf8)
            let dry = try Run(["translate", "import", "o.po", "--dry-run"], in: folder)
            #expect(dry.output.contains("+## Tormenta") && dry.errors.contains("1 text of 1 file would change"))
            #expect(try Run(["translate", "import", "o.po"], in: folder).status == 0)
            let page = try Self.text("content/es/other.md", folder)
            #expect(page == "# Other\n\n## Tormenta\n")
        }
    }

    @Test("A paragraph that the translation lacks is put behind the one before it")
    func added() async throws {
        try await withTemporaryFolder { folder in
            try Self.write(folder, Self.translation.replacing("> Una cita de\n> dos líneas.\n\n", with: ""))
            #expect(
                try Run(["translate", "export", "content/en/a.md", "--to", "es", "--output", "a.po"], in: folder).status
                    == 0
            )
            let text = try Self.text("a.po", folder)
            let filled = text.replacing(
                "msgid \"\"\n\"A quote of\\n\"\n\"two lines.\"\nmsgstr \"\"",
                with: "msgid \"\"\n\"A quote of\\n\"\n\"two lines.\"\nmsgstr \"\"\n\"Una cita\\n\"\n\"nueva.\""
            )
            #expect(filled != text)
            try filled.write(to: folder.appending(path: "a.po"), atomically: true, encoding: .utf8)
            #expect(try Run(["translate", "import", "a.po"], in: folder).status == 0)
            let page = try Self.text("content/es/a.md", folder)
            #expect(page.contains("de la [tormenta](other.md#storm).\n\n> Una cita\n> nueva.\n\n*   uno"), "\(page)")
        }
    }

    @Test("A paragraph behind code that the translation has, or before all that it has, is named and put nowhere")
    func unplaced() async throws {
        try await withTemporaryFolder { folder in
            try Self.write(folder)
            let code = "```swift\n// A comment\nlet a = 1\n```\n"
            try "# A {#a}\n\nFirst.\n\n\(code)\nBehind.\n".write(
                to: folder.appending(path: "content/en/a.md"),
                atomically: true,
                encoding: .utf8
            )
            let page = "---\norder: 1\n---\n\n\(code)"
            for (es, source, expected) in [
                (page, "First.", page), ("# A {#a}\n\nPrimero.\n\n\(code)", "Behind.", nil),
                ("# A {#a}\n\n\(code)", "First.", "# A {#a}\n\nTexto nuevo.\n\n\(code)"),
            ] as [(String, String, String?)] {
                let place = folder.appending(path: "content/es/a.md")
                try es.write(to: place, atomically: true, encoding: .utf8)
                let export = ["translate", "export", "content/en/a.md", "--to", "es", "--output", "a.po"]
                let exported = try Run(export, in: folder)
                #expect(exported.status == 0)
                let text = try Self.text("a.po", folder)
                let filled = text.replacing(
                    "msgid \"\(source)\"\nmsgstr \"\"",
                    with: "msgid \"\(source)\"\nmsgstr \"Texto nuevo.\""
                )
                #expect(filled != text)
                try filled.write(to: folder.appending(path: "a.po"), atomically: true, encoding: .utf8)
                let run = try Run(["translate", "import", "a.po"], in: folder)
                let after = try Self.text("content/es/a.md", folder)
                #expect(after == expected ?? es, "\(run.errors)")
                let isNamed = run.errors.contains("the translation has no place for")
                #expect(isNamed == (after == es))
            }
        }
    }

    @Test("A text whose original has changed since the export is left out and named; other files are refused")
    func refused() async throws {
        try await withTemporaryFolder { folder in
            try Self.write(folder)
            #expect(try Run(["translate", "export", "--to", "es", "--output", "a.xlf"], in: folder).status == 0)
            let changed = Self.original.replacing("# Boats", with: "# Ships")
            try changed.write(to: folder.appending(path: "content/en/a.md"), atomically: true, encoding: .utf8)
            let run = try Run(["translate", "import", "a.xlf"], in: folder)
            #expect(run.errors.contains("left out: the original of content/en/a.md#boats.1"), "\(run.errors)")
            let other = try Run(["translate", "import", "glosa.yml"], in: folder)
            #expect(other.status != 0 && other.errors.contains("ends in .xlf or .po"))
            let unknown = try Run(["translate", "export", "--to", "fr", "--output", "f.po"], in: folder)
            #expect(unknown.status == 2 && unknown.errors.contains("there is: es"))
            try "<xliff>".write(to: folder.appending(path: "b.xlf"), atomically: true, encoding: .utf8)
            let broken = try Run(["translate", "import", "b.xlf"], in: folder)
            #expect(broken.status == 2 && broken.errors.contains("b.xlf:1: this is no XLIFF 2"))
        }
    }
}
