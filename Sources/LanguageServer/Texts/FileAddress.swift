import Diagnostics

/// Addresses of files, as clients name them (RFC 8089).
enum FileAddress {
    private static let scheme = "file://"

    /// Returns the absolute path of a file; nil for another kind of address, such as that of a text that was never saved.
    static func path(_ address: String) -> String? {
        guard address.lowercased().hasPrefix(scheme) else { return nil }
        let rest = address.utf8.dropFirst(scheme.utf8.count)
        guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        let host = String(Substring(rest[..<slash])).lowercased()
        guard host.isEmpty || host == "localhost",
            let bytes = PercentEncoding.decoded(rest[slash...].prefix { $0 != UInt8(ascii: "#") }), !bytes.contains(0)
        else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }

    /// - Parameter path: an absolute path.
    static func address(_ path: String) -> String { scheme + PercentEncoding.path(path) }
}
