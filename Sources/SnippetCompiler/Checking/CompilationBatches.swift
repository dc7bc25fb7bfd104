import Support

/// Which units the compiler gets in one process.
///
/// Nothing that it says of a unit may depend on its company: units that see something of one another are kept apart.
enum CompilationBatches {
    typealias Entry = (key: String, unit: CompilationUnit)

    /// Alike as to what is expected of them, so that what is meant to fail costs the others no second run.
    static func of(_ units: [Entry]) -> [[Entry]] {
        // A program has one `main.swift`.
        let scripts = units.filter(\.unit.isScript)
        let units = units.filter { !$0.unit.isScript }
        let together = units.filter(\.unit.claims.isEmpty)
        let most = min(BatchChecker.size, max(8, (together.count + processorCount - 1) / processorCount))
        return divide(together, most: most)
            + divide(units.filter { !$0.unit.claims.isEmpty }, most: BatchChecker.claimingSize)
            + scripts.map { [$0] }
    }

    private struct Batch {
        var units: [Entry] = []
        var claims: Set<String> = []
        var hidden: Set<String> = []
        var foreign: Set<String> = []

        /// Whether no unit of it makes the same known, hides what this one misses, or misses what this one hides.
        func takes(_ unit: CompilationUnit) -> Bool {
            claims.isDisjoint(with: unit.claims) && hidden.isDisjoint(with: unit.foreignNames)
                && foreign.isDisjoint(with: unit.hiddenNames)
        }

        mutating func add(_ entry: Entry) {
            units.append(entry)
            claims.formUnion(entry.unit.claims)
            hidden.formUnion(entry.unit.hiddenNames)
            foreign.formUnion(entry.unit.foreignNames)
        }
    }

    /// Each unit in the first batch that takes it.
    ///
    /// - Parameter most: how many a batch may hold.
    private static func divide(_ units: [Entry], most: Int) -> [[Entry]] {
        // A process takes the language in one way.
        let byKind = Dictionary(grouping: units, by: \.unit.kind)
        return byKind.sorted { $0.key < $1.key }.flatMap { _, units in
            var (full, open): ([Batch], [Batch]) = ([], [])
            for entry in units {
                let place = open.firstIndex { $0.takes(entry.unit) } ?? open.endIndex
                if place == open.endIndex { open.append(Batch()) }
                open[place].add(entry)
                if open[place].units.count == most { full.append(open.remove(at: place)) }
            }
            return (full + open).map(\.units)
        }
    }
}
