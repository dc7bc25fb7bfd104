import SnippetSyntax
import Support

/// The samples of a lesson that are run for the claims of their comments.
extension LessonPlan {
    /// The claims of each sample on which a verdict is wanted, by the sample's index.
    var claims: [Int: [RunClaim]] {
        samples.indices.reduce(into: [:]) { claims, index in
            let sample = samples[index]
            guard sample.isAsked, !sample.snippet.isExcerpt,
                !sample.segments.contains(where: { $0.expectation == .broken })
            else { return }
            if !sample.anatomy.runClaims.isEmpty { claims[index] = sample.anatomy.runClaims }
        }
    }

    /// Returns the programs of a sample that the compiler accepts: one for each of its parts that are compiled apart. Empty if the
    /// compiler doesn't accept it, or if none of its code is run.
    ///
    /// - Parameters:
    ///   - verdict: The compiler's verdict on the sample.
    ///   - earlier: The lessons before this one, whose types it may use.
    func programs(
        forClaimsOf index: Int,
        _ verdict: CompilationVerdict,
        _ results: [String: BatchChecker.Result],
        after earlier: ArraySlice<LessonPlan>
    ) -> [ClaimProgram] {
        guard verdict.failure == nil, verdict.rest == .passes, verdict.segments.allSatisfy({ $0 == .passes }),
            !verdict.isInterface
        else { return [] }
        let own = entries.filter { $0.sample == index && !$0.reading.mustFail }
        return own.compactMap { program(of: $0, results, after: earlier) }
    }

    private func program(
        of entry: Entry,
        _ results: [String: BatchChecker.Result],
        after earlier: ArraySlice<LessonPlan>
    ) -> ClaimProgram? {
        let (index, reading) = (entry.sample, entry.reading.anatomy)
        guard [.statements, .file, .declarations].contains(reading.shape), !reading.returnsValue,
            !entry.unit.hasValuesByType
        else { return nil }
        // In another part of the sample, blanks stand in the statement's place.
        let claims = samples[index].anatomy.runClaims.map { claim in
            let isHere = claim.statement.map { range in
                range.upperBound <= reading.bytes.count && !reading.bytes[range].allSatisfy(\.isWhitespace)
            }
            return isHere == false ? claim.unplaced : claim
        }
        guard claims.contains(where: { $0.statement != nil }) else { return nil }
        let (builder, context, environment) = (builder, context, environment)
        let outside = reading.items.filter { builder.isOutside($0, in: reading) }
        // A variable of the file can't be followed by a call.
        let hasMarksOutside = outside.contains { item in
            claims.contains { $0.isOutermost && $0.statement.map(item.range.overlaps) ?? false }
        }
        let errors = errors(on: entry, results)
        let hasErrors = errors?.isEmpty != true
        let missing = Set((errors ?? []).compactMap { MissingName.name(in: $0.text) })
        let lent = missing.sorted().compactMap { name in
            earlier.reversed().lazy.compactMap { lesson in
                lesson.context.declares(name) ? lesson.builder.declarations(for: name, isRun: true) : nil
            }.first
        }
        let texts = lent.reduce(into: [[UInt8]]()) { if !$0.contains($1.text) { $0.append($1.text) } }
        let sound = Set(entries.filter { self.errors(on: $0, results)?.isEmpty == true }.map(\.sample))
        let isFile = !hasErrors && !hasMarksOutside && reading.shape == .statements && !entry.unit.isScript
        let kit = entry.unit.kit
        let unit: @Sendable (ClaimMarks.Extent) -> CompilationUnit = { extent in
            builder.unit(
                of: reading.edited(by: ClaimMarks.edits(for: claims, extent)),
                sample: index,
                mustFail: false,
                isRun: true
            ).against(kit)
        }
        let script: @Sendable (ClaimMarks.Extent) -> SampleProgram = { extent in
            var program = SampleProgram(
                continuing: reading.edited(by: ClaimMarks.edits(for: claims, extent)),
                sample: index,
                context: context,
                environment: environment,
                isSound: sound.contains
            )
            program.add(texts)
            return program
        }
        let whole = script(.all)
        var hash = ContentHash(environment.key, ClaimMarks.declarations, environment.code(of: whole.packageModules))
        hash.add(whole.text)
        hash.add(whole.settings.joined(separator: "\n").utf8)
        for claim in claims { hash.add("\(claim)".utf8) }
        if isFile { hash.add(unit(.all).text) }
        // Samples before may make the values.
        let uses = samples[...index].reduce(into: Set<String>()) { $0.formUnion($1.anatomy.uses) }
        return ClaimProgram(
            key: hash.text,
            claims: claims,
            leavesOut: reading.hasElisions,
            varies: uses.contains(where: ClaimProgram.isVarying),
            isUnordered: !uses.isDisjoint(with: ClaimProgram.unordered)
                || samples[...index].contains(where: \.anatomy.hasDictionary),
            unit: isFile ? unit : nil,
            isExact: !(entry.unit.goesOn && areChanged(before: index, reading))
                && !outside.contains { $0.kind == .variable },
            script: script
        )
    }

    /// True if samples before one may change a variable that it uses.
    private func areChanged(before index: Int, _ reading: SampleAnatomy) -> Bool {
        let names = UnitBuilder.references(ofScript: reading).subtracting(reading.items.flatMap(\.names))
        let earlier = samples[..<index].map(\.anatomy)
        let variables = earlier.flatMap { sample in
            sample.items.filter { item in
                item.kind == .variable && !names.isDisjoint(with: item.names)
                    && sample.bytes[item.range.clamped(to: 0..<sample.bytes.count)].starts(with: "var".utf8)
            }
        }
        let changing = Set(variables.flatMap(\.names))
        return earlier.contains { sample in
            sample.items.contains { $0.kind == .statement && !$0.references.isDisjoint(with: changing) }
        }
    }

    /// The compiler's errors about an entry; nil if it hasn't answered.
    private func errors(on entry: Entry, _ results: [String: BatchChecker.Result]) -> [CompilerMessage]? {
        guard case .messages(let messages)? = results[entry.key] else { return nil }
        return messages.filter { $0.severity == .error }
    }
}
