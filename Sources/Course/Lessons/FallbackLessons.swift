import CourseConfiguration

/// Fallbacks: the lessons that a language lacks, in the text of the main language, so that every page of the main language
/// exists in every language.
///
/// Fallbacks are shown, not judged: their text belongs to the file it was written in.
struct FallbackLessons {
    private let lessons: [Lesson]
    private let main: String
    private let byID: [String: [String: Int]]
    /// The lessons of the main language by their folders, those that are pages of a folder first.
    private let members: [String: [Lesson]]
    private var folders: [String: [String: String]] = [:]

    /// - Parameter lessons: the written lessons.
    static func make(for lessons: [Lesson], _ coverage: LanguageCoverage) -> [Lesson] {
        guard var fallbacks = FallbackLessons(lessons, coverage, for: coverage.fallbackLanguages) else { return [] }
        var taken = Set(lessons.map { $0.outputPath.lowercased() })
        var result: [Lesson] = []
        for gap in coverage.gaps where coverage.fallbackLanguages.contains(gap.language) {
            for index in gap.lessons {
                let path = fallbacks.path(of: lessons[index], in: gap.language)
                let output = PagePath.lesson(at: path, in: gap.language)
                // Another lesson has this path already; the missing translation is reported anyway.
                guard taken.insert(output.lowercased()).inserted else { continue }
                result.append(
                    lessons[index].fallback(of: index, language: gap.language, path: path, outputPath: output)
                )
            }
        }
        return result
    }

    /// Returns the lessons of the main language to which links lead where a language has neither the lesson nor a fallback.
    static func originals(for lessons: [Lesson], _ coverage: LanguageCoverage) -> [(
        language: String, path: String, lesson: Int
    )] {
        let languages = coverage.languagesWithoutFallbacks
        guard var fallbacks = FallbackLessons(lessons, coverage, for: languages) else { return [] }
        var result: [(language: String, path: String, lesson: Int)] = []
        for gap in coverage.gaps where languages.contains(gap.language) {
            for index in gap.lessons {
                result.append((gap.language, fallbacks.path(of: lessons[index], in: gap.language), index))
            }
        }
        return result
    }

    /// - Returns: nil if there is no language to make pages for.
    private init?(_ lessons: [Lesson], _ coverage: LanguageCoverage, for languages: [String]) {
        guard let main = coverage.languages.first, !languages.isEmpty else { return nil }
        var byID: [String: [String: Int]] = [:]
        for (index, lesson) in lessons.enumerated() where byID[lesson.id]?[lesson.language] == nil {
            byID[lesson.id, default: [:]][lesson.language] = index
        }
        (self.lessons, self.main, self.byID) = (lessons, main, byID)
        members = Dictionary(grouping: lessons.filter { $0.language == main && !$0.folder.isEmpty }, by: \.folder)
            .mapValues { $0.sorted { ($0.isIndex ? 0 : 1, $0.path) < ($1.isIndex ? 0 : 1, $1.path) } }
    }

    private mutating func path(of lesson: Lesson, in language: String) -> String {
        CoursePath.join(folder(lesson.folder, in: language), CoursePath.name(of: lesson.path))
    }

    /// Returns the folder that corresponds to one of the main language: the folder of the translation of its index, or of any of
    /// its lessons.
    private mutating func folder(_ folder: String, in language: String) -> String {
        guard !folder.isEmpty else { return "" }
        if let known = folders[language]?[folder] { return known }
        let twins = (members[folder] ?? []).lazy.compactMap { [lessons, byID] member -> Lesson? in
            guard let twin = byID[member.id]?[language], lessons[twin].isIndex == member.isIndex else { return nil }
            return lessons[twin]
        }
        let found =
            twins.first?.folder
            ?? CoursePath.join(self.folder(CoursePath.folder(of: folder), in: language), CoursePath.name(of: folder))
        folders[language, default: [:]][folder] = found
        return found
    }
}
