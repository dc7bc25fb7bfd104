import CourseConfiguration
import Diagnostics
import Gettext
import Markdown
import TestSupport

@testable import Course

/// Reads a PO file and, behind `---`, a page that it translates, with the messages written out and read again.
func faultInCatalogue(_ bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    let parts =
        text.firstRange(of: "\n---\n").map { (text[..<$0.lowerBound], text[$0.upperBound...]) } ?? (text[...], "")
    let file = SourceFile(path: "po/es.po", text: String(parts.0))
    let read = CatalogueReader.read(file)
    if let fault = FindingCheck.fault(in: read.findings, about: file.bytes) { return fault }
    for entry in read.catalogue.entries {
        for range in [entry.range] + entry.translations.map(\.range) {
            if let fault = FindingCheck.fault(in: range, of: file.bytes) { return "an entry: \(fault)" }
        }
    }
    let written = CatalogueWriter.text(of: read.catalogue)
    let again = CatalogueReader.read(SourceFile(path: "po/es.po", text: written))
    guard again.catalogue.entries.map(\.id) == read.catalogue.entries.map(\.id),
        again.catalogue.entries.map({ $0.translations.map(\.text) })
            == read.catalogue.entries.map({ $0.translations.map(\.text) })
    else { return "messages are lost when they are written: \(written)" }
    let page = SourceFile(path: "src/page.md", text: String(parts.1))
    let translated = TranslatedText.file(page, by: BookTranslation(language: "es", file: file), dialect: .mdBook)
    guard String(validating: translated.bytes, as: UTF8.self) != nil else { return "the translated page is no UTF-8" }
    if ControlCharacters.replaced(translated.text) != translated.text {
        return "the translated page has control characters"
    }
    let (document, findings) = Document.parse(translated, dialect: .mdBook)
    if let fault = FindingCheck.fault(in: findings, about: page.bytes) { return "the translated page: \(fault)" }
    for origin in document.origins {
        if let fault = FindingCheck.fault(in: origin.range, of: page.bytes) { return "a message's range: \(fault)" }
        if let fault = FindingCheck.fault(in: origin.place.bytes, of: file.bytes) {
            return "a message's place: \(fault)"
        }
    }
    return nil
}
