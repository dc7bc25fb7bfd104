extension CodeLanguage {
    static let zig: CodeLanguage = {
        var language = CodeLanguage("zig")
        language.keywords = """
            addrspace align allowzero and anyframe anytype asm async await break callconv catch comptime const continue defer else
            enum errdefer error export extern false fn for if inline linksection noalias noinline nosuspend null opaque or orelse
            packed pub resume return struct suspend switch test threadlocal true try undefined union unreachable usingnamespace var
            volatile while
            """
        language.types = """
            anyerror anyopaque bool c_char c_int c_long c_short c_uint c_ulong c_ushort comptime_float comptime_int f16 f32 f64 f80
            f128 i8 i16 i32 i64 i128 isize noreturn type u8 u16 u32 u64 u128 usize void
            """
        language.lineComments = [Array("//".utf8), Array("\\\\".utf8)]
        language.spans = [Span("\"", "\""), Span("'", "'")]
        language.attributeMark = UInt8(ascii: "@")
        language.capitalsAreTypes = true
        return language
    }()
}
