import SnippetSyntax

/// The imports of a unit.
extension UnitBuilder {
    typealias Import = (module: String, attributes: String)

    /// Returns the modules that the sample and the samples it borrows from import, and those that samples use without an import.
    ///
    /// - Parameter uses: The names that none of them declares.
    func imports(of references: [LessonContext.Reference], and reading: SampleAnatomy, using uses: Set<String>)
        -> [Import]
    {
        let lenders = Set(references.map(\.sample)).sorted().map { context.samples[$0] }
        let own = Self.imports(of: reading)
        let written = lenders.flatMap(Self.imports) + own
        let parts = hasModule("FoundationNetworking") ? KnownNames.partsOfFoundation(uses).map { Import($0, "") } : []
        var all: [Import] = []
        if ManifestSample.isOne(reading), package?.declares("Package") != true {
            return [Import("PackageDescription", ""), Import("Foundation", "")]
                + own.filter {
                    !["PackageDescription", "Foundation"].contains($0.module)
                }
        }
        if let package {
            // A sample that imports one module of a package imports all that it means.
            let isSaid = own.contains { package.modules[$0.module] != nil }
            let named = isBeingWritten ? package.offered : package.offering(uses)
            let offered = isSaid ? [] : named.map { Import($0, "") }
            let others = (known.modules(of: uses.filter { !package.declares($0) }) + apple(uses) + tests(reading, uses))
                .map { Import($0, "") }
            let documented = package.module(in: reading.sourceFolders).map { [Import($0, "")] } ?? []
            all = [("Foundation", "")] + parts + documented + written + offered + others
            if usesSwiftUI(reading, uses, written.map(\.module)) { all.insert(("SwiftUI", ""), at: 0) }
        } else {
            all =
                (importsSwiftUI ? [("SwiftUI", "")] : []) + [("Foundation", "")] + parts + written
                + (known.modules(of: uses) + tests(reading, uses)).map { ($0, "") }
        }
        return all.reduce(into: []) { result, next in
            if let index = result.firstIndex(where: { $0.module == next.module }) {
                if result[index].attributes.isEmpty { result[index].attributes = next.attributes }
            } else {
                result.append(next)
            }
        }
    }

    /// The testing modules that a sample uses.
    private func tests(_ reading: SampleAnatomy, _ uses: Set<String>) -> [String] {
        var modules: [String] = []
        if uses.contains(where: { $0 == "XCTestCase" || $0.hasPrefix("XCTAssert") }) { modules.append("XCTest") }
        let words = uses.intersection(["Test", "Suite"])
        let isAttribute = words.contains { reading.roles[$0] == .attribute }
        if isAttribute || (!words.isEmpty && !uses.isDisjoint(with: ["expect", "require"])) {
            modules.append("Testing")
        }
        return modules.filter(hasModule)
    }

    /// The shim's module for Foundation's APIs that exist only on Apple's systems, if one of them is used.
    private func apple(_ uses: Set<String>) -> [String] {
        let names: Set<String> = ["lines", "resourceBytes", "bytes", "characters", "unicodeScalars"]
        return uses.isDisjoint(with: names) || !hasModule("AppleFoundation") ? [] : ["AppleFoundation"]
    }

    static func imports(of sample: SampleAnatomy) -> [Import] {
        sample.items.compactMap { item in
            if case .importing(let module) = item.kind { (module, item.importAttributes) } else { nil }
        }
    }

    /// True if a sample of a package uses SwiftUI too: the package may have own names that SwiftUI also has.
    private func usesSwiftUI(_ reading: SampleAnatomy, _ uses: Set<String>, _ imports: [String]) -> Bool {
        if imports.contains(where: { known.needsSwiftUI($0) }) { return true }
        if reading.shape == .expression || isView(reading.members) || reading.members.hasPublished { return true }
        return uses.contains { known.isOfSwiftUI($0) && package?.declares($0) != true }
    }
}
