import Diagnostics
import Support

/// Reads a Wardley map: components with their places, links, and statements about them.
struct WardleyParser: LineParser {
    typealias Content = WardleyMap

    let source: DiagramSource
    var index = 0
    var content = WardleyMap()
    var diagnostics: [Diagnostic] = []
    var indices: [String: Int] = [:]
    var links: [(from: String, to: String, link: (WardleyMap.Link.Flow, Bool, DiagramLabel?), line: Range<Int>)] =
        []
    var evolutions: [(name: String, value: Double, line: Range<Int>)] = []
    /// The open pipeline; nil if none is open.
    var pipeline: (parent: Int, line: Range<Int>)?

    static let mostLinks = 2000

    init(_ source: DiagramSource) { self.source = source }

    func fail(_ place: Int, _ line: Range<Int>, en: String, es: String, advice: LocalizedText? = nil)
        -> SyntaxError
    {
        source.unexpected(
            span(place, line.upperBound),
            expected: LocalizedText(en: en, es: es),
            advice: advice
        )
    }

    mutating func statement(_ line: Range<Int>) throws(SyntaxError) {
        if has("%%", at: line.lowerBound) { return }
        if let pipeline {
            if bytes[line.lowerBound] == UInt8(ascii: "}") {
                self.pipeline = nil
                return try expectEnd(line.lowerBound + 1, line)
            }
            guard let rest = value(of: "component", in: line) else {
                throw fail(
                    line.lowerBound,
                    line,
                    en: "a component of the pipeline, or “}”",
                    es: "un componente del «pipeline», o «}»"
                )
            }
            return try component(rest, line, isAnchor: false, pipeline: pipeline.parent)
        }
        if let rest = value(of: "component", in: line) {
            try component(rest, line, isAnchor: false)
        } else if let rest = value(of: "anchor", in: line) {
            try component(rest, line, isAnchor: true)
        } else if let rest = value(of: "size", in: line) {
            try size(rest, line)
        } else if let rest = value(of: "evolution", in: line) {
            try stages(rest, line)
        } else if let rest = value(of: "evolve", in: line) {
            try evolve(rest, line)
        } else if let rest = value(of: "pipeline", in: line) {
            try openPipeline(rest, line)
        } else if let rest = value(of: "note", in: line) {
            try note(.note, rest, line)
        } else if let rest = value(of: "accelerator", in: line) {
            try note(.accelerator, rest, line)
        } else if let rest = value(of: "deaccelerator", in: line) {
            try note(.deaccelerator, rest, line)
        } else if let rest = value(of: "annotations", in: line) {
            var place = rest.lowerBound
            _ = try numbers(&place, line, count: 2)
            try expectEnd(place, line)
        } else if let rest = value(of: "annotation", in: line) {
            try annotation(rest, line)
        } else {
            try link(line)
        }
    }

    func expectEnd(_ place: Int, _ line: Range<Int>) throws(SyntaxError) {
        let rest = min(skipBlanks(place), line.upperBound)
        guard rest < line.upperBound, !has("%%", at: rest) else { return }
        let advice: LocalizedText? =
            hasWord("label", at: rest)
            ? LocalizedText(
                en: "write “label [x, y]” before (build), (buy) and (inertia)",
                es: "escribe «label [x, y]» antes de (build), (buy) e (inertia)"
            ) : nil
        throw fail(rest, line, en: "the end of the line", es: "el final de la línea", advice: advice)
    }

    mutating func finish() throws(SyntaxError) {
        if let pipeline {
            throw SyntaxError(
                range: pipeline.line,
                message: LocalizedText(en: "this pipeline is never closed", es: "este «pipeline» no se cierra"),
                advice: LocalizedText(en: "write } on a line of its own", es: "escribe } en una línea propia")
            )
        }
        for (from, to, link, line) in links {
            let (source, target) = (indices[from], indices[to])
            guard let source, let target else {
                if source == nil { content.unknown.append((from, place(line))) }
                if target == nil { content.unknown.append((to, place(line))) }
                continue
            }
            content.arrows.append(
                .init(source: source, target: target, flow: link.0, isDashed: link.1, label: link.2, range: place(line))
            )
        }
        for (name, value, line) in evolutions {
            if let component = indices[name] {
                content.evolutions.append((component, value, place(line)))
            } else {
                content.unknown.append((name, place(line)))
            }
        }
    }
}
