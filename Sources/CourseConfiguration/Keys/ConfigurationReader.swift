import Diagnostics
import YAML

/// Reads `glosa.yml`.
package enum ConfigurationReader {
    /// - Returns: the configuration as far as it could be read, and the findings; an error among them means it must not
    ///   be used.
    ///
    /// - Parameter content: the content folder, whatever the file says.
    /// - Parameter base: the settings for keys that the file doesn't have; nil: the defaults.
    package static func read(
        _ file: SourceFile,
        content: String? = nil,
        base: Configuration? = nil
    ) -> (Configuration, [Diagnostic]) {
        let read: (root: YAMLValue, findings: [Diagnostic])?
        do throws(YAMLReader.Failure) {
            read = try YAMLReader(file, range: 0..<file.bytes.count).read()
        } catch {
            return (Configuration(content: content), [error.finding(.configuration)])
        }
        var findings = DiagnosticList(most: KeyedReader.mostFindings)
        guard let (root, controls) = read else { return (Configuration(content: content), []) }
        findings.append(contentsOf: controls)
        guard let entries = root.mapping else {
            let message = LocalizedText(
                en: "\(Configuration.fileName) must hold keys and values (`title: …`), not \(root.kindName.en)",
                es: "\(Configuration.fileName) debe contener claves y valores (`title: …`), no \(root.kindName.es)"
            )
            findings.append(Diagnostic(rule: .configuration, severity: .error, message: message, range: root.range))
            return (Configuration(content: content), findings.diagnostics)
        }
        let own = content ?? ContentReader.folder(in: entries)
        var reading = ConfigurationReading(
            keys: KeyedReader(entries, rule: .configuration, severity: .error),
            configuration: configuration(own, base),
            findings: findings,
            hasContentOption: content != nil
        )
        // The levels that hold for documentation without a `glosa.yml` are no levels of its own.
        reading.configuration.rules = [:]
        for key in ConfigurationKey.all { key.read(&reading) }
        return (reading.configuration, reading.keys.finish() + reading.findings.diagnostics)
    }

    /// Returns the configuration whose keys the file's replace.
    ///
    /// - Parameters:
    ///   - content: the content folder that the file names; nil if it names none.
    ///   - base: that of another generator's file, which only applies to the folder that it names, or to the one around the folders
    ///     of all languages. A book's pages are its own, whatever folder the file names.
    private static func configuration(_ content: String?, _ base: Configuration?) -> Configuration {
        guard let content else { return base ?? Configuration() }
        guard var base else { return Configuration(content: content) }
        let name = CoursePath.name(of: base.content)
        let isAround = CoursePath.folder(of: base.content) == content && LanguageTag.named(by: name) != nil
        let isMkDocs = base.dialect == .material
        guard base.content == content && (isMkDocs || base.website != nil) || isAround && isMkDocs else {
            return Configuration(content: content)
        }
        base.content = content
        return base
    }
}
