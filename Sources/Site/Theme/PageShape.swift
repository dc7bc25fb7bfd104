/// What of a page's values decides how its template comes out: which variables there are, how long lists are, what is true.
/// All else are texts that are set in, whatever they say.
struct PageShape: Sendable {
    /// A text that is set into the page.
    enum Leaf: Sendable {
        case text(String)
        case html([UInt8])
    }

    /// The shape as bytes: pages with equal keys differ in nothing but ``leaves``.
    let key: [UInt8]
    /// In the order of the values.
    let leaves: [Leaf]

    /// - Returns: nil where a value is of a kind that only the template engine can judge.
    init?(_ template: String, _ values: TemplateValues) {
        var builder = Builder()
        builder.add(template)
        guard builder.add(values) else { return nil }
        (key, leaves) = (builder.key, builder.leaves)
    }

    /// The values with each text replaced by a mark that names its place among the leaves.
    func marked(_ values: TemplateValues) -> TemplateValues {
        var next = 0
        return Self.mark(values, &next)
    }

    private static func mark(_ values: TemplateValues, _ next: inout Int) -> TemplateValues {
        values.mapping { value in
            switch value {
            case let list as [TemplateValues]: return list.map { mark($0, &next) }
            case let inner as TemplateValues: return mark(inner, &next)
            case is Bool: return value
            default:
                next += 1
                return PageForm.mark(next - 1)
            }
        }
    }

    private struct Builder {
        var key: [UInt8] = []
        var leaves: [Leaf] = []

        mutating func add(_ name: String) {
            key += name.utf8
            key.append(0)
        }

        mutating func add(_ values: TemplateValues) -> Bool {
            for (name, value) in values.entries {
                add(name)
                switch value {
                case let text as String: leaves.append(.text(text))
                case let flag as Bool: key.append(flag ? 1 : 2)
                case let fragment as HTMLFragment: leaves.append(.html(fragment.bytes))
                case let number as Int: leaves.append(.text(String(number)))
                case let list as [TemplateValues]:
                    add(String(list.count))
                    for item in list where !add(item) { return false }
                case let inner as TemplateValues: if !add(inner) { return false }
                default: return false
                }
            }
            key.append(3)
            return true
        }
    }
}
