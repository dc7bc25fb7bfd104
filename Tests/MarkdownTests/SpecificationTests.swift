import Diagnostics
import Foundation
import Markdown
import Testing

/// The examples of the specifications of CommonMark and GFM, which `scripts/specifications` fetches: they are not part of
/// this repository.
@Suite("Specification")
struct SpecificationTests {
    /// The paths of both, or why they can't be had.
    private static let specifications = fetch()

    @Test(
        "every example gives the specification's HTML",
        .enabled(if: specifications.reason == nil, Comment(rawValue: specifications.reason ?? "")),
        arguments: ["commonmark", "gfm"]
    )
    func examples(name: String) throws {
        let path = try #require(Self.specifications.paths.first { $0.contains("/\(name)") })
        let examples = SpecificationExample.parse(try String(contentsOfFile: path, encoding: .utf8))
        #expect(examples.count > 600, "only \(examples.count) examples are found in \(path)")
        let failures = examples.filter { $0.actualHTML != $0.html }
        for failure in failures {
            Issue.record(
                """
                example \(failure.number) of \(name) (\(failure.section))
                \(failure.markdown)--- expected
                \(failure.html)--- got
                \(failure.actualHTML)
                """
            )
        }
        print("\(examples.count - failures.count) of \(examples.count) examples of \(name) pass")
    }

    private static func fetch() -> (paths: [String], reason: String?) {
        let script = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../scripts/specifications").standardizedFileURL
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = script
        process.standardOutput = output
        process.standardError = errors
        do { try process.run() } catch { return ([], "\(script.path) can't be run: \(error)") }
        // Both are a few lines: neither pipe fills up while the other is read.
        let paths = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus != 77 else {
            let reason = complaint.split(separator: "\n").last.map(String.init) ?? "no reason was given"
            print("SKIPPED: \(reason)")
            return ([], reason)
        }
        // Any other failure is the script's own, and the test has to fail.
        if process.terminationStatus != 0 { print(complaint) }
        return (paths.split(separator: "\n").map(String.init), nil)
    }
}
