import CourseChecks
import Diagnostics
import Gettext
import XLIFF

/// A file for translators, in one of the formats that their tools read.
enum ExchangeFormat: String, CaseIterable {
    case xliff, po

    /// The format that a file's name tells; nil if it tells none.
    init?(path: String) {
        switch path.lowercased().split(separator: ".").last {
        case "xlf", "xliff": self = .xliff
        case "po", "pot": self = .po
        default: return nil
        }
    }
}

/// The texts of pages as such a file.
struct ExchangeFile {
    let pages: [ExchangePage]
    let source: String
    let target: String

    func text(_ format: ExchangeFormat) -> String {
        switch format {
        case .xliff: XLIFFWriter.text(of: XLIFFDocument(from: source, to: target, files: pages.map(file)))
        case .po: CatalogueWriter.text(of: catalogue)
        }
    }

    // MARK: XLIFF

    private func file(_ page: ExchangePage) -> XLIFFDocument.File {
        XLIFFDocument.File(original: page.path, units: page.units.units.map(unit))
    }

    private func unit(_ unit: TranslationUnit) -> XLIFFDocument.Unit {
        func divided(_ text: String) -> [(text: String, isCode: Bool)] {
            unit.isCode ? [(text, false)] : InlineCodes.split(text)
        }
        return XLIFFDocument.Unit(
            name: unit.id,
            source: divided(unit.source).map { $0.isCode ? .code($0.text) : .text($0.text) },
            target: unit.target.map { target in divided(target).map { $0.isCode ? .code($0.text) : .text($0.text) } },
            needsReview: unit.needsReview && unit.target != nil
        )
    }

    // MARK: PO

    private var catalogue: MessageCatalogue {
        let header = """
            MIME-Version: 1.0
            Content-Type: text/plain; charset=UTF-8
            Content-Transfer-Encoding: 8bit
            Language: \(target.replacing("-", with: "_"))

            """
        var head = MessageCatalogue.Entry(id: "", translations: [MessageCatalogue.Text(header)])
        head.comments = [""]
        let entries = pages.flatMap { page in
            let lines = LineTable(page.units.original.file)
            return page.units.units.map { unit in
                var entry = MessageCatalogue.Entry(
                    id: unit.source,
                    translations: [MessageCatalogue.Text(unit.target ?? "")]
                )
                entry.context = unit.id
                entry.references = ["\(page.path):\(lines.position(at: unit.place.bytes.lowerBound).line)"]
                if unit.needsReview, unit.target != nil { entry.flags = ["fuzzy"] }
                return entry
            }
        }
        return MessageCatalogue([head] + entries)
    }
}

/// A translation that came back, of a unit with this text.
struct ReturnedText {
    let id: String
    let source: String
    let target: String
}

/// The texts of a file that came back from a translator.
struct ReturnedFile {
    /// The tag of the language that the texts are in; nil if the file doesn't say.
    let language: String?
    let texts: [ReturnedText]

    /// - Throws: `CommandFailure` if the file is not of its format.
    init(_ file: SourceFile, _ format: ExchangeFormat) throws {
        switch format {
        case .xliff:
            do {
                let document = try XLIFFReader.read(file.bytes)
                language = document.targetLanguage.isEmpty ? nil : document.targetLanguage
                texts = document.files.flatMap(\.units).compactMap { unit in
                    unit.targetText.map { ReturnedText(id: unit.name, source: unit.sourceText, target: $0) }
                }
            } catch {
                throw Self.failure(error, file.path)
            }
        case .po:
            let (catalogue, findings) = CatalogueReader.read(file)
            if let fault = findings.first(where: { $0.severity == .error }) {
                let line = LineTable(file).position(at: fault.range.bytes.lowerBound).line
                throw CommandFailure(
                    en: "\(file.path):\(line): \(fault.message.en)",
                    es: "\(file.path):\(line): \(fault.message.es)"
                )
            }
            language = catalogue.header("Language")?.replacing("_", with: "-")
            texts = catalogue.messages.compactMap { entry in
                guard let id = entry.context, let target = entry.translation?.text else { return nil }
                return ReturnedText(id: id, source: entry.id, target: target)
            }
        }
    }

    private static func failure(_ fault: XLIFFFault, _ path: String) -> CommandFailure {
        let reason =
            switch fault.reason {
            case .documentType:
                LocalizedText(
                    en: "a document type is not read, since it could name other files: remove <!DOCTYPE …>",
                    es: "no se lee un tipo de documento, que podría nombrar otros ficheros: quita <!DOCTYPE …>"
                )
            case .syntax, .mismatch, .tooDeep:
                LocalizedText(en: "this is no well-formed XML", es: "esto no es XML bien formado")
            case .noXLIFF:
                LocalizedText(
                    en: "this is no XLIFF 2: the root is not <xliff version=\"2.0\">",
                    es: "esto no es XLIFF 2: la raíz no es <xliff version=\"2.0\">"
                )
            }
        return CommandFailure(en: "\(path):\(fault.line): \(reason.en)", es: "\(path):\(fault.line): \(reason.es)")
    }
}
