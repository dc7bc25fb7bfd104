import Diagnostics
import Markdown
import YAML

/// Reads `mkdocs.yml`: the settings that Glosa has a key for too.
package struct MkDocsReader {
    private static let rule = RuleID.configuration

    /// Plugins that are supported, or that don't change what a page says.
    private static let plugins: Set<String> = [
        "search", "i18n", "material/search", "privacy", "minify", "offline", "blog", "material/blog",
        "redirects",
    ]

    /// Extensions of Python-Markdown whose syntax is supported, or that add none.
    private static let extensions: Set<String> = [
        "admonition", "attr_list", "footnotes", "meta", "tables", "toc", "md_in_html", "sane_lists", "fenced_code",
        "codehilite", "pymdownx.details", "pymdownx.superfences", "pymdownx.tabbed", "pymdownx.highlight",
        "pymdownx.inlinehilite", "pymdownx.emoji", "pymdownx.tasklist", "pymdownx.tilde", "pymdownx.magiclink",
        "pymdownx.saneheaders", "pymdownx.betterem", "mdx_truly_sane_lists", "pymdownx.extra", "abbr", "def_list",
        "pymdownx.arithmatex", "pymdownx.caret", "pymdownx.keys", "pymdownx.mark",
        "pymdownx.snippets",
    ]

    /// - Returns: the configuration, and findings about settings that it can't hold; an error among them means it must not be
    ///   used.
    package static func read(_ file: SourceFile) -> (Configuration, [Diagnostic]) {
        var configuration = Configuration(content: "docs")
        configuration.takeCatalogueDefaults()
        configuration.dialect = .material
        let read: (root: YAMLValue, findings: [Diagnostic])?
        do throws(YAMLReader.Failure) {
            read = try YAMLReader(file, range: 0..<file.bytes.count).read(allowsRepeatedKeys: true)
        } catch {
            return (configuration, [error.finding(rule)])
        }
        let entries = read?.root.mapping ?? []
        func value(_ key: String) -> YAMLValue? { entries.last { $0.key == key }?.value }
        var findings = DiagnosticList()
        findings.append(contentsOf: read?.findings ?? [])
        for entry in read?.root.repeatedKeys ?? [] { findings.append(repeated(entry)) }
        if let title = value("site_name")?.scalar { configuration.title = Configuration.TextByLanguage(title) }
        if let author = value("site_author")?.scalar { configuration.author = Configuration.TextByLanguage(author) }
        if let folder = value("docs_dir"), let path = folder.path.flatMap(CoursePath.normalized), !path.isEmpty {
            configuration.content = path
            configuration.pathRanges["content"] = folder.range
        }
        configuration.baseURL = value("site_url")?.scalar.flatMap(BaseURL.normalized)
        readEditURL(value("repo_url")?.scalar, value("edit_uri")?.scalar, into: &configuration)
        if let list = value("nav") {
            let (items, faults) = NavigationItem.read(list)
            configuration.navigation = items
            for fault in faults { findings.append(navigationFault(fault)) }
        }
        let languages = MkDocsLanguages(theme: value("theme"), plugins: value("plugins"))
        for fault in languages.apply(to: &configuration, title: value("site_name")?.scalar) {
            findings.append(navigationFault(fault))
        }
        if let logo = value("theme")?.mapping?.last(where: { $0.key == "logo" })?.value {
            var appearance = AppearanceReader(configuration.appearance, languages: configuration.languages)
            appearance.readLogo(logo)
            configuration.appearance.logo = appearance.appearance.logo
        }
        configuration.ignored = IgnorePatterns("/templates/\n" + (value("exclude_docs")?.scalar ?? ""))
        configuration.drafts = IgnorePatterns(value("draft_docs")?.scalar ?? "")
        for (key, patterns) in [("exclude_docs", configuration.ignored), ("draft_docs", configuration.drafts)]
        where patterns.isCut {
            findings.append(tooManyPatterns(value(key)?.range ?? file.range(0..<0)))
        }
        configuration.snippets = SnippetSettings(
            options(of: ["pymdownx.snippets"], in: value("markdown_extensions")) ?? []
        )
        readBlog(value("plugins"), into: &configuration, &findings)
        if let maps = options(of: ["redirects"], in: value("plugins"))?.last(where: { $0.key == "redirect_maps" })?
            .value
        {
            let areFolders = value("use_directory_urls")?.boolean ?? true
            let (redirects, faults) = Redirect.read(maps, form: .files(areFolders: areFolders))
            configuration.redirects = redirects
            for fault in faults { findings.append(.unreadRedirect(fault.range)) }
        }
        name(
            value("plugins"),
            besides: plugins,
            kind: LocalizedText(en: "these plugins", es: "estos complementos"),
            to: &findings
        )
        name(
            value("markdown_extensions"),
            besides: extensions,
            kind: LocalizedText(en: "these Markdown extensions", es: "estas extensiones de Markdown"),
            to: &findings
        )
        if let hooks = value("hooks"), let names = hooks.sequence?.compactMap(\.scalar), !names.isEmpty {
            configuration.hasHooks = true
            findings.append(hooksFinding(names, hooks.range))
        }
        return (configuration, findings.diagnostics)
    }

    private static func hooksFinding(_ names: [String], _ range: SourceRange) -> Diagnostic {
        let shown = names.prefix(20).joined(separator: ", ")
        return Diagnostic(
            rule: rule,
            severity: .note,
            message: LocalizedText(
                en: "these hooks are not run: \(shown)",
                es: "estos hooks no se ejecutan: \(shown)"
            ),
            range: range,
            reason: LocalizedText(
                en: "they may make anchors and labels; so links to such that are missing are notes, not errors",
                es: "pueden crear anclas y etiquetas; por eso los enlaces a las que faltan son notas, no errores"
            )
        )
    }

    private static func tooManyPatterns(_ range: SourceRange) -> Diagnostic {
        let most = IgnorePatterns.most
        return Diagnostic(
            rule: rule,
            severity: .warning,
            message: LocalizedText(
                en: "only the first \(most) lines of these patterns are read",
                es: "solo se leen las primeras \(most) líneas de estos patrones"
            ),
            range: range,
            advice: LocalizedText(
                en: "name folders instead of files, or use `*`",
                es: "indica carpetas en lugar de ficheros, o usa `*`"
            )
        )
    }

    private static func repeated(_ entry: YAMLValue.Entry) -> Diagnostic {
        Diagnostic(
            rule: rule,
            severity: .warning,
            message: LocalizedText(
                en: "“\(entry.key)” is here a second time, and MkDocs takes only the last one",
                es: "«\(entry.key)» está aquí por segunda vez, y MkDocs solo toma la última"
            ),
            range: entry.keyRange,
            advice: LocalizedText(en: "delete the one that is wrong", es: "borra la que sobre")
        )
    }

    static func navigationFault(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: rule,
            severity: .warning,
            message: LocalizedText(
                en: "this line of the navigation names no lesson and no group",
                es: "esta línea de la navegación no nombra ninguna lección ni ningún grupo"
            ),
            range: range,
            advice: LocalizedText(
                en: "write a path, `Title: path`, or `Title:` with a list below it",
                es: "escribe una ruta, `Título: ruta`, o `Título:` con una lista debajo"
            )
        )
    }

    // MARK: Keys

    private static func readEditURL(_ repository: String?, _ edit: String?, into configuration: inout Configuration) {
        guard let repository, repository.hasPrefix("https://"), let edit, !edit.isEmpty,
            repository.allSatisfy({ !$0.isWhitespace && $0 != "\"" && $0 != "<" && $0 != "{" })
        else { return }
        let folder = configuration.content + "/"
        guard edit.hasSuffix(folder) || edit.hasSuffix(configuration.content), !edit.contains("{") else { return }
        let way = edit.hasSuffix("/") ? edit.dropLast(folder.count) : edit.dropLast(configuration.content.count)
        configuration.editURL = (repository.hasSuffix("/") ? repository : repository + "/") + way + "{path}"
    }

    /// Returns the options of the plugin or extension with one of the names; nil if the list doesn't name it.
    private static func options(of names: [String], in list: YAMLValue?) -> [YAMLValue.Entry]? {
        for item in list?.sequence ?? [] {
            if let name = item.scalar, names.contains(name) { return [] }
            if let entry = item.mapping?.first, names.contains(entry.key) { return entry.value.mapping ?? [] }
        }
        return list?.mapping?.last { names.contains($0.key) }.map { $0.value.mapping ?? [] }
    }

    /// Reads the settings of the blog plugin. Posts become pages; the plugin's lists of posts are not made.
    private static func readBlog(
        _ plugins: YAMLValue?,
        into configuration: inout Configuration,
        _ findings: inout DiagnosticList
    ) {
        guard let plugins, let options = options(of: ["blog", "material/blog"], in: plugins) else { return }
        func text(_ key: String) -> String? { options.last { $0.key == key }?.value.scalar }
        let blog = text("blog_dir") ?? "blog"
        let posts = (text("post_dir") ?? "{blog}/posts").replacing("{blog}", with: blog)
        guard let folder = CoursePath.normalized(posts), !folder.isEmpty else { return }
        configuration.posts = folder
        findings.append(
            Diagnostic(
                rule: rule,
                severity: .note,
                message: LocalizedText(
                    en: "the posts of the plugin blog are pages of the section \(folder), newest first",
                    es:
                        "las entradas del complemento blog son páginas de la sección \(folder), de la más nueva a la más antigua"
                ),
                range: plugins.range,
                reason: LocalizedText(
                    en: "its archive, categories, authors and excerpts are not made: links to them lead nowhere",
                    es: "no se crean su archivo, categorías, autores ni extractos: los enlaces a ellos no llevan a nada"
                )
            )
        )
    }

    /// Reports the names in a list that are not supported.
    private static func name(
        _ list: YAMLValue?,
        besides known: Set<String>,
        kind: LocalizedText,
        to findings: inout DiagnosticList
    ) {
        let items = (list?.sequence ?? []).compactMap { item in
            (item.scalar ?? item.mapping?.first?.key).map { (name: $0, range: item.range) }
        }
        let entries = items + (list?.mapping ?? []).map { (name: $0.key, range: $0.value.range) }
        let unknown = entries.filter { name, _ in
            let short =
                name.hasPrefix("markdown.extensions.") ? String(name.dropFirst("markdown.extensions.".count)) : name
            return !known.contains(short)
        }
        guard let first = unknown.first else { return }
        let shown = unknown.prefix(20).map(\.name).joined(separator: ", ")
        findings.append(
            Diagnostic(
                rule: rule,
                severity: .note,
                message: LocalizedText(
                    en: "\(kind.en) have no effect: \(shown)",
                    es: "\(kind.es) no tienen efecto: \(shown)"
                ),
                range: first.range,
                reason: LocalizedText(
                    en: "the Markdown that they would change is shown as it is written",
                    es: "el Markdown que cambiarían se muestra como está escrito"
                )
            )
        )
    }
}
