/// Writes a day as a reader of a language expects it, by the language's own strings: `dateFormat` with `{day}`, `{month}`
/// and `{year}`, and the twelve `months`.
enum DayInWords {
    /// - Parameter day: as `YYYY-MM-DD`.
    static func text(_ day: String, strings: InterfaceStrings, language: String) -> String {
        let parts = day.split(separator: "-").compactMap { Int($0) }
        let words = strings.words(in: language)
        let months = words[.months].split(separator: " ")
        guard parts.count == 3, months.count == 12, (1...12).contains(parts[1]) else { return day }
        return words[.dateFormat].replacing("{day}", with: String(parts[2]))
            .replacing("{month}", with: months[parts[1] - 1])
            .replacing("{year}", with: String(parts[0]))
    }
}
