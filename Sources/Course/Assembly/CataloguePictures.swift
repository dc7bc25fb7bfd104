import CourseConfiguration

/// The pictures of a catalogue by the names that pages write: without their folder, ending, scale and appearance.
package struct CataloguePictures: Sendable {
    private struct Variant {
        let path: String
        let isDark: Bool
        let scale: Int
    }

    /// The variants of a picture by its lowercased name, with and without its file extension.
    private var byName: [String: [Variant]] = [:]

    static let none = CataloguePictures([])

    /// - Parameter assets: published files, with their paths on the site.
    init(_ assets: [Course.Asset]) {
        for asset in assets {
            let name = CoursePath.name(of: asset.path)
            var stem = SourceName.stem(name)
            let ending = name.dropFirst(stem.count)
            var (isDark, scale) = (false, 1)
            // Both orders are in use: `name~dark@2x` and `name@2x~dark`.
            for _ in 0..<2 {
                if stem.hasSuffix("~dark") {
                    isDark = true
                    stem.removeLast(5)
                }
                for (mark, factor) in [("@1x", 1), ("@2x", 2), ("@3x", 3)] where stem.hasSuffix(mark) {
                    scale = factor
                    stem.removeLast(3)
                }
            }
            let variant = Variant(path: asset.outputPath, isDark: isDark, scale: scale)
            for key in [stem, stem + ending] { byName[key.lowercased(), default: []].append(variant) }
        }
    }

    /// - Parameter name: the name as a page writes it; folders before it are ignored.
    func picture(named name: String) -> ResolvedPicture? {
        let key = CoursePath.name(of: name).lowercased()
        guard let variants = byName[key] else { return nil }
        func best(isDark: Bool) -> [Variant] {
            variants.filter { $0.isDark == isDark }.sorted { $0.scale < $1.scale }
        }
        let (light, dark) = (best(isDark: false), best(isDark: true))
        guard let first = light.first ?? dark.first else { return nil }
        func others(_ list: [Variant]) -> [ResolvedPicture.Scaled] {
            list.map { ResolvedPicture.Scaled(path: $0.path, scale: $0.scale) }
        }
        return ResolvedPicture(
            path: first.path,
            scales: others(light.isEmpty ? dark : light),
            dark: light.isEmpty ? [] : others(dark)
        )
    }
}

/// A picture with the files that show it in other sizes and on dark pages.
package struct ResolvedPicture: Sendable, Hashable {
    package struct Scaled: Sendable, Hashable {
        /// The path below the site's root.
        package let path: String
        /// The number of picture pixels per pixel of the page, in each direction.
        package let scale: Int
    }

    /// The path of the smallest file for light pages.
    package let path: String
    /// The files for light pages, the smallest first.
    package let scales: [Scaled]
    /// The files for dark pages, the smallest first; empty if there are none.
    package let dark: [Scaled]
}
