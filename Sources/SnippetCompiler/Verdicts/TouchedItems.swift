import SnippetSyntax

/// The declarations and statements of a sample that use missing names, or declarations that use such: errors in the other ones
/// have nothing to do with the missing names.
struct TouchedItems {
    private let untouched: [Range<Int>]

    /// - Parameter names: The missing names, with `import X` for a module and `Type.member` for a member.
    init(by names: [String], in anatomy: SampleAnatomy) {
        var touching = Set(
            names.map { name in
                let parts = name.split(separator: ".").map(String.init)
                guard let last = parts.last.map({ String($0.prefix { $0 != "(" }) }) else { return name }
                return last == "init" ? parts[0] : last
            }
        )
        // A module, or the type around statements, may bring anything.
        guard !names.contains(where: { $0.hasPrefix("import ") || $0 == "self" || $0 == "super" }) else {
            untouched = []
            return
        }
        var rest = anatomy.items
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            rest.removeAll { item in
                guard !item.uses.isDisjoint(with: touching) else { return false }
                touching.formUnion(item.names)
                if case .extending(let type) = item.kind { touching.insert(type) }
                isGrowing = true
                return true
            }
        }
        untouched = rest.map(\.range)
    }

    /// True if code at a place of the sample may depend on a missing name.
    func contains(_ place: Int) -> Bool { !untouched.contains { $0.contains(place) } }
}
