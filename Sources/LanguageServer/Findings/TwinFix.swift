import Course
import CourseChecks
import Diagnostics

/// The fix of a finding, with the same fix at the same place of the other languages.
enum TwinFix {
    /// A fix by its rule, by what it takes away, and by what it writes instead.
    private struct Form: Hashable {
        let rule: RuleID
        let changes: [[String]]
    }

    /// Returns the fixes of a finding in this language and the others; empty if no other has it at the same place.
    static func fixes(_ finding: Diagnostic, in file: FileView) -> (fixes: [Fix], languages: Int) {
        guard let lesson = file.lesson, file.lessons.count == 1 else { return ([], 1) }
        let repeated = repeated(finding, file.course)
        let others = repeated.isEmpty ? alike(finding, lesson, in: file) : repeated
        return others.isEmpty ? ([], 1) : (finding.fixes + others.flatMap(\.self), others.count + 1)
    }

    /// The fixes at the places where a finding about a sample repeats in translations, which are reported with the original's.
    private static func repeated(_ finding: Diagnostic, _ course: Course) -> [[Fix]] {
        guard let lesson = course.lesson(at: finding.range.path) else { return [] }
        let own = course.lessons[lesson].file.bytes
        return finding.related.filter(\.isRepetition).compactMap { place in
            guard let twin = course.lesson(at: place.range.path) else { return nil }
            let bytes = course.lessons[twin].file.bytes
            let shift = place.range.bytes.lowerBound - finding.range.bytes.lowerBound
            let fixes = finding.fixes.compactMap { fix -> Fix? in
                let (old, new) = (fix.range.bytes, fix.range.bytes.lowerBound + shift)
                guard fix.range.path == finding.range.path, old.upperBound <= own.count, new >= 0,
                    new + old.count <= bytes.count, own[old] == bytes[new..<(new + old.count)]
                else { return nil }
                let range = SourceRange(path: place.range.path, bytes: new..<(new + old.count))
                return Fix(range: range, replacement: fix.replacement)
            }
            return fixes.count == finding.fixes.count && !fixes.isEmpty ? fixes : nil
        }
    }

    /// The fixes of the findings in the other languages that are mended in the same way. Of several with fixes of the same form,
    /// those that are as many in both texts stand at the same places, in their order.
    private static func alike(_ finding: Diagnostic, _ lesson: Int, in file: FileView) -> [[Fix]] {
        let course = file.course
        guard let form = form(finding, course, lesson) else { return [] }
        let own = like(form, course, lesson, file.view)
        guard let place = own.firstIndex(of: finding) else { return [] }
        return course.languages.filter { $0 != course.lessons[lesson].language }.compactMap { language in
            guard let twin = course.twin(of: lesson, in: language), course.lessons[twin].fallback == nil else {
                return nil
            }
            let others = like(form, course, twin, file.view)
            return others.count == own.count ? others[place].fixes : nil
        }
    }

    /// The findings in a lesson that are mended by a fix of a form, in the order of the text.
    private static func like(_ form: Form, _ course: Course, _ lesson: Int, _ view: CourseView) -> [Diagnostic] {
        view.checked.mendable(among: view.found[course.lessons[lesson].filePath])
            .filter { self.form($0, course, lesson) == form }
            .sorted { $0.range.bytes.lowerBound < $1.range.bytes.lowerBound }
    }

    /// - Returns: nil if a fix is in another file, or there is none.
    private static func form(_ finding: Diagnostic, _ course: Course, _ lesson: Int) -> Form? {
        let file = course.lessons[lesson].file
        guard !finding.fixes.isEmpty,
            finding.fixes.allSatisfy({ $0.range.path == file.path && $0.range.bytes.upperBound <= file.bytes.count })
        else { return nil }
        let changes = finding.fixes.map { fix in
            [String(decoding: file.bytes[fix.range.bytes], as: UTF8.self), fix.replacement]
        }
        return Form(rule: finding.rule, changes: changes)
    }
}
