extension SearchPage {
    /// The page in a file of texts: `["path","title",["breadcrumb"],[["anchor","heading","text","code"]]]`.
    var json: [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(sections.reduce(200) { $0 + $1.text.count + $1.code.count + 100 })
        output.append(UInt8(ascii: "["))
        JSONText.append(path.utf8, to: &output)
        output.append(UInt8(ascii: ","))
        JSONText.append(title.utf8, to: &output)
        output.append(UInt8(ascii: ","))
        JSONText.append(list: breadcrumbs, to: &output)
        output += ",[".utf8
        for (number, section) in sections.enumerated() {
            output += (number > 0 ? ",[" : "[").utf8
            JSONText.append(section.anchor.utf8, to: &output)
            output.append(UInt8(ascii: ","))
            JSONText.append(section.heading.utf8, to: &output)
            output.append(UInt8(ascii: ","))
            JSONText.append(section.text, to: &output)
            output.append(UInt8(ascii: ","))
            JSONText.append(section.code, to: &output)
            output.append(UInt8(ascii: "]"))
        }
        output += "]]".utf8
        return output
    }
}
