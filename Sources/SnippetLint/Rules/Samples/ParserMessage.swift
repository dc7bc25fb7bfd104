import SnippetSyntax

/// The messages of the Swift parser in Spanish, since it speaks English only: the commonest are translated, the others quoted.
enum ParserMessage {
    static func inSpanish(_ message: String) -> String {
        sentence(message) ?? expected(message) ?? unexpected(message) ?? "«\(message)»"
    }

    /// Whole sentences; `'…'` stands for whatever the parser quotes.
    private static let sentences: [String: String] = [
        "consecutive statements on a line must be separated by newline or ';'":
            "dos instrucciones en la misma línea se separan con un salto de línea o «;»",
        "consecutive declarations on a line must be separated by newline or ';'":
            "dos declaraciones en la misma línea se separan con un salto de línea o «;»",
        "found an unexpected second identifier in pattern; is there an accidental break?":
            "hay un segundo nombre donde solo cabe uno; ¿sobra un espacio?",
        "Single-quoted string literal found, use '\"'": "un texto va entre comillas dobles, no simples",
        "extraneous whitespace after '.' is not permitted": "después de «.» no puede haber un espacio",
        "ellipsis operator cannot be used with a type parameter pack":
            "los puntos suspensivos no van con un paquete de parámetros",
        "invalid escape sequence in literal": "secuencia de escape no válida en el texto",
        "missing condition in 'if' statement": "falta la condición del «if»",
        "C-style for statement has been removed in Swift 3": "el «for» al estilo de C ya no existe desde Swift 3",
        "operator should not be declared with body": "un operador se declara sin cuerpo",
        "'async' must precede '->'": "«async» va antes de «->»",
        "'=' must have consistent whitespace on both sides": "«=» lleva espacios a los dos lados o a ninguno",
        "unexpected code": "sobra código",
        "expected code": "falta código",
        "a character that is not allowed here": "un carácter que no puede estar aquí",
    ]

    private static func sentence(_ message: String) -> String? {
        if let known = sentences[message] { return known }
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
        guard quoted.count >= 3 else { return nil }
        let name = "«\(quoted[1])»"
        switch "'" + quoted[2...].joined(separator: "'") {
        case "' label can only appear inside a 'switch' statement":
            return "\(name) solo puede estar dentro de un «switch»"
        case "' can only appear inside a 'switch' statement or 'enum' declaration":
            return "\(name) solo puede estar dentro de un «switch» o un «enum»"
        case "' cannot be used as an identifier here": return "la palabra \(name) no puede ser un nombre aquí"
        case "' before a parameter name is not allowed": return "\(name) no puede ir delante del nombre de un parámetro"
        default: return nil
        }
    }

    /// Translates `expected A to end B`, `expected A in B`, `expected A`; nil for other messages.
    private static func expected(_ message: String) -> String? {
        guard message.hasPrefix("expected ") else { return nil }
        let rest = message.dropFirst("expected ".count)
        for (english, spanish) in [
            (" to end ", " para cerrar "), (" to start ", " para empezar "), (" in ", " en "),
            (" after ", " después de "),
            (" before ", " antes de "), (" of ", " de "),
        ] {
            guard let place = rest.firstRange(of: english), let missing = thing(rest[..<place.lowerBound]),
                let whole = whole(rest[place.upperBound...])
            else { continue }
            return "falta " + missing + spanish + whole
        }
        return thing(rest).map { "falta " + $0 }
    }

    /// Translates `unexpected code 'x' in B`, `unexpected brace in B`; nil for other messages.
    private static func unexpected(_ message: String) -> String? {
        guard message.hasPrefix("unexpected ") else { return nil }
        let rest = message.dropFirst("unexpected ".count)
        guard let place = rest.lastRange(of: " in "), let whole = whole(rest[place.upperBound...]) else { return nil }
        let code = rest[..<place.lowerBound]
        if code == "code" { return "sobra código en " + whole }
        if code == "brace" { return "sobra una llave en " + whole }
        guard code.hasPrefix("code '"), code.hasSuffix("'") else { return nil }
        return "sobra «" + code.dropFirst("code '".count).dropLast() + "» en " + whole
    }

