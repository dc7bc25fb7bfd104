import CourseConfiguration

/// The share of the lessons that each language has, and the pages by which a site makes up for the rest: fallbacks, and pages
/// with a translation beside its original.
///
/// Both relate each language to the main one alone: their number grows with the course, not with the square of its languages.
package struct LanguageCoverage: Sendable {
    /// The lessons that a language lacks: those of the main language, or, in the main language, those of the others.
    package struct Gap: Sendable {
        package let language: String
        /// Indices of lessons, in their order.
        package let lessons: [Int]
    }

    /// The languages with lessons, the main one first.
    package let languages: [String]
    /// The languages whose missing lessons are shown in the main language.
    package let fallbackLanguages: [String]
    /// The languages without fallbacks that lack most lessons, where the settings leave the choice to Glosa.
    package let languagesWithoutFallbacks: [String]
    /// True if translations have pages beside their originals.
    package let pairsLanguages: Bool
    /// True if such pages are left out because of their number.
    package let leavesPairsOut: Bool
    package let gaps: [Gap]
    /// The number of lessons in each language.
    package let counts: [String: Int]

    /// The number of additional pages that no course is denied.
    package static let fewPages = 500
    /// The number of missing lessons up to which each is told by itself.
    private static let fewGaps = 10

    /// - Parameter lessons: the written lessons.
    init(_ lessons: some Collection<Lesson>, _ configuration: Configuration) {
        let present = Set(lessons.map(\.language))
        let languages = configuration.languages.filter(present.contains)
        let main = languages.first ?? configuration.mainLanguage
        var known: [String: Set<String>] = [:]
        var originals: [(index: Int, id: String)] = []
        var strangers: [(index: Int, id: String)] = []
        for lesson in lessons { known[lesson.language, default: []].insert(lesson.id) }
        var told: Set<String> = []
        for (index, lesson) in lessons.enumerated() {
            if lesson.language == main {
                if told.insert(lesson.id).inserted { originals.append((index, lesson.id)) }
            } else if known[main]?.contains(lesson.id) != true, told.insert(lesson.id).inserted {
                strangers.append((index, lesson.id))
            }
        }
        var gaps: [Gap] = []
        for language in languages {
            let own = known[language] ?? []
            let missing = language == main ? strangers : originals.filter { !own.contains($0.id) }
            if !missing.isEmpty { gaps.append(Gap(language: language, lessons: missing.map(\.index))) }
        }
        self.languages = languages
        self.gaps = gaps
        counts = known.mapValues(\.count)
        let lacking = gaps.filter { $0.language != main }
        let all = lacking.reduce(0) { $0 + $1.lessons.count }
        // A language that has less than half of the lessons mainly would repeat the main one.
        let isBounded = configuration.fallbacks == nil && all > max(Self.fewPages, lessons.count)
        let poor = lacking.filter { isBounded && $0.lessons.count * 2 > originals.count }.map(\.language)
        let helped =
            configuration.fallbacks == false ? [] : lacking.map(\.language).filter { !poor.contains($0) }
        (languagesWithoutFallbacks, fallbackLanguages) = (poor, helped)
        let fallbacks = lacking.reduce(0) { $0 + (helped.contains($1.language) ? $1.lessons.count : 0) }
        let pairs = lessons.count - originals.count - strangers.count
        // Pages with two languages are twice as heavy as others. Four languages may have them, however large the course is.
        let most = max(Self.fewPages, lessons.count / 4 * 3)
        let isTooMany = configuration.sideBySide == nil && fallbacks + pairs > most
        leavesPairsOut = isTooMany && languages.count > 2
        pairsLanguages = configuration.sideBySide != false && languages.count > 1 && !leavesPairsOut
    }

    /// The gaps of languages that lack most lessons, which are told in one sentence; empty if there are few of them.
    package var large: [Gap] {
        guard let main = languages.first, let count = counts[main] else { return [] }
        let large = gaps.filter { $0.lessons.count * 2 > ($0.language == main ? counts[main] ?? 0 : count) }
        return large.reduce(0) { $0 + $1.lessons.count } > Self.fewGaps ? large : []
    }
}
