import Diagnostics

/// The compiled templates of a theme for one language.
struct TemplateSet: Sendable {
    private let programs: [TemplateProgram]
    /// The indices of the programs, by the names of their templates.
    private let numbers: [String: Int]

    /// - Parameter words: the interface's words; they never change from page to page, so they are compiled into the
    ///   templates' own text.
    /// - Throws: ``ThemeError`` naming the tag of a template that can't be compiled.
    init(_ files: [(key: String, value: SourceFile)], words: [String: String]) throws {
        let names = files.map { String($0.key.dropLast(".mustache".count)) }
        let numbers = Dictionary(zip(names, names.indices)) { first, _ in first }
        let programs = try files.map { _, file in
            do throws(TemplateFault) {
                return try TemplateCompiler.compile(file, templates: numbers, constants: ["strings": words])
            } catch {
                throw ThemeError(diagnostics: [error.finding(in: file)], files: [file])
            }
        }
        if let (template, fault) = Self.endlessPartial(in: programs, names: names) {
            let file = files[template].value
            throw ThemeError(diagnostics: [fault.finding(in: file)], files: [file])
        }
        self.programs = programs
        self.numbers = numbers
    }

    /// Renders the template of a page; a template that does not exist renders as nothing (``TemplateCheck`` has reported it).
    func render(_ name: String, _ values: TemplateValues) -> [UInt8] { variants(name, values).bytes }

    /// Renders a template once for all pages that its values tell apart.
    func variants(_ name: String, _ values: TemplateValues) -> PageVariants {
        guard let number = numbers[name] else { return PageVariants(bytes: [], stretches: []) }
        return TemplateRenderer.render(programs, template: number, values)
    }

    /// Finds a template that includes itself whatever the values are, with the fault at its tag; nil if there is none.
    private static func endlessPartial(in programs: [TemplateProgram], names: [String]) -> (Int, TemplateFault)? {
        var left = Set(programs.indices)
        while let done = left.first(where: { !programs[$0].certainPartials.contains { left.contains($0.template) } }) {
            left.remove(done)
        }
        // Each template left includes another one that is left, so following them leads into a cycle.
        guard var template = left.min() else { return nil }
        var visited: Set<Int> = []
        while let next = programs[template].certainPartials.first(where: { left.contains($0.template) }) {
            visited.insert(template)
            if visited.contains(next.template) {
                return (template, TemplateFault(.endless(names[next.template]), next.name))
            }
            template = next.template
        }
        return nil
    }
}
