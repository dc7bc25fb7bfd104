import CourseChecks
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("Findings after a change of headings")
struct FindingRenewalTests {
    private static let tree = FileTree(
        """
        -- glosa.yml --
        languages: [en, es]
        -- content/en/target.md --
        # Target

        ## Its part

        Text.
        -- content/es/target.md --
        # Objetivo

        ## Su parte

        Texto.
        -- content/en/link.md --
        # Link

        To [the part](target.md#its-part).
        -- content/es/link.md --
        # Enlace

        A [la parte](target.md#its-part).
        -- content/en/html.md --
        # HTML

        <a href="target.md#its-part">The part</a>
        -- content/es/html.md --
        # HTML

        <a href="target.md#its-part">La parte</a>
        -- content/en/drawing.md --
        # Drawing

        ```mermaid
        flowchart TD
          a[Ask] --> b[Answer]
          click a "target.md#its-part"
        ```
        -- content/es/drawing.md --
        # Dibujo

        ```mermaid
        flowchart TD
          a[Pregunta] --> b[Respuesta]
          click a "target.md#its-part"
        ```
        -- content/en/alone.md --
        # Alone

        [Nowhere](#nowhere).
        -- content/es/alone.md --
        # Solo

        [En ninguna parte](#nowhere).
        """
    )

    struct Edit: Sendable, CustomTestStringConvertible {
        let path: String
        let old: String
        let new: String
        /// The files with broken links afterwards, besides those of `alone.md`.
        let broken: [String]

        init(_ path: String, _ old: String, _ new: String, breaks broken: [String]) {
            (self.path, self.old, self.new, self.broken) = (path, old, new, broken)
        }

        var testDescription: String { "\(old) → \(new)" }
    }

    private static let linking = ["drawing.md", "html.md", "link.md"]

    static let edits = [
        Edit(
            "content/en/target.md",
            "## Its part",
            "## Another part",
            breaks: linking.map { "content/en/\($0)" } + linking.map { "content/es/\($0)" }
        ),
        Edit("content/en/target.md", "Text.", "## More\n\nText.", breaks: []),
        Edit("content/es/target.md", "## Su parte", "## Otra parte", breaks: []),
        Edit("content/es/target.md", "## Su parte\n", "", breaks: linking.map { "content/es/\($0)" }),
        Edit("content/en/alone.md", "# Alone", "# Alone\n\n## Nowhere", breaks: []),
    ]

    @Test("They are those of a course that is read anew", arguments: edits)
    func renewed(edit: Edit) async throws {
        try await withTemporaryFolder { folder in
            try Self.tree.write(to: folder)
            let loader = CourseLoader(root: folder.path)
            var checked = try await loader.load()
            // Back and forth: the second change knows where links lead from the first.
            for (old, new) in [(edit.old, edit.new), (edit.new, edit.old), (edit.old, edit.new)] {
                let file = folder.appending(path: edit.path)
                let text = try String(contentsOf: file, encoding: .utf8)
                try Data((new.isEmpty ? text.replacing(old, with: "") : insert(new, for: old, in: text)).utf8)
                    .write(to: file)
                checked = try await loader.update(checked, changed: [edit.path]).checked
                #expect(checked.diagnostics == (try await loader.load()).diagnostics)
            }
            let broken = Set(checked.diagnostics.filter { $0.rule == .brokenLink }.map(\.range.path))
            #expect(broken.filter { !$0.hasSuffix("alone.md") }.sorted() == edit.broken.sorted())
        }
    }

    private func insert(_ new: String, for old: String, in text: String) -> String {
        old.isEmpty ? text.replacing("# Objetivo\n\n", with: "# Objetivo\n\n\(new)") : text.replacing(old, with: new)
    }
}
