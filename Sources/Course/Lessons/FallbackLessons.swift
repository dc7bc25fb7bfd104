import CourseConfiguration

/// Fallbacks: the lessons that a language lacks, in the text of another language, so that every page of the course exists in
/// every language.
///
/// Fallbacks are shown, not judged: their text belongs to the file it was written in.
struct FallbackLessons {
    private let lessons: [Lesson]
    private let languages: [String]
    private let byID: [String: [String: Int]]

    /// - Parameter languages: the course's languages that have lessons, the main one first.
    static func make(for lessons: [Lesson], languages: [String]) -> [Lesson] {
        var byID: [String: [String: Int]] = [:]
        for (index, lesson) in lessons.enumerated() where byID[lesson.id]?[lesson.language] == nil {
            byID[lesson.id, default: [:]][lesson.language] = index
        }
        guard byID.values.contains(where: { twins in languages.contains { twins[$0] == nil } }) else { return [] }
        return FallbackLessons(lessons: lessons, languages: languages, byID: byID).make()
    }

    private func make() -> [Lesson] {
        var taken = Set(lessons.map { $0.outputPath.lowercased() })
        var result: [Lesson] = []
        for language in languages {
            for (index, lesson) in lessons.enumerated() {
                let twins = byID[lesson.id] ?? [:]
                // The text comes from the first of the course's languages that has it.
                guard twins[language] == nil, languages.first(where: { twins[$0] != nil }) == lesson.language,
                    twins[lesson.language] == index
                else { continue }
                let path = CoursePath.join(
                    folder(lesson.folder, lesson.language, in: language),
                    CoursePath.name(of: lesson.path)
                )
                let output = PagePath.lesson(at: path, language: language)
                // Another lesson has this path already; the missing translation is reported anyway.
                guard taken.insert(output.lowercased()).inserted else { continue }
                result.append(lesson.fallback(of: index, language: language, path: path, outputPath: output))
            }
        }
        return result
    }

    /// Returns the folder that corresponds to one of another language: the folder of the translation of its index, or of any of
    /// its lessons.
    private func folder(_ folder: String, _ source: String, in language: String) -> String {
        guard !folder.isEmpty else { return "" }
        let members = lessons.filter { $0.language == source && $0.folder == folder }
        for member in members.sorted(by: { ($0.isIndex ? 0 : 1, $0.path) < ($1.isIndex ? 0 : 1, $1.path) }) {
            if let twin = byID[member.id]?[language], lessons[twin].isIndex == member.isIndex {
                return lessons[twin].folder
            }
        }
        return CoursePath.join(
            self.folder(CoursePath.folder(of: folder), source, in: language),
            CoursePath.name(of: folder)
        )
    }
}
