import SnippetCompiler

/// The share of a package's symbols that is documented and has samples.
package struct DocumentationCoverage: Sendable {
    /// Numbers of symbols.
    package struct Counts: Sendable, Hashable {
        /// The symbols that the module declares.
        package var symbols = 0
        /// Symbols with an abstract: their comment, or their page in a catalogue, begins with a paragraph.
        package var documented = 0
        /// Symbols with a Swift sample.
        package var withSample = 0
        /// Symbols with a sample that the compiler has accepted, or has refused as it is marked, and with none that is wrong.
        package var withProof = 0
        /// Symbols with samples of which none is proven and none is wrong: excerpts, samples that need names which nobody declares,
        /// and those that the compiler can't decide about.
        package var unjudged = 0
        /// Members that types get from protocols, which are in none of the other numbers.
        package var synthesized = 0

        static func += (sum: inout Counts, other: Counts) {
            sum.symbols += other.symbols
            sum.documented += other.documented
            sum.withSample += other.withSample
            sum.withProof += other.withProof
            sum.unjudged += other.unjudged
            sum.synthesized += other.synthesized
        }

        /// The documented symbols of a hundred, rounded down: 100 means all of them. 100 for a module without symbols.
        package var percentage: Int { symbols == 0 ? 100 : documented * 100 / symbols }
    }

    package struct Module: Sendable {
        package let name: String
        package internal(set) var counts: Counts
        /// The symbols without an abstract, in the order of their paths.
        package internal(set) var undocumented: [ModuleSymbol]
    }

    /// In the order of the package's products.
    package let modules: [Module]

    package var total: Counts { modules.reduce(into: Counts()) { $0 += $1.counts } }
}
