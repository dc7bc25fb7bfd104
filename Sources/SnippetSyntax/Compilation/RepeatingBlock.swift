import SwiftSyntax

/// A body or a closure that declares a name twice: it shows several ways to write one thing.
public struct RepeatingBlock: Sendable {
    /// A declaration or statement of the block.
    public struct Item: Sendable {
        /// The bytes of the sample.
        public let range: Range<Int>
        /// The names that it declares for the items behind it.
        public let names: Set<String>
        /// The identifiers that stand alone in it: neither a member's name behind a dot nor an argument's label.
        public let references: Set<String>
        /// True if a blank line or a comment stands before it.
        public let isSetApart: Bool
    }

    public let items: [Item]

    static func all(in sample: ParsedSnippet) -> [RepeatingBlock] {
        guard sample.isParsed else { return [] }
        let finder = Finder(sample)
        finder.walk(sample.tree)
        return finder.found
    }

    private final class Finder: SyntaxVisitor {
        let sample: ParsedSnippet
        private(set) var found: [RepeatingBlock] = []

        init(_ sample: ParsedSnippet) {
            self.sample = sample
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
            guard node.parent?.is(SourceFileSyntax.self) == false else { return .visitChildren }
            let items = node.map { item in
                Item(
                    range: sample.range(of: item),
                    names: Self.names(of: item),
                    references: UsedNames(in: item).references,
                    isSetApart: Self.isSetApart(item)
                )
            }
            var seen: Set<String> = []
            let repeats = items.contains { item in
                defer { seen.formUnion(item.names) }
                return !seen.isDisjoint(with: item.names)
            }
            if repeats { found.append(RepeatingBlock(items: items)) }
            return .visitChildren
        }

        private static func isSetApart(_ item: CodeBlockItemSyntax) -> Bool {
            let newlines = item.leadingTrivia.reduce(0) { count, piece in
                switch piece {
                case .newlines(let more), .carriageReturnLineFeeds(let more), .carriageReturns(let more): count + more
                default: count
                }
            }
            return newlines > 1 || item.leadingTrivia.contains { $0.isComment }
        }

        private static func names(of item: CodeBlockItemSyntax) -> Set<String> {
            switch item.item {
            case .decl(let declaration):
                if let variable = declaration.as(VariableDeclSyntax.self) {
                    return variable.bindings.reduce(into: []) { $0.formUnion(names(in: $1.pattern)) }
                }
                return declaration.asProtocol((any NamedDeclSyntax).self).map { [DeclaredNames.name($0.name)] } ?? []
            case .stmt(let statement):
                guard let conditions = statement.as(GuardStmtSyntax.self)?.conditions else { return [] }
                return conditions.reduce(into: []) { found, condition in
                    switch condition.condition {
                    case .optionalBinding(let binding): found.formUnion(names(in: binding.pattern))
                    case .matchingPattern(let match): found.formUnion(names(in: match.pattern))
                    default: break
                    }
                }
            case .expr: return []
            }
        }

        private static func names(in pattern: some SyntaxProtocol) -> Set<String> {
            let names = pattern.tokens(viewMode: .sourceAccurate).filter {
                $0.parent?.is(IdentifierPatternSyntax.self) == true
            }
            return Set(names.map(DeclaredNames.name))
        }
    }
}
