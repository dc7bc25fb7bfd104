import Diagnostics
import Foundation
import Markdown
import Testing

/// The examples of the specifications of CommonMark and GFM, which are not part of this repository.
///
/// `GLOSA_SPEC=/path/spec.txt:/path/other.txt swift test --filter Specification` runs them and prints, for each
/// section, how many pass.
@Suite("Specification")
struct SpecificationTests {
    private static let paths = (ProcessInfo.processInfo.environment["GLOSA_SPEC"] ?? "")
        .split(separator: ":").map(String.init)

    @Test("every example gives the specification's HTML", arguments: paths.isEmpty ? ["(none)"] : paths)
    func examples(path: String) throws {
        guard !Self.paths.isEmpty else {
            print("Skipped: set GLOSA_SPEC to the path of a spec.txt of CommonMark or GFM to run its examples.")
            return
        }
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let examples = SpecificationExample.parse(text)
        #expect(!examples.isEmpty, "no examples in \(path)")
        var sections: [(name: String, passed: Int, total: Int)] = []
        var failures: [SpecificationExample] = []
        for example in examples {
            if sections.last?.name != example.section { sections.append((example.section, 0, 0)) }
            sections[sections.count - 1].total += 1
            if example.actualHTML == example.html {
                sections[sections.count - 1].passed += 1
            } else {
                failures.append(example)
            }
        }
        print("\(path)")
        for section in sections { print("  \(section.passed)/\(section.total)  \(section.name)") }
        print("  \(examples.count - failures.count)/\(examples.count)  in all")
        for failure in failures {
            print(
                "--- \(failure.number) (\(failure.section))\n\(failure.markdown)\n--- expected\n\(failure.html)--- got\n\(failure.actualHTML)"
            )
        }
        #expect(failures.isEmpty, "\(failures.map(\.number)) fail in \(path)")
    }
}
