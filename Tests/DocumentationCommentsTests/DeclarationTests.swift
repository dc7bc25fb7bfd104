import DocumentationComments
import SwiftSamples
import Testing

@Suite struct DeclarationTests {
    private func declarations(_ source: String) throws -> [DocumentedDeclaration] {
        try CommentedFile(Array(source.utf8)).comments.map(\.declaration)
    }

    /// The names and access levels, with the types of the same file.
    private func list(_ source: String) throws -> [String] {
        let file = try CommentedFile(Array(source.utf8))
        return file.comments.map { "\(file.types.access(of: $0.declaration)) \($0.declaration.name)" }
    }

    @Test(
        arguments: [
            ("struct S {}", "S", .structure), ("final class C {}", "C", .classType), ("enum E {}", "E", .enumeration),
            ("actor A {}", "A", .actor), ("protocol P {}", "P", .protocolType), ("typealias T = Int", "T", .typeAlias),
            ("extension Array<Int>.Index where Element == Int {}", "Array.Index", .extensionBlock),
            ("func move(_ n: Int, to place: Int, by: Int) {}", "move(_:to:by:)", .function),
            ("func `repeat`(`in` x: Int) {}", "repeat(in:)", .function),
            ("static func == (a: Int, b: Int) -> Bool { true }", "==(a:b:)", .function),
            ("init?(_ a: Int, b: Int) {}", "init(_:b:)", .initializer),
            ("subscript(i: Int, at j: Int) -> Int { 0 }", "subscript(_:at:)", .subscripting),
            ("var a = 1, b = 2", "a", .property), ("let `default` = 1", "default", .property),
            ("@available(*, deprecated) @discardableResult public func f() {}", "f()", .function),
            (
                "@freestanding(expression) macro text<T>(of: T) -> String = #externalMacro(module: \"M\", type: \"T\")",
                "text(of:)", .macro
            ),
            ("infix operator <~>", "<~>", .operatorSign), ("precedencegroup Low {}", "Low", .precedenceGroup),
            ("deinit {}", "deinit", .deinitializer),
        ] as [(String, String, DocumentedDeclaration.Kind)]
    )
    func aDeclarationHasItsName(source: String, name: String, kind: DocumentedDeclaration.Kind) throws {
        let found = try declarations("/// Text\n\(source)\n")
        #expect(found.map(\.name) == [name])
        #expect(found.map(\.kind) == [kind])
    }

    @Test func membersHaveThePathOfTheTypesAroundThem() throws {
        let found = try declarations(
            """
            enum Outer<A> {
                /// 1
                case one(a: Int, Int), two
                struct Inner<B> {
                    /// 2
                    func f<C>(c: C) {}
                }
            }
            extension Outer.Inner {
                /// 3
                var x: Int { 1 }
            }
            protocol P {
                /// 4
                associatedtype T
                /// 5
                func f() -> T
            }
            """
        )
        #expect(found.map(\.name) == ["Outer.one(a:_:)", "Outer.Inner.f(c:)", "Outer.Inner.x", "P.T", "P.f()"])
        #expect(found.map(\.genericParameters) == [["A"], ["A", "B", "C"], [], ["T"], ["T"]])
        #expect(found.map(\.extendedType) == [nil, nil, "Outer.Inner", nil, nil])
    }

    @Test func conditionsAreThoseOfTheBlocksAround() throws {
        let found = try declarations(
            """
            #if os(Linux)
            /// 1
            func a() {}
            #elseif canImport(Darwin)
            struct S {
                #if DEBUG
                /// 2
                var x: Int
                #else
                /// 3
                var y: Int
                #endif
            }
            #endif
            """
        )
        #expect(found.map(\.name) == ["a()", "S.x", "S.y"])
        let second = ["!(os(Linux))", "canImport(Darwin)"]
        #expect(found.map(\.conditions) == [["os(Linux)"], second + ["DEBUG"], second + ["!(DEBUG)"]])
    }

