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
            // `base`, from another generator's file, only applies to the folder that it names.
            configuration: own == nil || base?.website != nil && base?.content == own
                ? base ?? Configuration() : Configuration(content: own),
            findings: findings,
            hasContentOption: content != nil
        )
        // The levels that hold for documentation without a `glosa.yml` are no levels of its own.
        reading.configuration.rules = [:]
        for key in ConfigurationKey.all { key.read(&reading) }
        return (reading.configuration, reading.keys.finish() + reading.findings.diagnostics)
    }
}
