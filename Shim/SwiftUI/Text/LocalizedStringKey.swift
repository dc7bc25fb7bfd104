import Foundation

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let key: String
    public init(_ value: String) { key = value }
    public init(stringLiteral value: String) { key = value }
    public init(stringInterpolation: StringInterpolation) { key = stringInterpolation.text }

    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ string: String) { text += string }
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            text += String(attributedString.characters)
        }
        public mutating func appendInterpolation(_ text: Text) { self.text += text._string }
        public mutating func appendInterpolation(_ image: Image) {}
        public mutating func appendInterpolation<T>(_ subject: T, formatter: Formatter?) {
            text += formatter?.string(for: subject) ?? "\(subject)"
        }
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            text += "\(date)"
        }
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { text += "\(dates)" }
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            text += resource.key
        }
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            text += "\(value)"
        }
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            text += "\(value)"
        }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String { text += format.format(input) }
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>,
            pauseTime: Date? = nil,
            countsDown: Bool = true,
            showsHours: Bool = true
        ) { text += "\(timerInterval)" }
        public mutating func appendInterpolation(accessibilityName color: Color) { text += color.description }
        @available(
            *,
            deprecated,
            message:
                "Localized string interpolation produces an unlocalized debug description for this value; use a string instead"
        )
        @_disfavoredOverload
        public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
    }
}

/// Numbers that fit a printf-style specifier.
public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
