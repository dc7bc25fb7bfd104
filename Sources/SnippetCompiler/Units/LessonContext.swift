import SnippetSyntax

/// The declarations that the samples of a lesson may take from one another.
struct LessonContext: Sendable {
    /// A declaration, by its sample and its place among that sample's items.
    struct Reference: Hashable, Sendable {
        let sample: Int
        let item: Int
    }

    /// Parallel to the lesson's samples: each without what is marked as wrong.
    let samples: [SampleAnatomy]
    private var declarations: [String: [Reference]] = [:]
    /// The variables of samples that read like a script, which goes on in the next sample.
    private var variables: [String: [Reference]] = [:]
    private var extensions: [Reference] = []
    /// The types that samples declare under names of the SDK's.
    private var namesakes: [String: [Reference]] = [:]
    private let preambles: Set<Int>
    private let taken: Set<String>
    /// Whether functions of other labels, operators and initialisers of the SDK's types are lent too.
    private let lendsOverloads: Bool
    /// Whether of a type that several samples show the first is lent, and not the one shown last before the sample.
    private let lendsFirstShown: Bool
    /// The types that samples show inside of others.
    private let nestedTypes: Set<String>
    /// The operators and precedence groups that samples declare.
    private var operators: [Reference] = []
    /// The types that samples write for values, by the values' names; of two the first.
    let typedNames: [String: String]

    /// - Parameters:
    ///   - preambles: which of the samples are hidden and come before all others.
    ///   - taken: names that belong to the SDK, which no declaration may shadow for others.
    ///   - lendsOverloads: whether functions of other labels, operators and initialisers of the SDK's types are lent too.
    ///   - lendsPreamblesOnly: whether samples take nothing from one another but from preambles.
    ///   - lendsFirstShown: whether of a type that several samples show the first is lent.
    ///   - isShown: whether a declaration only shows what is there without it.
    init(
        _ samples: [SampleAnatomy],
        preambles: Set<Int>,
        taken: Set<String>,
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
                    // What speaks of `self` is some type's.
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
                        if !taken.contains(name) {
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

    func item(_ reference: Reference) -> SampleAnatomy.Item { samples[reference.sample].items[reference.item] }

    /// Whether several samples declare the type that is lent, or one has another of that name inside a type of its own.
    func isShownOften(_ reference: Reference) -> Bool {
        guard item(reference).kind == .type, !preambles.contains(reference.sample) else { return false }
        return item(reference).names.contains { (declarations[$0]?.count ?? 0) > 1 || nestedTypes.contains($0) }
    }

    /// Whether a sample shows the whole of a type of that name.
    func declares(_ name: String) -> Bool {
        declarations[name]?.contains { item($0).kind == .type && !item($0).isPartial } ?? false
    }

    /// True for the name of a function that a sample declares outside of any type.
    func declaresFunction(_ name: String) -> Bool {
        declarations[name]?.contains { item($0).kind == .function } ?? false
    }

    /// The names of the types that samples declare.
    var typeNames: Set<String> {
        Set(declarations.filter { $0.value.contains { item($0).kind == .type } }.keys)
    }

    /// Whether a sample other than the one given shows a function or variable by a name that belongs to no type there.
    func showsApart(_ name: String, from sample: Int) -> Bool {
        samples.indices.contains { index in
            index != sample
                && samples[index].items.contains {
                    [.function, .variable].contains($0.kind) && $0.names.contains(name)
                }
        }
    }

    /// The variable that the lesson's script declares by a name, the last one.
    func variable(_ name: String) -> Reference? { variables[name]?.last }

    /// What a unit needs of others, in the order of the lesson.
    ///
    /// - Parameters:
    ///   - sample: which sample the unit is a reading of.
    ///   - declared: the names that the unit declares itself.
    ///   - extended: the members that the unit adds to types, each as `Type.member`.
    ///   - uses: the names in the unit.
    ///   - free: those of them that stand alone: only these can be functions.
    ///   - references: those of them that may be variables.
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
                // A type of C that nobody shows is none of the sample's if it doesn't name it.
                let isOfC = type.first?.isLowercase == true && declarations[type] == nil && !uses.contains(type)
                let isInitializer = lendsOverloads && item.memberNames.contains("init") && uses.contains(type)
                let isUsed =
                    (!item.memberNames.isDisjoint(with: uses) || isInitializer) && !declared.contains(type) && !isOfC
                // A type that the sample shows may name those inside of it that the lesson shows apart.
                let completes =
                    declared.contains(type)
                    && item.memberNames.contains {
                        $0.first?.isUppercase == true && free.contains($0) && !names.contains($0)
                            && !taken.contains($0)
                    }
                // Initialisers and functions of one name may have other labels.
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

    /// A type of an earlier sample under a name of the SDK's, which is meant where the sample takes other types of that sample
    /// that it is made for: `struct Text: Drawable` where `Drawable` is taken.
    private func namesake(of name: String, for sample: Int, beside found: Set<Reference>) -> Reference? {
        namesakes[name]?.last { reference in
            reference.sample < sample
                && found.contains {
                    $0.sample == reference.sample && item($0).kind == .type
                        && !item(reference).uses.isDisjoint(with: item($0).names)
                }
        }
    }

    /// Who declares a name for a sample: the sample itself elsewhere, what comes before, the latest first, hidden
    /// preambles, the lesson's before the course's, and then what comes after.
    private func provider(of name: String, for sample: Int) -> Reference? {
        guard let all = declarations[name] else { return nil }
        // What is shown whole says more than what is shown in part.
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

    /// Whether a reader takes a variable to be there in the samples that follow.
    private static func isShown(_ item: SampleAnatomy.Item, in sample: SampleAnatomy) -> Bool {
        (sample.shape == .statements || (isGlobal(sample) && !item.waits)) && !item.isPartial
    }

    /// Whether what is lent is a variable of a script.
    func isOfScript(_ reference: Reference) -> Bool {
        variables[item(reference).names.first ?? ""]?.contains(reference) ?? false
    }

    /// Functions of the standard library that samples call, whatever their variables are called.
    private static let ofLanguage: Set<String> = [
        "abs", "assert", "dump", "exit", "fatalError", "max", "min", "precondition", "print", "readLine",
        "repeatElement", "sequence", "sleep", "stride", "swap", "type", "zip",
    ]

    /// Those of them that are called like a value that samples speak of.
    static let likeValues: Set<String> = ["dump", "exit", "max", "min", "sequence", "stride", "type"]

    /// What stands among the members that a unit adds to a type for its conformances.
    static func conformance(of type: String) -> String { "\(type).:" }

    /// Preambles see only what comes before them.
    private func isVisible(_ other: Int, to sample: Int) -> Bool {
        !preambles.contains(sample) || other < sample
    }

    private static func isGlobal(_ sample: SampleAnatomy) -> Bool {
        sample.shape == .file || sample.shape == .declarations
    }
}
