import Diagnostics
import HTTPServer

/// The gate that admits requests which name this machine and come from the preview's own pages or from a person.
///
/// Any page in a browser can send requests to this machine. With a name that somebody has let point here (DNS rebinding), such a
/// page could read the answers; without one it could still load scripts, and hold connections.
struct RequestGate: Sendable {
    enum Verdict: Sendable {
        /// The request is answered; `isLocal` is true if the client is at this machine.
        case admitted(isLocal: Bool)
        case refused(Response)
    }

    let hosts: PreviewHosts
    /// The language of the messages to refused clients.
    let language: String

    func verdict(on request: Request, over connection: ConnectionAddresses) -> Verdict {
        guard let name = request.host?.name else { return .refused(unnamed) }
        let address = IPAddress(name)
        let isOwn =
            address.map { $0.isLoopback || $0 == connection.server || hosts.addresses.contains($0) }
            ?? (name == "localhost" || hosts.names.contains(name))
        guard isOwn else { return .refused(misdirected(name)) }
        guard !Self.isFromElsewhere(request) else { return .refused(foreign) }
        // A client at another machine can write anything into a request, and may come through a program on this one.
        let leadsHere = address.map { $0.isLoopback || $0.isUnspecified } ?? (name == "localhost")
        return .admitted(isLocal: leadsHere && connection.client.isLoopback)
    }

    /// Returns true if another site's page asks for something to use in it. A link that is followed does not count; a frame, an
    /// `object` and an `embed` do, although browsers call these navigation too (Fetch Metadata Request Headers, 2.1).
    private static func isFromElsewhere(_ request: Request) -> Bool {
        let fields = request.fields
        if let site = fields["sec-fetch-site"], site != "same-origin", site != "none",
            fields["sec-fetch-mode"] != "navigate" || fields["sec-fetch-dest"].map({ $0 != "document" }) == true
        {
            return true
        }
        guard let origin = request.fields["origin"] else { return false }
        let scheme = ["http://", "https://"].first(where: origin.hasPrefix) ?? origin
        return RequestHost(String(origin.dropFirst(scheme.count))) != request.host
    }

    // MARK: Refusals

    private func misdirected(_ name: String) -> Response {
        let text = LocalizedText(
            en: """
                This preview is not called \(name). If that is a name of this machine, start the preview with \
                --host \(name) as well.
                """,
            es: """
                Esta vista previa no se llama \(name). Si es un nombre de esta máquina, inicia la vista previa \
                también con --host \(name).
                """
        )
        return .text(text.text(in: language), status: 421)
    }

    private var unnamed: Response {
        let text = LocalizedText(
            en: "The request does not say which host it is for.",
            es: "La petición no dice para qué servidor es."
        )
        return .text(text.text(in: language), status: 421)
    }

    private var foreign: Response {
        let text = LocalizedText(
            en: "This preview only serves its own pages, but a page of another site made this request.",
            es: "Esta vista previa solo atiende a sus propias páginas, y esta petición es de la página de otro sitio."
        )
        return .text(text.text(in: language), status: 403)
    }
}
