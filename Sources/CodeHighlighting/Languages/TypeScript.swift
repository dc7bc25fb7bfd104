extension CodeLanguage {
    static let typeScript = ecmaScript(
        "ts",
        "typescript",
        "tsx",
        words: """
            abstract as async await break case catch class const continue debugger declare default delete do else enum export extends
            false finally for from function get if implements import in infer instanceof interface is keyof let module namespace new
            null of override private protected public readonly return satisfies set static super switch this throw true try type
            typeof undefined var void while with yield
            """,
        types: "any bigint boolean never number object string symbol unknown"
    )
}
