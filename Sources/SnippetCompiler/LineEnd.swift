extension Character {
    /// True for the characters with which programs end lines. In Swift a carriage return and a line feed are one character.
    var isLineEnd: Bool { self == "\n" || self == "\r\n" }
}
