extension CodeLanguage {
    static let elixir: CodeLanguage = {
        var language = CodeLanguage("elixir", "ex", "exs", "iex")
        language.keywords = """
            after alias and case catch cond def defdelegate defexception defguard defguardp defimpl defmacro defmacrop defmodule
            defoverridable defp defprotocol defstruct do else end false fn for if import in nil not or quote raise receive require
            rescue super throw true try unless unquote use when with
            """
        language.lineComments = [Array("#".utf8)]
        language.spans = [
            Span("\"\"\"", "\"\"\"", isMultiline: true), Span("'''", "'''", isMultiline: true),
            Span("\"", "\"", isMultiline: true), Span("'", "'"),
        ]
        language.attributeMark = UInt8(ascii: "@")
        language.wordBytes = [UInt8(ascii: "?"), UInt8(ascii: "!")]
        language.capitalsAreTypes = true
        return language
    }()
}
