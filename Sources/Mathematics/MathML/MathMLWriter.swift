/// Writes a formula as MathML Core. Names of elements and attributes are ours; all else is escaped.
struct MathMLWriter {
    private(set) var output: [UInt8]

    mutating func write(_ nodes: [MathNode], isDisplay: Bool) {
        raw(isDisplay ? "<math display=\"block\">" : "<math>")
        row(nodes)
        raw("</math>")
    }

    // MARK: Text

    private mutating func raw(_ text: String) { output.append(contentsOf: text.utf8) }

    private mutating func text(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "<"): raw("&lt;")
            case UInt8(ascii: ">"): raw("&gt;")
            case UInt8(ascii: "&"): raw("&amp;")
            case UInt8(ascii: "\""): raw("&quot;")
            default: output.append(byte)
            }
        }
    }

    /// Writes an element that holds only text.
    private mutating func token(_ name: String, _ attributes: String, text: String) {
        raw("<\(name)\(attributes)>")
        self.text(text)
        raw("</\(name)>")
    }

    private mutating func element(_ name: String, _ attributes: String, of nodes: MathNode...) {
        raw("<\(name)\(attributes)>")
        for node in nodes { single(node) }
        raw("</\(name)>")
    }

    // MARK: Rows

    /// Writes parts side by side, with the space that functions need; tells a sign before a part from one between two parts.
    private mutating func row(_ nodes: [MathNode]) {
        var before: MathSign.Role?
        for (index, node) in nodes.enumerated() {
            let role = node.role
            if role == .function, before == .ordinary || before == .close || before == .function { space("0.1667") }
            if case .sign(let sign) = node, sign.role == .binary {
                self.sign(sign, isPrefix: Self.isPrefix(after: before))
            } else {
                write(node)
            }
            if role == .function, index + 1 < nodes.count {
                switch nodes[index + 1].role {
                case .ordinary, .large, .integral: space("0.1667")
                default: break
                }
            }
            before = role
        }
    }

    private static func isPrefix(after before: MathSign.Role?) -> Bool {
        switch before {
        case nil, .binary, .relation, .open, .punctuation, .large, .integral: true
        case .ordinary, .close, .function, .space: false
        }
    }

    /// Writes a part as one element.
    private mutating func single(_ node: MathNode) {
        switch node {
        case .row(let nodes):
            raw("<mrow>")
            row(nodes)
            raw("</mrow>")
        default: write(node)
        }
    }

    private mutating func space(_ width: String) { raw("<mspace width=\"\(width)em\"/>") }

    // MARK: Parts

    private mutating func write(_ node: MathNode) {
        switch node {
        case .identifier(let name, let isUpright):
            let isSingle = name.unicodeScalars.count == 1
            token("mi", isUpright && isSingle ? " mathvariant=\"normal\"" : "", text: name)
        case .number(let digits): token("mn", "", text: digits)
        case .sign(let sign): self.sign(sign, isPrefix: false)
        case .function(let name, _):
            let isSingle = name.unicodeScalars.count == 1
            token("mi", isSingle ? " mathvariant=\"normal\"" : "", text: name)
        case .words(let words): token("mtext", "", text: words)
        case .row: single(node)
        case .fraction(let above, let below, let hasLine, let isDisplay):
            let size = isDisplay.map { " displaystyle=\"\($0)\"" } ?? ""
            element("mfrac", (hasLine ? "" : " linethickness=\"0\"") + size, of: above, below)
        case .root(let radicand, let index):
            if let index { element("mroot", "", of: radicand, index) } else { element("msqrt", "", of: radicand) }
        case .scripts(let base, let below, let above, let areLimits):
            scripts(base, below, above, areLimits)
        case .accent(let base, let sign, let isBelow, let isStretchy):
            raw(isBelow ? "<munder>" : "<mover accent=\"true\">")
            single(base)
            token("mo", " stretchy=\"\(isStretchy)\"", text: sign)
            raw(isBelow ? "</munder>" : "</mover>")
        case .labelledArrow(let arrow, let below, let above): labelled(arrow, below, above)
        case .table(let rows, let form):
            let isFenced = form.open != nil || form.close != nil
            if isFenced { raw("<mrow>") }
            table(rows, form)
            if isFenced { raw("</mrow>") }
        case .space(let width): space(width)
        case .styled(let style, let nodes):
            raw("<mstyle displaystyle=\"\(style == .display)\" scriptlevel=\"\(Self.level(style))\">")
            row(nodes)
            raw("</mstyle>")
        case .sized(let size, let nodes):
            raw("<mstyle mathsize=\"\((size * 1000).rounded() / 1000)em\">")
            row(nodes)
            raw("</mstyle>")
        case .colored(let nodes, let color, let background):
            raw("<mstyle")
            if let color { raw(" mathcolor=\"\(color)\"") }
            if let background { raw(" mathbackground=\"\(background)\"") }
            raw(">")
            row(nodes)
            raw("</mstyle>")
        case .phantom(let node): element("mphantom", "", of: node)
        case .boxed(let node): element("mrow", " class=\"boxed\"", of: node)
        }
    }

    private static func level(_ style: MathStyle) -> Int {
        switch style {
        case .display, .text: 0
        case .script: 1
        case .scriptScript: 2
        }
    }

    private mutating func sign(_ sign: MathSign, isPrefix: Bool) {
        // A delimiter that was left out.
        guard !sign.text.isEmpty else { return raw("<mrow></mrow>") }
        var attributes = ""
        if isPrefix { attributes += " form=\"prefix\"" }
        if sign.isStretchy == true, sign.role == .open { attributes += " form=\"prefix\"" }
        if sign.isStretchy == true, sign.role == .close { attributes += " form=\"postfix\"" }
        if let isStretchy = sign.isStretchy { attributes += " stretchy=\"\(isStretchy)\"" }
        if let size = sign.size { attributes += " minsize=\"\(size)em\" maxsize=\"\(size)em\"" }
        switch sign.role {
        case .ordinary, .open, .close: attributes += " lspace=\"0\" rspace=\"0\""
        case .binary where sign.text == "mod": attributes += " lspace=\"0.2222em\" rspace=\"0.2222em\""
        default: break
        }
        token("mo", attributes, text: sign.text)
    }

    private mutating func scripts(_ base: MathNode, _ below: MathNode?, _ above: MathNode?, _ areLimits: Bool) {
        let name =
            switch (below != nil, above != nil) {
            case (true, true): areLimits ? "munderover" : "msubsup"
            case (true, false): areLimits ? "munder" : "msub"
            default: areLimits ? "mover" : "msup"
            }
        raw("<\(name)>")
        if areLimits, case .function(let function, _) = base {
            // Its bounds stand beside it if the formula is in a line of text, as with sums.
            token("mo", " movablelimits=\"true\" lspace=\"0\" rspace=\"0\"", text: function)
        } else {
            single(base)
        }
        if let below { single(below) }
        if let above { single(above) }
        raw("</\(name)>")
    }

    private mutating func labelled(_ arrow: String, _ below: MathNode?, _ above: MathNode?) {
        raw(below == nil ? "<mover>" : "<munderover>")
        token("mo", " stretchy=\"true\"", text: arrow)
        for label in [below, above] {
            guard let label else { continue }
            raw("<mrow>")
            space("0.4")
            single(label)
            space("0.4")
            raw("</mrow>")
        }
        raw(below == nil ? "</mover>" : "</munderover>")
    }

    private mutating func table(_ rows: [[MathNode]], _ table: MathTable) {
        if let open = table.open { fence(open, "prefix") }
        let attributes =
            switch table.form {
            case .matrix: ""
            case .small: " class=\"small\" scriptlevel=\"1\""
            case .cases: " class=\"cases\""
            case .aligned: " class=\"aligned\" displaystyle=\"true\""
            case .gathered: " class=\"gathered\" displaystyle=\"true\""
            case .substack: " class=\"substack\""
            }
        raw("<mtable\(attributes)>")
        for cells in rows {
            raw("<mtr>")
            for (column, cell) in cells.enumerated() {
                let alignment = table.columns.indices.contains(column) ? table.columns[column] : "c"
                raw(
                    alignment == "l"
                        ? "<mtd class=\"align-left\">" : alignment == "r" ? "<mtd class=\"align-right\">" : "<mtd>"
                )
                if case .row(let nodes) = cell { self.row(nodes) } else { write(cell) }
                raw("</mtd>")
            }
            raw("</mtr>")
        }
        raw("</mtable>")
        if let close = table.close { fence(close, "postfix") }
    }

    private mutating func fence(_ text: String, _ form: String) {
        token("mo", " form=\"\(form)\" stretchy=\"true\" lspace=\"0\" rspace=\"0\"", text: text)
    }
}
