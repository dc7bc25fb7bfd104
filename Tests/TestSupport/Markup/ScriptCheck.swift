/// Whether markup could run script in a browser.
enum ScriptCheck {
    private static let elements: Set<String> = [
        "animate", "applet", "base", "embed", "foreignobject", "frame", "frameset", "iframe", "link", "meta", "object",
        "script", "set", "style", "template",
    ]
    private static let addresses: Set<String> = [
        "action", "cite", "data", "formaction", "href", "poster", "src", "xlink:href",
    ]

    /// What formulas are written with; anything else within one isn't ours.
    private static let mathematics: Set<String> = [
        "mfrac", "mi", "mn", "mo", "mover", "mphantom", "mroot", "mrow", "mspace", "msqrt", "mstyle", "msub", "msubsup",
        "msup",
        "mtable", "mtd", "mtext", "mtr", "munder", "munderover",
    ]

    /// - Parameters:
    ///   - element: its name, in any case.
    ///   - isInFormula: whether it stands within a `math` element.
    static func fault(in element: String, isInFormula: Bool = false) -> String? {
        if isInFormula, !mathematics.contains(element) { return "the element <\(element)> in a formula" }
        return elements.contains(element.lowercased()) ? "the element <\(element)>" : nil
    }

    static func fault(in attribute: MarkupReader.Attribute, of element: String) -> String? {
        let name = attribute.name.lowercased()
        if name.hasPrefix("on") || name == "srcdoc" { return "the attribute “\(name)”" }
        if name == "style", let reason = styleFault(References.decoded(attribute.value)) { return reason }
        guard addresses.contains(name) else { return nil }
        let address = References.decoded(attribute.value)
        guard let scheme = scheme(of: address) else { return nil }
        if ["javascript", "vbscript", "livescript"].contains(scheme) { return "the script address “\(address)”" }
        if scheme == "data", !(name == "src" && element == "img") { return "the address “\(address)”" }
        return nil
    }

    /// What stands before the colon, as browsers see it: controls and blanks before it don't count, nor do tabs and
    /// line breaks within it (URL Standard, 4.4).
    private static func scheme(of address: String) -> String? {
        let scalars = address.unicodeScalars.drop { $0.value <= 0x20 }.filter { !["\t", "\n", "\r"].contains($0) }
        guard let colon = scalars.firstIndex(of: ":") else { return nil }
        let scheme = String(String.UnicodeScalarView(scalars[..<colon])).lowercased()
        return scheme.unicodeScalars.allSatisfy {
            $0.isASCII && ($0.properties.isAlphabetic || "+-.0123456789".unicodeScalars.contains($0))
        }
            ? scheme : nil
    }

    private static func styleFault(_ style: String) -> String? {
        let style = style.lowercased()
        if style.contains("url("), !style.contains("url(#") { return "an address in “style”" }
        for word in ["expression(", "javascript:", "-moz-binding", "behavior:", "@import", "\\"]
        where style.contains(word) {
            return "“\(word)” in “style”"
        }
        return nil
    }
}
