import Diagnostics
import SnippetLint
import SnippetSyntax
import Testing

@testable import Course
@testable import CourseChecks

@Suite("Names of rules")
struct RuleNameTests {
    @Test("A name that does not exist is told with the one that was meant")
    func nearMiss() throws {
        #expect(RuleID.fault("state-private") == nil)
        let fault = try #require(RuleID.fault("brokn-link"))
        #expect(fault.advice.en.contains("broken-link"))
    }

    @Test("A name is told apart from the same in other cases, and from parts of it")
    func exact() {
        #expect(RuleID(named: "state-private") == .statePrivate)
        #expect(RuleID(named: "State-private") == nil)
        #expect(RuleID(named: "state") == nil)
    }
}
