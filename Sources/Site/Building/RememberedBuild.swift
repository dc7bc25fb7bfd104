import Course
import Diagnostics
import FileSystem
import Support

/// A build that leaves out what the last one did already.
///
/// - Nothing has changed, and the site is as it was left: what was said is said again.
/// - Texts of lessons have changed, but nothing that others take from them, or files of the site are gone or others: the
///   pages of these lessons and of their translations are rendered, and what is about the whole course; all else is taken
///   over from the old site.
/// - Anything else: it is no case for it.
struct RememberedBuild {
    let build: SiteBuild
    let loader: CourseLoader
    let record: BuildRecord
    let output: String

    /// - Parameter bytes: what the lessons' files hold now.
    /// - Returns: nil where the site has to be built from nothing.
    func run(_ inputs: CourseInputs, bytes: [String: [UInt8]]) async throws -> SiteBuild.Outcome? {
        guard let changed = inputs.changes(since: record.inputs),
            !(build.settings.isStrict && hasFaults(record.findings)),
            let present = try await SiteFolder.files(in: output), present[SiteWriter.markerName] != nil
        else { return nil }
        if changed.isEmpty, present == record.outputs {
            return outcome(record.findings, record.counts, changed: 0, files: record.files)
        }
        // Where most of it has to be done anyway, doing all of it at once is quicker.
        let intact = record.outputs.count { present[$0.key] == $0.value }
        guard changed.count * 4 < record.course.count, intact * 2 > record.outputs.count else { return nil }
        return try await renew(inputs, bytes: bytes, changed: changed, present: present)
    }

    private func renew(
        _ inputs: CourseInputs,
        bytes: [String: [UInt8]],
        changed: Set<String>,
        present: [String: FileSystem.Identity]
    ) async throws -> SiteBuild.Outcome? {
        let mentioning = record.findings.filter { !$0.mentioned.isDisjoint(with: changed) }.map(\.path)
        let remembered = try await loader.remembered(
            record.course,
            bytes: bytes,
            changed: changed,
            mentioning: Set(mentioning),
            overriding: build.override
        )
        guard let remembered else { return nil }
        let course = remembered.checked.course
        guard !(build.settings.checksTypes && course.configuration.compile.typecheck) else { return nil }
        let theme = try Theme.load(for: course)
        let site = try await SiteContext(remembered.checked, theme: theme, prepares: false)
        guard site.rules.rules.map(\.id.rawValue) == record.rules,
            let (findings, counts) = findings(remembered, site: site),
            !(build.settings.isStrict && hasFaults(findings))
        else { return nil }

        let writer = try SiteWriter(output: output)
        let written: [Bool]
        let hasOtherAssets: Bool
        let searchRecord: SearchRecord
        do {
            let change = TextChange(remembered.lessons, in: remembered.checked) { record.course.hasCounterexamples($0) }
            let fresh = Set(site.pages.filter { site.isTouched($0, by: change) })
            let kept = record.outputs
            // Rendering and taking over are different work: each is spread over all cores by itself.
            let entries = site.pages.compactMap { page in site.path(of: page).map { (page: page, path: $0) } }
            guard entries.count == site.pages.count else {
                writer.cancel()
                return nil
            }
            let taken = try await entries.concurrentMap { page, path in
                guard !fresh.contains(page), let identity = kept[path], present[path] == identity else { return false }
                return writer.keep(path, as: identity)
            }
            let rest = zip(entries, taken).filter { !$1 }.map(\.0.page)
            let pages = try await site.render(rest) { try writer.write($0) }
            let assets = try await course.assets.concurrentMap { asset -> (isChanged: Bool, isSame: Bool) in
                if !changed.contains(asset.path), let identity = kept[asset.outputPath],
                    present[asset.outputPath] == identity, writer.keep(asset.outputPath, as: identity)
                {
                    return (false, true)
                }
                guard let bytes = try? course.bytes(of: asset) else { throw Lost() }
                let isChanged = try writer.write(OutputFile(path: asset.outputPath, bytes: bytes))
                return (isChanged, StableHash(bytes).value == inputs.files[asset.path])
            }
            hasOtherAssets = assets.contains { !$0.isSame }
            let searchPath = CoursePath.join(build.settings.source, SearchRecord.path)
            let former = SearchRecord.read(searchPath, hash: record.search)
            let search = try await site.renewSearch(former, fresh: fresh) { file in
                switch file {
                case .new(let file): return try writer.write(file)
                case .same(let path, let make):
                    if let identity = kept[path], present[path] == identity, writer.keep(path, as: identity) {
                        return false
                    }
                    return try writer.write(make())
                }
            }
            searchRecord = search.record
            let others = try site.sharedFiles().map { try writer.write($0) }
            try writer.commit()
            written = taken.filter(\.self).map { _ in false } + pages + assets.map(\.isChanged) + search.taken + others
        } catch is Lost {
            writer.cancel()
            return nil
        } catch {
            writer.cancel()
            throw error
        }
        let next = BuildRecord(
            key: record.key,
            places: record.places,
            inputs: inputs,
            outputs: writer.files,
            pages: site.pages.count,
            files: written.count,
            findings: findings,
            counts: counts,
            rules: record.rules,
            course: remembered.checked.record(after: record.course, looking: remembered.lessons)
        )
        // The lessons are those that were read; whatever else was read again must still be the same.
        let isSame = CourseInputs.frame(root: build.settings.source, places: record.places) == inputs.frame
        if isSame, !hasOtherAssets { try? next.settle().write(with: searchRecord, below: build.settings.source) }
        return outcome(findings, counts, changed: written.count(where: \.self), files: written.count)
    }

