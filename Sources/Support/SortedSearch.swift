extension RandomAccessCollection {
    /// Returns the index of the first element for which a condition holds; it must hold for all elements after that one, too.
    @inlinable
    public func partitioningIndex(where isBehind: (Element) -> Bool) -> Index {
        var low = startIndex
        var count = count
        while count > 0 {
            let half = count / 2
            let middle = index(low, offsetBy: half)
            if isBehind(self[middle]) {
                count = half
            } else {
                low = index(after: middle)
                count -= half + 1
            }
        }
        return low
    }
}
