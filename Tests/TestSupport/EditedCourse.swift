import Foundation

/// A small course of another kind than ``SmallCourse``, with the edits that its authors make.
public struct EditedCourse: Sendable, CustomStringConvertible {
    public let name: String
    public let tree: FileTree
    /// The folders that pages come to lie in.
    public let folders: [String]
    /// Texts that a page may gain.
    let paragraphs: [String]
    /// Files beside the pages, with the states that an author leaves them in; the first is the good one.
    let files: [(path: String, states: [String])]

    public var description: String { name }

    public static let all = [catalogue, material, repository, drawings]

    private static let catalogue = EditedCourse(
        name: "a DocC catalogue",
        tree: FileTree(
            """
            -- glosa.yml --
            content: Sources/Reader/Reader.docc
            -- Snippets/Read.swift --
            // snippet.read
            let lines = 3
            // snippet.end
            -- Sources/Reader/Reader.docc/Reader.md --
            # ``Reader``

            Reads files.

            See <doc:Getting-Started#Begin>.

            ## Topics

            ### Essentials

            - <doc:Getting-Started>
            -- Sources/Reader/Reader.docc/Articles/Getting-Started.md --
            # Getting started

            Text.

            ## Begin

            ![A picture](window)

            @Snippet(path: "Reader/Snippets/Read", slice: "read")
            -- Sources/Reader/Reader.docc/Articles/Tuning.md --
            # Tuning

            Text.
            -- Sources/Reader/Reader.docc/Resources/window.svg --
            <svg xmlns="http://www.w3.org/2000/svg"/>
            -- Sources/Reader/Reader.docc/Tutorials/First.tutorial --
            @Tutorial(time: 5) {
                @Intro(title: "First") { Text. }
                @Section(title: "Write") {
                    @ContentAndMedia { Text. }
                    @Steps {
                        @Step {
                            Write it.
                            @Code(name: "A.swift", file: "first.swift")
                        }
                    }
                }
            }
            -- Sources/Reader/Reader.docc/Resources/first.swift --
            let first = 1
            """
        ),
        folders: ["Sources/Reader/Reader.docc", "Sources/Reader/Reader.docc/Articles"],
        paragraphs: [
            "See <doc:Tuning>.", "See <doc:Nowhere>.", "## Topics\n\n- <doc:Tuning>", "> Tip: Read <doc:Reader>.",
            "@Snippet(path: \"Reader/Snippets/Read\", slice: \"read\")",
            "@Row {\n    @Column {\n        Text.\n    }\n}",
            "![A picture](window)", "@Row {\n",
        ],
        files: [
            (
                "Snippets/Read.swift",
                [
                    "// snippet.read\nlet lines = 4\n// snippet.end\n", "// snippet.other\nlet lines = 4\n",
                    "// snippet.read\nlet lines =\n// snippet.end\n",
                ]
            ),
            ("Sources/Reader/Reader.docc/Resources/first.swift", ["let first = 2\n", "let first =\n"]),
            ("Sources/Reader/Reader.docc/Resources/window.svg", ["<svg id=\"a\"/>\n"]),
        ]
    )

    private static let material = EditedCourse(
        name: "a site of Material for MkDocs",
        tree: FileTree(
            """
            -- mkdocs.yml --
            site_name: Notes
            markdown_extensions:
              - pymdownx.snippets:
                  base_path: [parts]
                  auto_append: [words.md]
            nav:
              - index.md
              - Values: values/state.md
            -- parts/words.md --
            *[HTML]: Hypertext Markup Language
            -- parts/inner.md --
            Inner text.
            -- docs/index.md --
            # HTML

            Text.

            !!! note "Mind"

                --8<-- "inner.md"
            -- docs/values/state.md --
            # State

            Text.

            === "One"

                [Home](../index.md)
            -- docs/more.md --
            # More

            Text.
            """
        ),
        folders: ["docs", "docs/values"],
        paragraphs: [
            "!!! warning\n\n    Text.", "??? tip \"Fold\"\n\n    Text.", "--8<-- \"inner.md\"", "--8<-- \"lost.md\"",
            "=== \"A\"\n\n    Text.\n\n=== \"B\"\n\n    Text.", "HTML is said.", "# Another",
        ],
        files: [
            ("parts/inner.md", ["Inner words.\n", "--8<-- \"inner.md\"\n", "Inner [lost](lost.md).\n"]),
            ("parts/words.md", ["*[HTML]: A language\n", "*[CSS]: Styles\n"]),
            (
                "mkdocs.yml",
                [
                    """
                    site_name: Other notes
                    markdown_extensions:
                      - pymdownx.snippets:
                          base_path: [parts]

                    """, "site_name: Notes\nnav:\n  - more.md\n  - gone.md\n",
                ]
            ),
        ]
    )

