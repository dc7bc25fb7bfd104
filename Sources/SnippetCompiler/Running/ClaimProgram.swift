import SnippetSyntax

/// A sample that is run for the claims of its comments.
struct ClaimProgram: Sendable {
    /// The hash of all that its answer depends on.
    let key: String
    let claims: [RunClaim]
    /// True if the sample leaves code out.
    let leavesOut: Bool
    /// True if its code uses what differs from run to run: random numbers, times, addresses.
    let varies: Bool
    /// True if its code uses sets or dictionaries, whose elements have no order.
    let isUnordered: Bool
    /// Returns the sample as a file among others, with marks; nil if it can only be a program of its own.
    let unit: (@Sendable (ClaimMarks.Extent) -> CompilationUnit)?
    /// True if the file runs as the program would: it has no variables outside of its function, and no sample before it changes a
    /// variable that it uses.
    let isExact: Bool
    /// Returns the sample as a program of its own, with marks.
    let script: @Sendable (ClaimMarks.Extent) -> SampleProgram

    var judge: ClaimJudge { ClaimJudge(claims: claims, leavesOut: leavesOut, varies: varies, isUnordered: isUnordered) }

    /// Names of what differs from run to run, or what the program's surroundings decide: its arguments, its input.
    private static let varying: Set<String> = [
        "random", "randomElement", "shuffled", "shuffle", "UUID", "Date", "now", "hashValue", "ObjectIdentifier",
        "Unmanaged", "addTask", "Thread", "ProcessInfo", "uptimeNanoseconds", "SystemRandomNumberGenerator", "getenv",
        "readLine", "standardInput", "currentDirectoryPath",
    ]

    /// True for a name of what differs from run to run. A package's `EnvironmentVariablesProvider` reads what the program is started
    /// with, too.
    static func isVarying(_ name: String) -> Bool {
        varying.contains(name) || name.hasPrefix("CommandLine") || name.hasPrefix("EnvironmentVariable")
    }

    /// Names of what has no order.
    static let unordered: Set<String> = ["Set", "Dictionary", "keys", "values", "grouping", "uniqueKeysWithValues"]
}
