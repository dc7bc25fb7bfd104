import Course
import Diagnostics
import Markdown
import Support

/// Finds conflicting ids in a course's own templates: ids that a heading has as well, ids that nothing links to, and links to an
/// id that does not exist, because the built-in templates use another name.
struct TemplateIDs {
    /// The ids and references that a template spells out; those that contain values are not known.
    private struct Written {
        var ids: [String: Range<Int>] = [:]
        var references: [String: Range<Int>] = [:]
        var partials: Set<String> = []
    }

    private let files: [String: SourceFile]
    private let own: Set<String>
    private var written: [String: Written] = [:]

    /// - Parameters:
    ///   - files: the templates that take effect.
    ///   - own: the course's own templates among them.
    static func check(_ files: [ThemeSource.NamedFile], own: [ThemeSource.NamedFile], of course: Course) -> [Diagnostic]
    {
        let own = own.filter { $0.name.hasSuffix(".mustache") }
        guard !own.isEmpty else { return [] }
        let check = TemplateIDs(files.filter { $0.name.hasSuffix(".mustache") }, own: own.map(\.name))
        return check.renamed + check.shared(with: course)
    }

    private init(_ files: [ThemeSource.NamedFile], own: [String]) {
        self.files = Dictionary(files.map { (Self.name($0.name), $0.file) }) { first, _ in first }
        self.own = Set(own.map(Self.name))
        written = self.files.mapValues(Self.read)
    }

    private static func name(_ path: String) -> String { String(path.dropLast(".mustache".count)) }

    // MARK: Findings

    /// Findings for ids without the prefix of the built-in templates in a page that refers to them with it, or the other way
    /// round.
    private var renamed: [Diagnostic] {
        var found: [SourceRange: Diagnostic] = [:]
        for page in written.keys {
            let parts = parts(of: page)
            let ids = Set(parts.flatMap { written[$0]?.ids.keys.map(\.self) ?? [] })
            let references = Set(parts.flatMap { written[$0]?.references.keys.map(\.self) ?? [] })
            for part in parts.intersection(own) {
                guard let file = files[part], let text = written[part] else { continue }
                for (id, range) in text.ids {
                    let name = OwnID.of(id)
                    guard references.contains(name), !ids.contains(name), !references.contains(id) else { continue }
                    found[file.range(range)] = .formerID(id, file.range(range), isReference: false)
                }
                for (id, range) in text.references where ids.contains(OwnID.of(id)) && !ids.contains(id) {
                    found[file.range(range)] = .formerID(id, file.range(range), isReference: true)
                }
            }
        }
        return found.sorted { ($0.key.path, $0.key.bytes.lowerBound) < ($1.key.path, $1.key.bytes.lowerBound) }
            .map(\.value)
    }

    /// Findings for ids that headings have, too.
    private func shared(with course: Course) -> [Diagnostic] {
        var places: [(id: String, range: SourceRange)] = []
        for name in own.sorted() {
            guard let file = files[name], let ids = written[name]?.ids else { continue }
            places += ids.sorted { $0.value.lowerBound < $1.value.lowerBound }.map { ($0.key, file.range($0.value)) }
        }
        guard !places.isEmpty else { return [] }
        let wanted = Set(places.map(\.id))
        var lessons: [String: String] = [:]
        for (lesson, ids) in zip(course.lessons, course.headingIDs) where lesson.fallback == nil {
            for id in ids where wanted.contains(id) && lessons[id] == nil { lessons[id] = lesson.filePath }
        }
        return places.compactMap { place in
            lessons[place.id].map { .idOfHeading(place.id, place.range, in: $0) }
        }
    }

    /// A template and all partials that it includes, directly or not.
    private func parts(of page: String) -> Set<String> {
        var parts: Set<String> = [page]
        var open = [page]
        while let name = open.popLast() {
            for partial in written[name]?.partials ?? [] where parts.insert(partial).inserted { open.append(partial) }
        }
        return parts
    }

    // MARK: Reading

    private static func read(_ file: SourceFile) -> Written {
        var result = Written()
        var scanner = TemplateScanner(file.bytes)
        while let tag = try? scanner.next() {
            guard tag.kind == .partial || tag.kind == .parent else { continue }
            result.partials.insert(file.text(in: tag.name))
        }
        for (attribute, range) in attributes(file.bytes) {
            let value = file.text(in: range)
            guard !value.isEmpty, !value.contains("{{") else { continue }
            switch attribute {
            case "id": result.ids[value] = result.ids[value] ?? range
            case "href":
                guard value.hasPrefix("#"), value.utf8.count > 1 else { continue }
                result.references[String(value.dropFirst())] = range.lowerBound + 1..<range.upperBound
            default: for id in value.split(separator: " ") { result.references[String(id)] = range }
            }
        }
        return result
    }

    private static let read: Set = ["id", "href", "for", "aria-labelledby", "aria-describedby", "aria-controls"]

    /// The quoted values of the attributes that hold ids.
    private static func attributes(_ bytes: [UInt8]) -> [(name: String, value: Range<Int>)] {
        var result: [(String, Range<Int>)] = []
        var index = 0
        while let sign = bytes[index...].firstIndex(of: UInt8(ascii: "=")) {
            index = sign + 1
            guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'"),
                let end = bytes[(index + 1)...].firstIndex(of: bytes[index])
            else { continue }
            let name = bytes[..<sign].reversed().prefix { $0.isLetter || $0 == UInt8(ascii: "-") }.reversed()
            let before = sign - name.count - 1
            guard before >= 0, bytes[before].isWhitespace else { continue }
            let attribute = String(decoding: name, as: UTF8.self).lowercased()
            if Self.read.contains(attribute) { result.append((attribute, index + 1..<end)) }
        }
        return result
    }
}

extension Diagnostic {
    fileprivate static func formerID(_ id: String, _ range: SourceRange, isReference: Bool) -> Diagnostic {
        let name = OwnID.of(id)
        return Diagnostic(
            rule: .theme,
            severity: .warning,
            message: isReference
                ? LocalizedText(
                    en: "this leads nowhere: the built-in templates call the element “\(name)”",
                    es: "esto no lleva a ninguna parte: las plantillas incluidas llaman «\(name)» al elemento"
                )
                : LocalizedText(
                    en: "nothing leads to this id: the built-in templates look for “\(name)”",
                    es: "nada lleva a este id: las plantillas incluidas buscan «\(name)»"
                ),
            range: range,
            advice: LocalizedText(en: "write “\(name)”", es: "escribe «\(name)»")
        )
    }

    fileprivate static func idOfHeading(_ id: String, _ range: SourceRange, in lesson: String) -> Diagnostic {
        Diagnostic(
            rule: .theme,
            severity: .warning,
            message: LocalizedText(
                en: "a heading of \(lesson) has the id “\(id)”, too",
                es: "un encabezado de \(lesson) también tiene el id «\(id)»"
            ),
            range: range,
            reason: LocalizedText(
                en: "browsers lead links to `#\(id)` to whichever of the two comes first",
                es: "los navegadores llevan los enlaces a `#\(id)` al primero de los dos"
            ),
            advice: LocalizedText(
                en: "begin the ids of templates with `\(OwnID.prefix)`: no heading's id does",
                es: "empieza los ids de las plantillas por `\(OwnID.prefix)`: ningún encabezado lo hace"
            )
        )
    }
}
