import SnippetSyntax
import Support

/// The units with stand-ins for what a lesson's samples lack.
extension LessonPlan {
    /// Returns the units to compile next, once the missing names are known: by the entries' keys, the most likely first.
    ///
    /// - Parameters:
    ///   - kits: The SDK that has the result, if it isn't the first, by the entries' keys.
    ///   - lessons: All lessons.
    ///   - number: This lesson's number among them.
    ///   - bound: The same lesson with types that are tried for shared values, if not all of it compiles so.
    func given(
        _ results: [String: BatchChecker.Result],
        by kits: [String: InterfaceKit],
        lendingFrom lessons: EarlierLessons,
        before number: Int,
        binding bound: LessonPlan? = nil
    ) -> [String: [Given]] {
        var names = GivenNames(
            context: context,
            known: known,
            package: package,
            earlier: { lessons.declarations(of: $0, before: number) },
            earlierValue: { builder.variable($0) ?? lessons.variable($0, before: number) }
        )
        let isComment = package != nil && documentsSources
        if isComment { names.shapes = { lessons.shapes(of: $0, for: $1) } }
        let boundEntries = bound.map(boundEntries) ?? [:]
        return askedEntries.reduce(into: [:]) { given, entry in
            guard case .messages(let messages) = results[entry.key] else { return }
            let unit = kits[entry.key].map(entry.unit.against) ?? entry.unit
            let documented = samples[entry.sample].snippet.surroundings?.member
            let uses = entry.reading.anatomy.uses
            /// The units with stand-ins for what a unit of the entry lacks.
            func filled(_ unit: CompilationUnit, after messages: [CompilerMessage], isBound: Bool) -> [GivenNames
                .Filled]
            {
                let units = names.units(unit, after: messages, using: uses, documenting: documented, isBound: isBound)
                guard isComment, messages.contains(where: { $0.severity == .error }),
                    let sketched = SketchedTypes(in: entry.reading.anatomy, number: entry.sample, unit: unit)
                else { return units }
                return units
                    + names.units(completing: sketched, after: messages, using: uses, documenting: documented)
            }
            var units = filled(unit, after: messages, isBound: false)
            if let unit = inside(of: entry, after: messages) { units.append(GivenNames.Filled(unit: unit, names: [])) }
            if let unit = beside(entry, after: messages) { units.append(GivenNames.Filled(unit: unit, names: [])) }
            if package != nil, let unit = unit.synchronous(after: messages) {
                units.append(GivenNames.Filled(unit: unit, names: []))
            }
            var found = units.map { Given(names: $0.names, unit: $0.unit, key: givenKey($0.unit), shown: $0.shown) }
            if let bound, let other = boundEntries[entry.key], case .messages(let messages) = results[other.key] {
                let values = boundValues(of: entry, in: bound, results)
                found += filled(other.unit, after: messages, isBound: true).map { filled in
                    Given(
                        names: filled.names,
                        unit: filled.unit,
                        key: givenKey(filled.unit),
                        values: values.all.sorted(),
                        // An error may come of a type that isn't the proven one.
                        shown: values.areProven ? filled.shown : []
                    )
                }
                let names = values.areAll && values.areProven ? values.all.sorted() : []
                found.append(Given(names: [], unit: other.unit, key: other.key, values: names))
                if let unit = other.unit.synchronous(after: messages) {
                    found.append(Given(names: [], unit: unit, key: givenKey(unit), values: names))
                }
            }
            given[entry.key] = found
        }
    }

    /// The key of the result for a unit with stand-ins.
    func givenKey(_ unit: CompilationUnit) -> String {
        var hash = ContentHash(environment.key(of: unit), "given \(BatchChecker.steps)")
        hash.add(unit.text)
        return hash.text
    }

    /// The unit of a sample that shows the package's own source, with `@testable` imports for internal declarations; nil for
    /// other samples, or if the sample has no errors.
    private func inside(of entry: Entry, after messages: [CompilerMessage]) -> CompilationUnit? {
        guard let package, !entry.unit.mustFail, isSourceOfPackage(entry.reading.anatomy),
            messages.contains(where: { $0.severity == .error })
        else { return nil }
        let imports = Set(package.offered.map { Array("import \($0)".utf8) })
        let lines = entry.unit.text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let text = lines.map { imports.contains(Array($0)) ? Array("@testable ".utf8) + $0 : Array($0) }
        return entry.unit.given(Array(text.joined(separator: [UInt8(ascii: "\n")])), importing: [])
    }
}
