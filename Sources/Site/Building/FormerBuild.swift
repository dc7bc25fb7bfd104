import Course
import CourseChecks
import CourseConfiguration
import FileSystem
import Support

/// The site of the last build, and the parts of it that the next build can reuse.
struct FormerBuild: Sendable {
    let record: BuildRecord
    let course: CourseRecord
    /// The files of the course whose content has changed since.
    let changed: Set<String>

    /// - Parameters:
    ///   - inputs: the course's present inputs.
    ///   - output: the site's folder.
    /// - Returns: nil if most of the work has to be done anyway, for example because the site is a copy: a build of everything is
    ///   then quicker.
    init?(_ record: BuildRecord, inputs: CourseInputs, output: String) async throws {
        guard let changed = inputs.changes(since: record.inputs), let marker = record.outputs[SiteWriter.markerName],
            FileSystem.identity(of: CoursePath.join(output, SiteWriter.markerName)) == marker,
            let course = try await CourseRecord.read(record.course), changed.count * 4 < course.count
        else { return nil }
        (self.record, self.course, self.changed) = (record, course, changed)
    }

    /// The pages of a site that are the same as in the former one.
    ///
    /// - Returns: nil if any page may be different.
    func keptPages(of site: SiteContext, after update: CourseUpdate, of checked: CheckedCourse) -> KeptPages? {
        guard case .texts(let lessons) = update.extent,
            site.rules.hasSamePages(as: RuleTable(checked, strings: site.theme.strings))
        else {
            return nil
        }
        let change = TextChange(lessons, in: update.checked) { !checked.samples[$0].counterexamples.isEmpty }
        let fresh = Set(site.pages.filter { site.isTouched($0, by: change) })
        return KeptPages(former: self, fresh: fresh)
    }
}

/// The files of a former site that stay.
struct KeptPages: Sendable {
    let former: FormerBuild
    /// The pages that may show something else than before.
    let fresh: Set<SitePage>

    /// Takes over the pages that show the same as before.
    ///
    /// - Returns: for each page, true if it was taken over.
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

    /// Takes over the sitemap: it follows from the course's structure, not from texts.
    func keepSitemap(of site: SiteContext, in writer: SiteWriter) -> Bool {
        guard site.course.configuration.baseURL != nil,
            !site.course.assets.contains(where: { $0.outputPath == Sitemap.path })
        else { return false }
        return keep(Sitemap.path, in: writer)
    }

    /// Takes over a file of the former site.
    ///
    /// - Returns: false if the former site doesn't have the file, or it has changed since.
    func keep(_ path: String, in writer: SiteWriter) -> Bool {
        former.record.outputs[path].map { writer.keep(path, as: $0) } ?? false
    }
}
