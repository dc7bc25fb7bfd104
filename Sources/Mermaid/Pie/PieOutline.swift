import Diagnostics

/// Describes a pie chart in words, for readers who do not see it.
enum PieOutline {
    static func text(of chart: PieChart, language: String) -> String {
        let count = chart.slices.count
        let head = [
            LocalizedText(
                en: "Pie chart with \(count) \(count == 1 ? "slice" : "slices").",
                es: "Gráfico circular con \(count) \(count == 1 ? "porción" : "porciones")."
            ).text(in: language)
        ]
        let details = chart.slices.map { slice in
            let percentage = chart.percentage(slice)
            let rounded = percentage > 0 && percentage < 0.5 ? "<1" : "\(Int(percentage.rounded()))"
            let share = LocalizedText(en: "\(rounded)%", es: "\(rounded) %").text(in: language)
            return chart.showsData
                ? "\(slice.plainLabel): \(slice.writtenValue) (\(share))." : "\(slice.plainLabel): \(share)."
        }
        return OutlineSentences.text(head, details, language: language, most: details.count)
    }
}
