import Diagnostics
import Markdown
import MarkdownHTML
import Mermaid
import SnippetCompiler
import SnippetLint
import YAML

/// Reads `glosa.yml`.
package struct ConfigurationReader {
    /// The file's name, at the course's root.
    static let fileName = "glosa.yml"
    static let rule = RuleID.configuration

    /// - Returns: the configuration as far as it could be read, and the findings; an error among them means it must not
    ///   be used.
    ///
    /// - Parameter content: the content folder, whatever the file says.
    /// - Parameter base: the settings for keys that the file doesn't have; nil: the defaults.
    static func read(
        _ file: SourceFile,
        content: String? = nil,
        base: Configuration? = nil
    ) -> (Configuration, [Diagnostic]) {
        let read: (root: YAMLValue, findings: [Diagnostic])?
        do throws(YAMLReader.Failure) {
            read = try YAMLReader(file, range: 0..<file.bytes.count).read()
        } catch {
            let finding = Diagnostic(
                rule: rule,
                severity: .error,
                message: error.message,
                range: error.range,
                advice: error.advice
            )
            return (Configuration(content: content), [finding])
        }
        var findings = DiagnosticList(most: KeyedReader.mostFindings)
        guard let (root, controls) = read else { return (Configuration(content: content), []) }
        findings.append(contentsOf: controls)
        guard let entries = root.mapping else {
            let message = LocalizedText(
                en: "\(fileName) must hold keys and values (`title: …`), not \(root.kindName.en)",
                es: "\(fileName) debe contener claves y valores (`title: …`), no \(root.kindName.es)"
            )
            findings.append(Diagnostic(rule: rule, severity: .error, message: message, range: root.range))
            return (Configuration(content: content), findings.diagnostics)
        }
        var reader = KeyedReader(entries, rule: rule, severity: .error)
        let named = ContentReader.content(&reader)
        let own = content ?? named?.folder
        // `base`, from another generator's file, only applies to the folder that it names.
        var configuration = own == nil ? base ?? Configuration() : Configuration(content: own)
        if content == nil, let named {
            (configuration.contentParts, configuration.pathRanges["content"]) = (named.parts, named.range)
        }
        let excluded = ContentReader.exclude(&reader)
        if !excluded.isEmpty { configuration.exclude = excluded }

        readLanguages(&reader, into: &configuration)
        if let title = text("title", &reader) { configuration.title = title }
        if let translations = reader.choice("translations", of: Configuration.Translations.self) {
            configuration.translations = translations
        }
        if let dialect = reader.choice("dialect", of: Dialect.self) { configuration.dialect = dialect }
        if let list = reader.value("nav") {
            let (items, faults) = NavigationItem.read(list)
            configuration.navigation = items
            for fault in faults { findings.append(MkDocsReader.navigationFault(fault)) }
        }
        readBaseURL(&reader, into: &configuration)
        if let (folder, _) = folder("output", &reader) { configuration.output = folder }
        if let (folder, range) = folder("templates", &reader) {
            (configuration.templates, configuration.pathRanges["templates"]) = (folder, range)
        }
        if let policy = reader.choice("html", of: HTMLOptions.RawHTML.self) { configuration.rawHTML = policy }
        if let profile = reader.string("profile") { configuration.profile = profile }
        readProfiles(&reader, into: &configuration)
        configuration.rules = RuleLevelReader.levels("rules", &reader, findings: &findings)
        configuration.customProfiles = RuleLevelReader.customProfiles(&reader, findings: &findings)
        if let fallbacks = reader.boolean("fallbacks") { configuration.fallbacks = fallbacks }
        if let author = text("author", &reader) { configuration.author = author }
        if let markdown = reader.boolean("markdown") { configuration.markdown = markdown }
        configuration.contentSecurityPolicy = reader.choice(
            "contentSecurityPolicy",
            of: Configuration.ContentSecurityPolicy.self
        )
        if let search = reader.boolean("search") { configuration.search = search }
        if let pages = reader.choice("rulePages", of: Configuration.RulePages.self) { configuration.rulePages = pages }
        if let palette = reader.choice("palette", of: Palette.self) { configuration.palette = palette }
        let diagrams = section("diagrams", &reader, &findings) { keys in
            var diagrams = Configuration.Diagrams()
            diagrams.palette = keys.choice("palette", of: Configuration.Diagrams.Palette.self) ?? diagrams.palette
            diagrams.look = keys.choice("look", of: DiagramLook.self) ?? diagrams.look
            return diagrams
        }
        if let diagrams { configuration.diagrams = diagrams }
        let look = AppearanceReader(&reader, languages: configuration.languages)
        configuration.appearance = look.appearance
        findings.append(contentsOf: look.findings.diagnostics)
        if let isBeside = reader.boolean("sideBySide") { configuration.sideBySide = isBeside }
        if let page = reader.choice("singlePage", of: Configuration.SinglePage.self) { configuration.singlePage = page }
        if let url = address("editURL", "https://git.example.org/course/edit/main/{path}", &reader) {
            configuration.editURL = url
        }
        configuration.sourceURL = address(
            "sourceURL",
            "https://git.example.org/package/blob/main/{path}#L{line}",
            &reader
        )
        if let severity = section(
            "severity",
            &reader,
            &findings,
            read: { $0.choice("translations", of: Severity.self) }
        ) {
            configuration.translationSeverity = severity
        }
        if let isolation = reader.choice("defaultIsolation", of: LintConfiguration.DefaultIsolation.self) {
            configuration.defaultIsolation = isolation
        }
        let compile = section("compile", &reader, &findings) { keys in
            var compile = Configuration.Compile()
            compile.typecheck = keys.boolean("typecheck") ?? compile.typecheck
            compile.run = keys.boolean("run") ?? compile.run
            if let (file, range) = path("preamble", &keys, expected: Self.file) {
                (compile.preamble, configuration.pathRanges["preamble"]) = (file, range)
            }
            if let (folders, range) = texts("package", &keys, expected: Self.packages) {
                (compile.packages, configuration.pathRanges["package"]) = (folders, range)
            }
            if let (names, range) = texts("products", &keys, expected: Self.products) {
                (compile.products, configuration.pathRanges["products"]) = (names, range)
            }
            compile.language = keys.choice("language", of: Configuration.LanguageMode.self)
            compile.platform = keys.choice("platform", of: SamplePlatform.self) ?? compile.platform
            return compile
        }
        if let compile { configuration.compile = compile }
        let cache = section("cache", &reader, &findings) { keys in
            var cache = Configuration.Cache()
            if let (address, range) = storeAddress("url", &keys) {
                (cache.address, configuration.pathRanges["cache"]) = (address, range)
            }
            cache.writes = keys.boolean("write") ?? cache.writes
            return cache
        }
        if let cache { configuration.cache = cache }
        if let (glossary, range) = GlossarySettings.read(&reader, &findings) {
            (configuration.glossary, configuration.pathRanges["glossary"]) = (glossary, range)
        }
        for entry in reader.value("theme")?.mapping ?? [] {
            configuration.theme[entry.key] = textByLanguage(entry.value, key: entry.key, &reader)
        }
        return (configuration, reader.finish() + findings.diagnostics)
    }

    // MARK: Keys

    /// The largest number of languages: every page names those in the other languages, so pages grow with the square of it.
    private static let mostLanguages = 100
    /// The largest number of patterns; each is matched against every lesson.
    private static let mostPatterns = 1000

    private static func readLanguages(_ reader: inout KeyedReader, into configuration: inout Configuration) {
        guard let value = reader.value("languages") else { return }
        let expected = LocalizedText(
            en: "a list of language tags such as [es, en]",
            es: "una lista de etiquetas de idioma como [es, en]"
        )
        guard let items = value.sequence, !items.isEmpty else {
            return reader.report(value, key: "languages", expected: expected)
        }
        guard items.count <= mostLanguages else {
            let expected = LocalizedText(
                en: "a list of at most \(mostLanguages) languages",
                es: "una lista de \(mostLanguages) idiomas como mucho"
            )
            return reader.report(value, key: "languages", expected: expected)
        }
        var languages: [String] = []
        for item in items {
            guard let tag = item.scalar, LanguageTag.isValid(tag), !languages.contains(tag) else {
                reader.report(item, key: "languages", expected: expected)
                continue
            }
            languages.append(tag)
        }
        if !languages.isEmpty { configuration.languages = languages }
    }

    private static func readBaseURL(_ reader: inout KeyedReader, into configuration: inout Configuration) {
        guard let value = reader.value("baseURL") else { return }
        guard let url = value.scalar.flatMap(BaseURL.normalized) else {
            let expected = LocalizedText(
                en: "an absolute address such as https://example.org/course/",
                es: "una dirección absoluta como https://example.org/curso/"
            )
            return reader.report(value, key: "baseURL", expected: expected)
        }
        configuration.baseURL = url
    }

    private static func storeAddress(_ key: String, _ reader: inout KeyedReader) -> (StoreAddress, SourceRange)? {
        guard let value = reader.value(key) else { return nil }
        let address = value.scalar.flatMap { StoreAddress($0) }
        if let address, !address.hasCredentials { return (address, value.range) }
        let expected =
            address == nil
            ? LocalizedText(
                en: "an address such as https://cache.example.org/glosa/, without ? and #",
                es: "una dirección como https://cache.example.org/glosa/, sin ? ni #"
            )
            : LocalizedText(
                en: "an address without name and password; put these in GLOSA_CACHE_URL or GLOSA_CACHE_TOKEN",
                es: "una dirección sin nombre ni contraseña; ponlos en GLOSA_CACHE_URL o GLOSA_CACHE_TOKEN"
            )
        reader.report(value, key: key, expected: expected)
        return nil
    }

    /// Reads an absolute address that contains `{path}`.
    private static func address(_ key: String, _ example: String, _ reader: inout KeyedReader) -> String? {
        guard let value = reader.value(key) else { return nil }
        let address = value.scalar ?? ""
        guard address.hasPrefix("https://") || address.hasPrefix("http://"), address.contains("{path}"),
            address.allSatisfy({ !$0.isWhitespace && $0 != "\"" && $0 != "<" })
        else {
            let expected = LocalizedText(
                en: "an absolute address with {path}, such as \(example)",
                es: "una dirección absoluta con {path}, como \(example)"
            )
            reader.report(value, key: key, expected: expected)
            return nil
        }
        return address
    }

    private static func readProfiles(_ reader: inout KeyedReader, into configuration: inout Configuration) {
        guard let value = reader.value("profiles") else { return }
        guard let entries = value.mapping else {
            let expected = LocalizedText(en: "a mapping from path to profile", es: "un mapa de ruta a perfil")
            return reader.report(value, key: "profiles", expected: expected)
        }
        guard entries.count <= mostPatterns else {
            let expected = LocalizedText(
                en: "a mapping with at most \(mostPatterns) paths",
                es: "un mapa de \(mostPatterns) rutas como mucho"
            )
            return reader.report(value, key: "profiles", expected: expected)
        }
        for entry in entries {
            guard let profile = entry.value.scalar else {
                reader.report(entry.value, key: entry.key, expected: LocalizedText(en: "a profile", es: "un perfil"))
                continue
            }
            configuration.profiles.append(.init(pattern: entry.key, profile: profile))
        }
    }
}
