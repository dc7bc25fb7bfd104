import CourseConfiguration
import Diagnostics
import FileSystem

/// The folders of a course's content: one for each language, and further ones whose files every language shares.
struct LanguageFolders {
    struct Folder {
        /// The path, relative to the course.
        let path: String
        /// The language of the folder; nil for a folder that all languages share.
        let language: String?
        /// The output folder of its files, below the site's root.
        let outputFolder: String
    }

    private(set) var folders: [Folder]
    let diagnostics: [Diagnostic]
    /// True if the content folder itself holds the lessons of the only language.
    let isSingle: Bool
    /// The places by which the languages' files are told; nil if each language has its folder.
    private(set) var layout: LanguageLayout?
    /// The content folder; nothing outside it is read.
    let enclosure: FileSystem.Enclosure

    /// - Throws: ``CourseError`` if there is no content folder.
    static func find(root: String, configuration: Configuration, file: SourceFile?) throws -> LanguageFolders {
        var found = try findContent(root: root, configuration: configuration, file: file)
        for path in configuration.publicFolders where FileSystem.exists(CoursePath.join(root, path)) {
            guard case .folder = ContentEntry(path, root: root, within: found.enclosure) else { continue }
            let output = SourceName.slug(path: CoursePath.name(of: path))
            found.folders.append(Folder(path: path, language: nil, outputFolder: output))
        }
        return found
    }

    private static func findContent(
        root: String,
        configuration: Configuration,
        file: SourceFile?
    ) throws -> LanguageFolders {
        let content = CoursePath.join(root, configuration.content)
        let names: [String]
        let enclosure: FileSystem.Enclosure
        do throws(FileError) {
            enclosure = try FileSystem.Enclosure(
                course: root,
                // A website also publishes files beside its pages.
                folder: configuration.publicFolders.isEmpty ? configuration.content : "",
                hidden: .named(ContentSelection.pictureFolders(of: configuration))
            )
            names = try FileSystem.names(in: content, within: enclosure)
        } catch {
            throw CourseError(
                unreadable: LocalizedText(en: "the content folder", es: "la carpeta de contenido"),
                error,
                path: configuration.content,
                advice: LocalizedText(
                    en:
                        "create \(content)/\(configuration.mainLanguage) and put Markdown files there, or set `content:` in glosa.yml",
                    es:
                        "crea \(content)/\(configuration.mainLanguage) y pon ahí ficheros Markdown, o define `content:` en glosa.yml"
                )
            )
        }
        if let layout = configuration.layout {
            let language = configuration.mainLanguage
            let folder = Folder(path: configuration.content, language: language, outputFolder: "")
            let named = Set(layout.places.map(\.language))
            var found = LanguageFolders(
                folders: [folder],
                diagnostics: configuration.languages.filter { !named.contains($0) }.map {
                    missing($0, names, content: content, file, configuration)
                },
                isSingle: false,
                enclosure: enclosure
            )
            found.layout = layout
            return found
        }
        let present = configuration.contentParts.isEmpty ? configuration.languages.filter(names.contains) : []
        if present.isEmpty {
            let language = configuration.mainLanguage
            let folder = Folder(
                path: configuration.content,
                language: language,
                outputFolder: configuration.siteFolder(of: language)
            )
            let parts = configuration.contentParts
            let misspelt = parts.isEmpty ? configuration.languages.filter { Self.folder(of: $0, in: names) != nil } : []
            return LanguageFolders(
                folders: [folder],
                diagnostics: misspelt.map { missing($0, names, content: content, file, configuration) },
                isSingle: true,
                enclosure: enclosure
            )
        }
        var folders: [Folder] = []
        var diagnostics = configuration.languages.filter { !present.contains($0) }.map {
            missing($0, names, content: content, file, configuration)
        }
        for name in present + names.filter({ !present.contains($0) && !$0.hasPrefix(".") }) {
            let path = CoursePath.join(configuration.content, name)
            let language = present.contains(name) ? name : nil
            switch ContentEntry(path, root: root, within: enclosure) {
            case .folder,
                .linkedFolder where language != nil:
                let output = language.map(configuration.siteFolder) ?? SourceName.slug(path: name)
                folders.append(Folder(path: path, language: language, outputFolder: output))
            case .linkedFolder: diagnostics.append(.linkedFolder(path))
            case .broken(let finding), .refused(let finding): diagnostics.append(finding)
            case .file where !configuration.ownFiles.contains(path) && !configuration.isRepository:
                diagnostics.append(outside(path, isLesson: SourceName.isMarkdown(name), language: present[0]))
            case .file: break
            }
        }
        return LanguageFolders(folders: folders, diagnostics: diagnostics, isSingle: false, enclosure: enclosure)
    }

    /// Returns the folder whose name differs from a language's only in capital letters; nil if there is none.
    private static func folder(of language: String, in names: [String]) -> String? {
        names.first { $0 != language && $0.lowercased() == language.lowercased() }
    }

    private static func missing(
        _ language: String,
        _ names: [String],
        content: String,
        _ file: SourceFile?,
        _ configuration: Configuration
    ) -> Diagnostic {
        let place = SourceRange(path: file?.path ?? configuration.content, bytes: 0..<0)
        let other = folder(of: language, in: names)
        return Diagnostic(
            rule: .emptyLanguage,
            severity: .warning,
            message: LocalizedText(
                en: "the language “\(language)” has no folder: \(content)/\(language)",
                es: "el idioma «\(language)» no tiene carpeta: \(content)/\(language)"
            ),
            range: configuration.pathRanges["languages"] ?? place,
            advice: other.map { name in
                LocalizedText(
                    en: "there is \(content)/\(name): rename it, or write “\(name)” in `languages`",
                    es: "hay \(content)/\(name): cámbiale el nombre, o escribe «\(name)» en `languages`"
                )
            }
        )
    }

    /// Returns the finding for a page in a folder of several languages whose name tells none of them.
    static func withoutLanguage(_ path: String, _ languages: [String]) -> Diagnostic {
        let list = languages.prefix(5).joined(separator: ", ")
        return finding(
            rule: .outsideLanguage,
            path: path,
            en:
                "this file's name tells no language of its folder, so it becomes no page: end it in one of \(list), as in page.\(languages.first ?? "en").md",
            es:
                "el nombre de este fichero no dice ningún idioma de su carpeta, así que no da ninguna página: acábalo en uno de \(list), como en pagina.\(languages.first ?? "es").md"
        )
    }

    private static func outside(_ path: String, isLesson: Bool, language: String) -> Diagnostic {
        if isLesson {
            return finding(
                rule: .outsideLanguage,
                path: path,
                en: "this file is in no language's folder, so it becomes no page: move it into \(language)/",
                es:
                    "este fichero no está en la carpeta de ningún idioma, así que no da ninguna página: muévelo a \(language)/"
            )
        }
        return finding(
            rule: .outsideLanguage,
            path: path,
            en: "this file is in no folder of the content, so it is not published: move it, for example into shared/",
            es:
                "este fichero no está en ninguna carpeta del contenido, así que no se publica: muévelo, por ejemplo a shared/"
        )
    }

    private static func finding(rule: RuleID, path: String, en: String, es: String) -> Diagnostic {
        Diagnostic(
            rule: rule,
            severity: .warning,
            message: LocalizedText(en: en, es: es),
            range: SourceRange(path: path, bytes: 0..<0)
        )
    }
}
