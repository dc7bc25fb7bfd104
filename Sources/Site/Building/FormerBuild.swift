import Course
import CourseChecks
import FileSystem
import Support

/// The site that the last build left, and what of it the next one can take over.
struct FormerBuild: Sendable {
    let record: BuildRecord
    let course: CourseRecord
    /// The files of the course that hold something else than then.
    let changed: Set<String>

    /// - Parameters:
    ///   - inputs: what the course is read from now.
    ///   - output: the site's folder.
    /// - Returns: nil where most of it has to be done anyway, as where the site is a copy: then doing all of it at once is
    ///   quicker.
    init?(_ record: BuildRecord, inputs: CourseInputs, output: String) async throws {
        guard let changed = inputs.changes(since: record.inputs), let marker = record.outputs[SiteWriter.markerName],
            FileSystem.identity(of: CoursePath.join(output, SiteWriter.markerName)) == marker,
            let course = try await CourseRecord.read(record.course), changed.count * 4 < course.count
        else { return nil }
        (self.record, self.course, self.changed) = (record, course, changed)
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

    /// Takes the pages over that show the same as before.
    ///
    /// - Returns: for each page, whether it was.
    func keep(_ pages: [SitePage], of site: SiteContext, in writer: SiteWriter) async throws -> [Bool] {
        let files = try await pages.concurrentMap { page -> (path: String, identity: FileSystem.Identity)? in
            guard !fresh.contains(page), let path = site.path(of: page), let identity = former.record.outputs[path]
            else { return nil }
            return (path, identity)
        }
        let held = try await writer.keepHeld(files)
        return try await zip(files, held).map { (file: $0, isKept: $1) }.concurrentMap { file, isKept in
            isKept || (file.map { writer.keep($0.path, as: $0.identity) } ?? false)
        }
    }

    /// Takes the sitemap over: it follows from the course's structure, whatever texts say.
    func keepSitemap(of site: SiteContext, in writer: SiteWriter) -> Bool {
        guard site.course.configuration.baseURL != nil,
            !site.course.assets.contains(where: { $0.outputPath == Sitemap.path })
        else { return false }
        return keep(Sitemap.path, in: writer)
    }

    /// Takes a file over from the former site.
    ///
    /// - Returns: false where it is not what it was.
    func keep(_ path: String, in writer: SiteWriter) -> Bool {
        former.record.outputs[path].map { writer.keep(path, as: $0) } ?? false
    }
}
