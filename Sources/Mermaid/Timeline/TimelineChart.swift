import Diagnostics

/// A timeline as its author wrote it: periods, the events in each, and sections of periods.
struct TimelineChart: Sendable {
    struct Entry: Sendable {
        let label: DiagramLabel
        let range: SourceRange
    }

    struct Period: Sendable {
        let title: Entry
        /// The index of its section in ``TimelineChart/sections``; nil before the first.
        let section: Int?
        var events: [Entry] = []
    }

    var sections: [Entry] = []
    var periods: [Period] = []
    /// True if time runs down the page.
    var isVertical = false
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()

    /// Groups of periods: those of a section, or all periods without one.
    var groups: [(section: Int?, periods: [Int])] {
        var result: [(section: Int?, periods: [Int])] = []
        let bySection = Dictionary(grouping: periods.indices) { periods[$0].section ?? -1 }
        if let free = bySection[-1] { result.append((nil, free)) }
        for section in sections.indices { result.append((section, bySection[section] ?? [])) }
        return result
    }
}
