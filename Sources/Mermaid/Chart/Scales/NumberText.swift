/// Writes numbers as readers of a language expect them.
enum NumberText {
    /// - Parameter decimals: the largest number of decimal places; zeros at the end are left out.
    static func text(_ value: Double, language: String, decimals: Int = 6) -> String {
        guard value.isFinite else { return "" }
        // The digits of huge or tiny numbers have no room.
        if abs(value) >= 1e15 || (value != 0 && abs(value) < 1e-6) { return "\(value)" }
        var scale = 1.0
        var places = 0
        while places < min(max(decimals, 0), 6), abs(value) * scale * 10 < 9e15 {
            scale *= 10
            places += 1
        }
        let scaled = Int((abs(value) * scale).rounded())
        let unit = Int(scale)
        var fraction = String(scaled % unit)
        fraction = String(repeating: "0", count: max(places - fraction.count, 0)) + fraction
        while fraction.hasSuffix("0") { fraction.removeLast() }
        let isSpanish = language.prefix(2).lowercased() == "es"
        let whole = grouped(String(scaled / unit), isSpanish: isSpanish)
        let number = fraction.isEmpty || places == 0 ? whole : whole + (isSpanish ? "," : ".") + fraction
        return value < 0 && scaled > 0 ? "−" + number : number
    }

    private static func grouped(_ digits: String, isSpanish: Bool) -> String {
        // Spanish does not group the digits of numbers with four digits.
        guard digits.count > (isSpanish ? 4 : 3) else { return digits }
        var result = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { result += isSpanish ? "\u{A0}" : "," }
            result.append(digit)
        }
        return result
    }
}
