import Diagnostics
import Markdown
import Support
import TestSupport

@testable import MarkdownHTML

/// Reads a text and writes it as HTML by policies on raw HTML.
func faultInMarkdown(
    _ bytes: [UInt8],
    dialect: Dialect = .glosa,
    by policies: [HTMLOptions.RawHTML]
) -> String? {
    let file = SourceFile(path: "lesson.md", bytes: bytes)
    let (document, findings) = Document.parse(file, dialect: dialect)
    if let fault = FindingCheck.fault(in: findings, about: bytes) { return fault }
    let ranges =
        document.links.map(\.range) + document.codeBlocks.map(\.range) + document.comments.map(\.slice.wholeRange)
        + document.containers.flatMap { [$0.range, $0.nameRange] + $0.arguments.map(\.range) }
    if let fault = ranges.lazy.compactMap({ FindingCheck.fault(in: $0.bytes, of: bytes) }).first { return fault }
    for policy in policies {
        var options = HTMLOptions(rawHTML: policy, headingIDs: true, wrapsTables: true)
        options.hidesComments = policy == .sanitize
        var html: [UInt8] = []
        let found = HTMLRenderer.render(document, options: options, into: &html)
        if let fault = FindingCheck.fault(in: found, about: bytes) { return "\(policy): \(fault)" }
        if HTMLRenderer.pieces(document, options: options).flatMap(\.html) != html {
            return "\(policy): the pieces are not the whole"
        }
        if let place = UTF8Check.firstFault(in: html) { return "\(policy): no UTF-8 at byte \(place)" }
        // The other policies leave authors' own tags as they are.
        guard policy == .sanitize || policy == .escape else { continue }
        do { try MarkupCheck.check(html, as: .html) } catch { return "\(policy): \(error)" }
    }
    guard isTriedTwice(bytes) else { return nil }
    let again = HTMLRenderer.html(Document.parse(file, dialect: dialect).document)
    return again == HTMLRenderer.html(document) ? nil : "the same text gives two different pages"
}

/// Raw HTML in one of the places where it can stand: as a block, in a paragraph, in a list and a quote, in a cell, around blocks.
func faultInHTML(_ bytes: [UInt8]) -> String? {
    let html = String(decoding: repaired(bytes), as: UTF8.self)
    let line = html.replacing("\n", with: " ").replacing("\r", with: " ")
    let places = [
        "<div>\(html)\n", "x *y \(line) z* [t \(line)](u)\n", "- > \(line)\n\n  \(line)\n", "| a |\n|-|\n| \(line) |\n",
        "# \(line)\n\n\(line)\n\n\(html)\n\n> a\n",
    ]
    // All of them would take five times as long; inputs of which one byte differs come to each.
    let place = Int(StableHash(bytes).value % UInt64(places.count))
    return faultInMarkdown(Array(places[place].utf8), by: [.sanitize])
}

extension SourceSlice {
    /// From its first byte to its last, in the file.
    fileprivate var wholeRange: SourceRange { range(0..<bytes.count) }
}
