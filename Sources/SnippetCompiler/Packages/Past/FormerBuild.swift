/// What a package had when it was built before, and has no longer.
enum FormerBuild {
    /// How many paths are kept.
    private static let most = 2000

    /// The paths that are gone since a build, and before it, each with the name in its place; an empty one where that isn't
    /// plain.
    static func paths(goneSince former: SamplePackage, in package: SamplePackage) -> [String: String] {
        let (old, new) = (former.allPaths, package.allPaths)
        // Where nothing could be read, nothing is known.
        guard !new.isEmpty else { return former.former }
        let (gone, come) = (old.subtracting(new), new.subtracting(old))
        var found = former.former.filter { !new.contains($0.key) }
        for path in gone.sorted() where found.count < most {
            found[path] = replacement(of: path, in: old, among: come, in: new) ?? ""
        }
        return found
    }

    /// The only new declaration at the same place that has the same labels, or the same members.
    private static func replacement(
        of path: String,
        in old: Set<String>,
        among come: Set<String>,
        in new: Set<String>
    ) -> String? {
        let parent = path.split(separator: "/").dropLast()
        let labels = path.drop { $0 != "(" }
        let members = members(of: path, in: old)
        let candidates = come.filter { other in
            guard other.split(separator: "/").dropLast() == parent, other.drop(while: { $0 != "(" }) == labels else {
                return false
            }
            return !labels.isEmpty || (!members.isEmpty && Self.members(of: other, in: new) == members)
        }
        guard candidates.count == 1 else { return nil }
        return candidates.first?.split(separator: "/").last.map { String($0.prefix { $0 != "(" }) }
    }

    private static func members(of type: String, in paths: Set<String>) -> Set<Substring> {
        Set(paths.filter { $0.hasPrefix(type + "/") }.map { $0.dropFirst(type.count + 1) })
    }
}

extension SamplePackage {
    /// What the offered modules declare.
    var allPaths: Set<String> { offered.reduce(into: []) { $0.formUnion(modules[$1]?.paths ?? []) } }
}
