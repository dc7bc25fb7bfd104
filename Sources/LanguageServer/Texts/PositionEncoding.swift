/// The units in which columns are counted: those of UTF-16, unless a client prefers bytes.
package enum PositionEncoding: String, Sendable {
    case utf16 = "utf-16"
    case utf8 = "utf-8"

    /// Chooses bytes if the client has them.
    init(offered: JSONValue?) {
        self = offered?.list?.contains(.text(Self.utf8.rawValue)) == true ? .utf8 : .utf16
    }
}
