import Diagnostics

/// Guesses a text's language by its script, for languages that have one to themselves or nearly so.
enum ScriptLanguage {
    /// The languages that it tells.
    static let languages: Set = ["ar", "el", "fa", "he", "hi", "ja", "ko", "ru", "th", "uk", "zh"]

    /// The least share of a text's letters, in percent: code and names are in Latin letters everywhere.
    private static let leastShare = 10

    /// Frequent signs that only one of the two ways to write Chinese has.
    private static let simplifiedSigns = Set("这们个说为国时会来对发学过还应该与请将据数码环开关进实现让从问题间种运动".unicodeScalars)
        .subtracting(traditionalSigns)
    private static let traditionalSigns = Set("這們個說為國時會來對發學過還應該與請將據數碼環開關進實現讓從問題間種運動".unicodeScalars)

    /// - Returns: nil for texts in Latin letters, and for those too mixed to tell.
    static func guess(_ files: some Sequence<SourceFile>) -> String? {
        var counts: [String: Int] = [:]
        var all = 0
        var (persian, ukrainian) = (0, 0)
        var (simplified, traditional) = (0, 0)
        for file in files {
            for scalar in String(decoding: file.bytes.prefix(20_000), as: UTF8.self).unicodeScalars {
                if scalar.isASCII {
                    if scalar.properties.isAlphabetic { all += 1 }
                    continue
                }
                guard let language = language(of: scalar) else { continue }
                counts[language, default: 0] += 1
                all += 1
                if "پچژگ".unicodeScalars.contains(scalar) { persian += 1 }
                if simplifiedSigns.contains(scalar) { simplified += 1 }
                if traditionalSigns.contains(scalar) { traditional += 1 }
                if "іїєґІЇЄҐ".unicodeScalars.contains(scalar) { ukrainian += 1 }
            }
        }
        // Japanese is written with Chinese signs too.
        if let kana = counts["ja"], kana * 10 >= counts["zh"] ?? 0 {
            counts["ja"] = kana + (counts.removeValue(forKey: "zh") ?? 0)
        }
        guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
            most.value * 100 >= all * leastShare
        else { return nil }
        switch most.key {
        case "ar": return persian * 50 >= most.value ? "fa" : "ar"
        case "zh": return simplified > 2 * traditional ? "zh-Hans" : traditional > 2 * simplified ? "zh-Hant" : "zh"
        case "ru": return ukrainian * 50 >= most.value ? "uk" : "ru"
        default: return most.key
        }
    }

    private static func language(of scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x0370...0x03FF: "el"
        case 0x0400...0x04FF: "ru"
        case 0x0590...0x05FF: "he"
        case 0x0600...0x06FF, 0x0750...0x077F: "ar"
        case 0x0900...0x097F: "hi"
        case 0x0E00...0x0E7F: "th"
        case 0x1100...0x11FF, 0xAC00...0xD7AF: "ko"
        case 0x3040...0x30FF: "ja"
        case 0x3400...0x4DBF, 0x4E00...0x9FFF: "zh"
        default: nil
        }
    }
}
