import SnippetSyntax

/// The witnesses for the samples of a lesson, and their results.
extension LessonPlan {
    /// A unit compiled for a witness.
    struct Testimony: Sendable {
        let witness: Witness
        /// The sample that it is about: others may have the same text elsewhere.
        let sample: Int
        let unit: CompilationUnit
        let key: String
    }

    /// Returns the units of the witnesses for samples whose errors would be reported, by the entries' keys.
    ///
    /// - Parameters:
    ///   - results: The compiler's results by the entries' keys.
    ///   - kits: The SDK that has the result, if it isn't the first, by the entries' keys.
    func testimonies(
        _ results: [String: BatchChecker.Result],
        by kits: [String: InterfaceKit]
    ) -> [String: [Testimony]] {
        let isOfSwiftUI = usesSwiftUI || entries.contains { isAboutSwiftUI($0, results) }
        return askedEntries.reduce(into: [:]) { all, entry in
            guard !entry.reading.mustFail, case .messages(let messages) = results[entry.key] else { return }
            let errors = self.errors(messages.filter { $0.severity == .error }, of: entry)
            let found = outcome(errors, of: entry, borrowed: borrowed(messages, of: entry))
            let lacks = errors.contains {
                $0.message.contains(Self.lack) && !$0.hasSuggestion
                    && ($0.isSure || missingName(in: $0, of: entry) != nil)
            }
            // A name of the SDK's that the page declares is missing only if it is taken by the SDK.
            let isShown = found.missingNames.contains(where: pageNamesBuilder.context.declares)
            var witnesses = found.errors.isEmpty ? [] : Set(Witness.allCases).subtracting([.spelling])
            if lacks || found.errors.contains(where: { $0.message.contains(Self.lack) && !$0.hasSuggestion }) {
                witnesses.insert(.spelling)
            }
            if isShown { witnesses.insert(.pageNames) }
            if isOfSwiftUI { witnesses.remove(.withoutSwiftUI) }
            guard !witnesses.isEmpty else { return }
            all[entry.key, default: []] += Witness.allCases.filter(witnesses.contains).compactMap { witness in
                guard var unit = unit(for: witness, on: entry, accused: found.errors) else { return nil }
                unit = unit.against(kits[entry.key] ?? entry.unit.kit)
                var hash = ContentHash(environment.key(of: unit), "witness \(witness.rawValue)")
                hash.add(unit.text)
                return Testimony(witness: witness, sample: entry.sample, unit: unit, key: hash.text)
            }
        }
    }

    /// - Parameter errors: The errors that would be reported.
    /// - Returns: Nil if the witness doesn't apply, or would have the same result.
    private func unit(for witness: Witness, on entry: Entry, accused errors: [CompilerError]) -> CompilationUnit? {
        let reading = entry.reading.anatomy
        func built(_ builder: UnitBuilder, _ form: UnitBuilder.Form = .file) -> CompilationUnit? {
            let unit = builder.unit(of: reading, sample: entry.sample, mustFail: false, as: form)
            return unit.text == entry.unit.text && !unit.isScript ? nil : unit
        }
        switch witness {
        case .pageNames: return built(pageNamesBuilder)
        case .otherShapes:
            guard !entry.unit.evolving.isEmpty, !errors.contains(where: \.isSlip) else { return nil }
            return built(otherShapesBuilder)
        case .alone: return environment.isCourse ? nil : built(aloneBuilder)
        case .withoutSwiftUI:
            guard package == nil, mayMeanOthers(reading),
                !errors.contains(where: { $0.hasSuggestion || isMisspeltModifier($0) })
            else { return nil }
            var builder = pageNamesBuilder
            builder.importsSwiftUI = false
            return built(builder)
        case .script:
            guard mayBeScript(reading), errors.contains(where: { Witness.mayComeOfWrapping($0.message) })
            else { return nil }
            return built(pageNamesBuilder, .script)
        case .scriptInSwift5:
            guard !isLanguageSaid, let script = unit(for: .script, on: entry, accused: errors) else { return nil }
            return script.with(settings: Witness.settingsOfSwift5(script.settings))
        case .swift5:
            guard !isLanguageSaid else { return nil }
            return entry.unit.with(settings: Witness.settingsOfSwift5(entry.unit.settings))
        case .spelling: return entry.unit.with(settings: entry.unit.settings + Witness.settingsOfSpelling)
        }
    }

    /// Returns true for what can stand in a file of its own. Functions beside variables are as often a script's as a type's.
    private func mayBeScript(_ reading: SampleAnatomy) -> Bool {
        switch reading.shape {
        case .statements, .file, .declarations: true
        case .members: !reading.members.isOfType
        case .expression, .fragment: false
        }
    }

    private static let lack = "' has no member '"

    /// True if the compiler accepts a sample that uses SwiftUI's types.
    private func isAboutSwiftUI(_ entry: Entry, _ results: [String: BatchChecker.Result]) -> Bool {
        guard case .messages(let messages)? = results[entry.key], !messages.contains(where: { $0.severity == .error })
        else {
            return false
        }
        // A plain word may be the name of another type.
        let names = entry.reading.anatomy.references.filter(known.isOfSwiftUI)
        return names.count > 1 || names.contains { !Self.isPlainWord($0) }
    }

