import Course
import FileSystem

/// The site that the last build left, and what of it the next one can take over.
struct FormerBuild: Sendable {
    let record: BuildRecord
    let course: CourseRecord
    /// The files that lie in the site's folder, by their paths.
    private let present: [String: FileSystem.Identity]
    /// The files of the course that hold something else than then.
    let changed: Set<String>

    /// - Parameters:
    ///   - inputs: what the course is read from now.
    ///   - present: the files that lie in the site's folder.
    /// - Returns: nil where most of it has to be done anyway: then doing all of it at once is quicker.
    init?(_ record: BuildRecord, inputs: CourseInputs, present: [String: FileSystem.Identity]) {
        guard let changed = inputs.changes(since: record.inputs), present[SiteWriter.markerName] != nil,
            let course = CourseRecord(remembered: record.course), changed.count * 4 < course.count
        else { return nil }
        let intact = record.outputs.count { present[$0.key] == $0.value }
        guard intact * 2 > record.outputs.count else { return nil }
        (self.record, self.course, self.changed, self.present) = (record, course, changed, present)
    }

    /// A file of the site, if it is still as it was left.
    func intact(_ path: String) -> FileSystem.Identity? {
        present[path].flatMap { record.outputs[path] == $0 ? $0 : nil }
    }

    /// The pages of a site that are the same as in the former one.
    ///
    /// - Returns: nil where any page may be different.
    func keptPages(of site: SiteContext, after update: CourseUpdate, of checked: CheckedCourse) -> KeptPages? {
        guard case .texts(let lessons) = update.extent, site.rules.hasSamePages(as: RuleTable(checked)) else {
            return nil
        }
        let change = TextChange(lessons, in: update.checked) { !checked.samples[$0].counterexamples.isEmpty }
        let fresh = Set(site.pages.filter { site.isTouched($0, by: change) })
        return KeptPages(former: self, fresh: fresh)
    }
}

/// Which files of a former site stay.
struct KeptPages: Sendable {
    let former: FormerBuild
    /// The pages that may show something else.
    let fresh: Set<SitePage>

    /// Takes a file over from the former site.
    ///
    /// - Returns: false where it is not what it was.
    func keep(_ path: String, in writer: SiteWriter) -> Bool {
        former.intact(path).map { writer.keep(path, as: $0) } ?? false
    }
}
