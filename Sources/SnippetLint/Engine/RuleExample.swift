import SnippetSyntax

/// A piece of Swift that a rule finds fault with, or accepts.
///
/// Marks show the place that is reported: `‹@State› var count = 0`; several places may be marked.
public struct RuleExample: Sendable, Hashable {
    /// The text with its marks; an accepted example has none.
    public let marked: String
    /// The text after the safe fixes; nil if the example gives none.
    public let fixed: String?
    /// True if the rule finds fault with the example.
    public let isFlagged: Bool
    /// True if the example only holds where declarations are isolated to the main actor by default.
    let isMainActorByDefault: Bool

    package static func flagged(_ marked: String, fixed: String? = nil) -> RuleExample {
        RuleExample(marked: marked, fixed: fixed, isFlagged: true, isMainActorByDefault: false)
    }

    package static func accepted(_ text: String, isMainActorByDefault: Bool = false) -> RuleExample {
        RuleExample(marked: text, fixed: nil, isFlagged: false, isMainActorByDefault: isMainActorByDefault)
    }

    /// The text without its marks.
    public var text: String { marked.filter { $0 != "‹" && $0 != "›" } }

    /// The places between ‹ and ›, which the rule reports, as byte ranges of ``text``, which has no marks.
    public var places: [Range<Int>] {
        var places: [Range<Int>] = []
        var offset = 0
        var start = 0
        for character in marked {
            switch character {
            case "‹": start = offset
            case "›": places.append(start..<offset)
            default: offset += character.utf8.count
            }
        }
        return places
    }
}
