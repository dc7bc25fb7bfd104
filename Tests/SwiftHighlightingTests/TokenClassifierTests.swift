import Foundation
import SwiftHighlighting
import SwiftIDEUtils
import SwiftSamples
import SwiftSyntax
import TestSupport
import Testing

/// What a token is to a reader is what `SwiftIDEUtils` says of it, in whole code and in broken code.
@Suite("Tokens are classified as swift-syntax's own library does")
struct TokenClassifierTests {
    private static func expected(_ tree: SourceFileSyntax, count: Int) -> [HighlightedToken] {
        tree.classifications.compactMap { classified in
            let range = classified.range.lowerBound.utf8Offset..<min(classified.range.upperBound.utf8Offset, count)
            return kind(classified.kind).flatMap { range.isEmpty ? nil : HighlightedToken(kind: $0, bytes: range) }
        }
    }

    private static func kind(_ classification: SyntaxClassification) -> HighlightedToken.Kind? {
        switch classification {
        case .keyword: .keyword
        case .type: .type
        case .stringLiteral: .string
        case .integerLiteral, .floatLiteral: .number
        case .lineComment, .blockComment: .comment
        case .docLineComment, .docBlockComment: .documentation
        case .attribute: .attribute
        case .ifConfigDirective: .directive
        case .argumentLabel: .label
        case .regexLiteral: .regex
        case .dollarIdentifier: .dollarIdentifier
        case .editorPlaceholder: .placeholder
        case .identifier, .operator, .none: nil
        }
    }

    private static func difference(_ source: [UInt8]) throws(SampleRefusal) -> String? {
        let tree = try SampleSyntax.parse(source)
        let expected = expected(tree, count: source.count)
        let found = HighlightedTokens(of: tree, in: source).tokens
        guard found != expected else { return nil }
        let place = zip(found, expected).prefix { $0 == $1 }.count
        func text(_ tokens: [HighlightedToken]) -> String {
            tokens.dropFirst(place).first.map { "\($0.kind) “\(String(decoding: source[$0.bytes], as: UTF8.self))”" }
                ?? "none"
        }
        return "\(text(found)), not \(text(expected)), in: \(String(decoding: source.prefix(200), as: UTF8.self))"
    }

    private static let pieces = [
        "@Observable @MainActor final class A: B.C<D> { private(set) var a: [Int: F.G?] = [:] }",
        "@available(iOS 17, macOS 14.0, *) @_spi(A) /* a */ @ /* b */ A.B(c: 1) /* c */ func f(_ a: Int, b c: D) {}",
        "#if os(macOS) && !DEBUG || canImport(A, _version: 1) // a\nlet a = f(b: c)\n#elseif swift(>=5) /* b */\n#else\n#endif // d",
        "let a = \"x \\(y(z: \"a\\(b)\")) \\u{41}\" + #\"raw \\#(x) \"quoted\" \"# + \"\"\"\n  // no comment\n  \\(x)\n  \"\"\"",
        "let r = /a(b)[c\"]+/ ; let s = #/x/#; let t = a / b / c; let u = #/\n  x // y\n/#",
        "a.map { $0 + $1.b }; $a; $0; <#code#>; f(<#T##Int#>); let `class` = self.`init`",
        "/// doc\n// line\n/** block */ /* a /* nested */ */ let x = 1 // end\n//\n///",
        "infix operator <>: A\nprecedencegroup A { higherThan: B; lowerThan: C; associativity: left; assignment: true }",
        "prefix operator name\nfunc + (l: A, r: B) -> C where A: D, B == E.F { a + b - c ..< d }",
        "switch a { case .b(let c): break; case let d as E where f: fallthrough; default: () }",
        "extension A: @retroactive B, ~Copyable {} ; typealias X = any A & some B; let x: (a: Int, _ b: C) -> D",
        "#sourceLocation(file: \"a\", line: 1)\n#warning(\"a\") #selector(a.b) #available(iOS 1, *) #Preview(\"a\") { }",
        "if #unavailable(iOS 1) {} ; \\A.b[0]?.c ; 0x1F 1_000 0b1 1.5e3 0x1p4 .5 1. a.0.1",
        "#!/usr/bin/swift\nimport struct A.B; @testable import C",
        "func f<each T, let N: Int>(_ x: repeat each T) async throws(E) -> sending A { await try b }",
        "macro m(_ a: Int) -> String = #externalMacro(module: \"M\", type: \"T\")",
        "let a = 'x' + \"open\nlet b = é + \u{1F600}; @ ; @@A ; @A<@B C> var x: @C D; nonisolated(unsafe) static let y = 0",
        "class A { deinit {} subscript(a b: C) -> D { get async { _x } set(new) { } } lazy weak var w: Z? { willSet {} } }",
        "… { ... } } ) ] ", "a ? b : c as? D as! E is F ?? g! && !h",
    ]

    @Test("Of each construct", arguments: pieces)
    func whole(source: String) throws { #expect(try Self.difference(Array(source.utf8)) == nil) }

    @Test("Of each construct cut off at any place, and without any byte", arguments: pieces)
    func broken(source: String) throws {
        let bytes = Array(source.utf8)
        for place in bytes.indices where Effort.isThorough || place.isMultiple(of: 3) {
            #expect(try Self.difference(Self.valid(Array(bytes[..<place]))) == nil)
            #expect(try Self.difference(Self.valid(Array(bytes[place...]))) == nil)
            #expect(try Self.difference(Self.valid(Array(bytes[..<place] + bytes[(place + 1)...]))) == nil)
        }
    }

    private static func valid(_ bytes: [UInt8]) -> [UInt8] { Array(String(decoding: bytes, as: UTF8.self).utf8) }

    @Test("Of Glosa's own sources")
    func sources() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Sources/SnippetCompiler"
        )
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        try #require(names.count > 100)
        for (number, name) in names.sorted().enumerated() where Effort.isThorough || number.isMultiple(of: 6) {
            let source = Array(try Data(contentsOf: folder.appending(path: name)))
            #expect(try Self.difference(source) == nil, "\(name)")
        }
    }
}
