import CourseConfiguration
import Diagnostics
import Support

/// A fault in an address on the web, found without asking anybody: a scheme that has a slip in it, a host that is missing.
///
/// Schemes of other programs, such as `vscode:` and `itms-apps:`, are nobody's slips.
enum AddressFault: Hashable {
    /// The scheme is nearly that of the web.
    case scheme(String, meant: String)
    /// Not exactly two slashes follow the scheme of the web, or no host follows them.
    case host(String)
    /// The name of a file, and a line in it.
    case line(file: String)
    /// A host and its port, without a scheme.
    case port

    init?(_ destination: String) {
        guard LinkDestination.isExternal(destination),
            let colon = destination.utf8.firstIndex(of: UInt8(ascii: ":")), colon != destination.startIndex
        else { return nil }
        let written = String(destination[..<colon])
        let scheme = written.lowercased()
        let rest = destination.utf8[destination.utf8.index(after: colon)...]
        if scheme == "http" || scheme == "https" {
            let host = rest.dropFirst(2)
            if rest.starts(with: "//".utf8), let first = host.first, first != UInt8(ascii: "/"),
                first != UInt8(ascii: "\\")
            {
                return nil
            }
            self = .host(scheme)
            return
        }
        if let first = rest.first, first.isDigit, rest.allSatisfy({ $0.isDigit || "-:/L#".utf8.contains($0) }) {
            if SourceName.isMarkdown(written) || Self.isFile(scheme) {
                self = .line(file: written)
                return
            }
            if scheme == "localhost" {
                self = .port
                return
            }
        }
        guard rest.first == UInt8(ascii: "/") || rest.first == UInt8(ascii: "\\"), !Self.known.contains(scheme),
            let meant = NearMiss.suggestion(for: scheme, among: ["http", "https"], differingOncePer: 100)
        else { return nil }
        self = .scheme(written, meant: meant)
    }

    /// The schemes that differ from those of the web by one letter.
    private static let known: Set = ["httpx", "shttp"]

    private static func isFile(_ name: String) -> Bool {
        [".swift", ".html", ".json", ".yml", ".yaml", ".txt", ".h", ".m", ".c", ".js", ".ts", ".py", ".sh"].contains {
            name.hasSuffix($0)
        }
    }

    func finding(_ destination: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .brokenLink,
            severity: .error,
            message: LocalizedText(
                en: "“\(destination)” is no address that leads anywhere",
                es: "«\(destination)» no es una dirección que lleve a ninguna parte"
            ),
            range: place,
            advice: advice
        )
    }

    private var advice: LocalizedText {
        switch self {
        case .scheme(_, let meant):
            LocalizedText(en: "did you mean `\(meant)://`?", es: "¿querías decir `\(meant)://`?")
        case .host(let scheme):
            LocalizedText(
                en: "write `\(scheme)://`, with two slashes, and the name of a host behind it",
                es: "escribe `\(scheme)://`, con dos barras, y detrás el nombre de un servidor"
            )
        case .line(let file):
            LocalizedText(
                en: "link to the file, `\(file)`, or to one of its headings: lines have no addresses",
                es: "enlaza el fichero, `\(file)`, o uno de sus encabezados: las líneas no tienen dirección"
            )
        case .port: LocalizedText(en: "write `http://` before it", es: "escribe `http://` delante")
        }
    }
}
