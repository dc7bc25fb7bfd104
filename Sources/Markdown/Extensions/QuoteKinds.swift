/// The kinds of quotes that a word tells apart, with their names as bytes: a file may hold many quotes.
struct QuoteKinds<Kind: CaseIterable & Sendable & RawRepresentable<String>>: Sendable {
    private let kinds = Array(Kind.allCases)
    /// The names of the kinds, in lower case.
    private let names = Kind.allCases.map { Array($0.rawValue.lowercased().utf8) }

    /// Returns the number of the kind with a name, in any case; nil if there is none.
    func number(of name: some BidirectionalCollection<UInt8>) -> UInt16? {
        let count = name.count
        for (number, known) in names.enumerated() where known.count == count {
            if zip(known, name).allSatisfy({ $0 == $1.lowercased }) { return UInt16(number) }
        }
        return nil
    }

    subscript(number: Int) -> Kind? { kinds.indices.contains(number) ? kinds[number] : nil }
}
