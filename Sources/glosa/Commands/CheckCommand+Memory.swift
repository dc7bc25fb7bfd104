import Course
import CourseConfiguration

extension CheckCommand {
    /// The memory of this check; nil if it is about more than a course as it lies in its folder, or asks for what isn't remembered.
    ///
    /// - Parameter change: changes the course's configuration as the command line asks.
    func record(of groups: [CheckedPaths], change: (inout Configuration) -> Void) throws -> CheckRecord? {
        let isMore =
            fix || dryRun || renewEvidence || since != nil || external || shard != nil || package != nil || watch
            || comments == true || reporting.format == .json
        guard !isMore, groups.count == 1, let paths = groups.first, paths.content == nil, paths.selected.isEmpty,
            let root = paths.root, let loader = paths.loader(checksTypes: checksTypes(paths))
        else { return nil }
        var configuration = try loader.configuration().value
        change(&configuration)
        return CheckRecord(
            loader,
            root: root,
            configuration,
            settings: rules + [profile ?? "", access.rawValue, "\(testsClaims)"],
            asksCompiler: checksTypes(paths)
        )
    }
}
