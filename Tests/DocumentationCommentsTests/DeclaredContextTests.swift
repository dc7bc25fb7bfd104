import DocumentationComments
import Testing

@Suite struct DeclaredContextTests {
    private func context(_ source: String) throws -> DeclaredContext? {
        try CommentedFile(Array(source.utf8)).comments.first?.declaration.context
    }

    @Test(
        arguments: [
            (
                "/// a\nfunc f(_ n: Int = 1, to m: [String]...) throws -> Bool { true }", "",
                "(_ n: Int, to m: [String]...)", "Bool"
            ),
            ("struct S {\n/// a\nfunc f(by n: inout Int) {} }", "extension S", "(by n: inout Int)", "-"),
            (
                "extension A.B: P where E: Q {\n/// a\npublic static func f(_ e: E) -> Self { e } }",
                "extension A.B where E: Q", "(_ e: E)", "Self"
            ),
            ("extension A where E: Q { struct C {\n/// a\nvar c: Int { 1 } } }", "extension A.C", "()", "Int"),
            ("protocol P {\n/// a\ninit(from text: String) }", "extension P", "(from text: String)", "-"),
            (
                "enum E { struct S {\n/// a\nsubscript(i: Int) -> String { \"\" } } }", "extension E.S", "(i: Int)",
                "String"
            ),
            ("enum E {\n/// a\nstruct S {} }", "extension E", "()", "-"),
            ("/// a\nstruct S<T> {}", "extension S", "()", "-"),
        ]
    )
    func codeBesideADeclarationKnowsItsNames(source: String, extending: String, parameters: String, result: String)
        throws
    {
        let context = try #require(try context(source))
        #expect(context.extending ?? "" == extending)
        #expect(context.parameters == parameters)
        #expect(context.result ?? "-" == result)
    }

    @Test func genericParametersAndTheirRequirementsAreKept() throws {
        let found = try context("extension A {\n/// a\nfunc f<T>(_ t: T) where T: P, E == Int {} }")
        #expect(found?.generics == "<T>")
        #expect(found?.requirements == "where T: P, E == Int")
    }

    @Test(arguments: ["/// a\nextension A {}", "/// a\ninfix operator <~>", "/// a\nimport A"])
    func otherDeclarationsHaveNone(source: String) throws { #expect(try context(source) == nil) }
}
