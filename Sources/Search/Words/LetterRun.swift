import Support

/// A run of letters of scripts that set no spaces between words.
///
/// The run is cut into pairs of letters, one for each letter and the one after it; the last letter stands alone. So the pairs of
/// any word in the run stand next to each other, and all places of a single letter are those of the pairs that begin with it.
struct LetterRun {
    /// The letters in the form that words have in the index (NFKC).
    private var letters: [UInt8] = []
    private var starts: [Int] = []

    /// Reads the run that begins at an index.
    ///
    /// - Returns: the index after it.
    mutating func read(_ text: UnsafeBufferPointer<UInt8>, from begin: Int) -> Int {
        letters.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        var index = begin
        while let letter = Letter(text, at: index), letter.isRunning {
            let start = index
            index += letter.length
            var isStable = letter.isStable
            while index < text.count, text[index] >= 0x80, let next = Letter(text, at: index), next.isContinuation {
                index += next.length
                isStable = false
            }
            starts.append(letters.count)
            if isStable {
                letters.append(contentsOf: text[start..<index])
            } else {
                letters += Folding.composed(Array(text[start..<index]))
            }
            guard index < text.count, text[index] >= 0x80 else { break }
        }
        starts.append(letters.count)
        return index
    }

    /// Calls a function with each pair of the run, and with its last letter.
    ///
    /// - Returns: the number of letters.
    func showPairs(_ show: (UnsafeBufferPointer<UInt8>, _ offset: Int) -> Void) -> Int {
        let count = starts.count - 1
        letters.withUnsafeBufferPointer { letters in
            for offset in 0..<count {
                let range = starts[offset]..<starts[min(offset + 2, count)]
                // A letter that consists only of signs that are left out gives no bytes.
                guard !range.isEmpty else { continue }
                show(UnsafeBufferPointer(rebasing: letters[range]), offset)
            }
        }
        return count
    }
}
