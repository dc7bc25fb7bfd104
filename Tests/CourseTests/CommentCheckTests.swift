import CourseConfiguration
import Diagnostics
import FileSystem
import Foundation
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks

@Suite("Documentation comments of Swift files")
struct CommentCheckTests {
    private static func check(
        _ tree: String,
        checksTypes: Bool = false,
        access: CommentAccess = .public,
        package: Bool = false,
        in folder: URL
    ) async throws -> CheckedCourse {
        try FileTree(tree).write(to: folder)
        return try await CourseLoader.loadLoose([folder.path + "/Sources"], checksTypes: checksTypes) {
            $0.compile.access = access
            if package { $0.compile.packages = [folder.path] }
        }
    }

    /// The findings as `rule severity line:column`, with the line and column in the Swift file.
    private static func list(_ checked: CheckedCourse) -> [String] {
        let files = Dictionary(checked.course.files.map { ($0.path, LineTable($0)) }) { first, _ in first }
        return checked.diagnostics.map { finding in
            let place = files[finding.range.path]?.position(at: finding.range.bytes.lowerBound)
            return "\(finding.rule) \(finding.severity) \(place?.line ?? 0):\(place?.characterColumn ?? 0)"
        }
    }

    @Test("A finding is at its line and column in the Swift file, in every spelling of comments")
    func places() async throws {
        try await withTemporaryFolder { folder in
            let checked = try await Self.check(
                """
                -- Sources/A.swift --
                /// Text.
                ///
                /// ```swift
                /// let a = 1
                /// let b = )
                /// ```
                public func a() {}

                public struct S {
                    /**
                     * Text.
                     *
                     *     let c = 1
                     *     let d = )
                     */
                    public func b() {}
                    /**
                        - item

                          ```
                          let e = )
                          ```
                     */
                    public func c() {}
                }
                """,
                in: folder
            )
            #expect(
                Self.list(checked).sorted() == [
                    "comment-abstract note 18:9", "syntax warning 14:20", "syntax warning 21:19", "syntax warning 5:13",
                ]
            )
        }
    }

    @Test("Comments of public declarations are read, others on request; a file without any says so")
    func access() async throws {
        let tree = """
            -- Sources/A.swift --
            /// ```swift
            /// let a = )
            /// ```
            struct S {
                /// ```swift
                /// let a = )
                /// ```
                public func f() {}
                /// ```swift
                /// let a = )
                /// ```
                private func g() {}
            }
            -- Sources/B.swift --
            extension S {
                /// ```swift
                /// let a = )
                /// ```
                public func h() {}
            }
            """
        for (level, count) in [(CommentAccess.public, 0), (.internal, 3), (.all, 4)] {
            try await withTemporaryFolder { folder in
                let checked = try await Self.check(tree, access: level, in: folder)
                #expect(checked.diagnostics.count { $0.rule == .syntax } == count)
                #expect(checked.diagnostics.contains { $0.rule == .unreadableFile } == (count == 0))
            }
        }
    }

    @Test(
        "A block without a language is Swift if it reads as Swift",
        arguments: [
            "let x = 1", "print(\"a\")", "for x in 1...3 { use(x) }", "x.sorted { $0 < $1 }", "@State var x = 1",
            "// comment\nlet x = f()", "import Foundation", "struct S { ... }", "let value = try await load()",
            "print(\"a ≤ b\")", "let n = f(x)  // n ≤ 3", "infix operator ≅\nlet same = f(x) ≅ f(y)",
            "let größe = f(x)",
        ]
    )
    func swift(code: String) {
        #expect(UnlabelledCode.isSwift(SourceSlice(SourceFile(path: "a", text: code))))
    }

    @Test(
        "Help screens, tables, data, output and shell are not",
        arguments: [
            "USAGE: repeat <phrase> [--count <count>]\n\nOPTIONS:\n  --count <count>", "$ swift run repeat hello",
            "% ls\nPackage.swift  Sources", "hello", "1\n2\n3", "[1, 2, 3]", "\"text\"",
            "a | b | c\n--|---|--\n1 | 2 | 3",
            "{ \"name\": \"x\", \"age\": 1 }", "Error: Missing expected argument '<x>'", "Hello, world!",
            "for each x in the list:\n    add x to the sum", "+---+---+\n| a | b |\n+---+---+", "", "// only a comment",
            "cosh(acosh(x)) ≅ x", "a * b.reciprocal! = a * (1/b)\n    = a * (1 ⊘ b)(1 + δ₁)",
            "f(x) ∈ Set(all)  // always",
            "name: value\nother: 2", "<html><body></body></html>", "func foo(",
        ].dropLast()
    )
    func others(code: String) {
        #expect(!UnlabelledCode.isSwift(SourceSlice(SourceFile(path: "a", text: code))))
    }

    @Test("Blocks that aren't Swift are no error: one note on the comment asks for their language")
    func unnamed() async throws {
        try await withTemporaryFolder { folder in
            let checked = try await Self.check(
                """
                -- Sources/A.swift --
                /// ```
                /// USAGE: repeat <phrase>
                /// ```
                ///
                ///     $ swift run
                ///     hello
                ///
                /// ```
                /// a | b
                /// ```
                ///
                /// ```text
                /// let x = )
                /// ```
                public func f() {}
                -- Sources/K.docc/K.md --
                # K

                ```
                OPTIONS: --a
                ```

                ```
                let x = )
                ```

                """,
                in: folder
            )
            #expect(
                Self.list(checked).sorted() == [
                    "comment-abstract note 1:5", "fence-language note 1:5", "fence-language note 3:1",
                    "syntax warning 8:9",
                ]
            )
        }
    }

    @Test("Front matter, conflict markers and other text of the file are not the comments'")
    func restOfTheFile() async throws {
        try await withTemporaryFolder { folder in
            let checked = try await Self.check(
                """
                -- Sources/A.swift --
                /// ---
                /// title: [
                /// ---
                /// Swift 2 is old: `let x = 1`.
                public func f() {}
                struct Hidden {
                    func g() { let y: Int? = nil; print(y!) }
                }
                let text = \"\"\"
                    ```swift
                    let z = )
                    \"\"\"
                """,
                in: folder
            )
            #expect(Self.list(checked) == ["comment-abstract note 1:5"])
            #expect(checked.counts.reduce(0) { $0 + $1.files } == 1)
        }
    }

    @Test("A file that nests too deeply is left out with a warning")
    func refused() async throws {
        try await withTemporaryFolder { folder in
            let deep = String(repeating: "struct S {\n", count: 300)
            let checked = try await Self.check(
                "-- Sources/A.swift --\n/// Text\npublic \(deep)\n-- Sources/B.swift --\n/// Text\npublic let x = 1\n",
                in: folder
            )
            #expect(checked.diagnostics.map(\.rule) == [.unreadableFile])
            #expect(checked.diagnostics.map(\.severity) == [.warning])
        }
    }

    @Test("Fixes change the samples in comments, and no other byte")
    func fixes() async throws {
        try await withTemporaryFolder { folder in
            let source = """
                /// Text.
                ///
                /// ```swift
                /// struct Row: View {
                ///     @State var isOn = false
                ///     var body: some View { Toggle("a", isOn: $isOn) }
                /// }
                /// ```
                public struct Row {
                    /**
                     ```swift
                     struct Other: View {
                         @State var isOn = false
                         var body: some View { Toggle("a", isOn: $isOn) }
                     }
                     ```
                     */
                    @State var isOn = false
                    public var x = 1
                }
                """
            try FileTree("-- Sources/A.swift --\n\(source)").write(to: folder)
            let checked = try await CourseLoader.loadLoose([folder.path + "/Sources"]) {
                ($0.profile, $0.profiles) = ("modern-state", [])
                $0.compile.access = .all
            }
            let fixed = try await checked.fixedLessons()
            var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            for index in [4, 12] { lines[index] = lines[index].replacing("@State var", with: "@State private var") }
            #expect(fixed.map { String(decoding: $0.bytes, as: UTF8.self) } == [lines.joined(separator: "\n") + "\n"])
        }
    }

    @Test("Samples are compiled as clients of the module, and lend one another their declarations", .needsCompiler)
    func compiled() async throws {
        try await withTemporaryFolder { folder in
            let checked = try await Self.check(
                """
                \(WalksPackage.manifest)
                -- Sources/Walks/Walk.swift --
                /// A walk.
                ///
                ///     let walk = Walk(steps: 3)
                ///
                /// It can be longer:
                ///
                ///     print(walk.longer(by: 2).steps)
                public struct Walk: Sendable {
                    public let steps: Int
                    public init(steps: Int) { self.steps = steps }
                    /// Returns a longer walk.
                    ///
                    /// ```
                    /// let walk = Walk(steps: 3).longer(with: 2)
                    /// ```
                    public func longer(by more: Int) -> Walk { Walk(steps: steps + more) }
                }
                /// A list of walks.
                public struct List<Element> {
                    /// The elements.
                    ///
                    ///     for element in elements {
                    ///         print(element as Element)
                    ///     }
                    public var elements: [Element]
                }
                """,
                checksTypes: true,
                package: true,
                in: folder
            )
            #expect(Self.list(checked).filter { $0.contains("error") } == ["compile-error error 14:41"])
            #expect(checked.samples.flatMap(\.byBlock.values).count == 4)
        }
    }
}
