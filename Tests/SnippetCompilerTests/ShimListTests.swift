import Foundation
import Testing

@testable import SnippetCompiler

/// Lists beside the shim, which its coverage.py writes: they must agree with its sources.
@Suite("Lists of what the shim knows")
struct ShimListTests {
    private struct Complete {
        /// Base names by container, of which every overload is declared.
        var names: [(container: String, base: String)] = []
        /// Overloads of all other names: `Container.name(label:)`.
        var overloads: [Substring] = []
    }

    private static func lines(of path: String) throws -> [Substring] {
        let file = try #require(EmbeddedShim.files.first { $0.path == path })
        return file.text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    }

    private static func complete() throws -> Complete {
        var complete = Complete()
        for line in try lines(of: "complete.txt") {
            if line.hasPrefix("- ") || line.hasPrefix("+ ") {
                complete.overloads.append(line.dropFirst(2))
            } else {
                let colon = try #require(line.firstIndex(of: ":"))
                let bases = line[line.index(after: colon)...].split(separator: " ")
                complete.names += bases.map { (String(line[..<colon]), String($0)) }
            }
        }
        return complete
    }

    /// Words behind what introduces a declaration, and all words of a line of cases.
    private static func declared() -> Set<String> {
        let introducers: Set<Substring> = [
            "func", "var", "let", "struct", "class", "enum", "protocol", "typealias", "associatedtype", "actor",
            "macro",
        ]
        var declared: Set<String> = []
        for file in EmbeddedShim.files where file.path.hasSuffix(".swift") && !file.path.hasPrefix("Tests/") {
            for line in file.text.split(separator: "\n") {
                let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
                if words.contains("case") { declared.formUnion(words.map(String.init)) }
                for (word, next) in zip(words, words.dropFirst()) where introducers.contains(word) {
                    declared.insert(String(next))
                }
                if words.contains("init") { declared.insert("init") }
                if words.contains("subscript") { declared.insert("subscript") }
            }
        }
        return declared
    }

    @Test("Every name said to be complete is declared, and so is its container")
    func completeNamesAreDeclared() throws {
        let (complete, declared) = (try Self.complete(), Self.declared())
        #expect(complete.names.count > 1000)
        for (container, base) in complete.names {
            #expect(declared.contains(base), "\(container).\(base)")
            for part in container.split(separator: ".") {
                #expect(declared.contains(String(part)), "\(container).\(base)")
            }
        }
    }

    @Test("No name is said to be complete and not to be")
    func completeNamesLackNothing() throws {
        let complete = try Self.complete()
        let names = Set(complete.names.map { $0.container.isEmpty ? $0.base : "\($0.container).\($0.base)" })
        #expect(!complete.overloads.isEmpty)
        for overload in complete.overloads {
            #expect(!names.contains(String(overload.prefix { $0 != "(" })), "\(overload)")
        }
    }

    @Test(
        "A framework is named with its types and with what it adds to views",
        arguments: [
            ("UIKit", "UIViewController"), ("AppKit", "NSWindow"), ("MapKit", "MKMapView"), ("Charts", "BarMark"),
            ("Charts", "View.chartXAxis"), ("StoreKit", "View.onInAppPurchaseStart"), ("StoreKit", "Product"),
            ("WidgetKit", "TimelineProvider"), ("TipKit", "View.popoverTip"), ("AVKit", "VideoPlayer"),
            ("SwiftUI", "NavigationStack"), ("SwiftUI", "withAnimation"), ("Combine", "AnyCancellable"),
        ]
    )
    func frameworks(framework: String, name: String) throws {
        let line = try #require(try Self.lines(of: "frameworks.txt").first { $0.hasPrefix(framework + " ") })
        #expect(line.split(separator: " ").dropFirst().contains(Substring(name)))
    }

    @Test("Frameworks and their names are sorted, and none is there twice")
    func frameworksAreSorted() throws {
        let lines = try Self.lines(of: "frameworks.txt").map { $0.split(separator: " ") }
        let names = lines.map { $0[0] }
        #expect(names == names.sorted() && Set(names).count == names.count)
        for line in lines {
            let members = Array(line.dropFirst())
            #expect(!members.isEmpty)
            #expect(members == members.sorted() && Set(members).count == members.count, "\(line[0])")
        }
    }
}
