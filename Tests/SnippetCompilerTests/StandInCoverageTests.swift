import Testing

@testable import SnippetCompiler

@Suite("What the stand-in knows that it lacks")
struct StandInCoverageTests {
    private let coverage = StandInCoverage(
        complete:
            "# comment\nText: init\nView: padding\n+ Button.init(_:action:)\n- Button.init(_:intent:)\n- View.badge(_:style:)\n",
        frameworks: "Charts Chart BarMark\nStoreKit SubscriptionStoreView View.onInAppPurchaseStart\n"
    )

    private func call(_ text: String, at marker: String) throws -> CandidateCall {
        let bytes = Array(text.utf8)
        let place = try #require(bytes.ranges(of: Array(marker.utf8)).first?.lowerBound)
        return try #require(CandidateCall(at: place, in: bytes))
    }

    @Test(
        "A call may be right where its labels may be those of an overload that is not declared",
        arguments: [
            ("Button(\"a\", intent: f())", "(", true), ("Button(\"a\", acton: {})", "acton", false),
            ("Text(\"a\", size: 3)", "size", false), ("v.padding(\"b\")", "padding", false),
            ("v.badge(3, style: .x)", "style", true), ("v.onInAppPurchaseStart { _ in }", "onIn", true),
            ("Chart(data, id: 3) { }", "data", true), ("Own(data: 3)", "data", false),
        ]
    )
    func calls(text: String, marker: String, mayLack: Bool) throws {
        #expect(coverage.mayLack(try call(text, at: marker)) == mayLack)
    }

    @Test("A call is read with its labels, whatever stands in its arguments")
    func labels() throws {
        let found = try call("x.show(\"a, b: (\", f(c: 1), named: [d: 2]) { }", at: "named")
        #expect(found.name == "show" && found.isMember && found.labels == ["_", "_", "named"])
    }

    @Test("Names belong to the frameworks that have them")
    func frameworks() {
        #expect(coverage.frameworks(having: "BarMark") == ["Charts"])
        #expect(coverage.frameworks(having: "Elsewhere").isEmpty)
    }
}
