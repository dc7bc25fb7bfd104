import CourseConfiguration
import Diagnostics
import FileSystem

/// Completes a configuration by what lies in the course's folder: the places of its languages, and the languages themselves where
/// no configuration names them.
struct CourseLanguages {
    let root: String

    /// - Parameter isWritten: true if somebody has chosen the content, in a file or on the command line.
    func complete(_ configuration: inout Configuration, isWritten: Bool) {
        if configuration.title == nil { configuration.folderName = folderName }
        guard isWritten else { return guess(&configuration) }
        switch configuration.translations {
        case .subfolders: takeSubfolders(&configuration)
        case nil where hasMainLanguageAtTop(configuration):
            takeSubfolders(&configuration)
            configuration.isGuessed = true
        case nil, .folders, .suffixes: break
        }
    }

    private var folderName: String? {
        let real = try? FileSystem.realPath(root.isEmpty ? "." : root)
        let name = real.map { ControlCharacters.replaced(CoursePath.name(of: $0)) }
        return name?.isEmpty == false ? name : nil
    }

    // MARK: The main language around the others

    private func names(in content: String) -> [String] {
        (try? FileSystem.names(in: CoursePath.join(root, content))) ?? []
    }

    /// Returns the folder of a language: that of its very name or, failing that, of another spelling.
    private static func folder(of language: String, in names: [String]) -> String? {
        names.contains(language) ? language : names.first { LanguageTag.isNamed(language, by: $0) }
    }

    /// Returns true if the main language has no folder where others have, and pages lie beside theirs.
    private func hasMainLanguageAtTop(_ configuration: Configuration) -> Bool {
        guard configuration.languages.count > 1, !configuration.usesLayout else { return false }
        let names = names(in: configuration.content)
        let others = configuration.languages.dropFirst().filter(names.contains)
        return !others.isEmpty && names.contains(where: SourceName.isMarkdown)
            && Self.folder(of: configuration.mainLanguage, in: names) == nil
    }

    private func takeSubfolders(_ configuration: inout Configuration) {
        let (content, names) = (configuration.content, names(in: configuration.content))
        configuration.languagePlaces =
            [.init(language: configuration.mainLanguage, path: content)]
            + configuration.languages.dropFirst().compactMap { language in
                Self.folder(of: language, in: names).map {
                    .init(language: language, path: CoursePath.join(content, $0))
                }
            }
    }

    // MARK: Without a configuration

    private func guess(_ configuration: inout Configuration) {
        let content = configuration.content
        let scan = ContentScan(
            courseRoot: root,
            folder: content,
            selection: ContentSelection(configuration),
            isForPages: true
        )
        let files = scan.files.filter {
            SourceName.isMarkdown($0) && PageNames.leftOut($0, isRepository: false) == nil
        }
        (configuration.choosesPages, configuration.isGuessed) = (true, true)
        guard !files.isEmpty else { return }
        let found = languages(of: files, in: content, scan)
        // A text too short to tell its language has the usual one, and the usual languages keep their order.
        if found.arrangement == .single, !found.isCertain { return }
        if found.arrangement == .folders, Set(found.languages).isSubset(of: configuration.languages) {
            configuration.translations = .folders
            return
        }
        configuration.take(found)
        if configuration.translations == .subfolders { takeSubfolders(&configuration) }
    }

    /// Returns the languages of files, given by their paths in a folder.
    ///
    /// - Parameter main: the main language, if a configuration names it.
    func languages(
        of files: [String],
        in folder: String,
        _ scan: ContentScan,
        main: String? = nil
    ) -> FoundLanguages {
        FoundLanguages(in: folder, among: files.map { CoursePath.join(folder, $0) }, main: main) { path in
            let bytes = try? FileSystem.read(CoursePath.join(root, path), within: scan.enclosure)
            return bytes.map { SourceFile(path: path, bytes: $0) }
        }
    }
}
