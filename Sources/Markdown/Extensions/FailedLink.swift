import Diagnostics
import Support

/// Text that was meant as an inline link or picture and is none, so that readers see its brackets: `[text](my file.md)`,
/// `[text] (file.md)`, `(text)[file.md]`.
///
/// Only text with something like an address in it counts, so that code and remarks in brackets are none: `a[0](b c)`, `[1] (see
/// above)`.
enum FailedLink {
    static func report(
        in leaf: LeafInlines,
        text: [UInt8],
        source: PreparedSource,
        _ blockStart: Int,
        to diagnostics: inout DiagnosticList
    ) {
        // The place of the last `[` without a `]` yet, and true if it stands behind a `!`.
        var open: (place: Int, isPicture: Bool)?
        for (number, event) in leaf.events.enumerated() {
            guard event.kind == .text, event.phase == .leaf, event.isLiteral, !event.isInLink, event.contentStart >= 0
            else {
                continue
            }
            let (start, end) = (Int(event.text.start), Int(event.text.end))
            let next = number + 1 < leaf.events.count ? leaf.events[number + 1].kind : .softBreak
            let endsLine = next == .softBreak || next == .lineBreak
            func place(_ offset: Int) -> Int { Int(event.contentStart) + offset - start }
            var index = start
            while index < end {
                switch text[index] {
                case UInt8(ascii: "["):
                    let before = index > start ? text[index - 1] : UInt8(ascii: " ")
                    let isPicture = before == UInt8(ascii: "!")
                    let isSubscript = before.isAlphanumeric || before >= 0x80 || ")]".utf8.contains(before)
                    open = isSubscript ? nil : (place(index) - (isPicture ? 1 : 0), isPicture)
                case UInt8(ascii: "]"):
                    if let opener = open, let found = tail(text[index..<end], opener.isPicture, endsLine: endsLine) {
                        let range = opener.place..<place(found.end)
                        diagnostics.append(.failedLink(found.fault, leaf.place(range, source, blockStart)))
                        index = found.end - 1
                    }
                    open = nil
                case UInt8(ascii: "("):
                    if let found = swapped(text[index..<end]), index == start || !text[index - 1].isIdentifierByte {
                        let range = place(index)..<place(found)
                        diagnostics.append(.failedLink(.swapped, leaf.place(range, source, blockStart)))
                        index = found - 1
                    }
                default: break
                }
                index += 1
            }
        }
    }

    enum Fault { case blank, quotes, unclosed, apart, swapped }

    /// The longest address that is looked at, in bytes.
    private static let longest = 1_000

    /// Reads what follows the text of a link, from its `]` on.
    private static func tail(_ rest: ArraySlice<UInt8>, _ isPicture: Bool, endsLine: Bool) -> (fault: Fault, end: Int)?
    {
        let behind = rest.dropFirst()
        let gap = behind.prefix(while: \.isSpaceOrTab).count
        guard gap <= 1, let mark = behind.dropFirst(gap).first, mark == UInt8(ascii: "(") else { return nil }
        let inside = behind.dropFirst(gap + 1).prefix(longest)
        guard let close = closing(inside) else {
            guard gap == 0, endsLine, inside.count < longest, !inside.contains(where: \.isWhitespace), isAddress(inside)
            else {
                return nil
            }
            return (.unclosed, inside.endIndex)
        }
        let written = inside[..<close]
        // Templates of other tools are no addresses of Markdown's.
        guard !written.isEmpty, !written.contains(UInt8(ascii: "{")), !written.contains(UInt8(ascii: "<")) else {
            return nil
        }
        let hasBlank = written.contains(where: \.isWhitespace)
        if gap == 1 { return !hasBlank && isAddress(written) ? (.apart, close + 1) : nil }
        guard hasBlank, isPicture || isAddress(written) else { return nil }
        return (isTitle(behindFirstWord: written) ? .quotes : .blank, close + 1)
    }

    /// Returns the offset of the parenthesis that closes one before the text; nil if there is none.
    private static func closing(_ text: ArraySlice<UInt8>) -> Int? {
        var depth = 0
        for index in text.indices {
            if text[index] == UInt8(ascii: "(") { depth += 1 }
            guard text[index] == UInt8(ascii: ")") else { continue }
            if depth == 0 { return index }
            depth -= 1
        }
        return nil
    }

