import Diagnostics
import Markdown
import SnippetLint
import SnippetSyntax
import Support

@testable import MarkdownHTML

/// What must be true of every input: returns what is wrong, or nil.
public typealias Property = @Sendable ([UInt8]) -> String?

/// What each target tries.
public let properties: [String: Property] = {
    // Its tables take as long to make as a lesson to judge.
    let linter = SnippetLinter()
    return [
        "markdown": { faultInMarkdown(repaired($0), by: HTMLOptions.RawHTML.allCases) },
        "directives": { faultInMarkdown(repaired($0), dialect: .docC, by: [.sanitize]) },
        "material": { faultInMarkdown(repaired($0), dialect: .material, by: [.sanitize]) },
        "gitbook": { faultInMarkdown(repaired($0), dialect: .gitBook, by: [.sanitize]) },
        "websites": { faultInWebsite(repaired($0)) },
        "catalogue": { faultInCatalogue(repaired($0)) },
        "sanitizer": faultInHTML,
        "frontmatter": faultInFrontMatter,
        "configuration": faultInConfiguration,
        "glossary": faultInGlossary,
        "fence": faultInFence,
        "comments": { faultInComments(repaired($0)) },
        "regions": { faultInRegions(repaired($0)) },
        "lesson": { faultInLesson($0, linter) },
        "sample": { faultInSample(repaired($0), linter) },
        "flowchart": diagram("flowchart TD", "flowchart", "graph"),
        "class": diagram("classDiagram"),
        "state": diagram("stateDiagram-v2", "stateDiagram"),
        "entity": diagram("erDiagram"),
        "sequence": diagram("sequenceDiagram"),
        "pie": diagram("pie"),
        "gantt": diagram("gantt"),
        "timeline": diagram("timeline"),
        "mindmap": diagram("mindmap"),
        "journey": diagram("journey"),
        "git": diagram("gitGraph"),
        "quadrant": diagram("quadrantChart"),
        "xy": diagram("xychart", "xychart-beta"),
        "kanban": diagram("kanban"),
        "requirement": diagram("requirementDiagram"),
        "packet": diagram("packet", "packet-beta"),
        "radar": diagram("radar-beta"),
        "sankey": diagram("sankey", "sankey-beta"),
        "treemap": diagram("treemap", "treemap-beta"),
        "block": diagram("block", "block-beta"),
        "architecture": diagram("architecture-beta", "architecture"),
        "c4": diagram("C4Context", "C4Container", "C4Component", "C4Dynamic", "C4Deployment"),
        "venn": diagram("venn-beta", "venn"),
        "ishikawa": diagram("ishikawa-beta", "ishikawa"),
        "tree": diagram("treeView-beta", "treeView"),
        "events": diagram("eventmodeling"),
        "wardley": diagram("wardley-beta", "wardley"),
        "code": { faultInCode($0) },
        "search": faultInIndex,
        "memory": faultInMemory,
        "requests": faultInRequests,
        "messages": faultInMessages,
    ]
}()

/// The bytes as the loader hands them on: as UTF-8, without control characters.
func repaired(_ bytes: [UInt8]) -> [UInt8] {
    Array(ControlCharacters.replaced(String(decoding: bytes, as: UTF8.self)).utf8)
}

/// Whether an input is tried a second time, for a property that two tries are alike: one in four is, always the same ones, since
/// the second try takes as long as all else.
func isTriedTwice(_ bytes: [UInt8]) -> Bool { StableHash(bytes).value.isMultiple(of: 4) }
