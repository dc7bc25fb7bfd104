import Testing

@testable import Mermaid

@Suite("Texts and lines of Git graphs")
struct GitGraphTests {
    private func layout(_ text: String) throws -> GitGraphLayout {
        GitGraphLayout(try read(text))
    }

    @Test("The tag of a commit keeps clear of lines that change lanes beside it")
    func tags() throws {
        let layout = try layout(
            "gitGraph\ncommit id: \"a\"\nbranch one\ncommit id: \"work\"\ncheckout main\nmerge one\nbranch two\n"
                + "cherry-pick id: \"work\"\ncheckout main\nmerge two\n"
        )
        // The branch leaves at the merge before the cherry-pick and is taken in after it.
        let tag = try #require(layout.tags[3].first)
        let half = tag.width / 2 + 13
        #expect(layout.centres[3].x - half >= layout.centres[2].x + 6)
        #expect(layout.centres[3].x + half <= layout.centres[4].x - 6)
    }

    @Test("A label keeps clear of a line between the lanes below it")
    func labels() throws {
        let layout = try layout(
            "gitGraph\ncommit id: \"a\"\nbranch one\nbranch two\ncommit id: \"b\"\ncheckout one\n"
                + "commit id: \"a long name of this commit\"\ncheckout main\nmerge two\n"
        )
        // The merge from the third lane crosses the space below the second, where the label is.
        let half = layout.labels[2].width / 2
        #expect(layout.centres[2].x + half <= layout.centres[3].x - 6)
    }

    @Test("Commits without texts stay one step apart")
    func steps() throws {
        let layout = try layout("gitGraph\ncommit\nbranch one\ncommit\ncheckout main\nmerge one\ncommit\n")
        #expect(zip(layout.centres, layout.centres.dropFirst()).allSatisfy { abs($1.x - $0.x - 46) < 0.01 })
    }
}
