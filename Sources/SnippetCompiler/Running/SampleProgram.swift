import SnippetSyntax

/// A sample as a program: its statements at the file's outermost level, after the declarations it needs.
struct SampleProgram: Sendable {
    private(set) var text: [UInt8]
    /// The shim's modules that it has to be linked with.
    let modules: [String]
    /// The package's modules that it has to be linked with.
    let packageModules: [String]
    /// The compiler's language settings.
    let settings: [String]
    /// A second file of the program, with functions that it calls; nil if it has none.
    var besides: String?

    /// Creates a program from a complete text.
    init(script: [UInt8], settings: [String]) {
        text = script
        (modules, packageModules) = ([], [])
        self.settings = settings
    }

    init(_ reading: SampleAnatomy, sample: Int, context: LessonContext, environment: CompilationEnvironment) {
        let declared = Set(reading.items.flatMap(\.names))
        let references = context.closure(
            of: reading.uses,
            standingAlone: reading.references,
            in: sample,
            declaring: declared,
            extending: []
        )
        self.init(reading, sample: sample, after: references, context: context, environment: environment)
    }

    /// Creates a program that goes on where the samples before it end: those whose variables it uses come before it, whole, and those
    /// that use the same variables.
    ///
    /// - Parameter isSound: Returns true for a sample that the compiler accepts.
    init(
        continuing reading: SampleAnatomy,
        sample: Int,
        context: LessonContext,
        environment: CompilationEnvironment,
        isSound: (Int) -> Bool
    ) {
        var chapters: Set<Int> = []
        var variables: Set<String> = []
        var others: Set<LessonContext.Reference> = []
        var queue = [sample]
        while let next = queue.popLast() {
            let chapter = next == sample ? reading : context.samples[next]
            let references = context.closure(
                of: chapter.uses,
                standingAlone: chapter.references,
                referring: UnitBuilder.references(ofScript: chapter),
                in: next,
                declaring: Set(chapter.items.flatMap(\.names)),
                extending: []
            )
            for reference in references {
                guard context.isOfScript(reference), reference.sample < next else {
                    others.insert(reference)
                    continue
                }
                variables.formUnion(context.item(reference).names)
                if chapters.insert(reference.sample).inserted { queue.append(reference.sample) }
            }
            guard queue.isEmpty, let first = chapters.min() else { continue }
            // A sample between them may change the variables.
            for between in first..<sample where !chapters.contains(between) && isSound(between) {
                let other = context.samples[between]
                guard other.shape == .statements, !UnitBuilder.references(ofScript: other).isDisjoint(with: variables)
                else { continue }
                chapters.insert(between)
                queue.append(between)
            }
        }
        self.init(
            reading,
            sample: sample,
            after: others.filter { !chapters.contains($0.sample) && $0.sample != sample }.sorted {
                ($0.sample, $0.item) < ($1.sample, $1.item)
            },
            chapters: chapters.sorted(),
            context: context,
            environment: environment
        )
    }

    /// - Parameters:
    ///   - references: The declarations of other samples that come before it.
    ///   - chapters: The samples that come before it whole.
    private init(
        _ reading: SampleAnatomy,
        sample: Int,
        after references: [LessonContext.Reference],
        chapters: [Int] = [],
        context: LessonContext,
        environment: CompilationEnvironment
    ) {
        let declared = Set(reading.items.flatMap(\.names))
        let whole = chapters.map { context.samples[$0] }
        let lenders = Set(references.map(\.sample)).sorted().map { context.samples[$0] } + whole
        var modules: [String] = []
        for item in (lenders + [reading]).flatMap(\.items) {
            if case .importing(let module) = item.kind, !modules.contains(module) { modules.append(module) }
        }
        if let package = environment.package, !modules.contains(where: { package.modules[$0] != nil }) {
            let given = references.map(context.item)
            let names = Set(given.flatMap(\.names)).union(declared)
            let uses = (given.map(\.uses) + whole.map(\.uses)).reduce(into: reading.uses) { $0.formUnion($1) }
            let documented = package.module(in: reading.sourceFolders).map { [$0] } ?? []
            modules += documented + package.offering(uses.subtracting(names)).filter { !documented.contains($0) }
        }
        var text = UnitText()
        text.append("import Foundation\nimport Observation\n")
        for module in modules { text.append("import \(module)\n") }
        for reference in references {
            let item = context.item(reference)
            if case .importing = item.kind { continue }
            let source = context.samples[reference.sample].bytes
            let edits = item.edits
            let range = item.range.clamped(to: 0..<source.count)
            text.append(range, of: source, sample: reference.sample, edits: edits.map { ($0.range, $0.replacement) })
            text.append("\n")
        }
        for (index, chapter) in Array(zip(chapters, whole)) + [(sample, reading)] {
            let skips = index == sample ? [] : ClaimMarks.withoutTraps(chapter.runClaims)
            let edits = chapter.edited(by: skips).items.flatMap(\.edits)
            text.append(
                0..<chapter.bytes.count,
                of: chapter.bytes,
                sample: index,
                edits: edits.map { ($0.range, $0.replacement) }
            )
            text.append("\n")
        }
        self.text = text.bytes
        self.modules = modules.filter(environment.shimModules.contains)
        packageModules = modules.filter { environment.package?.modules[$0] != nil }
        settings = environment.settings(modules)
    }

    /// Adds declarations behind the program's code.
    mutating func add(_ declarations: [[UInt8]]) {
        for declaration in declarations { text += declaration + [UInt8(ascii: "\n")] }
    }
}
