import Diagnostics
import Support

/// Collects ``DiagramSettings`` from front matter and directives, and reports the settings that it refuses.
struct SettingsReader {
    private(set) var settings = DiagramSettings()
    private(set) var diagnostics: [Diagnostic] = []
    private var leftOut = LeftOutSettings()
    private let slice: SourceSlice

    init(slice: SourceSlice) { self.slice = slice }

    /// Reports the settings that were left out, once all have been read.
    mutating func finish() {
        leftOut.finish(themeName: settings.themeName)
        if let note = leftOut.diagnostic(in: slice) { diagnostics.append(note) }
    }

    mutating func readFrontMatter(_ bytes: [UInt8], _ range: Range<Int>) {
        guard let value = BlockValueParser.parse(bytes, range) else {
            report(
                .error,
                rule: .diagramSyntax,
                at: range,
                en: "the front matter of this diagram is not valid YAML",
                es: "la cabecera de este diagrama no es YAML válido"
            )
            return
        }
        if let title = value["title"]?.text { settings.title = title }
        if let mode = value["displayMode"]?.text { settings.displayMode = mode }
        if let config = value["config"] { apply(config, at: range) }
    }

    mutating func readDirective(_ bytes: [UInt8], _ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound, bytes[index].isWhitespace { index += 1 }
        let nameStart = index
        while index < range.upperBound, bytes[index].isWordByte { index += 1 }
        let name = String(decoding: bytes[nameStart..<index], as: UTF8.self)
        guard name == "init" || name == "initialize" || name == "wrap" else {
            report(
                .warning,
                rule: .diagramSettingUnknown,
                at: range,
                en: "“\(name)” is not a directive; did you mean “init”?",
                es: "«\(name)» no es una directiva; ¿querías decir «init»?"
            )
            return
        }
        if name == "wrap" { settings.wraps = true }
        while index < range.upperBound, bytes[index].isWhitespace || bytes[index] == UInt8(ascii: ":") { index += 1 }
        guard index < range.upperBound else { return }
        guard let value = FlowValueParser.parse(bytes[index..<range.upperBound]) else {
            report(
                .warning,
                rule: .diagramSettingUnknown,
                at: range,
                en: "this directive is not valid JSON, so Mermaid ignores it",
                es: "esta directiva no es JSON válido, así que Mermaid la ignora"
            )
            return
        }
        apply(value, at: range)
        if let config = value["config"] { apply(config, at: range) }
    }

    private mutating func apply(_ config: SettingValue, at range: Range<Int>) {
        refuseUnsafe(config, at: range)
        leftOut.read(config, at: range)
        if let look = config["look"]?.text { settings.look = DiagramLook(mermaid: look) }
        if let theme = config["theme"]?.text { settings.themeName = theme }
        if let variables = config["themeVariables"] {
            settings.themeVariables += variables.entries
            if let size = variables["fontSize"]?.number { setFontSize(size) }
        }
        if let size = config["fontSize"]?.number { setFontSize(size) }
        if let wraps = config["wrap"]?.flag { settings.wraps = wraps }
        for entry in config.entries where DiagramSettings.sectionNames.contains(entry.key) {
            // Later settings are added to earlier ones, and win if both set the same key.
            settings.sections[entry.key, default: []] += entry.value.entries
        }
        guard let flowchart = config["flowchart"] ?? config["agentflow"] else { return }
        if let curve = flowchart["curve"]?.text { settings.curve = curve }
        if let spacing = flowchart["nodeSpacing"]?.number { settings.nodeSpacing = min(max(spacing, 4), 1000) }
        if let spacing = flowchart["rankSpacing"]?.number { settings.rankSpacing = min(max(spacing, 4), 1000) }
        if let padding = flowchart["padding"]?.number { settings.padding = min(max(padding, 0), 200) }
        if let padding = flowchart["diagramPadding"]?.number { settings.diagramPadding = min(max(padding, 0), 500) }
        if let width = flowchart["wrappingWidth"]?.number { settings.wrappingWidth = min(max(width, 40), 4000) }
        if let inherits = flowchart["inheritDir"]?.flag { settings.inheritsDirection = inherits }
        if let uses = flowchart["useMaxWidth"]?.flag { settings.usesMaximumWidth = uses }
        if let wraps = config["markdownAutoWrap"]?.flag { settings.wrapsMarkdown = wraps }
    }

    private mutating func setFontSize(_ size: Double) { settings.fontSize = min(max(size, 6), 72) }

    /// Refuses settings through which a diagram could run a script or reach another host.
    private mutating func refuseUnsafe(_ config: SettingValue, at range: Range<Int>) {
        for entry in config.entries {
            let isUnsafe =
                switch entry.key {
                case "themeCSS", "dompurifyConfig": true
                case "securityLevel": entry.value.text == "loose" || entry.value.text == "antiscript"
                default: Self.holdsScript(entry.value, depth: 0)
                }
            guard isUnsafe else { continue }
            report(
                .warning,
                rule: .diagramSettingRefused,
                at: range,
                en:
                    "the setting “\(entry.key)” is refused: a diagram must not run scripts or load its own style sheet",
                es:
                    "el ajuste «\(entry.key)» se rechaza: un diagrama no debe ejecutar código ni cargar su propia hoja de estilo"
            )
        }
    }

    private static func holdsScript(_ value: SettingValue, depth: Int) -> Bool {
        guard depth < 8 else { return true }
        switch value {
        case .string(let text):
            let lower = text.lowercased()
            return lower.contains("<script") || lower.contains("javascript:") || lower.contains("url(")
        case .list(let values): return values.contains { holdsScript($0, depth: depth + 1) }
        case .object(let entries): return entries.contains { holdsScript($0.value, depth: depth + 1) }
        case .null, .bool, .number: return false
        }
    }

    private mutating func report(_ severity: Severity, rule: RuleID, at range: Range<Int>, en: String, es: String) {
        diagnostics.append(
            Diagnostic(
                rule: rule,
                severity: severity,
                message: LocalizedText(en: en, es: es),
                range: slice.range(range)
            )
        )
    }
}
