extension CodeLanguage {
    static let sql: CodeLanguage = {
        var language = CodeLanguage("sql", "postgresql", "psql", "mysql", "sqlite")
        language.ignoresCase = true
        language.keywords = """
            add all alter and as asc begin between by case check column commit constraint create cross database default delete desc
            distinct drop else end exists explain false foreign from full group having if ilike in index inner insert intersect into
            is join key left like limit not null offset on or order outer pragma primary references returning right rollback select
            set table then transaction trigger true union unique update using values view when where with
            """
        language.types = """
            bigint blob boolean char date decimal double float int integer json jsonb numeric real serial smallint text time timestamp
            uuid varchar avg coalesce count max min now sum
            """
        language.lineComments = [Array("--".utf8)]
        language.spans = [
            Span("/*", "*/", .comment, hasEscapes: false, isMultiline: true),
            Span("'", "'", hasEscapes: false, isMultiline: true), Span("\"", "\"", .label, hasEscapes: false),
        ]
        language.variableMark = UInt8(ascii: "$")
        return language
    }()
}
