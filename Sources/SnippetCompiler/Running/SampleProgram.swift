import SnippetSyntax

/// A sample as a program: its statements at the file's outermost level, after the declarations it needs.
struct SampleProgram: Sendable {
    let text: [UInt8]
    /// The shim's modules that it has to be linked with.
    let modules: [String]
    /// The package's modules that it has to be linked with.
    let packageModules: [String]
    /// The compiler's language settings.
    let settings: [String]

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
        let lenders = Set(references.map(\.sample)).sorted().map { context.samples[$0] }
        var modules: [String] = []
        for item in (lenders + [reading]).flatMap(\.items) {
            if case .importing(let module) = item.kind, !modules.contains(module) { modules.append(module) }
        }
        if let package = environment.package, !modules.contains(where: { package.modules[$0] != nil }) {
            let given = references.map(context.item)
            let names = Set(given.flatMap(\.names)).union(declared)
            let uses = given.reduce(into: reading.uses) { $0.formUnion($1.uses) }
            modules += package.offering(uses.subtracting(names))
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
        let edits = reading.items.flatMap(\.edits)
        text.append(
            0..<reading.bytes.count,
            of: reading.bytes,
            sample: sample,
            edits: edits.map { ($0.range, $0.replacement) }
        )
        text.append("\n")
        self.text = text.bytes
        self.modules = modules.filter(environment.shimModules.contains)
        packageModules = modules.filter { environment.package?.modules[$0] != nil }
        settings = environment.settings(modules)
    }
}
