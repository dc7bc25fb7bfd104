import Diagnostics
import Markdown
import TestSupport

@testable import Course

/// A glossary and, behind a line of three hyphens, a text in which its terms are sought; the whole in both parts where there is none.
func faultInGlossary(_ bytes: [UInt8]) -> String? {
    let all = repaired(bytes)
    let mark = Array("\n---\n".utf8)
    let cut = all.indices.first { all[$0...].starts(with: mark) }
    let file = SourceFile(path: "glossary.yml", bytes: cut.map { Array(all[..<$0]) } ?? all)
    let (glossary, findings) = GlossaryReader.read(file, languages: ["es", "ja"])
    if let fault = FindingCheck.fault(in: findings, about: file.bytes) { return fault }
    let text = SourceFile(path: "a.md", bytes: cut.map { Array(all[($0 + mark.count)...]) } ?? all)
    let document = Document.parse(text).document
    var fault: String?
    for table in glossary.tables.values {
        var prose = LessonProse(document)
        prose.search(table) { occurrence, prose in
            fault = fault ?? FindingCheck.fault(in: prose.range(of: occurrence).bytes, of: text.bytes)
            guard let ends = prose.linkEnds(of: occurrence) else { return }
            for (node, offset) in [ends.start, ends.end] where offset > document.textBytes(of: node).count {
                fault = fault ?? "a link stands behind its text"
            }
        }
    }
    return fault
}
