extension CodeLanguage {
    static let graphql: CodeLanguage = {
        var language = CodeLanguage("graphql", "gql", "protobuf", "proto")
        language.keywords = """
            enum extend false fragment implements import input interface map message mutation null on oneof option optional package
            query repeated required returns rpc scalar schema service subscription syntax true type union
            """
        language.types =
            "Boolean Float ID Int String bool bytes double fixed32 fixed64 float int32 int64 string uint32 uint64"
        language.lineComments = [Array("#".utf8), Array("//".utf8)]
        language.spans = [Span("\"\"\"", "\"\"\"", .comment, isMultiline: true), Span("\"", "\"")]
        language.attributeMark = UInt8(ascii: "@")
        language.variableMark = UInt8(ascii: "$")
        language.capitalsAreTypes = true
        return language
    }()
}
