import Markdown
import Support

extension Course {
    /// Resolves a link or a picture in a lesson's raw HTML.
    package func resolve(_ link: RawLink, from lesson: Int) -> ResolvedLink {
        resolve(inRawHTML: link.destination, isPicture: link.isPicture, from: lesson)
    }

    package func resolve(inRawHTML written: String, isPicture: Bool, from lesson: Int) -> ResolvedLink {
        let bytes = Array(written.utf8)
        let destination = String(decoding: bytes[bytes.trimmingSpaces()], as: UTF8.self)
        // Templates of other tools make an address of it that nobody knows here.
        if destination.isEmpty || destination.utf8.contains(UInt8(ascii: "{"))
            || destination.utf8.starts(with: "<%".utf8)
        {
            return .external
        }
        let kind = isPicture ? Link.Kind.image : .link
        let target = resolve(destination, kind, from: lesson)
        // MkDocs publishes each page in a folder of its own, so addresses in raw HTML have one `../` more.
        if case .broken = target, configuration.dialect == .material, destination.utf8.starts(with: "../".utf8) {
            let shorter = resolve(String(Substring(destination.utf8.dropFirst(3))), kind, from: lesson)
            switch shorter {
            case .broken(.missingAnchor), .lesson, .file, .picture: return shorter
            default: return target
            }
        }
        return target
    }
}
