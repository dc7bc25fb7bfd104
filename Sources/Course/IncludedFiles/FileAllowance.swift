/// How many bytes of other files a lesson may read and show. A line of a lesson can name a megabyte, so there is a bound for
/// each lesson, and one for all lessons of a course together.
package struct FileAllowance: Sendable {
    /// Whose bound it is.
    enum Scope: Sendable { case lesson, course }

    /// In bytes; below 0 once more was asked for.
    private(set) var left: Int
    private let scope: Scope

    static let lesson = FileAllowance(left: 8 << 20, scope: .lesson)
    /// What is left for a lesson when others have taken what the course may show.
    package static let remainder = FileAllowance(left: unit - 1, scope: .course)

    /// Less than so many bytes a lesson may always show; what it shows is counted by so many.
    static let unit = 64 << 10
    /// How often ``unit`` all lessons of a course may show.
    static let mostUnits = (128 << 20) / unit

    /// - Throws: where no more is left, now and from here on.
    mutating func take(_ bytes: Int) throws(SampleFault) {
        left -= max(0, bytes)
        guard left >= 0 else { throw .tooMuch(scope) }
    }

    /// Whether more was asked for than the course allows.
    var isCut: Bool { left < 0 && scope == .course }
}
