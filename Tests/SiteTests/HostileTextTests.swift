import Course
import CourseChecks
import Diagnostics
import Foundation
import Support
import TestSupport
import Testing

@testable import Site

/// Texts that would steer the output, in every place of a course where a text can stand.
@Suite("Hostile texts")
struct HostileTextTests {
    private static let element = "<script src=/evil.js></script>"
    /// Every control character of ASCII, some beyond, and what would be a mark or a tag, as YAML writes them.
    private static let values =
        (Array(0...0x1F) + [0x7F]).map { "\\x" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        + [
            "\\x02\\x03\\x04", "\\x020\\x03", "\\x02e0\\x03", "\\x02en/v0.html\\x03a\\x04", "\\u009b31m", "\\uFFFE",
            "\\uFDD0",
            "\\U0001FFFF", "\\u202e", "{{{content}}}", "{{> head}}", "\\\" onclick=\\\"x", "]]>",
        ]

    private static func lesson(_ value: String, language: String, number: Int) -> String {
        """
        -- content/\(language)/v\(number).md --
        ---
        id: v\(number)
        title: "\(value)\(element) \(number)"
        description: "\(value)\(element)"
        ---

        ## &#2;&#27;&#155;&#xFFFE;&#65535; \\\(element)

        [a&#2;](v0.md "&#1;") ![b&#3;](x&#4;.png "&#5;") <p title="&#6;">c&#7;</p>

        ```mermaid tree=t\(number) caption="&#8; \(element.replacing("\"", with: "'"))"
        flowchart TD
        accTitle: &#2; #2;
        q{"a&#2; #27; &lt;script src=/evil.js&gt; \(number)?"} -->|"x &#1;"| r["&#65534; #2;"]
        q -->|y| s[z]
        ```

        """
    }

    @Test("No text of a course becomes an element, and no control character reaches the site")
    func site() async throws {
        let all = Self.values.joined()
        var tree = """
            -- glosa.yml --
            languages: [en, es]
            title: "\(all)\(Self.element)"
            author: "\(all)\(Self.element)"
            baseURL: https://example.org/x/
            templates: templates
            theme: {noProgress: "\(all)\(Self.element)"}
            -- templates/strings/en.yml --
            start: "\(all)\(Self.element)"
            languageName: "\(all)\(Self.element)"
            diagram: "\(all)\(Self.element)"
            -- templates/head.mustache --
            {{{structuredData}}}{{theme.noProgress}}
            -- content/en/part/index.md --
            ---
            title: "\(all)\(Self.element)"
            ---

            """
        for (number, value) in Self.values.enumerated() {
            for language in ["en", "es"] { tree += Self.lesson(value, language: language, number: number) }
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "glosa-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileTree(tree).write(to: folder)
        // Bytes that YAML refuses, in a text.
        let text = Array("# A".utf8) + Array(0...0x1F) + [0x7F, 0xC2, 0x9B, 0xEF, 0xBF, 0xBE] + Array("\n".utf8)
        try Data(text).write(to: folder.appending(path: "content/en/raw.md"))
        try Data(text).write(to: folder.appending(path: "content/en/\u{1}\u{1B}name.md"))

        var settings = SiteBuild.Settings(source: folder.path)
        settings.usesCache = false
        let outcome = try await SiteBuild(settings).run()
        let output = try #require(try outcome.site?.get()).output
        let files = try #require(FileManager.default.enumerator(atPath: output)).compactMap { $0 as? String }
        #expect(files.count { $0.hasSuffix(".html") } > 4 * Self.values.count)
        for file in files {
            guard let bytes = FileManager.default.contents(atPath: output + "/" + file) else { continue }
            let site = try #require(String(validUTF8: Array(bytes)), "\(file)")
            #expect(!site.unicodeScalars.contains(where: ControlCharacters.contains), "\(file)")
            // Markdown and the search's texts are not HTML.
            guard !file.hasSuffix(".md"), !file.hasSuffix(".js"), !file.hasSuffix(".txt") else { continue }
            #expect(site.firstMatch(of: /<script[^>]*evil/) == nil, "\(file)")
            #expect(site.firstMatch(of: /<[^>"]*("[^">]*"[^>"]*)*\sonclick=/) == nil, "\(file)")
        }
        #expect(outcome.report.matches(of: /warning\[control-character\]/).count > 2 * Self.values.count)
        #expect(!outcome.report.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{9B}" || $0 == "\u{202E}" })
    }
}
