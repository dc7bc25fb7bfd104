import Foundation
import Testing

@testable import Course

@Suite("Names of rules")
struct KnownRuleTests {
    @Test("Every name that the code files findings under is known, and no other")
    func complete() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
        var used: Set<String> = []
        for case let file as URL in try #require(
            FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        )
        where file.pathExtension == "swift" && !file.path.contains("/SnippetLint/") {
            let text = try String(contentsOf: file, encoding: .utf8)
            used.formUnion(text.matches(of: /[rR]ule(?:: String)?(?::| =) "([a-z]+(?:-[a-z]+)*)"/).map { String($0.1) })
        }
        #expect(used.subtracting(KnownRules.ofContent).filter { KnownRules.fault($0) != nil } == [])
        #expect(KnownRules.ofContent.subtracting(used) == [])
    }

    @Test("The findings about diagrams are known too")
    func diagrams() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/Mermaid/DiagramRule.swift")
        let names = try String(contentsOf: file, encoding: .utf8).matches(of: /"([a-z-]+)"/).map { String($0.1) }
        #expect(names.count == 10)
        for name in names { #expect(KnownRules.fault(name) == nil) }
    }

    @Test("A name that does not exist is told with the one that was meant")
    func nearMiss() throws {
        #expect(KnownRules.fault("state-private") == nil)
        let fault = try #require(KnownRules.fault("brokn-link"))
        #expect(fault.advice.en.contains("broken-link"))
    }
}
