/// The names of languages in themselves (CLDR), for those in which the theme has no words, and for variants of a language that a
/// reader has to tell from each other.
enum LanguageNames {
    private static let names = [
        "af": "Afrikaans", "az": "Azərbaycanca", "be": "Беларуская", "bg": "Български", "bn": "বাংলা", "bs": "Bosanski",
        "ca": "Català", "cs": "Čeština", "cy": "Cymraeg", "da": "Dansk", "el": "Ελληνικά", "eo": "Esperanto",
        "et": "Eesti", "eu": "Euskara", "fa": "فارسی", "fi": "Suomi", "fil": "Filipino", "ga": "Gaeilge",
        "gl": "Galego",
        "gu": "ગુજરાતી", "he": "עברית", "hi": "हिन्दी", "hr": "Hrvatski", "hu": "Magyar", "hy": "Հայերեն",
        "id": "Indonesia", "is": "Íslenska", "ka": "ქართული", "kk": "Қазақша", "km": "ខ្មែរ", "kn": "ಕನ್ನಡ",
        "lt": "Lietuvių", "lv": "Latviešu", "mk": "Македонски", "ml": "മലയാളം", "mn": "Монгол", "mr": "मराठी",
        "ms": "Melayu", "my": "မြန်မာ", "nb": "Norsk bokmål", "ne": "नेपाली", "nl": "Nederlands", "nn": "Norsk nynorsk",
        "no": "Norsk", "pa": "ਪੰਜਾਬੀ", "pl": "Polski", "ro": "Română", "si": "සිංහල", "sk": "Slovenčina",
        "sl": "Slovenščina", "sq": "Shqip", "sr": "Српски", "sv": "Svenska", "sw": "Kiswahili", "ta": "தமிழ்",
        "te": "తెలుగు", "th": "ไทย", "tr": "Türkçe", "uk": "Українська", "ur": "اردو", "uz": "O‘zbekcha",
        "vi": "Tiếng Việt", "pt-br": "Português (Brasil)", "pt-pt": "Português (Portugal)", "zh-cn": "简体中文",
        "zh-hans": "简体中文", "zh-hant": "繁體中文", "zh-hk": "繁體中文（香港）", "zh-tw": "繁體中文（台灣）",
    ]

    /// Returns the name of a language, by its tag; nil if it is not known.
    static func name(of tag: String) -> String? { names[tag.lowercased()] }

    /// Returns the name of the language that a tag is a variant of; nil if it is not known.
    static func parentName(of tag: String) -> String? { names[tag.prefix { $0 != "-" }.lowercased()] }
}
