extension Character {
    /// Whether it is what programs end lines with: to Swift a carriage return and a line feed are one character.
    var isLineEnd: Bool { self == "\n" || self == "\r\n" }
}
