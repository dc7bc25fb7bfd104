import Diagnostics
import DocumentationComments
import Markdown

/// Compares a documentation comment with the declaration that it stands before.
enum SignatureCheck {
    static func check(_ document: Document, of declaration: DocumentedDeclaration) -> [Diagnostic] {
        let opening = OpeningCheck.check(document, of: declaration)
        guard let signature = declaration.signature else { return opening }
        let fields = CommentFields(document)
        var findings = opening + parameters(fields.parameters, signature, declaration)
        if !signature.hasResult { findings += fields.returns.map(Diagnostic.uselessReturns) }
        if !signature.mayThrow { findings += fields.throws.map(Diagnostic.uselessThrows) }
        return findings
    }

    /// The largest number of faults in the fields of one comment that are looked for.
    private static let mostFaults = 100

    private static func parameters(
        _ fields: [CommentFields.Parameter],
        _ signature: DeclaredSignature,
        _ declaration: DocumentedDeclaration
    ) -> [Diagnostic] {
        guard let first = fields.first else { return [] }
        let names = signature.parameters.map(\.name).filter { $0 != "_" }
        let (all, written) = (Set(names), Set(fields.map(\.name)))
        /// The parameters that no field names.
        var missing = names.filter { !written.contains($0) }
        var unknown: [(field: CommentFields.Parameter, meant: String?, kind: Diagnostic.DocumentedName)] = []
        var findings = DiagnosticList(most: mostFaults)
        var isCut = false
        var known: Set<String> = []
        var nearMiss = NearMiss(budget: 10_000)
        for field in fields {
            guard findings.count + unknown.count < mostFaults else {
                isCut = true
                break
            }
            guard all.contains(field.name) else {
                let label = signature.parameters.first { $0.label == field.name && missing.contains($0.name) }?.name
                let meant = label ?? nearMiss.suggestion(for: field.name, among: missing)
                missing.removeAll { $0 == meant }
                let isGeneric = meant == nil && declaration.genericParameters.contains(field.name)
                unknown.append((field, meant, label != nil ? .label : isGeneric ? .genericParameter : .nothing))
                continue
            }
            if field.isCode {
                findings.append(.parameterInCode(field))
            } else if !known.insert(field.name).inserted {
                findings.append(.repeatedParameter(field))
            }
        }
        // A field for each of the missing ones: they were renamed.
        let strangers = unknown.indices.filter { unknown[$0].meant == nil && unknown[$0].kind == .nothing }
        let areRenamed = strangers.count >= missing.count
        if areRenamed, strangers.count == 1, let name = missing.first { unknown[strangers[0]].meant = name }
        let candidates = Array((areRenamed ? missing : names).prefix(10))
        for (field, meant, kind) in unknown {
            findings.append(.unknownParameter(field, meant: meant, as: kind, candidates))
        }
        let isAnyDocumented = !known.isEmpty || unknown.contains { $0.meant != nil }
        if isAnyDocumented, !areRenamed, !missing.isEmpty { findings.append(.missingParameters(missing, first.range)) }
        if isCut { findings.cut() }
        return findings.diagnostics
    }
}

/// Finds what a documentation comment begins with instead of an abstract.
private enum OpeningCheck {
    static func check(_ document: Document, of declaration: DocumentedDeclaration) -> [Diagnostic] {
        // Pages of extensions show no text of theirs.
        guard declaration.kind != .extensionBlock, declaration.kind != .deinitializer else { return [] }
        let blocks = document.children(of: document.root).lazy.filter { document[$0].kind != .htmlBlock }
        guard let first = blocks.first(where: { _ in true }) else { return [] }
        if let heading = document.headings.first, heading.node == first, heading.level == 1 {
            return [.titleInComment(heading.range)]
        }
        guard document[first].kind != .paragraph else { return [] }
        return [.missingAbstract(document.firstLine(of: first))]
    }
}
