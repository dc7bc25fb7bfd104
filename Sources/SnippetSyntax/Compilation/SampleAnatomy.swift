import Diagnostics
import Support

/// The anatomy of a sample, for compiling it: its parts, the names that they declare and use, and the edits that let many samples
/// stand side by side in one module.
///
/// All ranges are bytes of the sample.
public struct SampleAnatomy: Sendable {
    /// A change of the text, for the compiler only.
    public struct Edit: Sendable, Hashable {
        public let range: Range<Int>
        public let replacement: String

        public init(range: Range<Int>, replacement: String) {
            (self.range, self.replacement) = (range, replacement)
        }
    }

    /// A declaration or statement at the outermost level.
    public struct Item: Sendable {
        public enum Kind: Sendable, Hashable {
            /// An import, with the module's name.
            case importing(String)
            case type
            /// An extension, with the name of the extended type.
            case extending(String)
            case function
            case variable
            /// A declaration that no access modifier hides from other files: an operator, a precedence group or a macro.
            case shared
            case statement
        }

        public let kind: Kind
        /// The names that the item declares in the file.
        public internal(set) var names: [String]
        public let range: Range<Int>
        /// The attributes before `import`: `@testable`, `@_spi(Name)`.
        public internal(set) var importAttributes = ""
        /// The first type that a type inherits from, its superclass if it has one.
        public internal(set) var firstInherited: String?
        /// The names of the types nested in a type.
        public internal(set) var nestedTypes: Set<String> = []
        /// The names of an extension's members.
        public internal(set) var memberNames: Set<String> = []
        /// Every identifier and operator in the item, `$` and backticks dropped.
        public let uses: Set<String>
        /// The identifiers that stand alone: neither a member's name behind a dot nor an argument's label.
        public let references: Set<String>
        /// The references that are not called and that the item itself doesn't bind.
        public let values: Set<String>
        /// True if the item uses `self`.
        public let usesSelf: Bool
        /// The protocols that an extension makes its type conform to.
        public internal(set) var conformances: [String] = []
        /// True if the item is an extension that adds conformances.
        public var addsConformance: Bool { !conformances.isEmpty }
        /// The edits that turn the item into plain Swift.
        public internal(set) var edits: [Edit] = []
        /// The edits that replace the item's bodies by stubs, for use where only its callers are compiled.
        public internal(set) var bodyStubs: [Edit] = []
        /// True if the item is a `#Preview`, which becomes a function.
        public var isPreview: Bool {
            kind == .function && edits.contains { $0.replacement.contains(Self.previewName) }
        }
        /// The beginning of the function that replaces a `#Preview`.
        static let previewName = "func _preview"
        /// The edits that hide the item from the other files of a module; only for the outermost level of a file.
        public internal(set) var accessEdits: [Edit] = []
        /// True if a variable's initial value begins with `await` or `try`.
        public internal(set) var waits = false
        /// True for a stored variable without attributes, and without modifiers other than access levels.
        public internal(set) var isStored = false
        /// True if a part of the item was left out.
        public internal(set) var isPartial = false
        /// True if the item lists declarations without bodies, for which bodies are filled in.
        public internal(set) var isInterface = false
        /// True if `_leftOut()` stands for omitted values in the item.
        public var hasValuesLeftOut: Bool { edits.contains { $0.replacement.hasSuffix(PlainSwift.leftOut) } }
    }

    /// A call of a name with a capital letter: the initializer of a view must fit it.
    public struct Call: Sendable, Hashable {
        public enum Trailing: Sendable, Hashable { case none, views, action }

        public let name: String
        /// The labels of the arguments in parentheses; nil for an argument without a label.
        public let labels: [String?]
        public let trailing: Trailing
        /// The labels of the trailing closures after the first.
        public let furtherTrailing: [String]
    }

    /// The facts that the bare members of a type show about that type.
    public struct Members: Sendable {
        public internal(set) var hasBody = false
        /// True if a property has a wrapper for views: `@State`, `@Environment` and their like.
        public internal(set) var hasViewWrappers = false
        public internal(set) var hasCases = false
        public internal(set) var hasPublished = false
        public internal(set) var isOfClass = false
        /// True if there is a stored property declared with `var`.
        public internal(set) var hasVariables = false
        public internal(set) var hasModifiers = false
        public internal(set) var hasUninitialized = false
        public internal(set) var hasInitializer = false
        /// True if a method is `mutating`, `nonmutating`, `consuming` or `borrowing`, as methods of structures and enumerations
        /// can be.
        public internal(set) var isOfValue = false

