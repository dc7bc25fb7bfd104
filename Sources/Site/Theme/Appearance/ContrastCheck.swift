import Course
import CourseConfiguration
import Diagnostics
import Mermaid

/// Finds own colours with too little contrast to the colours behind them or in front of them.
struct ContrastCheck {
    /// A pair with too little contrast.
    private struct Fault {
        let pair: Contrast.Pair
        let ratio: Double
    }

    static func check(_ appearance: Appearance, _ colours: ThemeColours) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        for name in ThemeColour.allCases {
            guard let schemes = appearance.colours[name] else { continue }
            for scheme in ColourScheme.allCases {
                guard let own = schemes[scheme] else { continue }
                let faults = faults(of: name, scheme, appearance, colours)
                guard
                    let worst = faults.min(by: {
                        $0.ratio / $0.pair.criterion.least < $1.ratio / $1.pair.criterion.least
                    })
                else { continue }
                let others = faults.count - 1
                let suggestion = suggestion(for: name, scheme, colours)
                findings.append(finding(name, scheme, own, worst, others: others, suggestion: suggestion))
            }
        }
        return findings
    }

    /// The pairs of an own colour with too little contrast. A pair of two own colours counts for the one in front.
    private static func faults(
        of name: ThemeColour,
        _ scheme: ColourScheme,
        _ appearance: Appearance,
        _ colours: ThemeColours
    ) -> [Fault] {
        Contrast.pairs.compactMap { pair in
            guard pair.front == name || pair.ground == name && appearance.colours[pair.front]?[scheme] == nil,
                let front = colours.colour(pair.front, scheme), let ground = colours.colour(pair.ground, scheme)
            else { return nil }
            let ratio = front.contrast(to: ground)
            return ratio < pair.criterion.least ? Fault(pair: pair, ratio: ratio) : nil
        }
    }

    /// The nearest colour, lighter or darker, with enough contrast in every pair; nil if there is none.
    private static func suggestion(for name: ThemeColour, _ scheme: ColourScheme, _ colours: ThemeColours) -> String? {
        guard let own = colours.colour(name, scheme) else { return nil }
        let pairs = Contrast.pairs.filter { $0.front == name || $0.ground == name }
        func holds(_ candidate: Colour) -> Bool {
            pairs.allSatisfy { pair in
                let other = pair.front == name ? pair.ground : pair.front
                // Colours derived from this colour would be derived from the candidate too.
                if name == .accent, other == .accentInk || other == .accentWash { return true }
                guard let beside = colours.colour(other, scheme) else { return true }
                return candidate.contrast(to: beside) >= pair.criterion.least
            }
        }
        for step in 1...50 {
            for end in [Colour(0), Colour(0xFFFFFF)] {
                let mixed = end.mixed(with: own, opacity: Double(step) / 50)
                // The colour as it is written, with eight bits per channel.
                if let candidate = Colour(mixed.hexadecimal), holds(candidate) { return candidate.hexadecimal }
            }
        }
        return nil
    }

    private static func finding(
        _ name: ThemeColour,
        _ scheme: ColourScheme,
        _ own: Appearance.OwnColour,
        _ fault: Fault,
        others: Int,
        suggestion: String?
    ) -> Diagnostic {
        let (pair, ratio) = (fault.pair, rounded(fault.ratio))
        let least = rounded(pair.criterion.least)
        let other = (pair.front == name ? pair.ground : pair.front).rawValue
        let page =
            scheme == .light ? LocalizedText(en: "light", es: "claras") : LocalizedText(en: "dark", es: "oscuras")
        let more =
            others == 0
            ? LocalizedText(en: "", es: "")
            : LocalizedText(
                en: ", and too little with \(others) more",
                es: ", y muy poco con \(others) más"
            )
        let advice =
            suggestion.map {
                LocalizedText(
                    en:
                        "\"\($0)\" has enough contrast; `\(name.rawValue): {\(scheme.rawValue): \"\($0)\"}` sets it for these pages only",
                    es:
                        "\"\($0)\" tiene suficiente contraste; `\(name.rawValue): {\(scheme.rawValue): \"\($0)\"}` lo pone solo en estas páginas"
                )
            }
            ?? LocalizedText(
                en: "no lighter or darker colour has enough contrast: change `\(other)` as well",
                es: "ningún color más claro ni más oscuro tiene suficiente contraste: cambia también `\(other)`"
            )
        return Diagnostic(
            rule: .themeContrast,
            severity: .warning,
            message: LocalizedText(
                en:
                    "on \(page.en) pages “\(name.rawValue)” (\(own.hexadecimal)) has a contrast of \(ratio) to 1 with “\(other)”, and \(least) is needed\(more.en)",
                es:
                    "en páginas \(page.es) «\(name.rawValue)» (\(own.hexadecimal)) tiene un contraste de \(ratio) a 1 con «\(other)», y hace falta \(least)\(more.es)"
            ),
            range: own.range,
            reason: LocalizedText(
                en: "many people could not read it (WCAG 2.2, \(pair.criterion.name), level AA)",
                es: "muchas personas no podrían leerlo (WCAG 2.2, \(pair.criterion.name), nivel AA)"
            ),
            advice: advice
        )
    }

    /// The ratio with at most two decimals, rounded down: rounding never makes it look sufficient.
    private static func rounded(_ ratio: Double) -> String {
        let hundredths = Int(ratio * 100)
        let (whole, part) = (hundredths / 100, hundredths % 100)
        return part == 0
            ? "\(whole)" : part % 10 == 0 ? "\(whole).\(part / 10)" : "\(whole).\(part < 10 ? "0" : "")\(part)"
    }
}
