/// Writes numbers in the form of `valueFormat`: the part of d3-format that treemaps use.
enum ValueFormat {
    static func text(_ value: Double, _ settings: DiagramSettings, language: String) -> String {
        let format = settings.value("treemap", "valueFormat")?.text ?? ","
        let prefix = format.hasPrefix("$") ? "$" : ""
        let decimals = format.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first
            .flatMap { Int($0.prefix { $0.isNumber }) }
        let isPercent = format.hasSuffix("%")
        let number = NumberText.text(
            isPercent ? value * 100 : value,
            language: language,
            decimals: decimals ?? (isPercent ? 0 : 6)
        )
        return prefix + number + (isPercent ? (language.hasPrefix("es") ? "\u{A0}%" : "%") : "")
    }
}
