/// The declarations that a package had when it was built before, and no longer has.
enum FormerBuild {
    /// The largest number of paths that are kept.
    private static let most = 2000

    /// Returns the paths that are gone since a former build, or were gone before it, each with the name that replaces it; empty
    /// if the replacement isn't clear.
    static func paths(goneSince former: SamplePackage, in package: SamplePackage) -> [String: String] {
        let (old, new) = (former.allPaths, package.allPaths)
        // If no names could be read, nothing is known.
        guard !new.isEmpty else { return former.former }
        let (gone, come) = (old.subtracting(new), new.subtracting(old))
        var found = former.former.filter { !new.contains($0.key) }
        for path in gone.sorted() where found.count < most {
            found[path] = replacement(of: path, in: old, among: come, in: new) ?? ""
        }
        return found
    }

    /// The only new declaration of the same parent that has the same labels, or the same members.
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
    /// The paths of the offered modules' declarations.
    var allPaths: Set<String> { offered.reduce(into: []) { $0.formUnion(modules[$1]?.paths ?? []) } }
}
