import CourseConfiguration
import Diagnostics
import Mermaid
import Testing

@testable import Course
@testable import CourseChecks

@Suite("What glosa.yml says of diagrams")
struct DiagramConfigurationTests {
    private static func read(_ text: String) -> (diagrams: Configuration.Diagrams, findings: [Diagnostic]) {
        let (configuration, findings) = ConfigurationReader.read(SourceFile(path: "glosa.yml", text: text))
        return (configuration.diagrams, findings)
    }

    @Test("Each palette and each look can be chosen")
    func values() {
        for palette in Configuration.Diagrams.Palette.allCases {
            for look in DiagramLook.allCases {
                let (diagrams, findings) = Self.read("diagrams: {palette: \(palette.rawValue), look: \(look.rawValue)}")
                #expect(findings.isEmpty && diagrams.palette == palette && diagrams.look == look)
            }
        }
        let (usual, none) = Self.read("title: A")
        #expect(none.isEmpty && usual.palette == .page && usual.look == .classic)
    }

    @Test(
        "What is none of them is found at its place",
        arguments: [
            ("diagrams: neo", "neo"), ("diagrams: [neo]", "[neo]"), ("diagrams: {look: handDrawn}", "handDrawn"),
            ("diagrams: {palette: clay}", "clay"), ("diagrams: {look: [neo]}", "[neo]"),
            ("diagrams: {colour: page}", "colour"), ("diagrams: {look: ''}", "''"),
        ]
    )
    func faults(text: String, place: String) throws {
        let (diagrams, findings) = Self.read(text)
        #expect(findings.map(\.rule) == [.configuration])
        #expect(diagrams.palette == .page && diagrams.look == .classic)
        let range = try #require(findings.first).range.bytes
        #expect(text.utf8.distance(of: place) == range.lowerBound, "\(range)")
    }
}

extension String.UTF8View {
    fileprivate func distance(of part: String) -> Int? {
        let (whole, part) = (Array(self), Array(part.utf8))
        return whole.firstRange(of: part)?.lowerBound
    }
}
