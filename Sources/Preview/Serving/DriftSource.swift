import CourseChecks

/// The source of what has changed in the originals of translations, by the indices of the translations; those without a history
/// are left out.
package typealias DriftSource = @Sendable (CheckedCourse, Set<Int>) async -> [Int: PageDrift]
