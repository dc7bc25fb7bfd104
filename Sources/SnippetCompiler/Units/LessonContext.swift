import SnippetSyntax

/// The declarations that the samples of a lesson may borrow from one another.
struct LessonContext: Sendable {
    /// A declaration, by the indices of its sample and of its item in that sample.
    struct Reference: Hashable, Sendable {
        let sample: Int
        let item: Int
    }

    /// The lesson's samples, each without the parts that are marked as wrong.
    let samples: [SampleAnatomy]
    private var declarations: [String: [Reference]] = [:]
    /// The variables of samples that read like a script, which continues in the next sample.
    private var variables: [String: [Reference]] = [:]
    private var extensions: [Reference] = []
    /// The types that samples declare under names of the SDK's.
    private var namesakes: [String: [Reference]] = [:]
    private let preambles: Set<Int>
    private let taken: [Set<String>]
    /// True if functions of other labels, operators and initializers of the SDK's types are lent too.
    private let lendsOverloads: Bool
    /// True if, of a type that several samples show, the first is lent, and not the one shown last before the sample.
    private let lendsFirstShown: Bool
    /// The types that samples show inside of others.
    private let nestedTypes: Set<String>
    /// The operators and precedence groups that samples declare.
    private var operators: [Reference] = []
    /// The types that samples write for values, by the values' names; of two the first.
    let typedNames: [String: String]

    /// - Parameters:
    ///   - preambles: The indices of the samples that are hidden and come before all others.
    ///   - taken: The names that belong to the SDK, which no declaration may shadow for others.
    ///   - lendsOverloads: True if functions of other labels, operators and initializers of the SDK's types are lent too.
    ///   - lendsPreamblesOnly: True if samples borrow only from preambles, not from one another.
    ///   - lendsFirstShown: True if, of a type that several samples show, the first is lent.
    ///   - isThere: Returns true for a declaration that only shows what exists without it.
    init(
        _ samples: [SampleAnatomy],
        preambles: Set<Int>,
        taken: [Set<String>],
        lendsOverloads: Bool = false,
        lendsFirstShown: Bool = false,
        lendsPreamblesOnly: Bool = false,
        isShown isThere: (SampleAnatomy.Item) -> Bool = { _ in false }
    ) {
        self.samples = samples
        self.preambles = preambles
        self.taken = taken
        self.lendsOverloads = lendsOverloads
        self.lendsFirstShown = lendsFirstShown
        nestedTypes = samples.reduce(into: []) { names, sample in
            for item in sample.items { names.formUnion(item.nestedTypes) }
        }
        typedNames = samples.reduce(into: [:]) { $0.merge($1.typedNames) { first, _ in first } }
        for (index, sample) in samples.enumerated() where sample.isParsed && !sample.isBeyondRewriting {
            if lendsPreamblesOnly, !preambles.contains(index) { continue }
            for (place, item) in sample.items.enumerated() {
                guard !isThere(item) else { continue }
                let reference = Reference(sample: index, item: place)
                let isLent =
                    switch item.kind {
                    case .type: true
                    // A function that uses `self` belongs to some type.
                    case .function: (Self.isGlobal(sample) || sample.shape == .statements) && !item.usesSelf
                    case .variable: Self.isGlobal(sample) && preambles.contains(index)
                    default: false
                    }
                if item.kind == .variable, !isLent, Self.isShown(item, in: sample) {
                    for name in item.names where !Self.ofLanguage.contains(name) {
                        variables[name, default: []].append(reference)
                    }
                }
                if isLent {
                    for name in item.names {
                        if !isTaken(name) {
                            declarations[name, default: []].append(reference)
                        } else if item.kind == .type, !item.isPartial, !preambles.contains(index) {
                            namesakes[name, default: []].append(reference)
                        }
                    }
                }
                if case .extending = item.kind { extensions.append(reference) }
                if item.kind == .shared { operators.append(reference) }
            }
        }
    }

    private func isTaken(_ name: String) -> Bool { taken.contains { $0.contains(name) } }

    func item(_ reference: Reference) -> SampleAnatomy.Item { samples[reference.sample].items[reference.item] }

    /// True if several samples declare the borrowed type, or one declares a nested type of the same name.
    func isShownOften(_ reference: Reference) -> Bool {
        guard item(reference).kind == .type, !preambles.contains(reference.sample) else { return false }
        return item(reference).names.contains { (declarations[$0]?.count ?? 0) > 1 || nestedTypes.contains($0) }
    }

