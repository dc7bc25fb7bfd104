import Diagnostics
import FileSystem

/// Asks for one address with `curl`, which every Mac has and every Linux distribution brings.
struct AddressProbe: Sendable {
    /// What an address answered: the status of HTTP, or 0 where there was no answer.
    struct Answer: Sendable, Hashable {
        let status: Int

        /// What is wrong, as the rest of a sentence about the address; nil where the page is there, or may be: hosts that
        /// refuse machines (401, 403, 405, 429) or are down for a while say nothing of the page.
        var fault: LocalizedText? {
            switch status {
            case 0: LocalizedText(en: "doesn't answer", es: "no responde")
            case 404, 410: LocalizedText(en: "is not there any more (\(status))", es: "ya no está (\(status))")
            case 400..<500 where ![401, 403, 405, 406, 408, 429].contains(status):
                LocalizedText(en: "answers with an error (\(status))", es: "responde con un error (\(status))")
            default: nil
            }
        }
    }

    /// In seconds, for one request with all its redirections.
    private static let timeout = 15
    private let curl: String

    /// - Throws: ``ExternalLinkError`` where there is no `curl`.
    init() throws {
        let folders = ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"]
        guard let path = folders.map({ $0 + "/curl" }).first(where: FileSystem.exists) else {
            throw ExternalLinkError(
                text: "--external asks other hosts with curl, which is not installed: apt-get install curl"
            )
        }
        curl = path
    }

    /// First for the head alone; hosts that don't do that are asked for the page's first byte.
    func ask(_ address: String) -> Answer {
        let head = status(of: address, ["--head"])
        if head == 0 || head >= 400, head != 404, head != 410 {
            return Answer(status: status(of: address, ["--range", "0-0"]))
        }
        return Answer(status: head)
    }

    /// What keeps an address from being anything else: nobody's configuration is read, brackets and braces stand for
    /// themselves, no other protocol is spoken on the way either, and nothing large is fetched.
    private static let options = [
        "--disable", "--silent", "--globoff", "--location", "--max-redirs", "5", "--max-time", String(timeout),
        "--max-filesize", "10000000", "--output", "/dev/null", "--proto", "=http,https", "--proto-redir", "=http,https",
        "--user-agent", "Glosa link check", "--write-out", "%{http_code}",
    ]

    private func status(of address: String, _ options: [String]) -> Int {
        var process = Subprocess(
            curl,
            Self.options + options + ["--", address],
            environment: ["PATH": "/usr/bin:/bin"],
            directory: "/"
        )
        process.limits.wall = Double(Self.timeout) + 5
        process.limits.output = 4096
        guard let outcome = try? process.run() else { return 0 }
        return Int(String(decoding: outcome.output, as: UTF8.self).suffix(3)) ?? 0
    }
}

/// Why links to other hosts can't be checked.
public struct ExternalLinkError: Error, CustomStringConvertible {
    let text: String
    public var description: String { text }
}
