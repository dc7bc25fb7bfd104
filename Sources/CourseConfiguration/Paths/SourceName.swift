import Diagnostics
import Support

/// The facts in the names of files and folders: titles, addresses, order.
package enum SourceName {
    /// Returns true if a file is the page of its folder.
    package static func isIndex(_ name: String) -> Bool {
        ["index.md", "readme.md", "_index.md", "index.mdx", "readme.mdx"].contains(name.lowercased())
    }

    package static func isMarkdown(_ name: String) -> Bool {
        let lowercased = name.lowercased()
        return lowercased.hasSuffix(".md") || lowercased.hasSuffix(".markdown")
    }

    /// Returns true for MDX, which websites of some generators consist of.
    package static func isMDX(_ name: String) -> Bool { name.lowercased().hasSuffix(".mdx") }

    /// Returns true for Markdown and MDX.
    package static func isText(_ name: String) -> Bool { isMarkdown(name) || isMDX(name) }

    /// Returns true if a file becomes a page: Markdown, or a tutorial of a DocC catalogue.
    ///
    /// - Parameter path: with the folders that it lies in.
    package static func isPage(_ path: String) -> Bool {
        isMarkdown(path) || path.lowercased().hasSuffix(".tutorial") && CataloguePath.isCatalogue(path)
    }

    /// Returns true for what editors and merges leave beside a file: `#a.md#`, `a.md~`, `a.md.orig`, `a.md.rej`, `a.md.bak`.
    package static func isLeftover(_ name: String) -> Bool {
        if name.hasPrefix("#") && name.hasSuffix("#") && name.utf8.count > 2 || name.hasSuffix("~") { return true }
        let lowercased = name.lowercased()
        if lowercased.hasSuffix(".orig") || lowercased.hasSuffix(".rej") { return true }
        // The copy of a database is a download.
        return (lowercased.hasSuffix(".bak") || lowercased.hasSuffix(".swp")) && isMarkdown(stem(name))
    }

    /// Returns a name without its file extension.
    package static func stem(_ name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// Returns a title made from a name: `02-value-types` is “Value types”. If the name has spaces, hyphens belong to words.
    package static func title(_ name: String) -> String {
        let name = ControlCharacters.replaced(name)
        let withoutNumber = name.drop { $0.isNumber || "-_. ".contains($0) }
        let signs = withoutNumber.contains(" ") ? "_ " : "-_ "
        let words = (withoutNumber.isEmpty ? name[...] : withoutNumber).split { signs.contains($0) }
        let text = words.joined(separator: " ")
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    /// Returns a path that serves as an address on every host and file system: blanks become hyphens, signs with a meaning in
    /// addresses, shells or Windows paths are removed, letters of any script stay.
    package static func slug(path: String) -> String {
        path.split(separator: "/").map(slug).joined(separator: "/")
    }

    private static func slug(_ name: Substring) -> String {
        let bytes = name.utf8
        // Most names are plain ASCII, and to look at characters takes many times as long.
        guard bytes.contains(where: { $0 >= 0x80 }) else {
            let signs = Array("._~+@".utf8)
            let slug = slug(bytes, hyphen: UInt8(ascii: "-"), dot: UInt8(ascii: ".")) {
                $0.isAlphanumeric || signs.contains($0)
            }
            return slug.isEmpty ? "page" : String(decoding: slug, as: UTF8.self)
        }
        let slug = slug(name, hyphen: "-", dot: ".") { $0.isLetter || $0.isNumber || "._~+@".contains($0) }
        return slug.isEmpty ? "page" : String(slug)
    }

    private static func slug<Sign: Equatable>(
        _ name: some Sequence<Sign>,
        hyphen: Sign,
        dot: Sign,
        _ stays: (Sign) -> Bool
    ) -> ArraySlice<Sign> {
        var result: [Sign] = []
        for sign in name {
            if stays(sign) {
                result.append(sign)
            } else if let last = result.last, last != hyphen {
                result.append(hyphen)
            }
        }
        while let last = result.last, last == hyphen || last == dot { result.removeLast() }
        return result.drop { $0 == dot }
    }

    /// Returns true if a name comes first in natural order: numbers inside names compare as numbers, the rest letter by letter
    /// without regard to case.
    package static func precedes(_ left: String, _ right: String) -> Bool {
        // Most names are plain ASCII, and their bytes are compared far faster than characters.
        var (first, second) = (left, right)
        let inBytes = first.withUTF8 { first in
            second.withUTF8 { second -> Bool? in
                guard [first, second].allSatisfy({ $0.allSatisfy { $0 < 0x80 && $0 != 0x0D } }) else { return nil }
                return precedes(first, second, zero: UInt8(ascii: "0"), \.isDigit, \.lowercased)
                    ?? first.lexicographicallyPrecedes(second)
            }
        }
        return inBytes ?? precedesByCharacters(left, right)
    }

    package static func precedesByCharacters(_ left: String, _ right: String) -> Bool {
        precedes(left, right, zero: "0", { $0.isASCII && $0.isNumber }, { $0.lowercased() }) ?? (left < right)
    }

    /// - Returns: nil if the names differ at most in case or in leading zeros.
    private static func precedes<Text: Collection, Folded: Comparable>(
        _ left: Text,
        _ right: Text,
        zero: Text.Element,
        _ isDigit: (Text.Element) -> Bool,
        _ folded: (Text.Element) -> Folded
    ) -> Bool? where Text.Element: Comparable {
        var (first, second) = (left[...], right[...])
        /// Takes a run of digits from the front, without its leading zeros.
        func digits(_ text: inout Text.SubSequence) -> Text.SubSequence {
            let run = text.prefix(while: isDigit)
            text = text[run.endIndex...]
            return run.drop { $0 == zero }
        }
        while let a = first.first, let b = second.first {
            if isDigit(a), isDigit(b) {
                let (x, y) = (digits(&first), digits(&second))
                if x.count != y.count { return x.count < y.count }
                if !x.elementsEqual(y) { return x.lexicographicallyPrecedes(y) }
            } else {
                let (x, y) = (folded(a), folded(b))
                if x != y { return x < y }
                first = first.dropFirst()
                second = second.dropFirst()
            }
        }
        return first.isEmpty && second.isEmpty ? nil : first.isEmpty
    }
}
