#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    @Suite("What becomes of a site when the compiler fails")
    struct CompilerFailureTests {
        /// A compiler that fails where a file says so.
        private static let tree = """
            -- glosa.yml --
            languages: [en]
            -- content/en/a.md --
            # A

            ```swift
            let a = 1
            ```
            -- bin/swiftc --
            #!/bin/sh
            folder=$(dirname "$0")
            echo call >> "$folder/calls"
            case "$*" in *-emit-module*) exit 0;; esac
            if [ -e "$folder/broken" ]; then echo 'error: no space left on device'; exit 1; fi
            -- bin/broken --
            """

        @Test("It is said, on the page too, and the next build asks again; what it answers is remembered")
        func build() async throws {
            try await withTemporaryFolder { folder in
                try FileTree(Self.tree).write(to: folder)
                let tools = folder.appending(path: "bin")
                let attributes = [FileAttributeKey.posixPermissions: 0o755]
                try FileManager.default.setAttributes(attributes, ofItemAtPath: tools.appending(path: "swiftc").path)
                let environment = ["PATH": "\(tools.path):/usr/bin:/bin", "XDG_CACHE_HOME": folder.path + "/cache"]
                func build() throws -> (said: String, page: String, calls: Int) {
                    let run = try Run(["build", "--typecheck"], in: folder, environment: environment)
                    let calls = try Data(contentsOf: tools.appending(path: "calls")).count { $0 == UInt8(ascii: "\n") }
                    return (
                        run.output + run.errors,
                        try String(contentsOf: folder.appending(path: "site/en/a.html"), encoding: .utf8), calls
                    )
                }
                for _ in 0..<2 {
                    let failed = try build()
                    #expect(failed.said.contains("compile-skipped"))
                    #expect(failed.said.contains("no space left on device"))
                    #expect(failed.page.contains("The compiler has not judged its types"))
                    #expect(!failed.page.contains("At fault"))
                    #expect(!failed.page.contains("Checked: syntax, rules and types"))
                }
                try FileManager.default.removeItem(at: tools.appending(path: "broken"))
                let mended = try build()
                #expect(!mended.said.contains("compile-skipped"))
                #expect(mended.page.contains("Checked: syntax, rules and types"))
                let again = try build()
                #expect(again.calls == mended.calls)
                #expect(again.page == mended.page)
            }
        }
    }
#endif
