import Diagnostics
import SwiftSamples
import SwiftSyntax

/// A parser of samples, each in the shape it has.
package enum SnippetParser {
    /// Parses all samples of a lesson; samples beyond the lesson's limit are refused.
    package static func parse(lesson: [Snippet]) -> [ParsedSnippet] {
        var budget = LessonBudget()
        var samples = lesson.map { snippet in
            let bytes = snippet.source.bytes
            // A sample that is too large by itself has a reason of its own.
            if budget.admits(bytes.count) || bytes.count > SampleLimits.bytes { return parse(snippet) }
            return ParsedSnippet(refusing: snippet, for: SourceScan.refusal(of: bytes, for: .sizeOfLesson))
        }
        joinContinued(&samples)
        for index in samples.indices where !samples[index].isParsed { samples[index].findRemark() }
        return samples
    }

    /// Joins samples that are Swift only together: one opens a brace, or an `#if`, and another closes it.
    private static func joinContinued(_ samples: inout [ParsedSnippet]) {
        var index = 0
        while index + 1 < samples.count {
            defer { index += 1 }
            let followers = samples[(index + 1)...].prefix(mostContinuations)
            guard !samples[index].isParsed, samples[index].opensMore, followers.contains(where: mayContinue) else {
                continue
            }
            var joined = samples[index].bytes
            for end in followers.indices where samples[end].refusal == nil {
                joined += [UInt8(ascii: "\n")] + samples[end].bytes
                guard mayContinue(samples[end]) else { continue }
                guard let tree = try? SampleSyntax.parse(joined), !tree.hasError else { continue }
                for piece in index...end { samples[piece].becomePiece() }
                index = end
                break
            }
        }
    }

    /// Returns true for a sample that isn't Swift by itself; a brace alone may be read as the end of something that isn't shown.
    private static func mayContinue(_ sample: ParsedSnippet) -> Bool { !sample.isParsed || sample.closesMore }

    /// The largest number of further samples in which a sample is continued.
    private static let mostContinuations = 8

    static func parse(_ snippet: Snippet) -> ParsedSnippet {
        let bytes = snippet.source.bytes
        let scan = SourceScan(bytes)
        if let refusal = scan.refusal { return ParsedSnippet(refusing: snippet, for: refusal) }
        let elisions = Elisions(in: bytes, scan: scan)
        let first: SourceFileSyntax
        do {
            first =
                elisions.areParsedAsTheyStand
                ? try SampleSyntax.parse(bytes, scanned: scan) : try SampleSyntax.parse(elisions.parsedBytes)
        } catch {
            return ParsedSnippet(refusing: snippet, for: error)
        }
        var reading = Reading(tree: first, shape: shape(of: first), elisions: elisions.ranges)
        if first.hasError {
            let errors = TreeErrors(in: first)
            if let better = betterReading(than: first, errors, elisions, in: bytes, scan) {
                reading = better
            } else {
                reading.faults = faults(in: first, errors, elisions, of: bytes)
            }
        }
        return ParsedSnippet(
            snippet: snippet,
            bytes: bytes,
            hasDollar: bytes.contains(UInt8(ascii: "$")),
            scan: scan,
            elisions: reading.elisions,
            ownShape: reading.elisions.isEmpty && !snippet.isExcerpt ? reading.shape : .fragment,
            tree: reading.tree,
            plainTree: elisions.areParsedAsTheyStand ? first : nil,
            prefixLength: reading.prefixLength,
            syntaxFaults: reading.faults,
            listings: reading.listings,
            isCompleted: reading.isCompleted,
            refusal: nil
        )
    }

    /// One way to read a sample.
    private struct Reading {
        let tree: SourceFileSyntax
        let shape: SnippetShape
        let elisions: [Range<Int>]
        var prefixLength = 0
        var faults: [SyntaxFault] = []
        /// The parts that are kept from the parser in declarations that are only listed.
        var listings: [Range<Int>] = []
        /// True if braces were added behind the sample.
        var isCompleted = false
    }

    /// The largest number of errors with which other readings are tried: none of them removes more, and each costs many parses.
    private static let mostErrors = 150

    /// Returns a reading without an error: the sample as a piece of something, or without the parts that aren't code; nil if
    /// there is none.
    private static func betterReading(
        than first: SourceFileSyntax,
        _ errors: TreeErrors,
        _ elisions: Elisions,
        in bytes: [UInt8],
        _ scan: SourceScan
    ) -> Reading? {
        guard errors.count <= mostErrors else { return nil }
        if let whole = whole(around: elisions.parsedBytes, read: first, elisions.ranges) { return whole }
        guard let second = SecondReading(of: elisions, in: bytes, scan: scan),
            let tree = try? SampleSyntax.parse(second.bytes)
        else { return nil }
        var reading = Reading(tree: tree, shape: shape(of: tree), elisions: second.ranges)
        if tree.hasError {
            guard let whole = whole(around: second.bytes, read: tree, second.ranges) else { return nil }
            reading = whole
        }
        reading.listings = second.listings
        return reading
    }

    /// Returns the syntax errors of a sample; for bare cases of a `switch`, the errors that they have inside one.
    private static func faults(
        in tree: SourceFileSyntax,
        _ errors: TreeErrors,
        _ elisions: Elisions,
        of bytes: [UInt8]
    ) -> [SyntaxFault] {
        let own = SyntaxFault.all(in: tree, errors, of: bytes)
        guard own.contains(where: \.isLooseCase), errors.count <= mostErrors,
            let tree = try? SampleSyntax.parse(Wrapping.switchCases.around(elisions.parsedBytes))
        else { return own }
        let length = Wrapping.switchCases.prefix.utf8.count
        let inSwitch = SyntaxFault.all(in: tree, TreeErrors(in: tree), of: bytes, behind: length)
        return inSwitch.isEmpty || inSwitch.contains(where: \.isLooseCase) ? own : inSwitch
    }

    /// The largest number of correct statements at the outermost level with which a sample is tried as a list of members: the
    /// parser looks for a member behind each of them.
    private static let mostStatements = 8

    private static func isList(_ tree: SourceFileSyntax) -> Bool {
        var statements = 0
        for item in tree.statements where !item.hasError {
            switch item.item {
            case .decl: continue
            case .expr(let expression) where expression.is(MacroExpansionExprSyntax.self): continue
            case .stmt, .expr: statements += 1
            }
            if statements > mostStatements { return false }
        }
        return true
    }

    /// Returns the reading in the first wrapping in which the sample parses without an error; nil if there is none.
    ///
    /// - Parameter tree: the tree of the sample alone.
    private static func whole(around bytes: [UInt8], read tree: SourceFileSyntax, _ elisions: [Range<Int>]) -> Reading?
    {
        let isList = isList(tree)
        for wrapping in Wrapping.all(for: bytes) where isList || !wrapping.isList {
            guard let tree = try? SampleSyntax.parse(wrapping.around(bytes)), !tree.hasError,
                !wrapping.isBraces || takesBraces(tree, at: bytes.count)
            else { continue }
            return Reading(
                tree: tree,
                shape: wrapping.shape,
                elisions: elisions,
                prefixLength: wrapping.prefix.utf8.count,
                isCompleted: wrapping.isBraces
            )
        }
        return nil
    }

    /// Returns true if the braces at an offset are those of the declaration or statement before them. As a closure they would
    /// stand for a value that the sample lacks.
    private static func takesBraces(_ tree: SourceFileSyntax, at offset: Int) -> Bool {
        let parent = tree.token(at: AbsolutePosition(utf8Offset: offset))?.parent
        return parent.map { !$0.is(ClosureExprSyntax.self) } ?? false
    }

    private static func shape(of tree: SourceFileSyntax) -> SnippetShape {
        var declarations = 0
        var properties = 0
        var expressions = 0
        var statements = 0
        for item in tree.statements {
            switch item.item {
            case .decl(let declaration):
                switch declaration.kind {
                case .importDecl: return .file
                case .variableDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl: properties += 1
                default: declarations += 1
                }
            case .stmt: statements += 1
            case .expr: expressions += 1
            }
        }
        if statements == 0, expressions == 1, declarations + properties == 0 { return .expression }
        if statements + expressions > 0 { return .statements }
        return declarations > 0 || properties == 0 ? .declarations : .members
    }
}
