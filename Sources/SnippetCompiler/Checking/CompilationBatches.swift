import Support

/// Which units the compiler gets in one process.
enum CompilationBatches {
    /// Alike as to what is expected of them, so that what is meant to fail costs the others no second run.
    static func of(_ units: [(key: String, unit: CompilationUnit)]) -> [[(
        key: String, unit: CompilationUnit
    )]] {
        let together = units.filter(\.unit.claims.isEmpty)
        let most = min(BatchChecker.size, max(8, (together.count + processorCount - 1) / processorCount))
        // A process takes the language in one way.
        let bySettings = Dictionary(grouping: together, by: \.unit.kind)
        return bySettings.sorted { $0.key < $1.key }.map(\.value).flatMap { part in
            stride(from: 0, to: part.count, by: most).map { Array(part[$0..<min($0 + most, part.count)]) }
        } + claiming(units.filter { !$0.unit.claims.isEmpty })
    }

    /// Units that other files see something of, apart from the rest: in each batch no two make the same known.
    private static func claiming(_ units: [(key: String, unit: CompilationUnit)]) -> [[(
        key: String, unit: CompilationUnit
    )]] {
        var batches: [(kind: String, claims: Set<String>, units: [(key: String, unit: CompilationUnit)])] = []
        for entry in units {
            let kind = entry.unit.kind
            let place = batches.firstIndex { batch in
                batch.kind == kind && batch.units.count < BatchChecker.claimingSize
                    && batch.claims.isDisjoint(with: entry.unit.claims)
            }
            if let place {
                batches[place].units.append(entry)
                batches[place].claims.formUnion(entry.unit.claims)
            } else {
                batches.append((kind, entry.unit.claims, [entry]))
            }
        }
        return batches.map(\.units)
    }
}
