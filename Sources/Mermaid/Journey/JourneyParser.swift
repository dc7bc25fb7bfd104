import Diagnostics
import Support

/// Reads a user's journey: sections, and tasks of the form `Name: score: actor, actor`.
struct JourneyParser: LineParser {
    typealias Content = JourneyChart

    let source: DiagramSource
    var index = 0
    var content = JourneyChart()
    var diagnostics: [Diagnostic] = []
    private var actors: [String: Int] = [:]

    init(_ source: DiagramSource) { self.source = source }

    mutating func statement(_ line: Range<Int>) throws(SyntaxError) {
        let line = withoutComment(line)
        guard !line.isEmpty else { return }
        if let semicolon = semicolon(in: line) {
            throw SyntaxError(
                range: semicolon..<semicolon + 1,
                message: LocalizedText(
                    en: "a journey can't contain a semicolon",
                    es: "un recorrido no puede llevar un punto y coma"
                ),
                advice: LocalizedText(en: "write a comma, or #semi;", es: "escribe una coma, o #semi;")
            )
        }
        if let value = value(of: "section", in: line), !bytes[value].contains(UInt8(ascii: ":")) {
            content.sections.append(.init(title: DiagramLabel(text: source.text(value)), range: place(value)))
            return
        }
        guard let colon = bytes[line].firstIndex(of: UInt8(ascii: ":")), colon > line.lowerBound,
            colon + 1 < line.upperBound
        else {
            throw source.unexpected(
                line,
                expected: LocalizedText(en: "a task such as “Make tea: 5: Me”", es: "una tarea como «Hacer té: 5: Yo»"),
                advice: LocalizedText(
                    en: "write the task's name, a colon, and a score from 1 to 5",
                    es: "escribe el nombre de la tarea, dos puntos y una puntuación del 1 al 5"
                )
            )
        }
        takeTask(line, colon)
    }

    /// Returns the first semicolon that ends no entity.
    private func semicolon(in line: Range<Int>) -> Int? {
        var index = line.lowerBound
        while index < line.upperBound {
            let end = endOfEntity(index)
            if end == nil, bytes[index] == UInt8(ascii: ";") { return index }
            index = end ?? index + 1
        }
        return nil
    }

    private mutating func takeTask(_ line: Range<Int>, _ colon: Int) {
        let fields = source.text((colon + 1)..<line.upperBound).split(separator: ":", omittingEmptySubsequences: false)
        let written = fields.first.map { String($0).trimmingSpace } ?? ""
        let score = Double(written).flatMap { $0.isFinite ? $0 : nil }
        let name = source.text(trimmed(line.lowerBound..<colon))
        if score.map({ (1...5).contains($0) }) != true {
            warn(
                line,
                en:
                    "“\(written)” is not a score from 1 to 5, so “\(name)” \(score == nil ? "has no face" : "is drawn at the nearest score")",
                es:
                    "«\(written)» no es una puntuación del 1 al 5, así que «\(name)» \(score == nil ? "no tiene cara" : "se dibuja en la puntuación más cercana")"
            )
        }
        var names: [Int] = []
        var known: Set<Int> = []
        for text in fields.count > 1 ? fields[1].split(separator: ",") : [] {
            let actor = String(text).trimmingSpace
            guard !actor.isEmpty else { continue }
            if actors[actor] == nil {
                actors[actor] = content.actors.count
                content.actors.append(actor)
            }
            if let index = actors[actor], known.insert(index).inserted { names.append(index) }
        }
        content.tasks.append(
            .init(
                name: DiagramLabel(text: name),
                section: content.sections.isEmpty ? nil : content.sections.count - 1,
                score: score,
                actors: names,
                range: place(line)
            )
        )
    }
}