    private static let repository = EditedCourse(
        name: "a repository",
        tree: FileTree(
            """
            -- glosa.yml --
            content: .
            -- README.md --
            # Reader

            Text. See [a](docs/a.md) and ![b](b.png).
            -- docs/a.md --
            # A

            [Source](../Sources/A.swift#L1)
            -- docs/b.md --
            # B

            Text.

            ```swift file=Sources/A.swift
            ```
            -- Sources/A.swift --
            let a = 1
            -- Sources/A.docc/A.md --
            # ``A``

            Text.
            -- b.png --
            b
            """
        ),
        folders: ["docs", "docs/deep", "Sources/A.docc"],
        paragraphs: [
            "[Source](/Sources/A.swift)", "![b](/b.png)", "[Folder](/docs)", "[Lost](/lost.txt)",
            "```swift file=Sources/A.swift\n```", "<doc:A>",
        ],
        files: [
            ("Sources/A.swift", ["let a = 2\n", "let a =\n"]), ("b.png", ["bb"]), ("lost.txt", ["Found.\n"]),
            (".gitignore", ["docs/deep\n"]), ("glosa.yml", ["content: .\n", "content: [README.md, docs]\n"]),
        ]
    )

    private static let drawings = EditedCourse(
        name: "trees that are files",
        tree: FileTree(
            """
            -- glosa.yml --
            languages: [en]
            -- Drawings/choice.mmd --
            flowchart TD
              a{"Whose is it?"} -->|"Mine"| b["@State"]
              a -->|"Another's"| c["@Binding"]
              click b "state.md"
            -- content/en/index.md --
            # Home

            Text.
            -- content/en/state.md --
            # State

            Text.

            ```swift
            struct A: View {
                @State private var n = 0  // ✅
                var body: some View { Text("\\(n)") }
            }
            ```
            -- content/en/choice.md --
            # Choice

            ```mermaid tree=choice file=Drawings/choice.mmd
            ```
            """
        ),
        folders: ["content/en", "content/en/more"],
        paragraphs: [
            "```mermaid file=Drawings/choice.mmd\n```", "[Outcome](choice.md)",
            "```mermaid file=Drawings/lost.mmd\n```",
            "```swift\nstruct B: View {\n    @Binding var n: Int  // ✅\n    var body: some View { Text(\"\\(n)\") }\n}\n```",
        ],
        files: [
            (
                "Drawings/choice.mmd",
                [
                    """
                    flowchart TD
                      a{"Whose is it, now?"} -->|"Mine"| b["@State"]
                      a -->|"Another's"| c["@Binding"]
                      click c "state.md"

                    """, "flowchart TD\n  a{\"Whose?\"} -->|\"Mine\"| b[\"@State\"]\n", "flowchart TD\n  a{\"Whose?\n",
                ]
            ),
            ("Drawings/lost.mmd", ["flowchart LR\n  a --> b\n"]),
        ]
    )
}

/// An author of such a course, who does anything at any time.
public struct EditedCourseAuthor {
    let folder: URL
    let course: EditedCourse
    public var random: SeededGenerator
    private var count = 0

    public init(_ course: EditedCourse, in folder: URL, seed: UInt64) {
        (self.course, self.folder) = (course, folder)
        random = SeededGenerator(seed: seed)
    }

    /// Changes something on disk.
    ///
    /// - Returns: What a watcher would report, relative to the course.
    public mutating func next() throws -> Set<String> {
        count += 1
        let pages = pages
        guard let page = pages.randomElement(using: &random) else { return try add() }
        switch Int.random(in: 0..<12, using: &random) {
        case 0...3:
            let paragraph = course.paragraphs.randomElement(using: &random) ?? ""
            return try change(page) { $0 + "\n\(paragraph)\n" }
        case 4: return try change(page) { $0 + "\nA paragraph more, number \(count).\n" }
        case 5: return try change(page) { $0.replacing("Text", with: "Prose \(count)", maxReplacements: 1) }
        case 6: return try change(page) { $0 + "\n## Part \(count)\n\nText.\n" }
        case 7: return try add()
        case 8: return try remove(page)
        default: return try changeFile()
        }
    }

    private var pages: [String] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
        return names.compactMap { $0 as? String }.filter { name in
            !name.hasPrefix(".") && !name.contains("steady") && (name.hasSuffix(".md") || name.hasSuffix(".tutorial"))
                && course.files.allSatisfy { $0.path != name }
        }.sorted()
    }

    private func change(_ path: String, _ edit: (String) -> String) throws -> Set<String> {
        let url = folder.appending(path: path)
        try Data(edit(String(contentsOf: url, encoding: .utf8)).utf8).write(to: url)
        return [path]
    }

    private mutating func changeFile() throws -> Set<String> {
        guard let file = course.files.randomElement(using: &random) else { return [] }
        let url = folder.appending(path: file.path)
        if FileManager.default.fileExists(atPath: url.path), Int.random(in: 0..<6, using: &random) == 0 {
            return try remove(file.path)
        }
        return try write(file.path, file.states.randomElement(using: &random) ?? "")
    }

    private mutating func add() throws -> Set<String> {
        let place = course.folders.randomElement(using: &random) ?? ""
        return try write("\(place)/page-\(count % 5).md", "# Page \(count)\n\nText.\n")
    }

    private func write(_ path: String, _ text: String) throws -> Set<String> {
        let url = folder.appending(path: path)
        let parent = url.deletingLastPathComponent()
        let isNew = !FileManager.default.fileExists(atPath: parent.path)
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return isNew ? [path, String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex))] : [path]
    }

    private func remove(_ path: String) throws -> Set<String> {
        try FileManager.default.removeItem(at: folder.appending(path: path))
        return [path]
    }
}
