import Diagnostics
import Support

/// What the names of files and folders say: titles, addresses, order.
public enum SourceName {
    /// Whether a file is the page of its folder.
    static func isIndex(_ name: String) -> Bool {
        ["index.md", "readme.md"].contains(name.lowercased())
    }

    public static func isMarkdown(_ name: String) -> Bool {
        let lowercased = name.lowercased()
        return lowercased.hasSuffix(".md") || lowercased.hasSuffix(".markdown")
    }

    /// Whether a file becomes a page: Markdown, or a tutorial of a DocC catalogue.
    ///
    /// - Parameter path: with the folders that it lies in.
    public static func isPage(_ path: String) -> Bool {
        isMarkdown(path) || path.lowercased().hasSuffix(".tutorial") && CataloguePage.isCatalogue(path)
    }

    /// A name without its ending.
    static func stem(_ name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// A title made from a name: `02-value-types` is “Value types”. Where there are spaces, hyphens belong to words.
    static func title(_ name: String) -> String {
        let name = ControlCharacters.replaced(name)
        let withoutNumber = name.drop { $0.isNumber || "-_. ".contains($0) }
        let signs = withoutNumber.contains(" ") ? "_ " : "-_ "
        let words = (withoutNumber.isEmpty ? name[...] : withoutNumber).split { signs.contains($0) }
        let text = words.joined(separator: " ")
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    /// A path that serves as an address on every host and file system: blanks become hyphens, signs with a meaning in
    /// addresses, shells or Windows paths go, letters of any script stay.
    public static func slug(path: String) -> String {
        path.split(separator: "/").map(slug).joined(separator: "/")
    }

    private static func slug(_ name: Substring) -> String {
        var result = ""
        for character in name {
            if character.isLetter || character.isNumber || "._~+@".contains(character) {
                result.append(character)
            } else if !result.hasSuffix("-"), !result.isEmpty {
                result.append("-")
            }
        }
        while let last = result.last, "-.".contains(last) { result.removeLast() }
        while result.hasPrefix(".") { result.removeFirst() }
        return result.isEmpty ? "page" : result
    }

    /// Natural order: numbers inside names compare as numbers, the rest letter by letter without regard to case.
    static func precedes(_ left: String, _ right: String) -> Bool {
        var (first, second) = (left, right)
        let answer = first.withUTF8 { first in second.withUTF8 { second in precedes(first, second) } }
        return answer ?? precedesInAnyScript(left, right)
    }

    /// - Returns: nil where either is not plain ASCII.
    private static func precedes(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool? {
        func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool { text.allSatisfy { $0 < 0x80 && $0 != 0x0D } }
        guard isPlain(left), isPlain(right) else { return nil }
        func digits(_ text: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> Slice<UnsafeBufferPointer<UInt8>> {
            let run = text[place...].prefix(while: \.isDigit)
            place = run.endIndex
            return run.drop { $0 == UInt8(ascii: "0") }
        }
        var (first, second) = (0, 0)
        while first < left.count, second < right.count {
            if left[first].isDigit, right[second].isDigit {
                let (x, y) = (digits(left, &first), digits(right, &second))
                if x.count != y.count { return x.count < y.count }
                if !x.elementsEqual(y) { return x.lexicographicallyPrecedes(y) }
            } else {
                let (x, y) = (left[first].lowercased, right[second].lowercased)
                if x != y { return x < y }
                first += 1
                second += 1
            }
        }
        let areAlike = first == left.count && second == right.count
        return areAlike ? left.lexicographicallyPrecedes(right) : first == left.count
    }

    /// The same, letter by letter.
    static func precedesInAnyScript(_ left: String, _ right: String) -> Bool {
        var (first, second) = (left[...], right[...])
        while let a = first.first, let b = second.first {
            if a.isASCIIDigit, b.isASCIIDigit {
                let (x, y) = (digits(&first), digits(&second))
                if x.count != y.count { return x.count < y.count }
                if x != y { return x < y }
            } else {
                let (x, y) = (a.lowercased(), b.lowercased())
                if x != y { return x < y }
                first.removeFirst()
                second.removeFirst()
            }
        }
        return first.isEmpty && second.isEmpty ? left < right : first.isEmpty
    }

    /// Takes a run of digits from the front, without its leading zeros.
    private static func digits(_ text: inout Substring) -> Substring {
        let run = text.prefix { $0.isASCIIDigit }
        text = text.dropFirst(run.count)
        return run.drop { $0 == "0" }
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
