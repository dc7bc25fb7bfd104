// Foundation as a whole brings thirty megabytes of Unicode data into a program that stands alone; JSON needs none of it.
#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Encodes values as JSON with sorted keys: equal values give equal bytes, and changes read well in a review.
public enum JSONText {
    /// - Parameter isIndented: True for one key a line and a line break at the end; false for a single line without one.
    /// - Throws: `EncodingError`, such as for a number that is not finite.
    public static func encode(_ value: some Encodable, isIndented: Bool = true) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isIndented { encoder.outputFormatting.insert(.prettyPrinted) }
        return String(decoding: try encoder.encode(value), as: UTF8.self) + (isIndented ? "\n" : "")
    }

    /// Reads JSON, and cuts runs of combining marks in it (``Support/CombiningMarks``).
    ///
    /// - Throws: `DecodingError` if the text is no JSON, or not of this form.
    public static func decode<Value: Decodable>(_ type: Value.Type, from json: [UInt8]) throws -> Value {
        var json = json
        JSONMarks.cut(in: &json)
        return try JSONDecoder().decode(type, from: Data(json))
    }
}
