/// Checks of the destinations that may be written.
public enum URLSafety {
    /// Schemes that raw HTML may link to; of Markdown's own links only the dangerous ones are refused.
    private static let allowedSchemes: Set<String> = [
        "http", "https", "mailto", "tel", "sms", "ftp", "xmpp", "irc", "ircs", "doc",
    ]

    /// Returns true if the destination would run a script or read a reader's files: `javascript:`, `vbscript:`, `file:` and
    /// `data:` (except for PNG, GIF, JPEG and WebP images).
    package static func isDangerous(_ destination: String) -> Bool {
        if destination.hasPrefix("https:") || !destination.utf8.contains(UInt8(ascii: ":")) { return false }
        let cleaned = cleaned(destination)
        guard let scheme = scheme(of: cleaned) else { return false }
        switch scheme {
        case "javascript", "vbscript", "file": return true
        case "data": return !isImageData(cleaned)
        default: return false
        }
    }

    /// Returns true if raw HTML, or a link of a course's configuration, may have the destination in an attribute.
    public static func isAllowedInRawHTML(_ destination: String, isImage: Bool) -> Bool {
        let cleaned = cleaned(destination)
        guard let scheme = scheme(of: cleaned) else { return true }
        if scheme == "data" { return isImage && isImageData(cleaned) }
        return allowedSchemes.contains(scheme)
    }

    private static func isImageData(_ destination: [UInt8]) -> Bool {
        let rest = destination.dropFirst(5)
        return ["image/png", "image/gif", "image/jpeg", "image/webp"].contains {
            rest.prefix($0.utf8.count).equalsIgnoringCase($0)
                && [UInt8(ascii: ";"), UInt8(ascii: ",")].contains(rest.dropFirst($0.utf8.count).first)
        }
    }

    /// Returns the destination as browsers read it: without controls and spaces at the start, line endings and tabs.
    private static func cleaned(_ destination: String) -> [UInt8] {
        let visible = destination.utf8.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
        return Array(visible.drop { $0 <= 0x20 })
    }

    private static func scheme(of destination: [UInt8]) -> String? {
        guard let end = destination.firstIndex(where: { ":/?#".utf8.contains($0) }),
            destination[end] == UInt8(ascii: ":")
        else { return nil }
        return String(decoding: destination[..<end], as: UTF8.self).lowercased()
    }
}
