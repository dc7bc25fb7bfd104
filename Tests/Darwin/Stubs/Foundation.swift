// The part of Foundation that Glosa and the argument parser use on macOS, as Apple documents it.
@_exported import Darwin

public struct Data: RandomAccessCollection, Sendable {
    public init(_ bytes: some Sequence<UInt8>) {}
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> UInt8 { 0 }
}

open class JSONEncoder {
    public struct OutputFormatting: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let prettyPrinted = OutputFormatting(rawValue: 1)
        @available(macOS 10.13, *) public static let sortedKeys = OutputFormatting(rawValue: 2)
        @available(macOS 10.15, *) public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
    }
    open var outputFormatting: OutputFormatting = []
    public init() {}
    open func encode<Value: Encodable>(_ value: Value) throws -> Data { Data([]) }
}

open class JSONDecoder {
    public struct Failure: Error {}
    public init() {}
    open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value { throw Failure() }
}

open class Bundle {
    public class var main: Bundle { Bundle() }
    open var executablePath: String? { nil }
}