    private static func isPlainWord(_ name: String) -> Bool { name.dropFirst().allSatisfy(\.isLowercase) }

    /// True if all names of SwiftUI's types in a sample are plain words, which other code uses too: `Shape`, `Grid`.
    private func mayMeanOthers(_ reading: SampleAnatomy) -> Bool {
        let names = reading.references.filter(known.isOfSwiftUI)
        return !names.isEmpty && names.allSatisfy(Self.isPlainWord)
    }

    private func isMisspeltModifier(_ error: CompilerError) -> Bool {
        MissingName.lack(in: error.message).map { known.isMisspelt($0.member) } ?? false
    }

    /// Returns the errors of an entry after its witnesses were heard: the errors of a witness that finds only missing names and
    /// doubtful errors, or none at all; else the entry's own, marked as depending on Swift 6 mode or on borrowed declarations, or
    /// with a suggestion.
    func heard(
        _ errors: [CompilerError],
        on entry: Entry,
        _ testimonies: [Testimony],
        _ results: [String: BatchChecker.Result]
    ) -> [CompilerError] {
        var errors = errors
        var ofScript: [CompilerError] = []
        for testimony in testimonies where testimony.sample == entry.sample {
            guard case .messages(let messages)? = results[testimony.key] else { continue }
            var other = entry
            other.unit = testimony.unit
            let found = self.errors(messages.filter { $0.severity == .error }, of: other)
            switch testimony.witness {
            case .pageNames, .otherShapes, .withoutSwiftUI, .script:
                if isAcquittal(found, of: other) { return found }
                guard testimony.witness == .script else { continue }
                ofScript = found
                // An error that only the wrapped reading has comes of the wrapping, even beside one that both have.
                let (own, others) = (Set(errors.map(\.sliceRange.lowerBound)), Set(found.map(\.sliceRange.lowerBound)))
                guard others.isSubset(of: own) else { continue }
                errors.removeAll {
                    !others.contains($0.sliceRange.lowerBound) && Witness.mayComeOfWrapping($0.message)
                }
            case .scriptInSwift5:
                guard isAcquittal(found, of: other), !ofScript.isEmpty else { continue }
                for index in ofScript.indices { ofScript[index].isOfMode = true }
                return ofScript
            case .alone:
                let said = outcome(found, of: other, borrowed: borrowed(messages, of: other))
                let kept = Set(said.errors.map(\.sliceRange.lowerBound))
                for index in errors.indices where !errors[index].isSlip {
                    let place = errors[index].sliceRange.lowerBound
                    let isLiteral = isOfLiteral(errors[index], in: entry)
                    errors[index].isOfLoan =
                        !kept.contains(place) && !(isLiteral && found.contains { $0.sliceRange.lowerBound == place })
                }
            case .swift5:
                let kept = Set(found.filter { !isOfImportedActor($0, in: entry) }.map(\.sliceRange.lowerBound))
                for index in errors.indices where !kept.contains(errors[index].sliceRange.lowerBound) {
                    errors[index].isOfMode = true
                }
            case .spelling:
                for index in errors.indices {
                    guard let member = suggestion(for: errors[index], among: found) else { continue }
                    errors[index] = errors[index].suggesting(member)
                }
            }
        }
        return errors
    }

    /// Returns true if nothing but doubtful errors and missing names is left of a sample's errors.
    private func isAcquittal(_ errors: [CompilerError], of entry: Entry) -> Bool {
        errors.allSatisfy { isDoubtful($0, in: entry) || missingName(in: $0, of: entry) != nil }
    }

    /// True if an error is that a literal has not the expected type, whatever else is missing.
    private func isOfLiteral(_ error: CompilerError, in entry: Entry) -> Bool {
        let bytes = samples[entry.sample].snippet.source.bytes
        guard error.message.hasPrefix("cannot convert "), error.sliceRange.lowerBound < bytes.count else {
            return false
        }
        let first = bytes[error.sliceRange.lowerBound]
        return first == UInt8(ascii: "\"") || first.isDigit
    }

    /// True if an error is that code outside of the main actor calls UIKit or AppKit, which come from Objective-C: in Swift 5
    /// mode, the SDK's declarations cause no such errors, and the stand-in's do.
    private func isOfImportedActor(_ error: CompilerError, in entry: Entry) -> Bool {
        guard error.message.contains("main actor-isolated"), error.message.contains("nonisolated") else { return false }
        return entry.reading.anatomy.references.contains(where: KnownNames.isOfKit)
    }

    /// The member that a missing member is a misspelling of, if the compiler suggests one that is a letter away; else nil.
    private func suggestion(for error: CompilerError, among found: [CompilerError]) -> String? {
        guard !error.hasSuggestion, let lack = MissingName.lack(in: error.message),
            let said = found.first(where: {
                $0.sliceRange == error.sliceRange && $0.hasSuggestion && $0.message.hasPrefix(error.message)
            }),
            let place = said.message.ranges(of: "; did you mean '").last
        else { return nil }
        let meant = String(said.message[place.upperBound...].prefix { $0 != "'" })
        return Slip.isNear(lack.member, meant) ? meant : nil
    }
}
