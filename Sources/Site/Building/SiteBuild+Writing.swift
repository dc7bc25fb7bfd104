import Course
import Diagnostics
import FileSystem
import Support

extension SiteBuild {
    struct Site {
        /// The written site; nil if ``Settings/isStrict`` forbade it.
        let written: Written?
        let files: [String: FileSystem.Identity]
        /// The hash of the search record that was kept; nil if none could be.
        let search: UInt64?
        /// Findings for the files of the course that disappeared or became unreadable since it was loaded: the site lacks them.
        let lost: [Diagnostic]
        /// The course's inputs, read after its files were read for the last time; nil if they changed or no record is left.
        let inputs: CourseInputs?
    }

    /// Renders the pages on all cores and puts the site in its place.
    ///
    /// - Parameters:
    ///   - writer: cancelled if this fails. It still has to clear away the site's former state afterwards.
    ///   - kept: the files that are taken over from the former site.
    ///   - search: the search record of the former site; nil if there is none.
    ///   - place: the path of the search record for the next build; nil if none is kept. The record is written before the site is
    ///     in its place, so that it need not stay in memory.
    ///   - look: reads the course's inputs once more, after all of its files have been read.
    /// - Throws: ``FileError``, ``SiteWriterError``, or an error of `look`; the former site is then untouched.
    func write(
        _ site: SiteContext,
        to output: String,
        by writer: SiteWriter,
        keeping kept: KeptPages?,
        search former: SearchRecord?,
        keepingSearchAt place: String?,
        look: @Sendable () async throws -> CourseInputs?
    ) async throws -> Site {
        var keeping: Task<UInt64?, Never>?
        do {
            // Taking over and rendering are different work: each is spread over all cores separately.
            let taken = try await kept?.keep(site.pages, of: site, in: writer) ?? site.pages.map { _ in false }
            let rest = zip(site.pages, taken).filter { !$1 }.map(\.0)
            let changedPages = try await site.render(rest) { try writer.write($0) }
            let course = site.course
            let assets = try await course.assets.concurrentMap { asset -> (isChanged: Bool, lost: Diagnostic?) in
                if let kept, !kept.former.changed.contains(asset.path), kept.keep(asset.outputPath, in: writer) {
                    return (false, nil)
                }
                let bytes: [UInt8]
                do throws(FileError) {
                    bytes = try course.bytes(of: asset)
                } catch {
                    return (false, course.finding(of: error, in: asset))
                }
                return (try writer.write(OutputFile(path: asset.outputPath, bytes: bytes)), nil)
            }
            let lost = assets.compactMap(\.lost)
            guard lost.isEmpty || !settings.isStrict else {
                writer.cancel()
                return Site(written: nil, files: [:], search: nil, lost: lost, inputs: nil)
            }
            let (changedSearch, record, inputs) = try await makeSearch(
                of: site,
                since: former,
                keeping: kept,
                writer,
                onceRead: look
            )
            keeping = place.map { place in Task { try? record.write(to: place) } }
            var changedOthers = try site.steadyFiles().map { try writer.write($0) }
            if kept?.keepSitemap(of: site, in: writer) ?? false {
                changedOthers.append(false)
            } else if let sitemap = Sitemap.file(for: site) {
                changedOthers.append(try writer.write(sitemap))
            }
            try writer.place()
            let changed = changedPages + assets.map(\.isChanged) + changedSearch + changedOthers
            let written = Written(
                output: output,
                pages: site.pages.count(where: \.isRead),
                files: taken.count(where: \.self) + changed.count - lost.count,
                changed: changed.count(where: \.self)
            )
            return Site(
                written: written,
                files: writer.files,
                search: await keeping?.value ?? nil,
                lost: lost,
                inputs: inputs
            )
        } catch {
            writer.cancel()
            // The build that may follow writes the same file.
            _ = await keeping?.value
            throw error
        }
    }

    private func makeSearch(
        of site: SiteContext,
        since former: SearchRecord?,
        keeping kept: KeptPages?,
        _ writer: SiteWriter,
        onceRead look: @Sendable () async throws -> CourseInputs?
    ) async throws -> (taken: [Bool], record: SearchRecord, last: CourseInputs?) {
        guard let kept else {
            let made = try await site.makeSearch(site.course.languages) { try writer.write($0) }
            return (made.taken, made.record, try await look())
        }
        return try await site.renewSearch(former, fresh: kept.fresh, onceRead: look) { file in
            switch file {
            case .new(let file): try writer.write(file)
            case .same(let path, let make):
                try kept.keep(path, in: writer) ? false : make().map { try writer.write($0) } ?? false
            }
        }
    }
}

extension SiteContext {
    /// The files beside the pages: style, scripts, and what machines read.
    package func sharedFiles() -> [OutputFile] { steadyFiles() + [Sitemap.file(for: self)].compactMap(\.self) }

    /// The shared files that don't grow with the course: all but the sitemap.
    fileprivate func steadyFiles() -> [OutputFile] {
        (theme.assets + [DiagramAsset.file]).map { OutputFile(path: $0.path, bytes: $0.bytes) }
            + [Sitemap.robots(for: self)]
    }
}
