/// The place and cause of a file's fault.
package struct XLIFFFault: Error, Hashable {
    package enum Reason: Sendable, Hashable {
        /// A document type, which could declare anything, is refused.
        case documentType
        /// The text is no well-formed XML.
        case syntax, mismatch
        case tooDeep
        /// The root is not that of XLIFF 2.
        case noXLIFF
    }

    /// The line, from 1.
    package let line: Int
    package let reason: Reason

    package init(line: Int, reason: Reason) { (self.line, self.reason) = (line, reason) }
}
