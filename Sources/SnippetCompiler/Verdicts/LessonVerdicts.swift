import Diagnostics
import SnippetLint

/// How what the compiler says of a lesson's units becomes verdicts on its samples.
extension LessonPlan {
    /// - Parameter given: what was asked once more with something in place of what is missing, by the entries' keys.
    func verdicts(_ results: [String: BatchChecker.Result], given: [String: [Given]] = [:]) -> [CompilationVerdict] {
        let bySample = Dictionary(grouping: entries, by: \.sample)
        return samples.indices.map { index in
            let own = bySample[index] ?? []
            let names = own.reduce(into: [String: [String]]()) { names, entry in
                names[entry.key] =
                    given[entry.key]?.first { asked in
                        guard case .messages(let messages) = results[asked.key] else { return false }
                        return !messages.contains { $0.severity == .error }
                    }?.names
            }
            return verdict(on: index, own, results, passing: names)
        }
    }

    /// - Parameter given: of the entries that pass as soon as something stands for some names, those names.
    private func verdict(
        on index: Int,
        _ all: [Entry],
        _ results: [String: BatchChecker.Result],
        passing given: [String: [String]]
    ) -> CompilationVerdict {
        // Where there is an SDK, only the compiler knows which modules there are.
        let lacking = all.map { (entry: $0, modules: MissingName.modules(results[$0.key])) }.filter {
            !$0.modules.isEmpty
        }
        let entries = all.filter { entry in !lacking.contains { $0.entry.key == entry.key } }
        let sample = samples[index]
        var segments = [CompilationVerdict.Outcome?](repeating: nil, count: sample.segments.count)
        var warnings = sample.segments.map { _ in [CompilerError]() }
        var rest: CompilationVerdict.Outcome?
        var restErrors: Set<CompilerError> = []
        var restBorrowed: [String] = []
        var isRestKnown = true
        var failure: CompilerFailure?
        /// Whether it only says what there is.
        func isList(_ entry: Entry) -> Bool {
            guard !entry.reading.mustFail else { return false }
            if entry.reading.anatomy.isInterface { return true }
            guard case .messages(let messages)? = results[entry.key] else { return false }
            let errors = messages.filter { $0.severity == .error }
            return !errors.isEmpty && (isOutline(entry) || isOfEmptyTypes(self.errors(errors, of: entry), in: entry))
        }
        /// What the compiler says of an entry; nil where it hasn't answered.
        func messages(on entry: Entry) -> [CompilerMessage]? {
            switch results[entry.key] {
            case .messages(let messages):
                if !entry.reading.mustFail, messages.contains(where: { Doubt.isOfEffort($0.text) }) {
                    failure = failure ?? .expression(UnitChecker.secondsForExpression)
                }
                return messages
            case .failure(let reason):
                failure = failure ?? reason
                return nil
            case nil: return nil
            }
        }
        for entry in entries where !entry.reading.mustFail {
            guard let messages = messages(on: entry) else {
                isRestKnown = false
                rest = .undecided
                continue
            }
            let errors = self.errors(messages.filter { $0.severity == .error }, of: entry)
            // Where what is lent is in order as far as anybody sees, missing names in it don't matter.
            let lent = errors.isEmpty && !entry.unit.goesOn ? [] : borrowed(messages, of: entry)
            func own(_ segment: Int?) -> [CompilerError] {
                errors.filter { self.segment(of: $0, in: sample, among: entry.reading.segments) == segment }
            }
            let isContextMissing = errors.contains { missingName(in: $0, of: entry) != nil }
            let partial = typesInPart(errors, in: entry)
            for segment in entry.reading.segments {
                segments[segment] =
                    own(segment).isEmpty
                    ? .passes
                    : given[entry.key].map(Self.passing)
                        ?? outcome(
                            own(segment),
                            of: entry,
                            borrowed: lent,
                            isContextMissing: isContextMissing,
                            inPart: partial
                        )
            }
            restErrors.formUnion(own(nil))
            if !own(nil).isEmpty || entry.unit.goesOn { restBorrowed += lent }
            if rest == nil { rest = .passes }
        }
        if let first = entries.first(where: { !$0.reading.mustFail }), rest == .passes {
            let right = entries.filter { !$0.reading.mustFail }
            rest =
                restErrors.isEmpty && restBorrowed.isEmpty
                ? .passes : right.count == 1 ? given[first.key].map(Self.passing) : nil
            rest =
                rest
                ?? outcome(
                    restErrors.sorted {
                        ($0.sliceRange.lowerBound, $0.message) < ($1.sliceRange.lowerBound, $1.message)
                    },
                    of: first,
                    borrowed: restBorrowed
                )
        }
        for entry in entries where entry.reading.mustFail {
            // Without an answer on the rest, nobody knows which errors are the segment's own.
            guard let segment = entry.reading.segments.first, let messages = messages(on: entry), isRestKnown
            else { continue }
            let errors = self.errors(messages.filter { $0.severity == .error }, of: entry)
            let own = errors.filter { !restErrors.contains($0) }
            segments[segment] = outcome(own, of: entry, borrowed: own.isEmpty ? [] : borrowed(messages, of: entry))
            warnings[segment] = self.errors(messages.filter { $0.severity == .warning }, of: entry)
        }
        let without = withoutModules.filter { $0.sample == index }.map { (entry: $0, modules: $0.unit.missingModules) }
        for (entry, modules) in without + lacking {
            let outcome = CompilationVerdict.Outcome.needsContext(modules.map { "import \($0)" }, [])
            for segment in entry.reading.segments { segments[segment] = outcome }
            if !entry.reading.mustFail { rest = outcome }
        }
        return CompilationVerdict(
            rest: rest ?? .undecided,
            segments: segments.map { $0 ?? .undecided },
            warnings: warnings,
            failure: failure,
            isInterface: entries.contains(where: isList)
        )
    }

