import Support

/// The list items that a line stands in, as the columns at which their content begins.
///
/// They are followed line by line, to tell a block in a list item from indented code.
struct ListLevels {
    private var columns: [Int] = []

    /// The column at which the content of the innermost item begins; 0 outside lists.
    var column: Int { columns.last ?? 0 }

    /// Leaves the items that a line with this indentation is not part of.
    mutating func leave(before indent: Int) {
        while let last = columns.last, indent < last { columns.removeLast() }
    }

    /// Enters the items that open on a line.
    ///
    /// - Parameters:
    ///   - line: The line without its indentation.
    ///   - indent: The columns of its indentation.
    mutating func enter(_ line: ArraySlice<UInt8>, indent: Int) {
        guard indent - column < 4 else { return }
        var content = line
        var column = indent
        // Deeper lists within one line are not worth a block of their own.
        while columns.count < 20 {
            let width = OpaqueLines.listMarkerWidth(content)
            guard width > 0 else { return }
            let rest = content.dropFirst(width)
            let spaces = rest.prefix(while: \.isSpaceOrTab).count
            let marker = content[content.startIndex + width - 1].isSpaceOrTab ? width : width + 1
            column += spaces < 4 && spaces < rest.count ? marker + spaces : marker
            columns.append(column)
            content = rest.dropFirst(spaces)
        }
    }
}
