import CourseConfiguration
import Diagnostics
import FileSystem

/// The files of a website of VitePress, Docusaurus or Starlight that are no content.
extension CourseReader {
    /// Reads the settings of a website of VitePress, Docusaurus or Starlight; nil if there is none.
    func readWebsite() throws -> Foreign? { try findWebsite()?.settings }

    /// Finds a website of VitePress, Docusaurus or Starlight; nil if there is none.
    package func website() throws -> (read: ReadConfiguration, kind: WebsiteKind)? {
        try findWebsite().map { found in
            let (configuration, files, findings) = found.settings
            return (ReadConfiguration(value: configuration, files: files, findings: findings), found.kind)
        }
    }

    private func findWebsite() throws -> (settings: Foreign, kind: WebsiteKind)? {
        func exists(_ path: String) -> Bool { FileSystem.exists(CoursePath.join(root, path)) }
        // Other folders of the repository come last: one of its packages may be a website of its own.
        let others = ((try? FileSystem.names(in: root.isEmpty ? "." : root)) ?? []).filter { name in
            !name.hasPrefix(".") && PageNames.leftOut(name + "/a.md", isRepository: true) == nil
        }
        for (path, kind, folder) in WebsiteKind.candidates + WebsiteKind.candidates(in: others) where exists(path) {
            guard let bytes = try readIfThere(path) else { continue }
            let (file, encoding) = TextDecoding.decode(bytes, path: path)
            guard let reader = WebsiteConfigurationReader(file, kind, load: script) else { continue }
            var configuration = reader.configuration(in: folder, exists: exists)
            guard exists(configuration.content) || configuration.isRepository else { continue }
            configuration.take(languages(of: configuration, kind, in: folder, main: reader.language))
            // These generators have the main language at the site's root.
            configuration.rootLanguage = true
            let files = readSideBars(file, kind, into: &configuration)
            return ((configuration, [file] + files, encoding), kind)
        }
        return nil
    }

    /// Reads a file of a website's program; nil if there is none, or it is too large.
    private func script(_ path: String) -> SourceFile? {
        guard let bytes = (try? readIfThere(path)).flatMap(\.self), bytes.count <= 1 << 20 else { return nil }
        return TextDecoding.decode(bytes, path: path).file
    }

    /// Gives a website's configuration the navigation that its side bars write.
    ///
    /// - Returns: the files besides the configuration in which they stand.
    private func readSideBars(_ file: SourceFile, _ kind: WebsiteKind, into configuration: inout Configuration)
        -> [SourceFile]
    {
        let read = WebsiteNavigationReader.read(file, kind, languages: configuration.languages, load: script)
        configuration.navigation = read.main
        configuration.ownNavigations = read.own
        configuration.website?.navigationFiles = read.files.map(\.path)
        return read.files
    }

    /// Finds the languages of a website's pages; Docusaurus has those of translations in a folder of their own.
    private func languages(
        of configuration: Configuration,
        _ kind: WebsiteKind,
        in folder: String,
        main: String?
    ) -> FoundLanguages {
        let translations = CoursePath.join(folder, "i18n")
        // A language with translations isn't the one that the documentation is written in, be it the website's first.
        func isTranslated(_ language: String) -> Bool {
            kind == .docusaurus
                && FileSystem.exists(
                    CoursePath.join(root, "\(translations)/\(language)/docusaurus-plugin-content-docs")
                )
        }
        let main = main.flatMap { isTranslated($0) ? nil : $0 }
        let folders =
            [configuration.content]
            + (kind == .docusaurus && FileSystem.exists(CoursePath.join(root, translations)) ? [translations] : [])
        let files = folders.flatMap { folder in
            ContentScan(courseRoot: root, folder: folder, selection: ContentSelection(configuration)).files.filter {
                (SourceName.isMarkdown($0) || SourceName.isMDX($0))
                    && !kind.leavesOut($0, isPage: true, isPublic: false)
            }.map { CoursePath.join(folder, $0) }
        }
        return FoundLanguages(in: configuration.content, among: files, main: main) { path in
            (try? FileSystem.read(CoursePath.join(root, path))).map { SourceFile(path: path, bytes: $0) }
        }
    }
}