    /// True if a sample shows the whole of a type of that name.
    func declares(_ name: String) -> Bool {
        declarations[name]?.contains { item($0).kind == .type && !item($0).isPartial } ?? false
    }

    /// True for the name of a function that a sample declares outside of any type.
    func declaresFunction(_ name: String) -> Bool {
        declarations[name]?.contains { item($0).kind == .function } ?? false
    }

    /// The names of types and of scripts' variables that other lessons may borrow.
    var lendableNames: Set<String> { Set(declarations.keys).union(variables.keys) }

    /// The names of the types that samples declare.
    var typeNames: Set<String> {
        Set(declarations.filter { $0.value.contains { item($0).kind == .type } }.keys)
    }

    /// True if a sample other than the given one shows a function or variable of that name outside of any type.
    func showsApart(_ name: String, from sample: Int) -> Bool {
        samples.indices.contains { index in
            index != sample
                && samples[index].items.contains {
                    [.function, .variable].contains($0.kind) && $0.names.contains(name)
                }
        }
    }

    /// The last variable that the lesson's script declares by a name; nil if there is none.
    func variable(_ name: String) -> Reference? { variables[name]?.last }

    /// Returns the declarations that a unit needs from other samples, in the order of the lesson.
    ///
    /// - Parameters:
    ///   - sample: The index of the sample that the unit is a reading of.
    ///   - declared: The names that the unit declares itself.
    ///   - extended: The members that the unit adds to types, each as `Type.member`.
    ///   - uses: The names in the unit.
    ///   - free: The used names that occur without a dot before them and not as labels: only these can be functions.
    ///   - references: The used names that may be variables.
    func closure(
        of uses: Set<String>,
        standingAlone free: Set<String>,
        referring references: Set<String> = [],
        in sample: Int,
        declaring declared: Set<String>,
        extending extended: Set<String>
    ) -> [Reference] {
        var uses = uses
        var references = references
        var free = free
        var names = declared
        var found: Set<Reference> = []
        var members = extended
        var queue = Array(uses)
        func add(_ reference: Reference) {
            guard found.insert(reference).inserted else { return }
            let item = item(reference)
            names.formUnion(item.names)
            if variables[item.names.first ?? ""]?.contains(reference) == true { references.formUnion(item.references) }
            for use in item.uses where uses.insert(use).inserted || !free.contains(use) { queue.append(use) }
            free.formUnion(item.references)
        }
        var isGrowing = true
        while isGrowing {
            while let name = queue.popLast() {
                guard !names.contains(name) else { continue }
                if let best = provider(of: name, for: sample), !found.contains(best),
                    item(best).kind != .function || free.contains(name) || name.first?.isLetter != true
                {
                    add(best)
                } else if references.contains(name), let best = variables[name]?.last(where: { $0.sample < sample }) {
                    add(best)
                }
            }
            isGrowing = false
            for overload in overloads(of: uses, standingAlone: free, for: sample) where !found.contains(overload) {
                add(overload)
                isGrowing = true
            }
            for name in uses where !names.contains(name) {
                guard let own = namesake(of: name, for: sample, beside: found) else { continue }
                add(own)
                isGrowing = true
            }
            for reference in extensions where !found.contains(reference) && isVisible(reference.sample, to: sample) {
                let item = item(reference)
                guard case .extending(let type) = item.kind else { continue }
                let isProvided = found.contains {
                    ($0.sample == reference.sample
                        || (item.addsConformance && !extended.contains(Self.conformance(of: type))))
                        && self.item($0).names.contains(type)
                }
                // A type of C that no sample declares isn't meant by a sample that doesn't name it.
                let isOfC = type.first?.isLowercase == true && declarations[type] == nil && !uses.contains(type)
                let isInitializer = lendsOverloads && item.memberNames.contains("init") && uses.contains(type)
                let isUsed =
                    (!item.memberNames.isDisjoint(with: uses) || isInitializer) && !declared.contains(type) && !isOfC
                // A type that the sample shows may name nested types that the lesson shows apart.
                let completes =
                    declared.contains(type)
                    && item.memberNames.contains {
                        $0.first?.isUppercase == true && free.contains($0) && !names.contains($0)
                            && !isTaken($0)
                    }
                // Initializers and functions of one name may have other labels.
                let names = lendsOverloads ? item.memberNames.subtracting(["init", "subscript"]) : item.memberNames
                let added = names.map { "\(type).\($0)" }
                guard (isProvided && !declared.contains(type)) || isUsed || completes, members.isDisjoint(with: added)
                else {
                    continue
                }
                members.formUnion(added)
                add(reference)
                isGrowing = true
            }
        }
        return found.sorted { ($0.sample, $0.item) < ($1.sample, $1.item) }
    }

