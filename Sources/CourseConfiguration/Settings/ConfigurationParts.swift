import Diagnostics
import SnippetCompiler

/// The kinds of values that single keys have.
extension Configuration {
    /// The languages that get a page with all their lessons.
    package enum SinglePage: String, Sendable, CaseIterable {
        /// Languages with up to two hundred lessons.
        case small
        case always, never
    }

    /// The policy on what browsers may load and run on pages (W3C Content Security Policy Level 3).
    package enum ContentSecurityPolicy: String, Sendable, CaseIterable {
        /// Scripts and styles of the site alone, none of them inline.
        case strict
        case off
    }

    package struct Compile: Sendable, Hashable {
        package var typecheck = true
        package var run = false
        /// True if the samples of documentation comments are run for the claims of their own comments.
        package var testsClaims = true
        /// The path of the hidden declarations that every sample may use, relative to the course.
        package var preamble: String?
        /// The folders of the packages that samples are about, each absolute or relative to the course.
        package var packages: [String] = []
        /// The products of the packages that are used; empty: all libraries.
        package var products: [String] = []
        /// True if the documentation comments of the packages' sources are checked beside the course; nil: if a package was named
        /// on the command line.
        package var comments: Bool?
        /// The declarations whose comments are read.
        package var access = CommentAccess.public
        /// The language mode; nil: the package's, or else Swift 6.
        package var language: LanguageMode?
        /// The system that samples are for, where the compiler has Apple's SDKs.
        package var platform = SamplePlatform.any
    }

    /// The way to tell the files of a translation from the original's.
    package enum Translations: String, Sendable, CaseIterable {
        /// Each language has its own folder.
        case folders
        /// Translations lie beside the original: `page.es.md` beside `page.md`.
        case suffixes
        /// The main language lies in the content folder itself, and the others in folders in it.
        case subfolders
    }

    /// The store in which machines share verdicts on samples.
    package struct Cache: Sendable, Hashable {
        /// The address of the store; nil if `glosa.yml` names none.
        package var address: StoreAddress?
        /// True if verdicts are also written to the store.
        package var writes = false
    }

    /// An entry of a list in `glosa.yml`.
    package struct Entry: Sendable, Hashable {
        package let text: String
        package let range: SourceRange

        package init(text: String, range: SourceRange) { (self.text, self.range) = (text, range) }
    }

    /// A file or a folder, relative to the course.
    package struct Part: Sendable, Hashable {
        package let path: String
        package let range: SourceRange

        package init(path: String, range: SourceRange) { (self.path, self.range) = (path, range) }
    }

    /// The language mode of the compiler.
    package enum LanguageMode: String, Sendable, CaseIterable {
        case swift5 = "5"
        case swift6 = "6"
    }
}
