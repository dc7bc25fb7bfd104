import Foundation

/// The figures of an ``Accuracy`` as text.
struct AccuracyReport {
    private let accuracy: Accuracy

    init(_ accuracy: Accuracy) { self.accuracy = accuracy }

    func text(withDifferences: Bool) -> String {
        var lines: [String] = []
        func row(_ title: String, _ count: Accuracy.Count) {
            lines.append(
                "  " + title.padding(toLength: 46, withPad: " ", startingAt: 0)
                    + "\(count.found) of \(count.total)  (\(String(format: "%.1f", count.share)) %)"
            )
        }
        lines.append("As the author marked them:")
        row("marked wrong, and a rule says why", accuracy.caught)
        row("marked right, and reported all the same", accuracy.flagged)
        lines.append("  marked right, with a hint (a note)            \(accuracy.hinted)")
        lines.append("Without the marks, errors and warnings only:")
        row("wrong, and reported", accuracy.caughtUnmarked)
        row("right, and reported", accuracy.flaggedUnmarked)
        if accuracy.lost > 0 { lines.append("  \(accuracy.lost) labels have lost their sample") }
        lines.append("By rule, wrong and right stretches:")
        for (rule, count) in accuracy.byRule.sorted(by: { ($1.value.wrong, $0.key) < ($0.value.wrong, $1.key) }) {
            lines.append("  \(rule.padding(toLength: 36, withPad: " ", startingAt: 0))\(count.wrong)\t\(count.right)")
        }
        list("Missed", accuracy.misses, withText: withDifferences, into: &lines)
        list("False alarms", accuracy.falseAlarms, withText: withDifferences, into: &lines)
        return lines.joined(separator: "\n") + "\n"
    }

    private func list(
        _ title: String,
        _ differences: [Accuracy.Difference],
        withText: Bool,
        into lines: inout [String]
    ) {
        lines.append("\(title): \(differences.count)")
        for difference in differences {
            lines.append("  \(difference.place)  \(difference.rules.joined(separator: ", "))")
            if withText {
                lines += difference.text.split(separator: "\n", omittingEmptySubsequences: false).map { "    | \($0)" }
            }
        }
    }
}
