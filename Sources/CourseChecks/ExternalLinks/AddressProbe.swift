import Course
import Diagnostics
import FileSystem

/// Asks a host for one address.
struct AddressProbe: Sendable {
    /// The answer of an address: the HTTP status, or 0 if there was no answer.
    struct Answer: Sendable, Hashable {
        let status: Int

        /// The fault, as the rest of a sentence about the address; nil if the page is there, or may be: the answer of hosts that
        /// refuse machines (401, 403, 405, 429) or are down for a while says nothing about the page.
        var fault: LocalizedText? {
            switch status {
            case 0: LocalizedText(en: "doesn't answer", es: "no responde")
            case 404, 410: LocalizedText(en: "no longer exists (\(status))", es: "ya no existe (\(status))")
            case 400..<500 where ![401, 403, 405, 406, 408, 429].contains(status):
                LocalizedText(en: "answers with an error (\(status))", es: "responde con un error (\(status))")
            default: nil
            }
        }
    }

    /// The time limit for one request with all its redirections, in seconds.
    private static let timeout = 15
    private let curl: Curl

    /// - Throws: ``ExternalLinkError`` if there is no `curl`.
    init() throws {
        guard let curl = Curl() else {
            throw ExternalLinkError(
                text: "--external asks other hosts with curl, which is not installed: apt-get install curl"
            )
        }
        self.curl = curl
    }

    /// Asks for the head alone first; hosts that don't answer that are asked for the page's first byte.
    func ask(_ address: String) -> Answer {
        let head = status(of: address, ["--head"])
        if head == 0 || head >= 400, head != 404, head != 410 {
            return Answer(status: status(of: address, ["--range", "0-0"]))
        }
        return Answer(status: head)
    }

    /// The options of every request: nothing large is fetched.
    private static let options = [
        "--location", "--max-redirs", "5", "--max-time", String(timeout), "--max-filesize", "10000000", "--output",
        "/dev/null", "--user-agent", "Glosa link check", "--write-out", "%{http_code}",
    ]

    private func status(of address: String, _ options: [String]) -> Int {
        var process = curl.process(Self.options + options + ["--", address], seconds: Double(Self.timeout) + 5)
        process.limits.output = 4096
        guard let outcome = try? process.run() else { return 0 }
        return Int(String(decoding: outcome.output, as: UTF8.self).suffix(3)) ?? 0
    }
}

/// The reason why links to other hosts can't be checked.
struct ExternalLinkError: Error, CustomStringConvertible {
    let text: String
    package var description: String { text }
}
