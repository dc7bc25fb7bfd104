import Diagnostics
import FileSystem
import Support

/// The fate of names that a package had, from its history and from the record of a former build.
public struct PackagePast: Sendable {
    private let package: SamplePackage
    private let memory: MemoryFile?

    /// - Parameter file: the path of the file in which what histories say is cached; nil for no cache.
    public init(_ package: SamplePackage, rememberedIn file: String? = nil) {
        self.package = package
        memory = file.map { MemoryFile($0, form: "glosa past 1") }
    }

    /// Returns the former names of the package among missing names, by the missing name.
    ///
    /// - Parameter names: Outermost names, members as `Type.member`, and modules as `import Module`; the package has none of
    ///   them.
    public func former(_ names: Set<String>) -> [String: FormerName] {
        let asked = names.sorted().compactMap { Question($0) }.filter {
            // An outermost name that the sources declare isn't public, or exists on another system.
            $0.isModule || $0.type != nil || !package.written.value.contains($0.base)
        }
        guard !asked.isEmpty else { return [:] }
        var found: [String: FormerName] = [:]
        for question in asked {
            guard let path = question.path(among: package.former.keys) else { continue }
            let replacement = package.former[path].flatMap { $0.isEmpty ? nil : $0 }
            found[question.text] = FormerName(
                name: question.base,
                commit: nil,
                replacement: replacement ?? near(question)
            )
        }
        let former = memory.map { Memory<[String: [DeclarationHistory.Removal]]>(reading: $0) } ?? Memory()
        var used = Memory<[String: [DeclarationHistory.Removal]]>()
        defer { if let memory, used.values != former.values { _ = try? memory.keep(used) } }
        for folder in package.folders {
            guard let history = DeclarationHistory(of: folder) else { continue }
            let removals = history.removals(of: Set(asked.map(\.base)), knowing: former, using: &used)
            for question in asked where found[question.text]?.replacement == nil {
                guard let removal = removals[question.base]?.first(where: question.means) else { continue }
                found[question.text] = FormerName(
                    name: question.base,
                    commit: removal.commit,
                    isSinceCommit: removal.isSinceCommit,
                    replacement: removal.replacements.first {
                        question.isModule ? package.offered.contains($0) : package.has($0, in: question.type)
                    } ?? near(question)
                )
            }
        }
        let types = Set(found.values.map(\.name).filter { $0.first?.isUppercase == true })
        guard !types.isEmpty else { return found }
        let there = ObjectiveCHeaders.declared(types, in: package.folders)
        return found.filter { !there.contains($0.value.name) }
    }

    /// A name of the package that resembles a former one; for a module, else its only module.
    private func near(_ question: Question) -> String? {
        if question.isModule {
            return NearMiss.suggestion(for: question.base, among: package.offered)
                ?? (package.offered.count == 1 ? package.offered.first : nil)
        }
        let isType = question.base.first?.isUppercase == true
        let names = package.names(in: question.type).filter { $0.first?.isUppercase == isType }
        return NearMiss.suggestion(for: question.base, among: names.sorted())
    }

    /// A missing name that is looked for.
    private struct Question {
        let text: String
        /// The type whose member it is; nil for an outermost name.
        let type: String?
        let base: String
        let isModule: Bool

        /// - Returns: Nil for texts that can't be looked for: initializers, single letters, paths deeper than `Type.member`,
        ///   other texts with blanks.
        init?(_ text: String) {
            isModule = text.hasPrefix("import ")
            guard !isModule else {
                (self.text, base, type) = (text, String(text.dropFirst("import ".count)), nil)
                return
            }
            guard !text.contains(" ") else { return nil }
            let parts = text.split(separator: ".").map { String($0.prefix { $0 != "(" }) }
            guard let last = parts.last, parts.count <= 2, last != "init", last.count > 1 else { return nil }
            (self.text, base) = (text, last)
            type = parts.count == 2 ? parts[0] : nil
        }

        func means(_ removal: DeclarationHistory.Removal) -> Bool {
            guard removal.isModule == isModule else { return false }
            guard let type else { return removal.isOutermost }
            guard !removal.isOutermost else { return false }
            return removal.heading.isEmpty
                || removal.heading.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == type }
        }

        /// The path of the declaration in a former build.
        func path(among paths: some Collection<String>) -> String? {
            paths.filter { path in
                let parts = path.split(separator: "/").map { $0.prefix { $0 != "(" } }
                guard parts.last.map(String.init) == base else { return false }
                return type.map { parts.count > 1 && parts[parts.count - 2] == $0 } ?? (parts.count == 1)
            }.min()
        }
    }
}

extension SamplePackage {
    /// The names of a type's members, or the outermost names, without labels.
    func names(in type: String?) -> Set<String> {
        offered.reduce(into: []) { names, module in
            for path in modules[module]?.paths ?? [] {
                let parts = path.split(separator: "/")
                guard let last = parts.last,
                    type.map({ parts.count > 1 && parts[parts.count - 2] == $0 }) ?? (parts.count == 1)
                else { continue }
                names.insert(String(last.prefix { $0 != "(" }))
            }
        }
    }

    func has(_ name: String, in type: String?) -> Bool { names(in: type).contains(name) }
}
