/// The abilities that the server has, in its answer to `initialize`.
enum Capabilities {
    static func answer(_ client: ClientTraits, _ settings: SessionSettings) -> JSONValue {
        [
            "serverInfo": ["name": "glosa", "version": .text(settings.version)],
            "capabilities": [
                "positionEncoding": .text(client.encoding.rawValue),
                "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
                "diagnosticProvider": [
                    "identifier": "glosa", "interFileDependencies": true, "workspaceDiagnostics": true,
                ],
                "codeActionProvider": [
                    "codeActionKinds": ["quickfix", "source.fixAll.glosa", "source.acceptTranslation"]
                ],
                "definitionProvider": true,
                "referencesProvider": true,
                "documentHighlightProvider": true,
                "documentSymbolProvider": true,
                "workspaceSymbolProvider": true,
                "documentLinkProvider": ["resolveProvider": false],
                "foldingRangeProvider": true,
                "selectionRangeProvider": true,
                "hoverProvider": true,
                "inlayHintProvider": true,
                "completionProvider": [
                    "triggerCharacters": ["(", "/", "#", ":", "`", "<", "!", "@", "=", "\"", " ", "[", "."],
                    "resolveProvider": false,
                ],
                "renameProvider": ["prepareProvider": true],
                "executeCommandProvider": ["commands": .list(SessionCommand.allCases.map { .text($0.rawValue) })],
                "workspace": [
                    "workspaceFolders": ["supported": true, "changeNotifications": true],
                    "fileOperations": [
                        "willRename": [
                            "filters": [
                                ["scheme": "file", "pattern": ["glob": "**/*"]]
                            ]
                        ]
                    ],
                ],
            ],
        ]
    }
}