    private static let things: [String: String] = [
        "expression": "una expresión", "identifier": "un nombre", "name": "un nombre", "pattern": "un patrón",
        "type": "un tipo", "declaration": "una declaración", "value": "un valor", "condition": "una condición",
        "parameter clause": "la lista de parámetros", "inherited type": "el tipo del que hereda",
        "function signature": "la signatura", "member block": "el bloque de miembros", "code block": "el bloque",
        "expression after operator": "una expresión después del operador", "root": "la raíz",
        "argument": "un argumento",
        "right-hand type": "el tipo de la derecha", "left-hand type": "el tipo de la izquierda",
        "label": "una etiqueta",
        "accessor": "un acceso", "member name": "el nombre de un miembro", "macro name": "el nombre de la macro",
    ]

    /// Translates the missing thing, `'}'`, `expression`, `':' and type`; nil if there is no translation.
    private static func thing(_ words: Substring) -> String? {
        if let known = things[String(words)] { return known }
        if words.hasPrefix("'"), words.hasSuffix("'"), words.dropFirst().dropLast().allSatisfy({ $0 != "'" }) {
            return "«" + words.dropFirst().dropLast() + "»"
        }
        for (english, spanish) in [(" and ", " y "), (" or ", " o ")] {
            guard let place = words.firstRange(of: english), let first = thing(words[..<place.lowerBound]),
                let second = thing(words[place.upperBound...])
            else { continue }
            return first + spanish + second
        }
        return nil
    }

    private static let wholes: [String: String] = [
        "struct": "la estructura", "class": "la clase", "enum": "el enum", "actor": "el actor",
        "protocol": "el protocolo", "extension": "la extensión", "function": "la función", "closure": "el cierre",
        "function call": "la llamada", "variable": "la variable", "source file": "el fichero",
        "code block": "el bloque", "parameter": "el parámetro", "parameter clause": "la lista de parámetros",
        "function type": "el tipo de función", "type": "el tipo", "pattern": "el patrón", "attribute": "el atributo",
        "string literal": "el texto", "array": "la lista", "array type": "el tipo de lista",
        "array element": "el elemento de la lista", "dictionary": "el diccionario", "tuple": "la tupla",
        "tuple type": "el tipo de tupla", "subscript": "el subíndice", "initializer": "el inicializador",
        "member access": "el acceso a un miembro", "switch case": "el caso del «switch»",
        "enum case": "el caso del enum", "generic argument clause": "los argumentos genéricos",
        "generic parameter clause": "los parámetros genéricos", "generic parameter": "el parámetro genérico",
        "typealias declaration": "el typealias", "optional binding": "el enlace opcional",
        "function signature": "la signatura", "macro expansion": "la macro", "regex literal": "la expresión regular",
        "type annotation": "la anotación de tipo", "dictionary element": "el elemento del diccionario",
        "same type requirement": "el requisito de tipo", "conditional compilation clause": "la compilación condicional",
        "conditional compilation block": "la compilación condicional",
        "attribute argument": "el argumento del atributo",
        "member type": "el tipo miembro", "accessor": "el acceso", "macro": "la macro", "import": "la importación",
        "closure capture clause": "la lista de capturas", "operator declaration": "el operador",
        "modifier": "el modificador", "'#if' block": "el bloque «#if»",
        "multi-line string literal": "el texto de varias líneas",
    ]

    /// Translates the code around it, `struct`, `'if' statement`, `'@available' attribute`; nil if there is no translation.
    private static func whole(_ words: Substring) -> String? {
        if let known = wholes[String(words)] { return known }
        let quoted = words.split(separator: "'", omittingEmptySubsequences: false)
        guard quoted.count == 3, quoted[0].isEmpty else { return nil }
        switch quoted[2] {
        case " statement", " expression": return "el «\(quoted[1])»"
        case " attribute": return "el atributo «\(quoted[1])»"
        case " block": return "el bloque «\(quoted[1])»"
        case "": return "«\(quoted[1])»"
        default: return nil
        }
    }
}

extension Substring {
    fileprivate func firstRange(of text: String) -> Range<Index>? { ranges(of: text).first }
    fileprivate func lastRange(of text: String) -> Range<Index>? { ranges(of: text).last }
}
