import Diagnostics

/// A link or tooltip that `click` attaches.
public struct DiagramLink: Sendable {
    /// The address as written; nil if there is only a callback or tooltip, or if the address was refused.
    public var href: String?
    public var tooltip: String?
    /// The target, `_self`, `_blank`, `_parent` or `_top`; nil if there is none.
    public var target: String?
    /// The place of the address.
    public let range: SourceRange

    /// Checks the address; refuses an unsafe one with a finding.
    mutating func screen(_ diagnostics: inout [Diagnostic]) {
        guard let href, !LinkPolicy.isSafe(href) else { return }
        diagnostics.append(LinkPolicy.refusal(at: range))
        self.href = nil
    }
}

/// The rules for addresses that a diagram may link to.
enum LinkPolicy {
    /// Schemes that become links. `tree` is Glosa's own: it leads to a decision tree of the course.
    private static let schemes = ["http", "https", "mailto", "tel", "ftp", "tree"]

    static func refusal(at range: SourceRange) -> Diagnostic {
        let list = schemes.joined(separator: ", ")
        return Diagnostic(
            rule: .diagramUnsafeLink,
            severity: .warning,
            message: LocalizedText(
                en: "this link is refused: only \(list) and relative addresses become links",
                es: "este enlace se rechaza: solo \(list) y direcciones relativas son enlaces"
            ),
            range: range
        )
    }

    static func isSafe(_ href: String) -> Bool {
        let text = Entities.decode(href).unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }
        guard let colon = text.firstIndex(of: ":") else { return true }
        let scheme = text[..<colon]
        // A colon after a slash, question mark or hash is part of the path.
        if scheme.contains(where: { $0 == "/" || $0 == "?" || $0 == "#" }) { return true }
        let name = String(String.UnicodeScalarView(scheme)).lowercased()
        return schemes.contains(name)
    }
}