    /// What earlier lessons declare is no name that is missing.
    private static func passing(_ names: [String]) -> CompilationVerdict.Outcome {
        names.isEmpty ? .passes : .passesGiven(names)
    }

    /// - Parameters:
    ///   - all: what the compiler says.
    ///   - borrowed: names that are missing in what other samples lend to this one.
    ///   - isContextMissing: whether another stretch of the sample names what isn't there.
    private func outcome(
        _ all: [CompilerError],
        of entry: Entry,
        borrowed: [String] = [],
        isContextMissing: Bool = false,
        inPart types: Set<String>? = nil
    ) -> CompilationVerdict.Outcome {
        guard !all.isEmpty || !borrowed.isEmpty else { return .passes }
        let partial = types ?? typesInPart(all, in: entry)
        var errors = all.filter { !isDoubtful($0, in: entry) }
        // Of what a list leaves out, the compiler says all sorts of things: whether names are there is what can be proven.
        let isSource = isSourceOfPackage(entry.reading.anatomy)
        if entry.reading.anatomy.isInterface {
            errors = errors.filter { error in
                guard let name = missingName(in: error, of: entry), !Self.ownNames.contains(name) else { return false }
                // Of a type of the package not all properties are shown.
                return !isSource || name.first?.isLowercase != true
            }
        } else if isSource {
            errors = errors.filter { missingName(in: $0, of: entry) != nil }
        }
        // Of a value that has no type for another reason, this is said too.
        let first = errors.filter { !$0.message.hasPrefix("type 'Any' cannot conform") }
        if !first.isEmpty { errors = first }
        guard !errors.isEmpty || !borrowed.isEmpty else {
            // A list of what there is: all names in it are known.
            let isList = isOutline(entry) || isOfEmptyTypes(all, in: entry)
            return isList || (isSource && entry.reading.anatomy.isInterface) ? .passes : .undecided
        }
        // What is left out may be just what the compiler misses.
        guard !entry.reading.anatomy.hasElisions else { return .undecided }
        // A chain of modifiers may hang on anything.
        let isChain = entry.reading.anatomy.shape == .expression
        if isChain, errors.contains(where: { $0.message.contains("'Text'") || $0.message.contains("'Image'") }) {
            return .undecided
        }
        var names = borrowed + functionsForValues(errors, in: entry)
        var others: [CompilerError] = []
        for error in errors {
            if let name = missingName(in: error, of: entry) {
                if !names.contains(name) { names.append(name) }
            } else {
                others.append(error)
            }
        }
        if names.isEmpty, isContextMissing {
            others = others.filter { isIndependent($0, of: [], inPart: partial, in: entry) }
            return others.isEmpty ? .undecided : .fails(others)
        }
        if names.isEmpty { return entry.unit.isUncertain ? .undecided : .fails(others) }
        // Of what follows from a missing type, the compiler says all sorts of things.
        others =
            borrowed.isEmpty && !entry.unit.isUncertain
            ? others.filter { isIndependent($0, of: names, inPart: partial, in: entry) } : []
        // Statements that speak of `self` come out of some type that nobody shows.
        let shown = names.filter { $0 != "self" && $0 != "super" }
        return shown.isEmpty && others.isEmpty ? .undecided : .needsContext(shown, others)
    }

