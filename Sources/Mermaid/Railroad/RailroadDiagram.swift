import Diagnostics

/// A grammar, drawn as tracks: whoever follows a track reads a text of the language.
struct RailroadDiagram: Sendable {
    struct Rule: Sendable {
        let name: String
        let track: RailroadTrack
        let range: SourceRange
    }

    var rules: [Rule] = []
    /// The places of words and names on the tracks.
    var stations: [SourceRange] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()
}

/// A piece of track.
indirect enum RailroadTrack: Sendable, Equatable {
    /// A text that stands in the language as it is.
    case terminal(String)
    /// The name of another rule.
    case name(String)
    /// A description in words.
    case special(String)
    case sequence([RailroadTrack])
    case choice([RailroadTrack])
    case optional(RailroadTrack)
    /// A piece that comes several times: at least once, or as often as the text says.
    case loop(RailroadTrack, times: String?)
    /// A piece that must follow, or must not, without being read (PEG).
    case lookahead(RailroadTrack, isNegative: Bool)
    case exception(RailroadTrack, RailroadTrack)

    /// The track in the notation of EBNF.
    var text: String {
        switch self {
        case .terminal(let text): return text.contains("\"") ? "'\(text)'" : "\"\(text)\""
        case .name(let name): return name
        case .special(let text): return "?\(text)?"
        case .sequence(let parts):
            return parts.map { if case .choice = $0 { "(\($0.text))" } else { $0.text } }.joined(separator: " ")
        case .choice(let parts): return parts.map(\.text).joined(separator: " | ")
        case .optional(.loop(let inner, nil)): return inner.grouped + "*"
        case .optional(let inner): return inner.grouped + "?"
        case .loop(let inner, let times): return inner.grouped + (times.map { "{\($0)}" } ?? "+")
        case .lookahead(let inner, let isNegative): return (isNegative ? "!" : "&") + inner.grouped
        case .exception(let inner, let other): return "\(inner.grouped) - \(other.grouped)"
        }
    }

    private var grouped: String {
        switch self {
        case .sequence, .choice, .exception: "(\(text))"
        case .terminal, .name, .special, .optional, .loop, .lookahead: text
        }
    }
}

/// The notations in which a grammar can be written.
enum RailroadNotation: String, Sendable, CaseIterable {
    /// Calls such as `sequence(terminal("a"), nonterminal("b"))`.
    case constructors = "railroad-beta"
    /// EBNF of the W3C and of ISO 14977.
    case ebnf = "railroad-ebnf-beta"
    /// ABNF of RFC 5234.
    case abnf = "railroad-abnf-beta"
    case peg = "railroad-peg-beta"

    /// The sign between the alternatives of a choice.
    var bar: UInt8 { self == .ebnf ? UInt8(ascii: "|") : UInt8(ascii: "/") }
}
