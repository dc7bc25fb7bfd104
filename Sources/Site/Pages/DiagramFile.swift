import Course
import Mermaid

/// A diagram of a lesson as a file beside the lesson's page, to be opened alone, saved and shown elsewhere.
struct DiagramFile: Page {
    /// The lesson's index.
    let index: Int
    /// The ordinal of the block.
    let block: Int

    func dependencies(in course: Course) -> PageDependencies { .lesson(index, of: course) }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let lesson = site.course.lessons[index]
        let setting = TextSetting.alone(index, of: site.course)
        var options = LessonBody(site: site, lesson: index, setting: setting).diagramOptions
        options.idPrefix = "diagram-\(block)"
        options.isStandalone = true
        guard let code = lesson.document.codeBlock(block) else { return [] }
        if let tree = site.trees.tree(drawnBy: code, in: index) {
            options.nodeAddress = site.trees.nodeAddress(tree, from: path)
        }
        // Nothing leads to the file of a diagram that can't be drawn; a finding says what is wrong with it.
        let svg = lesson.diagram(in: code)?.drawn(options: options).svg
        return Array((svg ?? "<svg xmlns=\"http://www.w3.org/2000/svg\"/>").utf8) + [0x0A]
    }
}
