import Diagnostics
import YAML

/// An old address of a site, and the page or the address that it leads to now, as somebody wrote them.
package struct Redirect: Sendable, Hashable {
    /// The spelling of old addresses and targets.
    package enum Form: Sendable, Hashable {
        /// `glosa.yml`, `.gitbook.yaml`, DocC: an address below the site's root, and a page below the content folder.
        case address
        /// `mkdocs.yml`: the old page's file, and the new one's; true if pages lie in folders of their own.
        case files(areFolders: Bool)
        /// `book.toml`: an address, and one relative to it.
        case relative
    }

    package let old: Entry
    /// The target; nil for the page that the redirect stands on.
    package let target: Entry?
    package let form: Form

    package typealias Entry = Configuration.Entry

    package init(old: Entry, target: Entry?, form: Form = .address) {
        (self.old, self.target, self.form) = (old, target, form)
    }

    /// The largest number of redirects in one file, more than anybody writes.
    package static let most = 10_000

    /// Returns the path below the site's root of the file that answers at an old address; nil for an address that no file can
    /// have: one that climbs out, has a query or an anchor, or names a hidden file.
    ///
    /// - Parameter folder: the folder below the site's root that a relative address is taken from.
    package func path(from folder: String = "") -> String? {
        guard !old.text.contains(where: { "?#\\".contains($0) }) else { return nil }
        let written = LinkDestination.split(old.text).path
        let isRooted = LinkDestination.isRooted(written)
        let joined = isRooted ? LinkDestination.withoutRoot(written) : CoursePath.join(folder, written)
        guard !LinkDestination.isExternal(old.text), !written.isEmpty,
            written.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }),
            var path = CoursePath.normalized(joined), !path.split(separator: "/").contains(where: { $0.hasPrefix(".") })
        else { return nil }
        if case .files(let areFolders) = form {
            guard SourceName.isMarkdown(path) else { return nil }
            let stem = SourceName.stem(path)
            if SourceName.isIndex(CoursePath.name(of: path)) {
                return CoursePath.join(CoursePath.folder(of: path), "index.html")
            }
            return areFolders ? stem + "/index.html" : stem + ".html"
        }
        guard !SourceName.isMarkdown(path) else { return nil }
        let ending = path.lowercased()
        if !ending.hasSuffix(".html") && !ending.hasSuffix(".htm") || written.hasSuffix("/") {
            path = CoursePath.join(path, "index.html")
        }
        return path
    }

    /// Reads a mapping from old addresses to targets.
    ///
    /// - Returns: the redirects, and the values that are no text.
    static func read(_ value: YAMLValue, form: Form) -> (redirects: [Redirect], faults: [YAMLValue]) {
        guard let entries = value.mapping, entries.count <= most else { return ([], [value]) }
        var faults: [YAMLValue] = []
        let redirects = entries.compactMap { entry -> Redirect? in
            guard let target = entry.value.path, !target.isEmpty else {
                faults.append(entry.value)
                return nil
            }
            return Redirect(
                old: Entry(text: entry.key, range: entry.keyRange),
                target: Entry(text: target, range: entry.value.range),
                form: form
            )
        }
        return (redirects, faults)
    }
}

extension Diagnostic {
    /// Returns the finding for a redirect in another generator's settings that is no text.
    static func unreadRedirect(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .redirect,
            severity: .warning,
            message: LocalizedText(
                en: "this is no redirect, so it is not made",
                es: "esto no es una redirección, así que no se crea"
            ),
            range: range,
            advice: LocalizedText(
                en: "write the old address, and the page or the https address that it leads to",
                es: "escribe la dirección antigua, y la página o la dirección https a la que lleva"
            )
        )
    }
}
