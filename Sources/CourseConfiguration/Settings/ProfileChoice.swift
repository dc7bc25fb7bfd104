/// Chooses a lesson's lint profile by its path.
package struct ProfileChoice: Sendable {
    private let patterns: [(pattern: [UInt8], profile: String)]
    private let fallback: String

    package init(_ configuration: Configuration) {
        patterns = configuration.profiles.map { (Array($0.pattern.utf8), $0.profile) }
        fallback = configuration.profile
    }

    /// The profile of the first pattern that matches a path below the content folder, else the course's.
    package func profile(for path: String) -> String {
        let path = Array(path.utf8)
        return patterns.first { PathPattern.matches(path[...], $0.pattern[...]) }?.profile ?? fallback
    }
}
