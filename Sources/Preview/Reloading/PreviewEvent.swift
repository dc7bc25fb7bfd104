import Diagnostics

/// An event for a page in a browser (HTML Living Standard, 9.2 Server-sent events).
enum PreviewEvent: Sendable {
    /// The page has changed.
    case reload
    /// Only style sheets have changed: their new addresses by their paths below the site's root, and the page's version with
    /// them.
    case style([String: String], version: String)
    /// Files that pages show have changed, by their paths below the site's root.
    case assets([String])
    /// The contents of the page's panel, as JSON.
    case findings(String)
    /// The cursor of an editor has moved to a place of the page's file.
    case place(EditorPlace)
    /// An editor wants to know the places that a reader chooses.
    case editor
    /// An event without content: it keeps the connection alive, and shows if it is broken.
    case pulse

    var bytes: [UInt8] {
        switch self {
        case .reload: Self.encoded("reload", "{}")
        case .style(let addresses, let version): Self.encoded("style", Self.json(Style(addresses, version)))
        case .assets(let paths): Self.encoded("assets", Self.json(paths))
        case .findings(let json): Self.encoded("findings", json)
        case .place(let place):
            Self.encoded("place", Self.json(Heading(anchor: place.anchor, fraction: place.fraction)))
        case .editor: Self.encoded("editor", "{}")
        case .pulse: Array(":\n\n".utf8)
        }
    }

    private struct Style: Encodable {
        let addresses: [String: String]
        let version: String

        init(_ addresses: [String: String], _ version: String) { (self.addresses, self.version) = (addresses, version) }
    }

    private struct Heading: Encodable {
        let anchor: String?
        let fraction: Double
    }

    private static func encoded(_ name: String, _ json: String) -> [UInt8] {
        Array("event: \(name)\ndata: \(json)\n\n".utf8)
    }

    private static func json(_ value: some Encodable) -> String {
        (try? JSONText.encode(value, isIndented: false)) ?? "null"
    }
}
