/// The findings of one check in one file while they are collected, up to a limit.
///
/// A finding takes about a kilobyte, and a file of some megabytes can hold a million faults.
public struct DiagnosticList: Sendable {
    /// The largest number of findings of a lesson that are kept.
    public static let most = 10_000

    private let most: Int
    private var kept: [Diagnostic] = []
    private var isCut = false

    /// - Parameter most: The largest number of findings that are kept.
    public init(most: Int = Self.most) { self.most = most }

    /// The number of findings that are kept.
    public var count: Int { kept.count }
    public var first: Diagnostic? { kept.first }
    /// True if no more findings are kept.
    public var isFull: Bool { kept.count >= most }

    /// Adds a finding; beyond the limit it is not even created.
    public mutating func append(_ diagnostic: @autoclosure () -> Diagnostic) {
        if isFull { isCut = true } else { kept.append(diagnostic()) }
    }

    public mutating func append(contentsOf diagnostics: some Sequence<Diagnostic>) {
        for diagnostic in diagnostics {
            append(diagnostic)
            if isCut { return }
        }
    }

    /// Records that the check stopped, so that there may be more findings.
    public mutating func cut() { isCut = true }

    /// The findings that are kept; if there may be more, one at the place of the last finding says so.
    public var diagnostics: [Diagnostic] {
        guard isCut, let last = kept.last else { return kept }
        return kept + [
            Diagnostic(
                rule: .tooManyFindings,
                severity: .error,
                message: LocalizedText(
                    en: "this file has more findings; only the first \(kept.count) are listed",
                    es:
                        "este fichero tiene más hallazgos; solo se enumeran los primeros \(kept.count)"
                ),
                range: last.range,
                advice: LocalizedText(en: "correct these first", es: "corrige primero estos")
            )
        ]
    }
}
