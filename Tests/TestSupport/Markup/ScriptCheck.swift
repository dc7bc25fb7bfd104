/// Whether markup could run script in a browser.
enum ScriptCheck {
    private static let elements: Set<String> = [
        "animate", "applet", "base", "embed", "foreignobject", "frame", "frameset", "iframe", "link", "math", "meta",
        "object", "script", "set", "style", "template",
    ]
    private static let addresses: Set<String> = [
        "action", "cite", "data", "formaction", "href", "poster", "src", "xlink:href",
    ]

    /// - Parameter element: its name, in any case.
    static func fault(in element: String) -> String? {
        elements.contains(element.lowercased()) ? "the element <\(element)>" : nil
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
