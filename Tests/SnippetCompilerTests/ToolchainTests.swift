import FileSystem
import Foundation
import SnippetLint
import SnippetSyntax
import TestSupport
import Testing

@testable import SnippetCompiler

/// A Mac's compiler and SDKs, as xcrun tells of them.
@Suite("Which SDK samples are compiled against")
struct ToolchainTests {
    static let simulator = InterfaceKit(
        name: .simulator,
        path: "/X/iPhoneSimulator.sdk",
        version: "26.0",
        build: "23A1"
    )
    static let mac = InterfaceKit(name: .mac, path: "/X/MacOSX.sdk", version: "26.1", build: "25B1")

    static let choices: [(SamplePlatform, [InterfaceKit], [InterfaceKit])] = [
        (.any, [simulator, mac], [simulator, mac]), (.any, [mac], [mac]), (.iOS, [simulator, mac], [simulator]),
        (.iOS, [mac], [mac]), (.macOS, [simulator, mac], [mac]), (.macOS, [simulator], [simulator]),
    ]

    @Test("iOS comes first unless the course says macOS, and what isn't there is stood in for", arguments: choices)
    func choice(platform: SamplePlatform, kits: [InterfaceKit], chosen: [InterfaceKit]) {
        #expect(InterfaceKit.choice(for: platform, among: kits) == chosen)
    }