    /// Returns the end of `(text)[address]`; nil for anything else.
    private static func swapped(_ text: ArraySlice<UInt8>) -> Int? {
        let inside = text.dropFirst().prefix(longest)
        guard let close = closing(inside), close > inside.startIndex,
            text[close...].dropFirst().first == UInt8(ascii: "[")
        else {
            return nil
        }
        let address = text[close...].dropFirst(2).prefix(longest)
        guard let end = address.firstIndex(of: UInt8(ascii: "]")), !address[..<end].contains(where: \.isWhitespace),
            isAddress(address[..<end]), text[end...].dropFirst().first != UInt8(ascii: "(")
        else { return nil }
        return end + 1
    }

    /// Returns true if the words behind the first are a title without quotes, or with those of a word processor: the first is a
    /// whole address, and they hold none.
    private static func isTitle(behindFirstWord text: ArraySlice<UInt8>) -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard let first = words.first, isAddress(first) else { return false }
        return !words.dropFirst().contains(where: isAddress)
    }

    /// The endings of files that pages link to.
    private static let endings = [
        "md", "markdown", "html", "htm", "png", "jpg", "jpeg", "gif", "svg", "webp", "pdf", "swift", "txt", "json",
        "yml", "yaml",
        "zip", "mp4", "mov",
    ]

    /// Returns true if a text holds something like an address: a scheme of the web, a path from here, the name of a file, an
    /// anchor behind it.
    private static func isAddress(_ text: ArraySlice<UInt8>) -> Bool {
        for mark in ["http://", "https://", "./", "../", "mailto:"] where text.starts(with: mark.utf8) { return true }
        let path = text.prefix { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "?") }
        if path.isEmpty {
            let anchor = text.dropFirst()
            return text.first == UInt8(ascii: "#") && anchor.first?.isLetter == true
        }
        return path.split(whereSeparator: \.isWhitespace).contains { word in
            guard let dot = word.lastIndex(of: UInt8(ascii: ".")), dot > word.startIndex else { return false }
            let ending = word[(dot + 1)...]
            return endings.contains { ending.equalsIgnoringCase($0) }
        }
    }
}

extension Diagnostic {
    fileprivate static func failedLink(_ fault: FailedLink.Fault, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .linkSyntax,
            severity: .warning,
            message: LocalizedText(
                en: "this looks like a link and is none, so readers see its brackets",
                es: "esto parece un enlace y no lo es, así que se ven los corchetes"
            ),
            range: range,
            reason: fault.reason,
            advice: fault.advice
        )
    }
}

extension FailedLink.Fault {
    fileprivate var reason: LocalizedText {
        switch self {
        case .blank: LocalizedText(en: "an address has no blanks", es: "una dirección no lleva espacios")
        case .quotes:
            LocalizedText(
                en: "a title behind the address stands between straight quotes",
                es: "el título que sigue a la dirección va entre comillas rectas"
            )
        case .unclosed:
            LocalizedText(en: "the parenthesis is never closed", es: "el paréntesis no se cierra")
        case .apart:
            LocalizedText(
                en: "nothing may stand between the text and the address",
                es: "entre el texto y la dirección no puede haber nada"
            )
        case .swapped:
            LocalizedText(
                en: "the text stands in square brackets, and the address in parentheses",
                es: "el texto va entre corchetes, y la dirección entre paréntesis"
            )
        }
    }

    fileprivate var advice: LocalizedText {
        switch self {
        case .blank:
            LocalizedText(
                en: "write the address between `<` and `>`, or `%20` for each blank: `[text](<my file.md>)`",
                es: "escribe la dirección entre `<` y `>`, o `%20` por cada espacio: `[texto](<mi fichero.md>)`"
            )
        case .quotes:
            LocalizedText(
                en: "write `[text](address \"title\")`, or leave the title out",
                es: "escribe `[texto](dirección \"título\")`, o quita el título"
            )
        case .unclosed: LocalizedText(en: "write `)` behind the address", es: "escribe `)` tras la dirección")
        case .apart:
            LocalizedText(
                en: "delete the blank: `[text](address)`; if it is no link, write `\\[`",
                es: "borra el espacio: `[texto](dirección)`; si no es un enlace, escribe `\\[`"
            )
        case .swapped:
            LocalizedText(en: "write `[text](address)`", es: "escribe `[texto](dirección)`")
        }
    }
}
