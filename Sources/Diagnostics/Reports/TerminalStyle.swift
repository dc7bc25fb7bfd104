/// The colouring of text for a terminal.
public struct TerminalStyle: Sendable {
    public enum Color: Int, Sendable {
        case red = 31
        case green = 32
        case yellow = 33
        case blue = 34
        case cyan = 36
    }

    private let isColored: Bool

    public init(isColored: Bool) {
        self.isColored = isColored
    }

    /// Colours text on a terminal only; `NO_COLOR` forbids it, `CLICOLOR_FORCE` asks for it elsewhere too (no-color.org,
    /// bixense.com/clicolors).
    public init(isTerminal: Bool, environment: [String: String]) {
        let forbidden = !(environment["NO_COLOR"] ?? "").isEmpty
        let forced = !["", "0"].contains(environment["CLICOLOR_FORCE"] ?? "")
        let dumb = environment["TERM"] == "dumb"
        self.init(isColored: !forbidden && (forced || (isTerminal && !dumb)))
    }

    public func paint(_ text: String, _ color: Color?, bold: Bool = false) -> String {
        guard isColored, !text.isEmpty else { return text }
        let codes = [bold ? "1" : nil, color.map { String($0.rawValue) }].compactMap(\.self)
        return codes.isEmpty ? text : "\u{1B}[\(codes.joined(separator: ";"))m\(text)\u{1B}[0m"
    }
}
