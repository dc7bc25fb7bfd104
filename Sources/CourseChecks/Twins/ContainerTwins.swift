import Course
import Diagnostics
import Markdown

/// Compares the containers of a translation with the original's: the same ones, in the same order, and in questions the same
/// right answers.
enum ContainerTwins {
    static let rule = RuleID.translationContainers

    static func compare(_ pair: TwinPair, _ sections: ComparedSections, _ prose: ComparedProse?) -> [Diagnostic] {
        let (originals, own) = (shown(in: pair.originalLesson.document), shown(in: pair.lesson.document))
        let (names, ownNames) = (originals.map(name), own.map(name))
        guard names != ownNames else { return answers(pair, originals, own).diagnostics }
        var findings = DiagnosticList()
        var last: SourceRange?
        let places = originals.map { pair.originalOutline.section(at: $0.nameRange.bytes.lowerBound) }
        let ownPlaces = own.map { pair.outline.section(at: $0.nameRange.bytes.lowerBound) }
        var alignment = SequenceAlignment()
        let aligned = alignment.pairs(names.count, ownNames.count) { first, second in
            let isHome = sections.translation(of: places[first]) == ownPlaces[second]
            return (names[first] == ownNames[second] ? 3 : 1) * (isHome ? 2 : 1)
        }
        for entry in aligned {
            switch entry {
            case .both(let original, let translation):
                let here = own[translation].nameRange
                last = here
                let (name, other) = (ownNames[translation], names[original])
                guard name != other else { continue }
                let message = LocalizedText(
                    en: "this container is a `\(name)`, and the original's a `\(other)`",
                    es: "este contenedor es un `\(name)`, y el del original, un `\(other)`"
                )
                findings.append(pair.finding(rule, message, at: here, original: originals[original].nameRange))
            case .left(let original):
                let (name, place) = (names[original], originals[original].nameRange)
                let message = LocalizedText(
                    en: "the original has a container `\(name)` here that the translation lacks",
                    es: "aquí el original tiene un contenedor `\(name)` que le falta a la traducción"
                )
                guard let own = LackPlace(of: place, after: last, pair, sections)?.range else { continue }
                findings.append(pair.finding(rule, message, at: own, original: place, isMissing: true))
            // Translators put a notice above the text.
            case .right(let translation) where isNotice(own[translation], in: pair.lesson.document): continue
            case .right(let translation) where isSaid(own[translation], pair, sections, prose): continue
            case .right(let translation):
                let (name, place) = (ownNames[translation], own[translation].nameRange)
                let message = LocalizedText(
                    en: "the original has no container `\(name)` here",
                    es: "aquí el original no tiene ningún contenedor `\(name)`"
                )
                findings.append(pair.finding(rule, message, at: place, original: nil))
            }
        }
        return findings.diagnostics
    }

    /// Findings for questions whose right answers differ from the original's.
    private static func answers(_ pair: TwinPair, _ originals: [Container], _ own: [Container]) -> DiagnosticList {
        var findings = DiagnosticList()
        for (original, container) in zip(originals, own) where container.kind == .question {
            let ticks = ticks(in: container, of: pair.lesson.document)
            guard ticks != self.ticks(in: original, of: pair.originalLesson.document) else { continue }
            let message = LocalizedText(
                en: "the right answers to this question differ from those in the original",
                es: "las respuestas correctas a esta pregunta no son las mismas que en el original"
            )
            findings.append(pair.finding(rule, message, at: container.nameRange, original: original.nameRange))
        }
        return findings
    }

    private static func ticks(in container: Container, of document: Document) -> [Bool] {
        guard let node = container.node else { return [] }
        return document.descendants(of: node).compactMap { document[$0].isChecked }
    }

    /// Returns true for a box above all text but the page's title.
    private static func isNotice(_ container: Container, in document: Document) -> Bool {
        switch container.kind {
        case .question, .tabs, .tab: return false
        default:
            let blocks = Array(document.children(of: document.root).prefix(2))
            return blocks.first { document[$0].kind != .heading } == container.node
        }
    }

    /// Returns true for a box whose words the original has without a box: the section is not longer than the original's by them.
    private static func isSaid(
        _ container: Container,
        _ pair: TwinPair,
        _ sections: ComparedSections,
        _ prose: ComparedProse?
    ) -> Bool {
        let section = pair.outline.section(at: container.nameRange.bytes.lowerBound)
        guard let node = container.node, let prose, let original = sections.original(of: section),
            let surplus = prose.surplus(of: ComparedSections.Pair(original: original, translation: section))
        else { return false }
        let inside = Set(pair.lesson.document.descendants(of: node))
        let length = pair.prose[section].blocks.reduce(0) { $0 + (inside.contains($1.node) ? $1.length : 0) }
        return length > 0 && surplus < 0.5 * Double(length)
    }

    /// The word that opens a container; tabs of MkDocs and code groups have none.
    private static func name(_ container: Container) -> String {
        guard container.name.isEmpty else { return container.name.lowercased() }
        switch container.kind {
        case .tab: return "tab"
        case .tabs: return "tabs"
        default: return "…"
        }
    }

    private static func shown(in document: Document) -> [Container] {
        // A list of terms is text in bold in other pages.
        document.containers.filter { $0.node != nil && ![.definitions, .term, .definition].contains($0.kind) }
    }
}