    @Test("Each SDK has its own target")
    func targets() {
        #expect(
            Self.simulator.arguments(processor: "arm64") == [
                "-sdk", "/X/iPhoneSimulator.sdk", "-target", "arm64-apple-ios26.0-simulator",
            ]
        )
        #expect(Self.mac.arguments(processor: "x86_64").last == "x86_64-apple-macosx26.1")
    }

    /// xcrun as it is with Xcode, and with Command Line Tools alone.
    static func xcrun(_ folder: URL, compiler: String, hasXcode: Bool) throws -> String {
        let path = folder.appending(path: "xcrun").path
        let refusal = "echo 'xcrun: error: SDK \"iphonesimulator\" cannot be located' >&2; exit 1"
        let script = """
            #!/bin/sh
            case "$*" in
                "--find swiftc") echo \(compiler) ;;
                "--sdk iphonesimulator --show-sdk-path") \(hasXcode ? "echo /X/iOS.sdk" : refusal) ;;
                "--sdk iphonesimulator --show-sdk-version") \(hasXcode ? "echo 26.0" : refusal) ;;
                "--sdk iphonesimulator --show-sdk-build-version") \(hasXcode ? "echo 23A1" : refusal) ;;
                "--sdk macosx --show-sdk-path") echo /X/macOS.sdk ;;
                "--sdk macosx --show-sdk-version") echo 26.1 ;;
                "--sdk macosx --show-sdk-build-version") echo 25B1 ;;
                *) exit 64 ;;
            esac
            """
        try FileSystem.write(Array(script.utf8), to: path)
        chmod(path, 0o755)
        return path
    }

    @Test(
        "The language's version stands in what the compiler calls itself",
        arguments: [
            ("Swift version 6.3.1 (swift-6.3.1-RELEASE)\nx86_64-unknown-linux-gnu", [6, 3]),
            ("Apple Swift version 6.10 (swiftlang-6.10.0)", [6, 10]), ("Swift version 7-dev", nil),
            ("Apple clang version 17.0", nil), ("", nil),
        ]
    )
    func version(text: String, number: [Int]?) {
        #expect(CompilerVersion.number(in: text).map { [$0.major, $0.minor] } == number)
    }

    @Test("What xcrun answers becomes the toolchain, also where Xcode is not installed", arguments: [true, false])
    func answers(hasXcode: Bool) async throws {
        try await withTemporaryFolder { folder in
            let compiler = folder.appending(path: "swiftc").path
            try FileSystem.write([], to: compiler)
            let xcrun = try Self.xcrun(folder, compiler: compiler, hasXcode: hasXcode)
            let found = try #require(Toolchain.find(for: .any, xcrun: xcrun))
            #expect(found.compiler == compiler)
            #expect(found.kits.map(\.path) == (hasXcode ? ["/X/iOS.sdk", "/X/macOS.sdk"] : ["/X/macOS.sdk"]))
            #expect(found.hostArguments == ["-sdk", "/X/macOS.sdk"])
            #expect(found.hasSwiftUI)
            #expect(found.available == found.kits)
            let mac = try #require(Toolchain.find(for: .macOS, xcrun: xcrun))
            #expect(mac.kits.map(\.name) == [.mac])
            #expect(mac.available == found.available)
        }
    }

    /// A compiler that has a module on one system only, and says so as Swift does.
    static func compiler(_ folder: URL) throws -> String {
        let path = folder.appending(path: "swiftc").path
        let script = """
            #!/bin/sh
            [ "$1" != -print-target-info ] || exit 1
            case "$*" in *-simulator*) missing=AppKit ;; *) missing=UIKit ;; esac
            status=0
            for file; do
                case "$file" in u*.swift) ;; *) continue ;; esac
                line=$(grep -n "^import $missing" "$file" | cut -d: -f1)
                [ -z "$line" ] || { echo "$file:$line:8: error: no such module '$missing'"; status=1; continue; }
                line=$(grep -n "only$missing" "$file" | cut -d: -f1)
                [ -z "$line" ] || { echo "$file:$line:9: error: cannot find 'only$missing' in scope"; status=1; }
                line=$(grep -n '= "text"' "$file" | cut -d: -f1)
                [ -z "$line" ] || {
                    echo "$file:$line:9: error: cannot convert value of type 'String' to specified type 'Int'"
                    status=1
                }
                line=$(grep -n "= wrong" "$file" | cut -d: -f1)
                [ -z "$line" ] || { echo "$file:$line:9: error: cannot find 'wrong' in scope"; status=1; }
            done
            exit $status
            """
        try FileSystem.write(Array(script.utf8), to: path)
        chmod(path, 0o755)
        return path
    }

    static func verdicts(
        _ platform: SamplePlatform,
        hasXcode: Bool = true,
        in folder: URL
    ) async throws -> [CompilationVerdict] {
        let xcrun = try xcrun(folder, compiler: compiler(folder), hasXcode: hasXcode)
        let toolchain = try #require(Toolchain.find(for: platform, xcrun: xcrun))
        let lesson = TestLesson(["import UIKit\nlet a = 1", "import AppKit\nlet b = 1", "let c = wrong"])
        return try await SampleCompiler(toolchain, cacheFile: nil).verdicts(on: [lesson.samples]).verdicts[0]
    }

    @Test("What one SDK lacks is looked for in the other, unless the course names a system")
    func otherKit() async throws {
        try await withTemporaryFolder { folder in
            let any = try await Self.verdicts(.any, in: folder).map(\.rest.name)
            #expect(any == ["passes", "passes", "passes given wrong"])
            let iOS = try await Self.verdicts(.iOS, in: folder).map(\.rest)
            #expect(iOS[0] == .passes && iOS[1] == .needsContext(["import AppKit"], []))
            let mac = try await Self.verdicts(.macOS, in: folder).map(\.rest)
            #expect(mac[0] == .needsContext(["import UIKit"], []) && mac[1] == .passes)
        }
    }

    @Test(
        "The SDK that has the module that a sample imports says what is wrong with it",
        arguments: [
            ("import AppKit\nlet n: Int = \"text\"", "fails", []), ("import UIKit\nlet n: Int = \"text\"", "fails", []),
            ("import AppKit\nfunc f() {\nlet n = wrong\n}", "passes given wrong", []),
            ("import AppKit\nlet n: Int = \"text\" // ❌", "passes", ["fails"]),
            ("import AppKit\nlet n = 1 // ❌", "passes", ["passes"]),
            // A name that only one of them has is what makes it wrong, or nothing is known of it.
            ("let n = onlyAppKit // ❌", "undecided", ["needs onlyAppKit"]), ("let n = onlyAppKit", "passes", []),
        ]
    )
    func faultOfOther(text: String, rest: String, segments: [String]) async throws {
        try await withTemporaryFolder { folder in
            let xcrun = try Self.xcrun(folder, compiler: Self.compiler(folder), hasXcode: true)
            let toolchain = try #require(Toolchain.find(for: .any, xcrun: xcrun))
            let lesson = TestLesson([text])
            let found = try await SampleCompiler(toolchain, cacheFile: nil).verdicts(on: [lesson.samples]).verdicts[0]
            #expect(found[0].rest.name == rest)
            #expect(found[0].segments.map(\.name) == segments)
        }
    }

    @Test("A lesson may be for another system than its course")
    func ofLesson() async throws {
        try await withTemporaryFolder { folder in
            let xcrun = try Self.xcrun(folder, compiler: Self.compiler(folder), hasXcode: true)
            let toolchain = try #require(Toolchain.find(for: .iOS, xcrun: xcrun))
            func lesson(_ platform: SamplePlatform?) -> [SampleCompiler.Sample] {
                TestLesson(["import UIKit\nlet a = 1", "import AppKit\nlet b = 1"]).samples.map {
                    SampleCompiler.Sample(snippet: $0.snippet, platform: platform)
                }
            }
            let found = try await SampleCompiler(toolchain, cacheFile: nil).verdicts(
                on: [lesson(nil), lesson(.macOS), lesson(.any)]
            )
            #expect(
                found.verdicts.map { $0.map(\.rest.name) } == [
                    ["passes", "needs import AppKit"], ["needs import UIKit", "passes"], ["passes", "passes"],
                ]
            )
        }
    }

    @Test("A course for macOS misses nothing of iOS's")
    func withoutXcodeForMac() async throws {
        try await withTemporaryFolder { folder in
            let found = try await Self.verdicts(.macOS, hasXcode: false, in: folder)
            #expect(found[0].failure == nil)
            #expect(found[0].rest.name == "needs import UIKit")
        }
    }

    @Test("With Command Line Tools alone, what only iOS has is no error: nobody has looked")
    func withoutXcode() async throws {
        try await withTemporaryFolder { folder in
            let found = try await Self.verdicts(.any, hasXcode: false, in: folder)
            #expect(found[0].failure == .missingSDK)
            #expect(found[0].rest == .undecided)
            #expect(found[1].rest == .passes)
        }
    }

    @Test("Beside Apple's SDK the shim's own modules are not there")
    func ownModules() async throws {
        try await withTemporaryFolder { folder in
            let xcrun = try Self.xcrun(folder, compiler: Self.compiler(folder), hasXcode: true)
            let toolchain = try #require(Toolchain.find(for: .any, xcrun: xcrun))
            let lesson = TestLesson(["import Headless\nlet a = 1", "import Combine\nlet b = 1"])
            let found = try await SampleCompiler(toolchain, cacheFile: nil).verdicts(on: [lesson.samples]).verdicts[0]
            #expect(found.map(\.rest.name) == ["needs import Headless", "passes"])
        }
    }

    @Test("A macro whose program isn't installed says nothing of the sample")
    func macros() {
        #expect(
            Doubt.isOfMachine(
                "external macro implementation type 'PreviewsMacros.Common' could not be found for macro 'Preview(_:body:)'"
            )
        )
    }
}
