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
    ///   - tried: The types that are tried for values, by their names.
    func given(
        _ results: [String: BatchChecker.Result],
        by kits: [String: InterfaceKit],
        lendingFrom lessons: EarlierLessons,
        before number: Int,
        trying tried: [String: String] = [:]
    ) -> [String: [Given]] {
        var names = GivenNames(
            context: context,
            known: known,
            package: package,
            earlier: { lessons.declarations(of: $0, before: number) },
            earlierValue: { builder.variable($0) ?? lessons.variable($0, before: number) }
        )
        names.tried = tried
        if package != nil, documentsSources { names.shapes = { lessons.shapes(of: $0, for: $1) } }
        return askedEntries.reduce(into: [:]) { given, entry in
            guard case .messages(let messages) = results[entry.key] else { return }
            let unit = kits[entry.key].map(entry.unit.against) ?? entry.unit
            var units = names.units(
                unit,
                after: messages,
                using: entry.reading.anatomy.uses,
                documenting: samples[entry.sample].snippet.surroundings?.member
            )
            if package != nil, documentsSources, messages.contains(where: { $0.severity == .error }),
                let sketched = SketchedTypes(in: entry.reading.anatomy, number: entry.sample, unit: unit)
            {
                units += names.units(
                    completing: sketched,
                    after: messages,
                    using: entry.reading.anatomy.uses,
                    documenting: samples[entry.sample].snippet.surroundings?.member
                )
            }
            if let unit = inside(of: entry, after: messages) { units.append((unit, [])) }
            if let unit = beside(entry, after: messages) { units.append((unit, [])) }
            if package != nil, let unit = unit.synchronous(after: messages) { units.append((unit, [])) }
            given[entry.key] = units.map { Given(names: $0.names, unit: $0.unit, key: givenKey($0.unit)) }
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
