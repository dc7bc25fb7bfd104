import Diagnostics
import SnippetSyntax

/// The set of conventions that a lesson teaches, and that its samples are judged by.
public struct Profile: Sendable, Hashable {
    /// The conventions that come with Glosa.
    public enum Base: String, Sendable, CaseIterable {
        /// State with Observation, iOS 17 and later.
        case modernState = "modern-state"
        /// MVVM with ViewData, where ObservableObject and @Published are required.
        case mvvmViewData = "mvvm-viewdata"
        /// Lessons that teach the old API on purpose: findings about state become notes.
        case legacy
        /// Documentation of a library: rules on faults of a sample, and none on how it is written.
        case documentation
    }

    public let name: String
    /// The source of each rule's level, unless ``levels`` names the rule.
    public let base: Base
    /// The levels that differ from the base, by rule.
    public let levels: [RuleID: RuleLevel]

    public init(name: String, base: Base, levels: [RuleID: RuleLevel] = [:]) {
        self.name = name
        self.base = base
        self.levels = levels
    }

    public static let modernState = Profile(name: Base.modernState.rawValue, base: .modernState)
    public static let mvvmViewData = Profile(name: Base.mvvmViewData.rawValue, base: .mvvmViewData)
    public static let legacy = Profile(name: Base.legacy.rawValue, base: .legacy)
    public static let documentation = Profile(name: Base.documentation.rawValue, base: .documentation)

    /// The profiles that need no definition.
    public static let builtIn = [modernState, mvvmViewData, legacy, documentation]
}
