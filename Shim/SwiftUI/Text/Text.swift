import Foundation

nonisolated public struct Text: View, _PrimitiveView, Equatable, Sendable {
    /// What the text shows.
    public let _string: String
    init(_shown: String) { _string = _shown }

    public init(verbatim content: String) { _string = content }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { _string = String(content) }
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) { _string = key.key }
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { _string = resource.key }
    public init(_ attributedContent: AttributedString) {
        _string = String(attributedContent.characters)
    }
    public init(_ image: Image) { _string = "" }
    public init(_ date: Date, style: DateStyle) { _string = "\(date)" }
    public init(_ dates: ClosedRange<Date>) { _string = "\(dates)" }
    public init(_ interval: DateInterval) { _string = "\(interval)" }
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String { _string = format.format(input) }
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        _string = String(format.format(input).characters)
    }
    @_disfavoredOverload
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        _string = formatter.string(for: subject) ?? "\(subject)"
    }
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        _string = formatter.string(for: subject) ?? "\(subject)"
    }
    public init(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
    ) { _string = "\(timerInterval)" }

    public struct DateStyle: Equatable, Codable, Sendable {
        let name: String
        public static let date = DateStyle(name: "date")
        public static let time = DateStyle(name: "time")
        public static let relative = DateStyle(name: "relative")
        public static let offset = DateStyle(name: "offset")
        public static let timer = DateStyle(name: "timer")
    }
    public enum Case: Hashable, Sendable { case uppercase, lowercase }
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Sendable {
            public static let solid = Pattern()
            public static let dot = Pattern()
            public static let dash = Pattern()
            public static let dashDot = Pattern()
            public static let dashDotDot = Pattern()
        }
        public init(pattern: Pattern = .solid, color: Color? = nil) {}
        public static let single = LineStyle()
    }
    public struct Scale: Hashable, Sendable {
        let name: String
        public static let `default` = Scale(name: "default")
        public static let secondary = Scale(name: "secondary")
    }
    public static func + (lhs: Text, rhs: Text) -> Text { Text(_shown: lhs._string + rhs._string) }
}
