/// How a text of any size is made.
struct Pattern: Sendable {
    /// Text of about so many bytes.
    let text: @Sendable (_ size: Int) -> String

    func bytes(_ size: Int) -> [UInt8] { Array(text(size).utf8) }

    /// The same text again and again.
    static func repeated(_ unit: String) -> Pattern {
        Pattern { String(repeating: unit, count: $0 / unit.utf8.count) }
    }

    /// Openers, then as many closers.
    static func nested(_ open: String, _ close: String, around core: String = "") -> Pattern {
        Pattern { size in
            let count = size / (open.utf8.count + close.utf8.count)
            return String(repeating: open, count: count) + core + String(repeating: close, count: count)
        }
    }

    /// Texts that differ by the number of each.
    static func numbered(_ unit: @escaping @Sendable (_ number: Int) -> String) -> Pattern {
        Pattern { size in
            var text = ""
            text.reserveCapacity(size + 64)
            var number = 0
            while text.utf8.count < size {
                text += unit(number)
                number += 1
            }
            return text
        }
    }

    /// Texts that differ by the number of each and grow with it.
    static func growing(_ unit: @escaping @Sendable (_ number: Int) -> String) -> Pattern { numbered { unit($0 + 1) } }

    /// One behind the other, in equal parts.
    static func + (first: Pattern, second: Pattern) -> Pattern {
        Pattern { first.text($0 / 2) + second.text($0 / 2) }
    }

    /// The same with a text before it and one after it, whose sizes don't count.
    func between(_ before: String, _ after: String = "") -> Pattern {
        Pattern { before + text($0) + after }
    }

    /// A text that does not grow.
    static func fixed(_ text: String) -> Pattern { Pattern { _ in text } }
}
