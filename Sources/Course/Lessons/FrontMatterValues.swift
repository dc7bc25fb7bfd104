import CourseConfiguration
import Diagnostics
import Markdown
import YAML

/// The values of front matter, in YAML or TOML.
enum FrontMatterValues {
    /// Returns the root value, nil where there is none, and what couldn't be read.
    static func read(_ frontMatter: FrontMatter, of file: SourceFile) -> (root: YAMLValue?, findings: [Diagnostic]) {
        switch frontMatter.format {
        case .yaml: yaml(file, frontMatter.range)
        case .toml: toml(file, frontMatter.range)
        }
    }

    private static func yaml(_ file: SourceFile, _ range: Range<Int>) -> (root: YAMLValue?, findings: [Diagnostic]) {
        do throws(YAMLReader.Failure) {
            let read = try YAMLReader(file, range: range).read()
            return (read?.root, read?.findings ?? [])
        } catch {
            let advice = LocalizedText(
                en: "put texts in quotes that contain a colon or begin with a sign: title: \"State: who owns it\"",
                es:
                    "pon entre comillas los textos con dos puntos o que empiezan por un signo: title: \"Estado: de quién es\""
            )
            let finding = Diagnostic(
                rule: LessonMetadata.rule,
                severity: .error,
                message: error.message,
                range: error.range,
                advice: error.advice ?? advice
            )
            return (nil, [finding])
        }
    }

    private static func toml(_ file: SourceFile, _ range: Range<Int>) -> (root: YAMLValue?, findings: [Diagnostic]) {
        let (table, findings) = TOMLReader.read(file, range: range, rule: LessonMetadata.rule)
        let (root, controls) = value(table).withoutControls()
        return (root, findings + controls)
    }

    private static func value(_ value: TOMLValue) -> YAMLValue {
        let content: YAMLValue.Content =
            switch value.content {
            case .text(let text), .word(let text): .scalar(text)
            case .list(let values): .sequence(values.map(Self.value))
            case .table(let entries):
                .mapping(
                    entries.map { .init(key: $0.key, keyRange: $0.value.range, value: Self.value($0.value)) }
                )
            }
        return YAMLValue(content: content, range: value.range)
    }
}