        /// True if the members can only be a type's: a view's body, an initialiser, a case.
        public var isOfType: Bool {
            hasBody || hasViewWrappers || hasCases || hasPublished || isOfClass || hasInitializer || isOfValue
        }
    }

    /// The shape, with omitted parts ignored; a sample that is only a piece stays a ``SnippetShape/fragment``.
    public let shape: SnippetShape
    /// The sample's bytes as the parser saw them: blanks or names in place of omitted parts.
    public let bytes: [UInt8]
    public private(set) var items: [Item]
    public let members: Members
    public let calls: Set<Call>
    public let hasElisions: Bool
    /// True if the Swift parser accepts the sample in its shape.
    public let isParsed: Bool
    /// True if a statement at the outermost level returns a value.
    public let returnsValue: Bool
    /// True if a part can't be rewritten in plain Swift, so that the compiler's errors mean nothing.
    public let isBeyondRewriting: Bool
    /// True if the sample lists declarations without bodies.
    public let isInterface: Bool
    /// The label of the first argument of a sample that consists only of arguments; nil for other samples.
    public let firstLabel: String?
    /// The types of parameters, properties and variables by name, where the sample shows them.
    public let typedNames: [String: String]
    /// The roles of names, where their use shows one.
    public let roles: [String: NameRole]
    /// The names that declarations, parameters and patterns declare, whatever their scope.
    public let boundNames: Set<String>

    /// The ranges of the statements between braces, of functions, accessors and closures: executable code, as opposed to
    /// declarations.
    public let bodies: [Range<Int>]

    /// The bodies and closures that declare a name twice.
    public let repeatingBlocks: [RepeatingBlock]

    /// The folders of the source file that the sample documents; see ``Snippet/sourceFolders``.
    public let sourceFolders: [String]

    /// True if it has a dictionary's literal or type.
    public let hasDictionary: Bool
    /// The claims of its comments, if the sample is run for them.
    public let runClaims: [RunClaim]

    /// The conditional compilation blocks, `#if` to `#endif`.
    public let conditionalCode: [ConditionalCode]

    /// True if the sample has executable code between braces.
    public var hasBodies: Bool { !bodies.isEmpty }

    /// Returns a declaration up to its braces, without white space: no two declarations side by side may have the same.
    public func head(of item: Item) -> String {
        let text = bytes[item.range.clamped(to: 0..<bytes.count)].prefix { $0 != UInt8(ascii: "{") }
        return String(decoding: text.filter { !$0.isWhitespace }, as: UTF8.self)
    }

    /// The ``Item/references`` of all items.
    public var references: Set<String> { items.reduce(into: []) { $0.formUnion($1.references) } }

    /// The ``Item/uses`` of all items.
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
        sourceFolders = sample.snippet.sourceFolders
        hasDictionary = sample.snippet.testsClaims && ClaimPlaces.hasDictionary(sample)
        runClaims = sample.snippet.testsClaims ? ClaimReader.claims(in: sample) : []
        conditionalCode = ConditionalCode.all(in: sample)
        repeatingBlocks = sample.isContinued ? [] : RepeatingBlock.all(in: sample)
        typedNames = sample.isParsed ? TypedNames(in: sample.tree).types : [:]
        roles = sample.isParsed ? NameRoles(in: sample.tree).roles : [:]
        boundNames = sample.isParsed ? BoundNames(in: sample.tree).names : []
    }
}

extension SampleAnatomy {
    /// Returns the sample with more edits, each in the item that holds its range.
    public func edited(by edits: [Edit]) -> SampleAnatomy {
        var anatomy = self
        for index in anatomy.items.indices {
            let range = anatomy.items[index].range
            anatomy.items[index].edits += edits.filter {
                $0.range.lowerBound >= range.lowerBound && $0.range.upperBound <= range.upperBound
            }
        }
        return anatomy
    }
}