    @Test func accessIsThatOfTheNarrowestDeclarationAround() throws {
        #expect(
            try list(
                """
                /// 1
                public struct Open {
                    /// 2
                    public var a: Int
                    /// 3
                    var b: Int
                    /// 4
                    public private(set) var c: Int
                    /// 5
                    @usableFromInline var d: Int
                    /// 6
                    public enum Inner {
                        /// 7
                        case one
                        /// 8
                        package func f() {}
                    }
                }
                struct Closed {
                    /// 9
                    public var a: Int
                }
                extension Closed {
                    /// 10
                    public struct Inner {
                        /// 11
                        public var a: Int
                    }
                }
                public extension Open {
                    /// 12
                    func f() {}
                    /// 13
                    internal func g() {}
                }
                extension Open {
                    /// 14
                    func h() {}
                    /// 15
                    private var i: Int { 1 }
                }
                public protocol P {
                    /// 16
                    func f()
                    /// 17
                    associatedtype T
                }
                /// 18
                open class C {
                    /// 19
                    open func f() {}
                }
                /// 20
                public func _hidden() {}
                /// 21
                @_spi(Tests) public func g() {}
                /// 22
                @_documentation(visibility: internal) public func h() {}
                extension Elsewhere {
                    /// 23
                    public func f() {}
                }
                """
            ) == [
                "public Open", "public Open.a", "internal Open.b", "public Open.c", "internal Open.d",
                "public Open.Inner", "public Open.Inner.one", "package Open.Inner.f()", "internal Closed.a",
                "internal Closed.Inner", "internal Closed.Inner.a", "public Open.f()", "internal Open.g()",
                "internal Open.h()", "private Open.i", "public P.f()", "public P.T", "open C", "open C.f()",
                "internal _hidden()", "package g()", "internal h()", "public Elsewhere.f()",
            ]
        )
    }

    @Test func anExtensionIsAsVisibleAsItsMembers() throws {
        #expect(
            try list(
                """
                /// 1
                extension Int {
                    public var a: Int { 1 }
                    #if DEBUG
                    var b: Int { 1 }
                    #endif
                }
                /// 2
                extension Int { var c: Int { 1 } }
                /// 3
                extension Int: Identifiable {}
                """
            ) == ["public Int", "internal Int", "internal Int"]
        )
    }

    @Test func typesOfOtherFilesLimitTheAccess() throws {
        let closed = try CommentedFile(Array("struct Closed {}\nextension Closed { public struct Inner {} }".utf8))
        let other = try CommentedFile(
            Array("extension Closed.Inner {\n    /// Text\n    public var a: Int { 1 }\n}".utf8)
        )
        let declaration = try #require(other.comments.first?.declaration)
        #expect(other.types.access(of: declaration) == .public)
        var types = other.types
        types.add(closed.types)
        #expect(types.access(of: declaration) == .internal)
    }

    @Test func circlesOfExtensionsEnd() throws {
        let file = try CommentedFile(
            Array("extension A {\n/// Text\npublic struct B {} }\nextension A.B { public struct A {} }".utf8)
        )
        #expect(file.comments.map { file.types.access(of: $0.declaration) } == [.public])
    }

    @Test func faultsOfTheFileHideNothingElse() throws {
        let found = try declarations(
            "struct S {\n    /// 1\n    func f( {}\n    /// 2\n    var x: Int\n}\n/// 3\nlet y ="
        )
        #expect(found.map(\.name).contains("S.x") || found.map(\.name).contains("x"))
        #expect(found.last?.name == "y")
    }

    @Test func hostileFilesAreReadInTimeOrRefused() throws {
        let comments = String(repeating: "/// text\n", count: 50_000) + "func f() {}"
        #expect(try CommentedFile(Array(comments.utf8)).comments.first?.lines.count == 50_000)
        let nested = String(repeating: "/* ", count: 100_000) + "\nfunc f() {}"
        #expect(try CommentedFile(Array("/**\(nested)".utf8)).comments.isEmpty)
        let many = String(repeating: "/// a\n///     b\nvar x: Int\n", count: 10_000)
        #expect(try CommentedFile(Array("struct S {\n\(many)}".utf8)).comments.count == 10_000)
        let deep = String(repeating: "struct S {\n", count: 1_000)
        #expect(throws: SampleRefusal.self) { try CommentedFile(Array(deep.utf8)) }
        let large = [UInt8](repeating: 0x20, count: SampleLimits.bytesOfFile + 1)
        #expect(throws: SampleRefusal.self) { try CommentedFile(large) }
    }
}
