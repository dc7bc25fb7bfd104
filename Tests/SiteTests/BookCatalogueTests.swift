import Course
import CourseChecks
import Diagnostics
import TestSupport
import Testing

@testable import Site

/// Books of mdBook with translations in PO files, as mdbook-i18n-helpers divides their pages.
@Suite struct BookCatalogueTests {
    private static let book = #"""
        -- book.toml --
        [book]
        title = "Boats"
        language = "en"

        [preprocessor.gettext]
        after = ["links"]
        -- src/SUMMARY.md --
        # Summary

        - [Boats](boats.md)
        - [Sails *and* masts](sails.md)
        -- src/boats.md --
        # Boats {#start}

        A boat *floats* on
        water. See [sails][s].

        > A quote with
        > two lines.

        - One item
        - [ ] Another
          on two lines

        | Part | Use |
        |------|-----|
        | Mast | holds the sail |

        ```rust
        // The base
        // case.
        fn main() { println!("Hello", 'h'); } // Done
        {{#include parts/code.rs}}
        ```

        ```toml
        name = "boat"
        ```

        > [!NOTE]
        > Mind the wind.

        Twice as wide
        =============

        <!-- i18n:skip -->

        One item

        [s]: sails.md
        -- src/parts/code.rs --
        let word = "included";
        -- src/sails.md --
        # Sails and masts

        This stays.

        A [link](boats.md).
        -- po/es.po --
        msgid ""
        msgstr ""
        "Content-Type: text/plain; charset=UTF-8\n"

        #: src/SUMMARY.md src/boats.md:1
        msgid "Boats"
        msgstr "Barcos"

        #: src/SUMMARY.md
        msgid "Sails _and_ masts"
        msgstr "Velas _y_ mástiles"

        msgid "A boat _floats_ on water. See [sails](sails.md)."
        msgstr "Un barco _flota_. Mira las [velas](sails.md)."

        msgid "A quote with two lines."
        msgstr ""
        "Una cita\n"
        "de más líneas."

        msgid "One item"
        msgstr "Una cosa"

        msgid "Another on two lines"
        msgstr "Otra en dos líneas"

        msgid "holds the sail"
        msgstr "lleva la vela"

        #, fuzzy
        msgid "Use"
        msgstr "Uso"

        msgid ""
        "// The base\n"
        "// case.\n"
        msgstr ""
        "// El caso\n"
        "// base.\n"

        msgid "\"Hello\""
        msgstr "\"Hola\""

        msgid "'h'"
        msgstr "'c'"

        msgid "\"included\""
        msgstr "\"incluido\""

        msgid ""
        "```toml\n"
        "name = \"boat\"\n"
        "```"
        msgstr ""
        "```toml\n"
        "name = \"barco\"\n"
        "```"

        msgid "Mind the wind."
        msgstr "Ojo al viento."

        msgid "Twice as wide"
        msgstr "El doble de ancho"

        msgid "A [link](boats.md)."
        msgstr "Un [enlace](boats.md)."
        """#

    @Test("Each PO file is a language of the site, and one note says how much of it is translated")
    func languages() async throws {
        let checked = try await MkDocsTests.load(Self.book)
        #expect(checked.course.languages == ["en", "es"])
        #expect(
            checked.course.lessons.map { "\($0.language) \($0.path)" }.sorted() == [
                "en boats.md", "en sails.md", "es boats.md", "es sails.md",
            ]
        )
        let notes = checked.diagnostics.filter { $0.rule == "message-catalogue" }
        #expect(notes.map(\.range.path) == ["po/es.po"])
        #expect(notes.first?.message.en.hasPrefix("15 of 16 messages") == true, "\(notes.map(\.message.en))")
        #expect(checked.diagnostics.count == notes.count, "\(checked.diagnostics.map(\.message.en))")
    }

    @Test("Messages of every kind are replaced, and those that are fuzzy or missing stay")
    func pages() async throws {
        let site = try await BuiltSite(Self.book)
        let page = site["es/index.html"]
        for text in [
            "Un barco <em>flota</em>. Mira las <a href=\"sails.html\">velas</a>.", "Una cita\nde más líneas.",
            "Una cosa",
            "Otra en dos líneas", "lleva la vela", "<th>Use</th>", "<th>Part</th>", "El caso", "base.", "Hola",
            "incluido",
            "barco", "Ojo al viento.", "El doble de ancho", "One item", "id=\"start\"",
        ] {
            #expect(page.contains(text), "\(text)")
        }
        #expect(!page.contains("Hello") && !page.contains("holds the sail") && !page.contains("Another"))
        #expect(site["en/index.html"].contains("A boat <em>floats</em>"))
        let sails = site["es/sails.html"]
        #expect(sails.contains("This stays.") && sails.contains(">enlace</a>."))
    }

    @Test("Titles of the summary are translated")
    func titles() async throws {
        let site = try await BuiltSite(Self.book)
        #expect(site["es/index.html"].contains("Velas y mástiles"))
        #expect(site["en/index.html"].contains("Sails and masts"))
    }

    @Test(
        "A finding in a translated message is at its place in the PO file, and one in the original's text is told once",
        arguments: [
            (("Un [enlace](boats.md).", "Un [enlace](lost.md)."), "po/es.po", "Un [enlace]"),
            (("This stays.", "This [stays](lost.md)."), "src/sails.md", "lost.md"),
            (("Una cosa", "Una [cosa](lost.md)"), "po/es.po", "Una [cosa]"),
        ]
    )
    func places(change: (String, String), path: String, text: String) async throws {
        let tree = Self.book.replacing(change.0, with: change.1)
        let checked = try await MkDocsTests.load(tree)
        let found = checked.diagnostics.filter { $0.rule == "broken-link" }
        #expect(found.map(\.range.path) == [path])
        let file = try #require(checked.course.files(at: [path]).first)
        #expect(found.first.map { file.text(in: $0.range.bytes).hasPrefix(text) } == true)
    }

    @Test("A page with a file of its own beside the original takes precedence")
    func ownFile() async throws {
        let site = try await BuiltSite(Self.book + "\n-- src/sails.es.md --\n# Velas propias\n\nTexto propio.")
        #expect(site["es/sails.html"].contains("Texto propio."))
    }

    @Test("PO files in another folder, and of names that are no language’s")
    func otherFolder() async throws {
        let tree = Self.book.replacing("after = [\"links\"]", with: "po-dir = \"words\"").replacing(
            "-- po/es.po --",
            with: "-- words/pt_BR.po --"
        )
        let checked = try await MkDocsTests.load(tree + "\n-- words/boats.po --\nmsgid \"a\"\nmsgstr \"b\"")
        #expect(checked.course.languages == ["en", "pt-BR"])
        let notes = checked.diagnostics.filter { $0.range.path == "words/boats.po" }
        #expect(
            notes.map(\.message.en) == ["this file is called like no further language, so nothing is translated by it"]
        )
    }

    @Test("Faults of a PO file are found at their line")
    func faults() async throws {
        let checked = try await MkDocsTests.load(
            Self.book.replacing("msgstr \"Uno\"", with: "").replacing("msgstr \"Una cosa\"", with: "msgstr \"Una cosa")
        )
        let errors = checked.diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.message.en) == ["this is no text between two quotes"])
        #expect(errors.map(\.range.path) == ["po/es.po"])
    }
}
