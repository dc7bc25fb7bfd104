/// The requests about one file, by their methods.
enum FileRequests {
    typealias Response =
        @Sendable (FileView, JSONValue, SessionSettings, ClientTraits) throws(RequestError) -> JSONValue

    static let all: [String: Response] = [
        "textDocument/codeAction": { file, params, _, _ throws(RequestError) in
            guard let actions = CodeActions(file, params) else { throw .wrong("the range can't be read") }
            return actions.json
        },
        "textDocument/definition": { file, params, _, _ throws(RequestError) in
            try Definitions.definition(file, params)
        },
        "textDocument/references": { file, params, _, _ throws(RequestError) in
            try Definitions.references(file, params)
        },
        "textDocument/documentHighlight": { file, params, _, _ throws(RequestError) in
            try Definitions.highlights(file, params)
        },
        "textDocument/documentSymbol": { file, _, _, client in
            DocumentSymbols.json(file, nests: client.nestsSymbols)
        },
        "textDocument/documentLink": { file, _, _, _ in DocumentLinks.json(file) },
        "textDocument/foldingRange": { file, _, _, _ in Folding.json(file) },
        "textDocument/selectionRange": { file, params, _, _ throws(RequestError) in
            try SelectionRanges.json(file, params)
        },
        "textDocument/hover": { file, params, settings, _ throws(RequestError) in
            try Hovering(file: file, explanation: settings.explanation).json(params)
        },
        "textDocument/completion": { file, params, _, _ throws(RequestError) in try Completions.json(file, params) },
        "textDocument/inlayHint": { file, params, _, _ throws(RequestError) in try InlayHints.json(file, params) },
    ]
}
