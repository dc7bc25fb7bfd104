/// The findings of one check in one file while they are gathered, as many of them as anybody reads.
///
/// A finding takes about a kilobyte, and a file of some megabytes can hold a million faults.
public struct DiagnosticList: Sendable {
    /// How many findings of a lesson are kept.
    public static let most = 10_000

    private let most: Int
    private var kept: [Diagnostic] = []
    private var isCut = false

    /// - Parameter most: how many findings are kept.
    public init(most: Int = Self.most) { self.most = most }

    /// How many findings were kept.
    public var count: Int { kept.count }
    public var first: Diagnostic? { kept.first }
    /// Whether no more findings are kept.
    public var isFull: Bool { kept.count >= most }

    /// Adds a finding; one too many is not even made.
    public mutating func append(_ diagnostic: @autoclosure () -> Diagnostic) {
        if isFull { isCut = true } else { kept.append(diagnostic()) }
    }

    public mutating func append(contentsOf diagnostics: some Sequence<Diagnostic>) {
        for diagnostic in diagnostics {
            append(diagnostic)
            if isCut { return }
        }
    }

    /// Notes that no more was looked for.
    public mutating func cut() { isCut = true }

    /// The findings that were kept, and where there may be more, one at the place of the last that says so.
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
