/// The absolute address a site is published at.
package enum BaseURL {
    /// The address with a `/` at its end, or nil if it is not an absolute http or https address without query.
    package static func normalized(_ text: String) -> String? {
        let lowercased = text.lowercased()
        guard let scheme = ["https://", "http://"].first(where: lowercased.hasPrefix) else { return nil }
        let rest = text.dropFirst(scheme.count)
        guard let first = rest.first, first != "/", !rest.contains(where: { "?#\"<>\\ ".contains($0) || $0.isNewline })
        else { return nil }
        return text.hasSuffix("/") ? text : text + "/"
    }

    /// Returns the path of an address, from its first `/`: the prefix of absolute links on the site's pages.
    package static func path(of address: String) -> String {
        guard let scheme = address.firstRange(of: "://") else { return "/" }
        let rest = address[scheme.upperBound...]
        return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? "/"
    }
}