    /// The functions of earlier samples under names that the sample declares with other labels, and the operators that it uses.
    private func overloads(of uses: Set<String>, standingAlone free: Set<String>, for sample: Int) -> [Reference] {
        guard lendsOverloads, samples.indices.contains(sample) else { return [] }
        let own = samples[sample].items.filter { $0.kind == .function && !$0.names.isEmpty }
        let heads = Set(own.map { samples[sample].head(of: $0) })
        let functions = own.flatMap(\.names).filter(free.contains).flatMap { name in
            (declarations[name] ?? []).filter { reference in
                reference.sample < sample && item(reference).kind == .function
                    && !heads.contains(samples[reference.sample].head(of: item(reference)))
            }
        }
        let signs = uses.filter { $0.first?.isLetter == false && !$0.hasPrefix("_") }
        let shared = operators.filter { $0.sample < sample && !item($0).uses.isDisjoint(with: signs) }
        return functions + shared
    }

    /// A type of an earlier sample under a name of the SDK's; nil if the SDK's is meant. The sample's type is meant if the sample
    /// also borrows another type of that earlier sample that the first one uses: `struct Text: Drawable` where `Drawable` is
    /// borrowed.
    private func namesake(of name: String, for sample: Int, beside found: Set<Reference>) -> Reference? {
        namesakes[name]?.last { reference in
            reference.sample < sample
                && found.contains {
                    $0.sample == reference.sample && item($0).kind == .type
                        && !item(reference).uses.isDisjoint(with: item($0).names)
                }
        }
    }

    /// The declaration of a name that a sample borrows: the sample's own, elsewhere in it; else the latest one before; else one
    /// of a hidden preamble, the lesson's before the course's; else the next one after.
    private func provider(of name: String, for sample: Int) -> Reference? {
        guard let all = declarations[name] else { return nil }
        // A declaration that is shown whole is preferred to one shown in part.
        let whole = all.filter { !item($0).isPartial }
        let candidates = whole.isEmpty ? all : whole
        if let own = candidates.last(where: { $0.sample == sample }) { return own }
        if lendsFirstShown, let first = candidates.first, item(first).kind == .type { return first }
        if preambles.contains(sample),
            let earlier = candidates.last(where: { preambles.contains($0.sample) && $0.sample < sample })
        {
            return earlier
        }
        return candidates.last { $0.sample < sample && !preambles.contains($0.sample) }
            ?? candidates.last { preambles.contains($0.sample) }
            ?? candidates.first { $0.sample > sample }
    }

    /// True if readers expect a variable to exist in the samples that follow.
    private static func isShown(_ item: SampleAnatomy.Item, in sample: SampleAnatomy) -> Bool {
        (sample.shape == .statements || (isGlobal(sample) && !item.waits)) && !item.isPartial
    }

    /// True if the borrowed declaration is a variable of a script.
    func isOfScript(_ reference: Reference) -> Bool {
        variables[item(reference).names.first ?? ""]?.contains(reference) ?? false
    }

    /// Functions of the standard library that samples call, whatever the names of their variables.
    private static let ofLanguage: Set<String> = [
        "abs", "assert", "dump", "exit", "fatalError", "max", "min", "precondition", "print", "readLine",
        "repeatElement", "sequence", "sleep", "stride", "swap", "type", "zip",
    ]

    /// Functions of the standard library whose names samples also use for values.
    static let likeValues: Set<String> = ["dump", "exit", "max", "min", "sequence", "stride", "type"]

    /// The entry for a type's conformances among the members that a unit adds.
    static func conformance(of type: String) -> String { "\(type).:" }

    /// True if a sample may use the other's extensions: preambles see only what comes before them.
    private func isVisible(_ other: Int, to sample: Int) -> Bool {
        !preambles.contains(sample) || other < sample
    }

    private static func isGlobal(_ sample: SampleAnatomy) -> Bool {
        sample.shape == .file || sample.shape == .declarations
    }
}
