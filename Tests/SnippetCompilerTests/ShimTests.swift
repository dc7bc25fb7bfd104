import FileSystem
import Foundation
import Testing

@testable import SnippetCompiler

/// What the shim accepts and refuses: `Shim/Tests`.
///
/// A line that must fail ends with `// error: text`, `// warning: text`, or `// expansion: text` where the error stands inside
/// what a macro writes. No other line may fail.
@Suite("The shim", Machine.needsShim)
struct ShimTests {
    /// `flow` fails only after its types are in order, so it is compiled apart.
    @Test("It accepts and refuses what Xcode does", arguments: ["accepted", "refused", "refused/flow"])
    func samples(folder: String) throws {
        let toolchain = try #require(Machine.toolchain)
        let modules = try ShimCache().folder(.embedded, toolchain)
        let place = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Shim/Tests/\(folder)")
            .standardizedFileURL.path
        let files = try FileSystem.names(in: place).filter { $0.hasSuffix(".swift") }.sorted()
        #expect(!files.isEmpty)
        let arguments = [
            "-emit-sil", "-o", "/dev/null", "-wmo", "-swift-version", "6", "-parse-as-library", "-I", modules,
            "-diagnostic-style", "llvm",
        ]
        let temporary = try FileSystem.makeTemporaryFolder()
        defer { FileSystem.removeTemporaryFolder(temporary) }
        var command = toolchain.command(arguments + files, in: place, wall: 600)
        command.environment["TMPDIR"] = temporary
        let outcome = try command.run()
        #expect(outcome.ending == .exit(folder == "accepted" ? 0 : 1))
        let output = CompilerOutput(outcome.output, of: files)
        for file in files {
            let found = output.messages[file] ?? []
            let lines = String(decoding: try FileSystem.read("\(place)/\(file)"), as: UTF8.self)
                .split(separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() {
                let said = found.filter { $0.line == index + 1 }
                let expected = Expectation(line)
                let errors = said.filter { $0.severity == .error }.map(\.text)
                if let expected {
                    let candidates = expected.isWarning ? said.map(\.text) : errors
                    #expect(
                        candidates.contains { $0.contains(expected.text) },
                        "\(file):\(index + 1): \(said.map(\.text))"
                    )
                }
                if expected?.isError != true {
                    #expect(errors.isEmpty, "\(file):\(index + 1): \(errors)")
                }
            }
        }
    }

    private struct Expectation {
        let text: String
        private let kind: String
        var isError: Bool { kind == "error" }
        var isWarning: Bool { kind == "warning" }

        init?(_ line: Substring) {
            for kind in ["error", "warning"] {
                guard let mark = line.firstRange(of: "// \(kind): ") else { continue }
                text = String(line[mark.upperBound...])
                self.kind = kind
                return
            }
            return nil
        }
    }
}

@Suite("Names of the shim")
struct ShimNameTests {
    @Test(
        "Types are those of public declarations that begin a line; members are those behind func and var",
        arguments: [
            ("public struct Text: View {", ["Text"], []),
            ("@MainActor open class Window: NSObject {}", ["Window"], []),
            ("public typealias Edge_Set = Int", ["Edge_Set"], []),
            ("    public struct Inner {", [], []),
            ("struct Hidden {}", [], []),
            ("public extension View {", [], []),
            ("    public func padding(_ length: CGFloat) {}", [], ["padding"]),
            ("    public static var red: Color { Color() }\r", [], ["red"]),
            ("    public static func == (left: Self, right: Self) -> Bool", [], ["left"]),
            ("public func withAnimation(_ body: () -> Void)", [], ["withAnimation"]),
            ("public protocol Größe: AnyObject {}", ["Größe"], []),
            ("public struct", [], []),
            ("public struct A {}\n\n    var a: Int\nopen class B {}", ["A", "B"], ["a"]),
            ("", [], []),
        ] as [(String, Set<String>, Set<String>)]
    )
    func names(text: String, types: Set<String>, members: Set<String>) {
        let names = ShimNames(in: text)
        #expect(names.types == types)
        #expect(names.members == members)
    }
}