    /// Whether an error stays one whatever the missing names turn out to be.
    ///
    /// - Parameter types: the sample's own types that are only shown in part.
    private func isIndependent(
        _ error: CompilerError,
        of names: [String],
        inPart types: Set<String>,
        in entry: Entry
    ) -> Bool {
        Consequence.isNone(error.message) && !isOfStranger(error.message, in: entry)
            && !(error.message.contains("has no member") && types.contains { error.message.contains("'\($0)'") })
            && !Consequence.isOfValue(
                madeOf: names,
                error.message,
                samples[entry.sample].snippet.source.bytes,
                at: error.sliceRange.lowerBound
            )
    }

    /// Whether an error is that a type lacks a member that is neither the sample's nor anybody's: a generic parameter, of which
    /// something missing says what it has.
    private func isOfStranger(_ message: String, in entry: Entry) -> Bool {
        guard message.hasPrefix("value of type '"), message.contains("has no member") else { return false }
        let type = String(message.dropFirst("value of type '".count).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        return !type.isEmpty && !known.contains(type) && entry.unit.types[type] == nil
    }

    /// The types of a sample in which it uses values that nobody declares: they have more than it shows.
    private func typesInPart(_ errors: [CompilerError], in entry: Entry) -> Set<String> {
        let missing = errors.filter { error in
            missingName(in: error, of: entry)?.first?.isLowercase == true
        }
        guard !missing.isEmpty else { return [] }
        let types = entry.reading.anatomy.items.filter { item in
            item.kind == .type && missing.contains { item.range.contains($0.sliceRange.lowerBound) }
        }
        return Set(types.flatMap(\.names))
    }

    /// What members of a list call the types around them.
    private static let ownNames: Set<String> = [
        "Self", "Element", "Index", "Key", "Value", "Keys", "Values", "Elements", "Indices", "SubSequence", "Iterator",
        "Base", "Failure", "Output", "Input", "Body", "Content", "Success", "self",
    ]

    /// Whether a sample shows how the package itself is made: it declares what a module of the package has.
    func isSourceOfPackage(_ anatomy: SampleAnatomy) -> Bool {
        guard let package else { return false }
        return anatomy.items.contains(where: package.isSource)
    }

    /// Whether an error is about a type that the lesson shows in several shapes: it names it, or stands on a line that does.
    private func isOfEvolving(_ error: CompilerError, in entry: Entry) -> Bool {
        let bytes = samples[entry.sample].snippet.source.bytes
        let newline = UInt8(ascii: "\n")
        let place = min(error.sliceRange.lowerBound, bytes.count)
        let start = (bytes[..<place].lastIndex(of: newline) ?? -1) + 1
        let line = bytes[start...].prefix { $0 != newline }
        return entry.unit.evolving.contains { error.message.contains($0) || line.firstRange(of: Array($0.utf8)) != nil }
    }

    /// Functions of the language that the sample uses like values where the compiler objects: it means some value of that name.
    private func functionsForValues(_ errors: [CompilerError], in entry: Entry) -> [String] {
        let anatomy = entry.reading.anatomy
        let declared = Set(anatomy.items.flatMap(\.names))
        return anatomy.items.filter { item in errors.contains { item.range.contains($0.sliceRange.lowerBound) } }
            .reduce(into: Set<String>()) { $0.formUnion($1.values) }
            .intersection(LessonContext.likeValues).subtracting(declared).sorted()
    }

    private func isDoubtful(_ error: CompilerError, in entry: Entry) -> Bool {
        Doubt.isOfMachine(error.message)
            || (!entry.reading.mustFail && Doubt.isOfAlternatives(error.message))
            || (isOutline(entry) && Doubt.isOfOutline(error.message))
            || Doubt.isOfEmptyType(
                error.message,
                samples[entry.sample].snippet.source.bytes,
                at: error.sliceRange.lowerBound
            )
            || (!entry.reading.mustFail
                && Doubt.isOfChain(
                    error.message,
                    samples[entry.sample].snippet.source.bytes,
                    at: error.sliceRange.lowerBound
                ))
            || (!entry.unit.evolving.isEmpty && Doubt.isOfOtherShape(error.message) && isOfEvolving(error, in: entry))
            || Doubt.isOfBareFunction(error.message, in: entry.reading.anatomy, at: error.sliceRange.lowerBound)
            || isOfTypeShownOften(error, in: entry)
    }

    /// Whether an error is that one of the sample's types doesn't do what it says, where others of the lesson show it too.
    private func isOfTypeShownOften(_ error: CompilerError, in entry: Entry) -> Bool {
        guard Doubt.isOfOutline(error.message), !entry.reading.mustFail else { return false }
        return entry.reading.anatomy.items.contains { item in
            item.kind == .type && item.names.contains { error.message.contains("'\($0)'") }
                && item.names.contains { name in
                    samples.indices.contains { $0 != entry.sample && shows(name, in: $0) }
                }
        }
    }

    private func shows(_ name: String, in sample: Int) -> Bool {
        samples[sample].anatomy.items.contains { $0.kind == .type && $0.names.contains(name) }
    }

    private func missingName(in error: CompilerError, of entry: Entry) -> String? {
        if let name = MissingName.name(in: error.message, known: known, types: entry.unit.types) { return name }
        let bytes = samples[entry.sample].snippet.source.bytes
        if let call = Doubt.systemCall(in: error.message, bytes, at: error.sliceRange.lowerBound) { return call.name }
        if let name = Doubt.ownMember(in: error.message, bytes, at: error.sliceRange.lowerBound) { return name }
        if isOfAnotherModule, let member = MissingName.member(in: error.message) { return member }
        if let name = Doubt.environmentValue(in: error.message, bytes, at: error.sliceRange.lowerBound) { return name }
        guard let name = Doubt.emptyCall(in: error.message, bytes, at: error.sliceRange.lowerBound),
            known.contains(name), entry.unit.types[name] == nil
        else { return nil }
        return name
    }

    /// Whether a sample only says what there is, with nothing done in it: the package's own types, or what others may use.
    private func isOutline(_ entry: Entry) -> Bool {
        let anatomy = entry.reading.anatomy
        guard !anatomy.hasBodies, [.file, .declarations].contains(anatomy.shape) else { return false }
        return isSourceOfPackage(anatomy) || anatomy.bytes.firstRange(of: Array("public ".utf8)) != nil
    }

    /// Whether all that is wrong is that types without a body don't do what they say: the sample only says what there is.
    private func isOfEmptyTypes(_ errors: [CompilerError], in entry: Entry) -> Bool {
        let bytes = samples[entry.sample].snippet.source.bytes
        return !entry.reading.anatomy.hasBodies && !entry.reading.anatomy.hasElisions
            && !errors.isEmpty
            && errors.allSatisfy { Doubt.isOfEmptyType($0.message, bytes, at: $0.sliceRange.lowerBound) }
    }

    /// The messages about the sample itself, at their places in it.
    private func errors(_ messages: [CompilerMessage], of entry: Entry) -> [CompilerError] {
        let source = samples[entry.sample].snippet.source
        return messages.compactMap { message in
            guard let origin = entry.unit.origin(of: message.offset), origin.sample == entry.sample,
                origin.offset >= entry.reading.start, !isOwnDoing(message.text)
            else { return nil }
            let start = min(origin.offset, source.bytes.count)
            let range = start..<SampleToken.end(in: source.bytes, from: start)
            return CompilerError(
                range: source.range(range),
                sliceRange: range,
                message: message.text,
                group: message.group,
                isWarning: message.severity == .warning,
                isOfMode: !isLanguageSaid && Doubt.isOfMode(message.text, group: message.group)
            )
        }
    }

    /// The names that what other samples lend needs and nobody declares.
    private func borrowed(_ messages: [CompilerMessage], of entry: Entry) -> [String] {
        var names: [String] = []
        for message in messages where message.severity == .error {
            guard let origin = entry.unit.origin(of: message.offset), origin.sample != entry.sample,
                let name = MissingName.name(in: message.text), !names.contains(name)
            else { continue }
            names.append(name)
        }
        return names
    }

    /// Errors that come from hiding declarations, not from the sample.
    private func isOwnDoing(_ message: String) -> Bool {
        message.contains("is fileprivate and cannot be referenced")
            || message.contains("is private and cannot be referenced") || message.contains("uses a private type")
            || message.contains("uses a fileprivate type")
            || message.contains("must be as accessible as its enclosing type")
    }

    private func segment(of error: CompilerError, in sample: SampleCompiler.Sample, among segments: [Int]) -> Int? {
        segments.last { sample.segments[$0].sliceRange.contains(error.sliceRange.lowerBound) }
    }
}
