import Diagnostics

/// A declaration `property:value` of `style`, `classDef` or `linkStyle`.
public struct StyleDeclaration: Sendable, Equatable {
    public let property: String
    public let value: String
}

/// A named set of styles, from `classDef`.
public struct StyleClass: Sendable {
    public let name: String
    public let styles: [StyleDeclaration]
    public let range: SourceRange
}

/// A use of a class or style: a `class` or `style` statement, or `:::name` behind a box.
struct StyleAssignment: Sendable {
    enum Kind { case classStatement, shorthand, style }
    let kind: Kind
    /// The ids in the statement.
    let targets: [String]
    let className: String?
    let range: SourceRange
}

/// Splits a list of `property:value`.
enum StyleDeclarations {
    /// Returns the declarations that a drawing shows: the last one of each property that can be drawn.
    ///
    /// Styles that are given to many things are reduced first: a long list for each of them would not fit into memory.
    static func effective(_ declarations: [StyleDeclaration]) -> [StyleDeclaration] {
        var properties: Set<String> = []
        var probe = ResolvedStyle()
        var result: [StyleDeclaration] = []
        for declaration in declarations.reversed() where !properties.contains(declaration.property) {
            guard probe.apply(declaration) else { continue }
            properties.insert(declaration.property)
            result.append(declaration)
        }
        return result.reversed()
    }

    static func parse(_ text: String) -> [StyleDeclaration] {
        var result: [StyleDeclaration] = []
        var current = ""
        func finish() {
            guard let colon = current.firstIndex(of: ":") else { return }
            let property = String(current[..<colon]).trimmingSpace.lowercased()
            let value = String(current[current.index(after: colon)...]).trimmingSpace
            if !property.isEmpty, !value.isEmpty { result.append(StyleDeclaration(property: property, value: value)) }
        }
        var isEscaped = false
        for character in text {
            if isEscaped {
                if character != "," { current.append("\\") }
                current.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "," || character == ";" {
                finish()
                current = ""
            } else {
                current.append(character)
            }
        }
        finish()
        return result
    }
}
