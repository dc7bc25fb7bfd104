/// Reads XLIFF 2 as tools for translators write it: segments that were divided are joined, and inline codes are put back.
package struct XLIFFReader {
    private typealias Part = XLIFFDocument.Part

    private var xml: XMLReader
    private var languages: (source: String, target: String)?
    private var files: [XLIFFDocument.File] = []
    private var unit = UnitState()
    /// The open elements, each with the code that stands at its end.
    private var open: [(name: String, end: String)] = []

    /// A unit of which not all is read yet.
    private struct UnitState {
        var name = ""
        var data: [String: String] = [:]
        /// The id of the data that is being read.
        var dataID = ""
        var note = ""
        var source: [Part] = []
        var target: [Part] = []
        /// The parts of the segment that is being read.
        var segment: (source: [Part], target: [Part]?) = ([], nil)
        var isComplete = true
        var needsReview = false
    }

    /// - Throws: ``XLIFFFault`` if the bytes are no XLIFF 2.
    package static func read(_ bytes: [UInt8]) throws(XLIFFFault) -> XLIFFDocument {
        var reader = XLIFFReader(xml: XMLReader(bytes))
        while let event = try reader.xml.next() {
            switch event {
            case .start(let name, let attributes): try reader.start(local(name), attributes)
            case .text(let text): reader.add(.text(text))
            case .end: reader.end()
            }
        }
        guard let languages = reader.languages else { throw reader.xml.fault(.noXLIFF) }
        return XLIFFDocument(from: languages.source, to: languages.target, files: reader.files)
    }

    private init(xml: XMLReader) { self.xml = xml }

    /// Returns a name without the prefix of its namespace.
    private static func local(_ name: String) -> String {
        String(name[(name.lastIndex(of: ":").map(name.index(after:)) ?? name.startIndex)...])
    }

    private mutating func start(_ name: String, _ attributes: [String: String]) throws(XLIFFFault) {
        var end = ""
        switch name {
        case "xliff":
            guard attributes["version"]?.hasPrefix("2.") == true else { throw xml.fault(.noXLIFF) }
            languages = (attributes["srcLang"] ?? "", attributes["trgLang"] ?? "")
        case "file": files.append(.init(original: attributes["original"] ?? "", units: []))
        case "unit":
            unit = UnitState()
            unit.name = attributes["name"] ?? attributes["id"] ?? ""
        case "data": unit.dataID = attributes["id"] ?? ""
        case "segment", "ignorable":
            unit.segment = ([], nil)
            if attributes["subState"] == XLIFFDocument.changed { unit.needsReview = true }
        case "target": unit.segment.target = []
        case "ph", "sc", "ec": addCode(attributes["dataRef"])
        case "pc":
            addCode(attributes["dataRefStart"])
            end = attributes["dataRefEnd"].flatMap { unit.data[$0] } ?? ""
        case "cp":
            let scalar = attributes["hex"].flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init)
            if let scalar { add(.text(String(Character(scalar)))) }
        default: break
        }
        open.append((name, end))
    }

    private mutating func end() {
        guard let (name, end) = open.popLast() else { return }
        if !end.isEmpty { add(.code(end)) }
        switch name {
        case "segment", "ignorable":
            unit.source += unit.segment.source
            // Blanks between segments have no translation of their own.
            let target = unit.segment.target ?? (name == "ignorable" ? unit.segment.source : nil)
            if let target { unit.target += target } else { unit.isComplete = false }
        case "unit":
            guard !files.isEmpty else { return }
            files[files.count - 1].units.append(
                XLIFFDocument.Unit(
                    name: unit.name,
                    source: unit.source,
                    target: unit.isComplete ? unit.target : nil,
                    needsReview: unit.needsReview,
                    note: unit.note
                )
            )
        default: break
        }
    }

    private mutating func addCode(_ reference: String?) {
        guard let code = reference.flatMap({ unit.data[$0] }), !code.isEmpty else { return }
        add(.code(code))
    }

    /// Adds a part to the element that it stands in.
    private mutating func add(_ part: Part) {
        // The innermost element that holds text: marks and codes stand in a source or a target.
        switch open.last(where: { ["source", "target", "data", "note"].contains($0.name) })?.name {
        case "source": Self.append(part, to: &unit.segment.source)
        case "target":
            var parts = unit.segment.target ?? []
            Self.append(part, to: &parts)
            unit.segment.target = parts
        case "data": unit.data[unit.dataID, default: ""] += part.content
        case "note": unit.note += part.content
        default: break
        }
    }

    private static func append(_ part: Part, to parts: inout [Part]) {
        if case .text(let text) = part, case .text(let last)? = parts.last {
            parts[parts.count - 1] = .text(last + text)
        } else if !part.content.isEmpty {
            parts.append(part)
        }
    }
}
