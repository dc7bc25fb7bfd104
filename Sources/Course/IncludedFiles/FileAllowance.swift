/// The number of bytes of other files that a lesson may read and show. One line of a lesson can name a megabyte, so there is a
/// limit for each lesson, and one for all lessons of a course together.
package struct FileAllowance: Sendable {
    /// The owner of the limit.
    enum Scope: Sendable { case lesson, course }

    /// The bytes left; below 0 once more was asked for.
    private(set) var left: Int
    private let scope: Scope

    static let lesson = FileAllowance(left: 8 << 20, scope: .lesson)
    /// The allowance of a lesson when the others have used up the course's.
    package static let remainder = FileAllowance(left: unit - 1, scope: .course)

    /// The unit, in bytes, in which shown files are counted. A lesson may always show less than one unit.
    static let unit = 64 << 10
    /// The largest number of units that all lessons of a course may show together.
    static let mostUnits = (128 << 20) / unit

    /// - Throws: if no bytes are left, from then on at each call.
    mutating func take(_ bytes: Int) throws(SampleFault) {
        left -= max(0, bytes)
        guard left >= 0 else { throw .tooMuch(scope) }
    }

    /// True if more was asked for than the course allows.
    var isCut: Bool { left < 0 && scope == .course }
}
