import CourseConfiguration
import Diagnostics
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks

@Suite("Documentation comments and their declarations")
struct SignatureCheckTests {
    /// The findings on a comment as `rule severity line`, with the advice of the first.
    private static func findings(_ source: String) async throws -> (list: [String], advice: String) {
        try await withTemporaryFolder { folder in
            try FileTree("-- Sources/A.swift --\n\(source)").write(to: folder)
            let checked = try await CourseLoader.loadLoose([folder.path + "/Sources"]) { $0.compile.access = .all }
            let table = try LineTable(#require(checked.course.files.first))
            let found = checked.diagnostics.sortedForReport()
            return (
                found.map { "\($0.rule) \($0.severity) \(table.line(at: $0.range.bytes.lowerBound))" },
                found.first?.advice?.en ?? ""
            )
        }
    }

    struct Example: Sendable, CustomTestStringConvertible {
        let fields: String
        let declaration: String
        let expected: [String]
        var advice = ""
        var testDescription: String { "\(declaration) | \(fields)" }
    }

    /// The fields begin on line 2, behind an abstract.
    static let examples: [Example] = [
        // Parameters that aren't there.
        Example(
            fields: "- Parameter y: Text.",
            declaration: "func f(x: Int) {}",
            expected: ["comment-parameter warning 2"],
            advice: "write `- Parameter x:`"
        ),
        Example(
            fields: "- Parameter with: Text.",
            declaration: "func f(with x: Int) {}",
            expected: ["comment-parameter warning 2"],
            advice: "write `- Parameter x:`"
        ),
        Example(
            fields: "- Parameter T: Text.\n- Parameter t: Text.",
            declaration: "init<T>(t: T) {}",
            expected: ["comment-parameter warning 2"],
            advice: "say it in the text"
        ),
        Example(
            fields: "- Parameters:\n  - one: Text.\n  - two: Text.",
            declaration: "func f() {}",
            expected: ["comment-parameter warning 3", "comment-parameter warning 4"],
            advice: "delete the line"
        ),
        Example(
            fields: "- Parameter lenght: Text.\n- Parameter at: Text.",
            declaration: "func f(length: Int, at: Int) {}",
            expected: ["comment-parameter warning 2"],
            advice: "write `- Parameter length:`"
        ),
        Example(
            fields: "- Parameter `x`: Text.",
            declaration: "func f(x: Int) {}",
            expected: ["comment-parameter warning 2"]
        ),
        Example(
            fields: "- Parameter x: Text.\n- Parameters:\n  - x: Text.",
            declaration: "func f(x: Int) {}",
            expected: ["comment-parameter warning 4"]
        ),
        Example(
            fields: "- Parameter place: Text.",
            declaration: "subscript(position: Int) -> Int { 0 }",
            expected: ["comment-parameter warning 2"],
            advice: "write `- Parameter position:`"
        ),
        // Parameters that are.
        Example(
            fields: "- parameter x: Text.\n- PARAMETER y: Text.",
            declaration: "func f(_ x: Int, to y: Int) {}",
            expected: []
        ),
        Example(
            fields: "- Parameters:\n    - in: Text.\n    - default: Text.",
            declaration: "func f(_ `in`: Int, `default`: Int) {}",
            expected: []
        ),
        Example(
            fields: "- Parameter type: Text.",
            declaration: "func f<T>(type _: T.Type, _: Int) {}",
            expected: []
        ),
        Example(fields: "- Parameter x: Text.", declaration: "var f: (Int) -> Int { { $0 } }", expected: []),
        Example(
            fields: "- Parameter of what is meant there is none.\n- Parameters, in general, aren't read.",
            declaration: "func f(x: Int) {}",
            expected: []
        ),
        Example(fields: "1. Parameter y: Text.", declaration: "func f(x: Int) {}", expected: []),
        // Parameters that are left out.
        Example(
            fields: "- Parameter x: Text.",
            declaration: "func f(x: Int, y: Int, z: Int, _: Int) {}",
            expected: ["comment-parameter-missing note 2"]
        ),
        Example(fields: "- Returns: Text.", declaration: "func f(x: Int, y: Int) -> Int { x }", expected: []),
        Example(
            fields: "- Parameter first: Text.\n- Parameter second: Text.",
            declaration: "func f(place: Int, height: Int, width: Int) {}",
            expected: ["comment-parameter warning 2", "comment-parameter warning 3"]
        ),
        // Results and errors.
        Example(
            fields: "- Returns: Text.",
            declaration: "func f() {}",
            expected: ["comment-returns warning 2"]
        ),
        Example(
            fields: "- returns: Text.",
            declaration: "func f() -> Void {}",
            expected: ["comment-returns warning 2"]
        ),
        Example(fields: "- Returns: Text.", declaration: "func f() -> () {}", expected: ["comment-returns warning 2"]),
        Example(fields: "- Returns: Text.", declaration: "func f() -> (Int, Int) { (1, 2) }", expected: []),
        Example(fields: "- Returns: Text.", declaration: "init?(x: Int) { nil }", expected: []),
        Example(fields: "- Returns: Text.", declaration: "var x: Int { 1 }", expected: []),
        Example(fields: "- Returns nothing.", declaration: "func f() {}", expected: []),
        Example(fields: "- Throws: Text.", declaration: "func f() {}", expected: ["comment-throws note 2"]),
        Example(
            fields: "- Throws: Text.",
            declaration: "func f() throws(Never) {}",
            expected: ["comment-throws note 2"]
        ),
        Example(fields: "- Throws: Text.", declaration: "func f() throws(E) -> Int { 1 }", expected: []),
        Example(fields: "- Throws: Text.", declaration: "func f(g: () throws -> Void) rethrows {}", expected: []),
        Example(fields: "- Throws: Text.", declaration: "subscript(x: Int) -> Int { get throws { 1 } }", expected: []),
        Example(
            fields: "- Throws: Text.",
            declaration: "subscript(x: Int) -> Int { 1 }",
            expected: ["comment-throws note 2"]
        ),
    ]

    @Test("Fields are compared with the signature", arguments: examples)
    func fields(example: Example) async throws {
        let comment = ("Text.\n" + example.fields).split(separator: "\n").map { "/// \($0)\n" }.joined()
        let found = try await Self.findings(comment + example.declaration + "\n")
        #expect(found.list == example.expected)
        if !example.advice.isEmpty { #expect(found.advice == example.advice) }
    }

    @Test("A comment begins with a paragraph, not with a list, code or a title")
    func openings() async throws {
        let found = try await Self.findings(
            """
            /// - Note: Text.
            func a() {}
            /// # Title
            ///
            /// Text.
            func b() {}
            /// ```swift
            /// let x = 1
            /// ```
            func c() {}
            /// Text.
            ///
            /// # Heading
            func d() {}
            /// - Note: Text.
            extension Int {}
            /// ## Heading
            ///
            /// Text.
            func e() {}
            """
        )
        #expect(
            found.list == [
                "comment-abstract note 1", "comment-heading warning 3", "comment-abstract note 7",
                "comment-abstract note 17",
            ]
        )
    }

    @Test("DocC's sections mean the same in comments, where no heading is a title")
    func sections() async throws {
        let found = try await Self.findings(
            """
            /// Text.
            ///
            /// # Part
            ///
            /// ## Topics
            ///
            /// - ``a()``
            ///
            /// ## More
            ///
            /// Text.
            func b() {}
            """
        )
        #expect(found.list == ["topics-section warning 9"])
    }

    @Test("A slip in the name of a page is found in a comment; other names may be symbols")
    func pages() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- Sources/K/A.swift --
                /// See <doc:Getting-Startd>, <doc:Getting-Started>, <doc:Elsewhere> and <doc:Other-Page>.
                public func a() {}
                -- Sources/K/K.docc/Getting-Started.md --
                # Getting Started
                """
            ).write(to: folder)
            let checked = try await CourseLoader.loadLoose([folder.path + "/Sources"])
            #expect(checked.diagnostics.map(\.rule) == [.brokenLink])
            #expect(checked.diagnostics.first?.advice?.en == "did you mean “doc:Getting-Started”?")
        }
    }
}