    // MARK: Parts

    /// A file of the course went away since it was looked at.
    private struct Lost: Error {}

    /// What is found in the course as it is now; nil where something is found elsewhere than in the lessons looked at.
    private func findings(
        _ remembered: RememberedCourse,
        site: SiteContext
    ) -> ([FindingsByFile], [Report.Summary])? {
        let course = remembered.checked.course
        var counts = record.counts
        for lesson in remembered.lessons { counts[lesson] = remembered.checked.summary(of: lesson) }
        let all = remembered.diagnostics + course.weighed(PageConflicts(course, trees: site.trees).diagnostics)
        let paths = Set(remembered.lessons.map { course.lessons[$0].filePath })
        guard all.allSatisfy({ paths.contains($0.range.path) }) else { return nil }
        let shown = Set(all.flatMap { [$0.range.path] + $0.related.map(\.range.path) })
        let files =
            course.otherFiles + course.lessons[course.written].filter { shown.contains($0.filePath) }.map(\.file)
        let report = Report(diagnostics: all, files: files, summary: .init())
        let others = record.findings.filter { !paths.contains($0.path) }
        return ((others + FindingsByFile.all(report, build.format)).sorted { $0.path < $1.path }, counts)
    }

    private func hasFaults(_ findings: [FindingsByFile]) -> Bool {
        findings.contains { $0.errors + $0.warnings > 0 }
    }

    private func outcome(
        _ findings: [FindingsByFile],
        _ counts: [Report.Summary],
        changed: Int,
        files: Int
    ) -> SiteBuild.Outcome {
        let errors = findings.reduce(0) { $0 + $1.errors }
        let closing = build.format.renderClosing(
            counts.reduce(into: Report.Summary()) { $0 += $1 },
            errors: errors,
            warnings: findings.reduce(0) { $0 + $1.warnings },
            notes: findings.reduce(0) { $0 + $1.notes }
        )
        let written = SiteBuild.Written(output: output, pages: record.pages, files: files, changed: changed)
        return SiteBuild.Outcome(
            report: findings.reduce(into: "") { $0 += $1.text } + closing,
            errors: errors,
            site: .success(written),
            usedRecord: true
        )
    }
}
