import Testing

@testable import CourseChecks

@Suite("Code that begins like Swift") struct SwiftOpeningTests {
    @Test(arguments: [
        ("func sail() {", true), ("// A comment\nimport Foundation\n\nfunc sail( {", true),
        ("@MainActor\n@Observable\nfinal class Boat {", true), ("\n    struct Boat: Codable {", true),
        ("import SwiftUI", false), ("import os\nlet n = 1", false), ("import java.util.List\nclass Boat {", false),
        ("@pytest.fixture\nfunc sail() {", false), ("// A comment\nSail on.", false), ("", false),
    ])
    func isKnownByItsFirstLines(_ code: String, _ begins: Bool) {
        #expect(SwiftOpening.begins(code: Array(code.utf8)) == begins)
    }
}
