import Diagnostics
import SnippetSyntax

/// The rules that a mark of right outweighs: a sample marked as right is right in what it shows, and a hint on something else
/// doesn't contradict that.
///
/// Outweighed are notes, rules that the sample's wrong half breaks as well besides its own fault, deprecations that the compiler
/// doesn't warn of, and the old API of observation if the lesson shows no other, the mark names it, or the wrong half uses it as
/// well. A rule whose level somebody has chosen is never outweighed.
struct MarkOfRight {
    static let oldObservation: Set<RuleID> = [
        .observableObject, .published, .stateObject, .observedObject, .environmentObject,
    ]

    /// The rules whose level nobody has set.
    let unchosen: Set<RuleID>
    private let always: Set<RuleID>
    private let withoutObservation: Set<RuleID>

    init(_ configuration: LintConfiguration) {
        let unchosen = RuleCatalogue.all.filter { !configuration.isChosen($0) && $0.group != .samples }
        self.unchosen = Set(unchosen.map(\.id))
        let always = Set(
            unchosen.filter { configuration.level(of: $0) == .note || $0.since == .soft }.map(\.id)
        )
        self.always = always
        withoutObservation = always.union(unchosen.map(\.id).filter(Self.oldObservation.contains))
    }

    /// - Parameter mark: the comment that says that the sample is right. If it names the old API, that API is meant.
    func outweighed(by mark: String, teachesObservation: Bool) -> Set<RuleID> {
        guard teachesObservation else { return withoutObservation }
        let isMeant = Self.oldNames.contains(where: mark.holds)
        return isMeant ? withoutObservation : always
    }

    private static let oldNames = [
        "ObservableObject", "StateObject", "ObservedObject", "EnvironmentObject", "Published", "pre-iOS", "iOS 13",
        "iOS 14", "iOS 15", "iOS 16", "Combine",
    ]
}
