import Diagnostics
import Support

/// What somebody who hands a sample to a compiler has to know of it: its parts, what they declare and what they use, and
/// how they have to be changed so that many samples can stand side by side in one module.
///
/// All ranges are bytes of the sample.
public struct SampleAnatomy: Sendable {
    /// A change of the text, for the compiler only.
    public struct Edit: Sendable, Hashable {
        public let range: Range<Int>
        public let replacement: String
    }

    /// A declaration or statement in the outermost braces.
    public struct Item: Sendable {
        public enum Kind: Sendable, Hashable {
            /// With the module's name.
            case importing(String)
            case type
            /// With the name of the extended type.
            case extending(String)
            case function
            case variable
            /// What no access modifier hides from other files: operators, precedence groups.
            case shared
            case statement
        }

        public let kind: Kind
        /// The names it brings into the file.
        public internal(set) var names: [String]
        public let range: Range<Int>
        /// What stands before `import`: `@testable`, `@_spi(Name)`.
        public internal(set) var importAttributes = ""
        /// The first type that a type inherits from, its superclass if it has one.
        public internal(set) var firstInherited: String?
        /// The types that a type has inside.
        public internal(set) var nestedTypes: Set<String> = []
        /// The names of an extension's members.
        public internal(set) var memberNames: Set<String> = []
        /// Every identifier in it, `$` and backticks dropped.
        public let uses: Set<String>
        /// Those of them that stand alone: neither a member's name behind a dot nor an argument's label.
        public let references: Set<String>
        /// The references that are not called.
        public let values: Set<String>
        /// Whether it speaks of `self`.
        public let usesSelf: Bool
        /// The protocols that an extension makes its type conform to.
        public internal(set) var conformances: [String] = []
        /// Whether it is an extension that adds conformances.
        public var addsConformance: Bool { !conformances.isEmpty }
        /// What makes it plain Swift.
        public internal(set) var edits: [Edit] = []
        /// What stands for its bodies where only its callers are compiled.
        public internal(set) var bodyStubs: [Edit] = []
        /// Whether it is a `#Preview`, which becomes a function.
        public var isPreview: Bool {
            kind == .function && edits.contains { $0.replacement.contains(Self.previewName) }
        }
        /// How the function begins that a `#Preview` becomes.
        static let previewName = "func _preview"
        /// What hides it from the other files of a module; only for the outermost level of a file.
        public internal(set) var accessEdits: [Edit] = []
        /// Whether a variable's value has to be waited for, or may not come.
        public internal(set) var waits = false
        /// Whether a variable is stored, and says nothing of who may use it.
        public internal(set) var isStored = false
        /// Whether something in it was left out.
        public internal(set) var isPartial = false
        /// Whether it lists declarations without bodies, which were given some.
        public internal(set) var isInterface = false
        /// Whether values in it were left out for which `_leftOut()` stands.
        public var hasValuesLeftOut: Bool { edits.contains { $0.replacement.hasSuffix(PlainSwift.leftOut) } }
    }

    /// A call of something with a capital letter, as one that a view's initializer must fit.
    public struct Call: Sendable, Hashable {
        public enum Trailing: Sendable, Hashable { case none, views, action }

        public let name: String
        /// One for each argument in parentheses; nil for one without a label.
        public let labels: [String?]
        public let trailing: Trailing
        /// The labels of the trailing closures after the first.
        public let furtherTrailing: [String]
    }

    /// What the bare members of a type say of the type they belong to.
    public struct Members: Sendable {
        public internal(set) var hasBody = false
        /// `@State`, `@Environment` and their like.
        public internal(set) var hasViewWrappers = false
        public internal(set) var hasCases = false
        public internal(set) var hasPublished = false
        public internal(set) var isOfClass = false
        /// Whether there is a stored property that can change.
        public internal(set) var hasVariables = false
        public internal(set) var hasModifiers = false
        public internal(set) var hasUninitialized = false
        public internal(set) var hasInitializer = false
        /// Whether a member changes or consumes the value, as those of structures and enumerations can.
        public internal(set) var isOfValue = false

        /// True if the members can only be a type's: a view's body, an initialiser, a case.
        public var isOfType: Bool {
            hasBody || hasViewWrappers || hasCases || hasPublished || isOfClass || hasInitializer || isOfValue
        }
    }

    /// The shape without regard to parts left out; a sample that is only a piece stays a ``SnippetShape/fragment``.
    public let shape: SnippetShape
    /// The sample's bytes as the parser saw them: blanks or names in place of what is left out.
    public let bytes: [UInt8]
    public let items: [Item]
    public let members: Members
    public let calls: Set<Call>
    public let hasElisions: Bool
    /// Whether the Swift parser accepts it in its shape.
    public let isParsed: Bool
    /// Whether the outermost statements give a value back.
    public let returnsValue: Bool
    /// Whether something in it can't be put in plain Swift, so that errors mean nothing.
    public let isBeyondRewriting: Bool
    /// Whether it lists declarations without bodies.
    public let isInterface: Bool
    /// Of a piece that is only arguments, the label of the first.
    public let firstLabel: String?
    /// The types of parameters, properties and variables, where they are written.
    public let typedNames: [String: String]
    /// What names must stand for, where that is seen from their use.
    public let roles: [String: NameRole]
    /// What its declarations, parameters and patterns bring, wherever that holds.
    public let boundNames: Set<String>

    /// The statements between braces, of functions, accessors and closures: what is done, and not only said to be there.
    public let bodies: [Range<Int>]

    /// What stands between `#if` and `#endif`.
    public let conditionalCode: [ConditionalCode]

    /// Whether anything in it is done.
    public var hasBodies: Bool { !bodies.isEmpty }

    /// A declaration up to its braces, without white space: what no two declarations side by side may share.
    public func head(of item: Item) -> String {
        let text = bytes[item.range.clamped(to: 0..<bytes.count)].prefix { $0 != UInt8(ascii: "{") }
        return String(decoding: text.filter { !$0.isWhitespace }, as: UTF8.self)
    }

    /// Every identifier of the sample that stands alone.
    public var references: Set<String> { items.reduce(into: []) { $0.formUnion($1.references) } }

    /// Every identifier of the sample.
    public var uses: Set<String> { items.reduce(into: []) { $0.formUnion($1.uses) } }

    public init(_ snippet: Snippet) { self.init(SnippetParser.parse(snippet)) }

    init(_ sample: ParsedSnippet) {
        let reader = AnatomyReader(sample)
        shape = reader.shape
        bytes = reader.bytes
        items = reader.items
        members = reader.members
        calls = reader.calls
        hasElisions = !sample.elisions.isEmpty
        isParsed = sample.isParsed && !sample.isContinued
        returnsValue = reader.returnsValue
        isBeyondRewriting = reader.isBeyondRewriting
        isInterface = reader.isInterface
        bodies = reader.bodies
        firstLabel = reader.firstLabel
        conditionalCode = ConditionalCode.all(in: sample)
        typedNames = sample.isParsed ? TypedNames(in: sample.tree).types : [:]
        roles = sample.isParsed ? NameRoles(in: sample.tree).roles : [:]
        boundNames = sample.isParsed ? BoundNames(in: sample.tree).names : []
    }
}
