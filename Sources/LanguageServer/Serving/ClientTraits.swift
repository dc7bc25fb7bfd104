/// The traits of a client, as far as answers depend on them.
struct ClientTraits: Sendable {
    var encoding = PositionEncoding.utf16
    /// The language of messages.
    var language = "en"
    /// The folders that are open, as absolute paths.
    var folders: [String] = []
    /// True if the client asks for findings; they are then not sent unasked.
    var pullsFindings = false
    var refreshesFindings = false
    var nestsSymbols = false
    var linksDefinitions = false
    var appliesEdits = false
    var refreshesHints = false
    var takesSnippets = false
    var showsDocuments = false

    init() {}

    /// - Parameter params: those of `initialize`.
    init(_ params: JSONValue, _ settings: SessionSettings) {
        let abilities = params["capabilities"]
        encoding = PositionEncoding(offered: abilities?[path: "general", "positionEncodings"])
        let locale = params["locale"]?.text?.prefix(2).lowercased()
        let own = locale.flatMap { ["en", "es"].contains($0) ? $0 : nil }
        language = settings.language ?? own ?? settings.otherLanguage
        let named = params["workspaceFolders"]?.list?.compactMap { $0["uri"]?.text }
        let root = params["rootUri"]?.text
        folders = (named ?? [root].compactMap(\.self)).compactMap(FileAddress.path)
        pullsFindings = abilities?[path: "textDocument", "diagnostic"] != nil
        refreshesFindings = abilities?[path: "workspace", "diagnostics", "refreshSupport"]?.boolean == true
        refreshesHints = abilities?[path: "workspace", "inlayHint", "refreshSupport"]?.boolean == true
        nestsSymbols =
            abilities?[path: "textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport"]?.boolean == true
        linksDefinitions = abilities?[path: "textDocument", "definition", "linkSupport"]?.boolean == true
        takesSnippets =
            abilities?[path: "textDocument", "completion", "completionItem", "snippetSupport"]?.boolean == true
        showsDocuments = abilities?[path: "window", "showDocument", "support"]?.boolean == true
        appliesEdits = abilities?[path: "workspace", "applyEdit"]?.boolean == true
    }
}
