import Diagnostics
import Testing

@testable import CourseConfiguration

@Suite("Values that a program in JavaScript or TypeScript writes out")
struct ScriptProgramTests {
    /// Returns the main value of a program's first file as text: `{a: 1}` with `?` for what isn't written out.
    private func read(_ files: [String: String]) throws -> String {
        let sources = files.mapValues { $0 }
        func file(_ path: String) -> SourceFile? { sources[path].map { SourceFile(path: path, text: $0) } }
        var program = ScriptProgram(load: file)
        let main = try #require(file("site/a.ts"))
        return program.main(of: main).map { text($0, &program) } ?? "none"
    }

    private func text(_ place: ScriptProgram.Place, _ program: inout ScriptProgram) -> String {
        let place = program.followed(place)
        if let text = place.text { return text.text }
        if let items = program.items(of: place) {
            return "[" + items.map { text($0, &program) }.joined(separator: ", ") + "]"
        }
        guard let entries = program.entries(of: place) else { return "?" }
        return "{" + entries.map { "\($0.key): \(text($0.value, &program))" }.joined(separator: ", ") + "}"
    }

    @Test(
        "Literals, names, spreads, calls and functions",
        arguments: [
            ("export default { a: 'x', \"b\": `y`, 'c-d': [\"it\\'s\", 'z',] }", "{a: x, b: y, c-d: [it's, z]}"),
            ("module.exports = [1, 'a', true, null, /[']/, 'b']", "[?, a, ?, ?, ?, b]"),
            ("const a = ['x']\nexport default [...a, 'y', ...a]", "[x, y, x]"),
            ("const b = { k: 'v' }; export default { ...b, l: b.k, b }", "{k: v, l: v, b: {k: v}}"),
            ("export default defineConfig({ a: 'x' })", "{a: x}"),
            ("export default wrap(defineConfig({ a: 'x' }), 'y')", "{a: x}"),
            ("function bar(n: number): Item[] { const x = { return: 1 }; return ['a'] }\nexport default bar(1)", "[a]"),
            (
                "const bar = () => ['a']\nconst baz = async (x) => { return [x, 'b'] }\nexport default [bar(), baz(2)]",
                "[[a], [?, b]]"
            ),
            ("const a: Array<{ t: string }> = ['x'] as const\nexport default a satisfies X", "[x]"),
            (
                "export default { a: isDev ? 'x' : 'y', b: 'x' + 'y', c: `x${y}`, d: ['p', off && 'q'].filter(Boolean) }",
                "{a: ?, b: ?, c: ?, d: [p, ?]}"
            ),
            (
                "export default { // a: 'no'\n /* b: 'no' */ c: 'x' /* , */, d() { return 'no' }, [e]: 'no', f: 'y' }",
                "{c: x, f: y}"
            ),
            ("const a = [...b]; const b = [...a, 'x']; export default { a }", "{a: [x]}"),
            ("export default { a: [/[/'\\/]/g.source, 'x'], b: 4 / 2, c: 'y' }", "{a: [?, x], b: ?, c: y}"),
            ("export default ([ 'a' ])", "[a]"),
            ("export default [ ) 'a' } ]", "[?, a, ?]"),
            ("export default { a: [ 'x'", "{a: [x]}"),
            ("// nothing", "none"),
        ]
    )
    func values(program: String, expected: String) throws {
        let read = try read(["site/a.ts": program])
        // A circle ends somewhere; the text is there at least once.
        if program.contains("...a, 'x'") { #expect(read.contains("x")) } else { #expect(read == expected) }
    }

    @Test("Names are followed into other files, and not out of the course")
    func imports() throws {
        let files = [
            "site/a.ts": """
            import { defineConfig } from 'vitepress'
            import main, { one as first, type Two } from './parts'
            import list from "../list.json"
            import { far } from '../../far'
            export default defineConfig({ main, first, list, far })
            """,
            "site/parts/index.ts": "export const one = 'x'\nexport default ['y', one]",
            "list.json": "{\"k\": [\"v\"]}",
            "far.ts": "export const far = 'no'",
        ]
        #expect(try read(files) == "{main: [y, x], first: x, list: {k: [v]}, far: ?}")
    }

    @Test("A program whose names lead in circles, or that is nested deeply, ends")
    func hostile() throws {
        let doubling = (0..<60).map { "const a\($0) = [...a\($0 + 1), ...a\($0 + 1)]" }.joined(separator: "\n")
        #expect(
            try read(["site/a.ts": doubling + "\nconst a60 = ['x']\nexport default { a: a0, b: 'y' }"]).hasPrefix("{")
        )
        let deep = String(repeating: "[", count: 20_000)
        #expect(try read(["site/a.ts": "export default " + deep]).hasPrefix("["))
        let brackets = String(repeating: "(", count: 20_000)
        #expect(try read(["site/a.ts": "export default { a: " + brackets]).hasPrefix("{"))
        #expect(try read(["site/a.ts": "const a = b\nconst b = a\nexport default a"]) == "?")
        #expect(try read(["site/a.ts": "const a = { ...a.b }\nexport default a"]) == "{}")
        let files = [
            "site/a.ts": "import { x } from './b'\nexport default { x }", "site/b.ts": "import { x } from './a'",
        ]
        #expect(try read(files) == "{x: ?}")
    }
}
