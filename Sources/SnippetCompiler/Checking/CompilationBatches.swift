import Support

/// The batches in which the compiler gets the units, one process for each.
///
/// No message about a unit may depend on the other units of its batch: units that see something of one another are kept apart.
enum CompilationBatches {
    typealias Entry = (key: String, unit: CompilationUnit)

    /// Divides units into batches of one kind each, so that units that are meant to fail don't cost the others a second run.
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

        /// True if adding `unit` causes no conflict: no duplicate conformance or operator, no private name in one unit that is an
        /// unresolved name in another.
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

    /// Puts each unit in the first batch that takes it.
    ///
    /// - Parameter most: The largest number of units in a batch.
    private static func divide(_ units: [Entry], most: Int) -> [[Entry]] {
        // A process has one language mode and one set of features.
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
