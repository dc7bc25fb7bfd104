/// The elements and attributes that raw HTML may have: GitHub's list, without those that need a script or a form.
package enum AllowedHTML {
    /// The content that an element may hold; this is all that is needed to keep tags balanced.
    package enum Content {
        /// Text and inline elements only.
        case phrasing
        /// Everything.
        case flow
        /// Nothing: the element has no end tag.
        case void
        /// Only certain children, no text: lists and the parts of tables.
        case structure
    }

    package struct Element {
        package let content: Content
        /// True if it may stand within a line of text.
        package let isInline: Bool
    }

    package static let elements: [String: Element] = {
        var result: [String: Element] = [:]
        let inline = [
            "a", "abbr", "b", "bdo", "cite", "code", "del", "dfn", "em", "i", "ins", "kbd", "mark", "picture", "q",
            "rp",
            "rt", "ruby", "s", "samp", "small", "span", "strike", "strong", "sub", "sup", "time", "tt", "var",
        ]
        for name in inline { result[name] = Element(content: .phrasing, isInline: true) }
        for name in ["br", "img", "source", "wbr"] { result[name] = Element(content: .void, isInline: true) }
        result["hr"] = Element(content: .void, isInline: false)
        for name in ["p", "pre", "h1", "h2", "h3", "h4", "h5", "h6"] {
            result[name] = Element(content: .phrasing, isInline: false)
        }
        let flow = [
            "blockquote", "caption", "dd", "details", "div", "dt", "figcaption", "figure", "li", "summary", "td", "th",
        ]
        for name in flow { result[name] = Element(content: .flow, isInline: false) }
        for name in ["dl", "ol", "table", "tbody", "tfoot", "thead", "tr", "ul"] {
            result[name] = Element(content: .structure, isInline: false)
        }
        return result
    }()

    /// Elements that only make sense within others, with the names of their parents.
    package static let parents: [String: Set<String>] = [
        "li": ["ul", "ol"], "dt": ["dl"], "dd": ["dl"], "summary": ["details"], "figcaption": ["figure"],
        "caption": ["table"], "thead": ["table"], "tbody": ["table"], "tfoot": ["table"],
        "tr": ["table", "thead", "tbody", "tfoot"], "td": ["tr"], "th": ["tr"],
        "rt": ["ruby"], "rp": ["ruby"], "source": ["picture"],
    ]

    /// Elements whose end tag may be left out in HTML.
    package static let optionalEnd: Set<String> = [
        "p", "li", "dt", "dd", "td", "th", "tr", "thead", "tbody", "tfoot", "caption", "rt", "rp",
    ]

    /// HTML's other elements, which are known but not allowed.
    private static let refused: Set<String> = [
        "address", "applet", "area", "article", "aside", "audio", "base", "body", "button", "canvas", "center", "col",
        "colgroup", "data", "datalist", "dialog", "embed", "fieldset", "font", "footer", "form", "frame", "frameset",
        "head", "header", "hgroup", "html", "iframe", "input", "label", "legend", "link", "main", "map", "marquee",
        "math",
        "menu", "meta", "meter", "nav", "noembed", "noframes", "noscript", "object", "optgroup", "option", "output",
        "param", "plaintext", "progress", "script", "search", "section", "select", "slot", "style", "svg", "template",
        "textarea", "title", "track", "u", "video", "xmp",
    ]

    package static func isKnownToBrowsers(_ name: String) -> Bool {
        elements[name] != nil || refused.contains(name) || name.contains("-")
    }

    private static let attributes: Set<String> = [
        "abbr", "align", "alt", "aria-hidden", "aria-label", "border", "cellpadding", "cellspacing", "char", "charoff",
        "cite", "clear", "colspan", "compact", "datetime", "dir", "height", "hreflang", "hspace", "id", "lang",
        "nowrap",
        "role", "rowspan", "scope", "span", "start", "summary", "title", "valign", "value", "vspace", "width",
    ]

    private static let attributesOfElements: [String: Set<String>] = [
        "a": ["href", "name", "rel"],
        "img": ["src", "srcset", "loading"],
        "source": ["srcset", "media", "sizes", "type"],
        "details": ["open"],
        "ol": ["type", "reversed"], "ul": ["type"], "li": ["type"],
        "time": ["datetime"],
    ]

    package static func allows(_ attribute: String, on element: String) -> Bool {
        attributes.contains(attribute) || attributesOfElements[element]?.contains(attribute) == true
    }

    /// Returns true if an attribute's value leads to a page or shows a file.
    static func holdsAddresses(_ attribute: String) -> Bool {
        attribute == "href" || attribute == "src" || attribute == "srcset"
    }

    /// Returns true if an attribute only says how an element looks or behaves on the site that it was written for; a page says
    /// the same without it.
    package static func isPresentation(_ attribute: String) -> Bool {
        attribute == "class" || attribute == "target" || attribute.hasPrefix("data-")
    }

    /// Returns true if the attribute's value may be written: it is no URL, or a safe one.
    package static func isSafe(_ value: String, of attribute: String, on element: String) -> Bool {
        switch attribute {
        case "href", "cite": URLSafety.isAllowedInRawHTML(value, isImage: false)
        case "src": URLSafety.isAllowedInRawHTML(value, isImage: element == "img")
        case "srcset":
            SourceSet.candidates(value).allSatisfy { URLSafety.isAllowedInRawHTML($0.address, isImage: false) }
        default: true
        }
    }
}
