import Diagnostics
import Markdown
import Support

/// The elements that raw HTML has open, and the writing of their start tags.
extension Sanitizer {
    /// Returns the index of the innermost open raw element of that name, on this side of the last wall; nil if there is none.
    func find(_ name: String) -> Int? { find(within: nil) { $0 == name } }

    func find(anyOf names: Set<String>, within boundary: String?) -> Int? {
        find(within: boundary, where: names.contains)
    }

    func find(within boundary: String?, where isWanted: (String) -> Bool) -> Int? {
        for index in stack.indices.reversed() {
            guard case .element(let name, _) = stack[index] else { return nil }
            if isWanted(name) { return index }
            if name == boundary { return nil }
        }
        return nil
    }

    mutating func closeElements(from index: Int, _ output: inout [UInt8], _ diagnostics: inout DiagnosticList) {
        while stack.count > index, case .element(let name, let place) = stack.last {
            stack.removeLast()
            closeForgotten(name, place, &output, &diagnostics)
        }
    }

    mutating func closeForgotten(
        _ name: String,
        _ place: SourceRange,
        _ output: inout [UInt8],
        _ diagnostics: inout DiagnosticList
    ) {
        didClose(name)
        output.append("</\(name)>")
        if !AllowedHTML.optionalEnd.contains(name) { diagnostics.append(.unclosedElement(name, place)) }
    }

    func written(_ value: String, _ attribute: String) -> String {
        switch attribute {
        case "href": anchors.prefixed(value) ?? address?(value) ?? value
        case "src": address?(value) ?? value
        case "srcset": address.map { SourceSet.rewritten(value, address: $0) } ?? value
        default: value
        }
    }

    /// - Parameter offset: the tag's offset in the text of the node.
    mutating func writeStart(
        _ tag: HTMLToken.Tag,
        _ offset: Int,
        _ output: inout [UInt8],
        _ diagnostics: inout DiagnosticList,
        _ place: SourceRange
    ) {
        output.append("<\(tag.name)")
        var removed: [String] = []
        // In Python-Markdown, `markdown` means that the element's content is Markdown, which it always is here.
        for attribute in tag.attributes where attribute.name != "markdown" {
            let value = attribute.value ?? ""
            guard AllowedHTML.allows(attribute.name, on: tag.name),
                AllowedHTML.isSafe(value, of: attribute.name, on: tag.name)
            else {
                removed.append(attribute.name)
                continue
            }
            let isID = attribute.name == "id" || attribute.name == "name"
            // An empty id names nothing (HTML, “The id attribute”); with the prefix it would become a name.
            if isID, value.isEmpty { continue }
            if attribute.name == "id", let first = anchors.repeated[value],
                first != node || !writtenIDs.insert(value).inserted
            {
                diagnostics.append(.repeatedID(value, place, isLeftOut: true))
                continue
            }
            output.append(" \(attribute.name)=\"")
            if isID { HTMLEscaping.append(anchors.prefix, to: &output) }
            HTMLEscaping.append(written(value, attribute.name), to: &output)
            output.append("\"")
        }
        if let id = headingIDs[node]?[offset] { output.append(" id=\"\(id)\"") }
        output.append(">")
        if !removed.isEmpty { diagnostics.append(.removedAttributes(removed, of: tag.name, place)) }
    }
}
