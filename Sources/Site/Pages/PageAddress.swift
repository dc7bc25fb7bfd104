import Course

/// How pages of one site refer to each other: always by relative ways, so that a site works below any address and from
/// disk.
enum PageAddress {
    /// The way from a page to a path of the site, escaped for an attribute that holds an address; `index.html` stays, so
    /// that pages opened from disk find it.
    static func relative(from page: String, to target: String, anchor: String? = nil) -> String {
        let way = page == target ? CoursePath.name(of: target) : CoursePath.relative(from: page, to: target)
        return encoded(way) + (anchor.map { "#" + encoded($0) } ?? "")
    }

    /// The absolute address of a page; `index.html` is left out, as servers show it for its folder.
    static func absolute(_ page: String, baseURL: String) -> String {
        baseURL + encoded(page.hasSuffix("index.html") ? String(page.dropLast("index.html".count)) : page)
    }

    /// The way from a page to the site's root: `../../`, or `./` from the root itself.
    static func root(from page: String) -> String {
        let depth = page.utf8.count { $0 == UInt8(ascii: "/") }
        return depth == 0 ? "./" : String(repeating: "../", count: depth)
    }

    /// Percent-encodes what may not stand in a path (RFC 3986, section 3.3).
    static func encoded(_ path: String) -> String {
        guard path.utf8.contains(where: { !isPlain($0) }) else { return path }
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in path.utf8 {
            if isPlain(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default:
            "-._~/!$'()*+,;=@".utf8.contains(byte)
        }
    }
}
