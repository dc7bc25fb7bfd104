import Foundation
import TestSupport
import Testing

/// A course whose translation lacks six of the original's sections, each with other words.
@Suite("Reports on a translation with many differences") struct PageDifferenceReportTests {
    private static let names = ["Oak", "Pine", "Hemp", "Sails", "Masts", "Ropes", "Rudders"]

    /// - Parameter translated: the number of sections that the translation has.
    private static func course(translated: Int) -> FileTree {
        func page(_ count: Int, _ words: (String) -> String) -> String {
            "# B\n\n" + names.prefix(count).map { "## \($0)\n\n\(words($0))\n" }.joined(separator: "\n")
        }
        return FileTree(
            """
            -- glosa.yml --
            languages: [en, es]
            -- content/en/boats.md --
            \(page(7) { "Read `\($0.lowercased())` and \($0.count * 111) before you sail." })
            -- content/es/boats.md --
            \(page(translated) { "Lee `\($0.lowercased())` y \($0.count * 111) antes de zarpar." })
            """
        )
    }

    private static func check(_ folder: URL, _ options: String...) throws -> Run {
        try Run(["check", "--no-typecheck"] + options, in: folder)
    }

    private static func count(_ rule: String, in text: String) -> Int { text.components(separatedBy: rule).count - 1 }

    @Test("One finding lists them, in each format but the short one, which has a line for each")
    func formats() async throws {
        try await withTemporaryFolder { folder in
            try Self.course(translated: 1).write(to: folder)
            for format in ["human", "json", "sarif", "github", "junit"] {
                let output = try Self.check(folder, "--format", format).output
                #expect(output.contains("translation-differs"), "\(format)")
                for name in Self.names.dropFirst() {
                    #expect(
                        Self.count("the section “\(name)” of the original is missing", in: output) == 1,
                        "\(format) \(name)"
                    )
                }
                #expect(output.contains("1 warning,") || format != "human", "\(output)")
            }
            let short = try Self.check(folder, "--format", "short").output
            #expect(Self.count("[translation-headings]", in: short) == 6 && !short.contains("translation-differs"))
            let off = try Self.check(folder, "--rule", "translation-differs=off").output
            #expect(Self.count("warning[translation-headings]", in: off) == 6)
            // Its own level decides whether the check fails, in every format.
            for format in ["human", "short"] {
                #expect(try Self.check(folder, "--format", format, "--rule", "translation-differs=error").status == 1)
                let notes = ["--format", format, "--strict", "--rule", "translation-differs=note"]
                #expect(try Run(["check", "--no-typecheck"] + notes, in: folder).status == 0)
            }
            // The course as it was remembered, and the site's report, say the same.
            #expect(try Self.check(folder).output == Self.check(folder).output)
            #expect(try Run(["build"], in: folder).output == Self.check(folder).output)
        }
    }

    @Test("JSON names the file, line and column of each difference and of its original")
    func json() async throws {
        struct Report: Decodable {
            struct Finding: Decodable {
                struct Related: Decodable {
                    let file: String
                    let line, column: Int
                }
                let rule: String
                let line: Int
                let related: [Related]?
            }
            let diagnostics: [Finding]
        }
        try await withTemporaryFolder { folder in
            try Self.course(translated: 1).write(to: folder)
            let output = try Self.check(folder, "--format", "json").output
            let report = try JSONDecoder().decode(Report.self, from: Data(output.utf8))
            let finding = try #require(report.diagnostics.first { $0.rule == "translation-differs" })
            let places = try #require(finding.related).map { "\($0.file):\($0.line):\($0.column)" }
            #expect(finding.line == 1)
            let originals = [7, 11, 15, 19, 23, 27].map { "content/en/boats.md:\($0):1" }
            #expect(places == originals.flatMap { ["content/es/boats.md:3:1", $0] })
        }
    }

    @Test("A baseline knows each difference: a new one is told by itself")
    func baseline() async throws {
        try await withTemporaryFolder { folder in
            try Self.course(translated: 1).write(to: folder)
            #expect(try Self.check(folder, "--write-baseline", "known.json").errors.contains("6 findings written"))
            #expect(try Self.check(folder, "--strict", "--baseline", "known.json").status == 0)
            try Self.course(translated: 0).write(to: folder)
            let new = try Self.check(folder, "--strict", "--baseline", "known.json")
            #expect(new.status == 1 && !new.output.contains("translation-differs"), "\(new.output)")
        }
    }

    @Test("Machines that share a check report the same together")
    func shards() async throws {
        try await withTemporaryFolder { folder in
            try Self.course(translated: 1).write(to: folder)
            for options in [[], ["--rule", "translation-differs=off"], ["--rule", "translation-differs=error"]] {
                let whole = try Run(["check", "--no-typecheck"] + options, in: folder)
                for part in 1...2 {
                    let arguments = ["--shard", "\(part)/2", "--format", "json", "--output", "\(part).json"]
                    _ = try Run(["check", "--no-typecheck"] + arguments + options, in: folder)
                }
                let merged = try Run(["report", "merge", "1.json", "2.json"], in: folder)
                #expect(merged.output == whole.output && merged.status == whole.status)
            }
        }
    }
}
