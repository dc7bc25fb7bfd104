/// The settings of a website written for VitePress, Docusaurus or Starlight.
package struct WebsiteSettings: Sendable, Equatable {
    /// The folder of the website, relative to the course: the one with its configuration.
    package var folder = ""
    /// The addresses below which its pages are, without slashes around them, such as `docs`; each is left out of links.
    package var bases: [String] = []
    /// The files with the names and places of folders, relative to the course.
    package var categoryFiles: [String] = []
    /// The files, besides the configuration, in which side bars are written, relative to the course.
    package var navigationFiles: [String] = []
    /// The names and places of folders, by their paths below the content folder.
    package var categories: [String: Category] = [:]

    /// The name and place of a folder in the navigation.
    package struct Category: Sendable, Equatable {
        package var label: String?
        package var position: Double?

        package init(label: String?, position: Double?) { (self.label, self.position) = (label, position) }
    }

    package init() {}

    /// Returns the settings of a website whose configuration is not known.
    ///
    /// - Parameter content: the folder with its pages.
    package static func standing(around content: String, _ kind: WebsiteKind) -> WebsiteSettings {
        var settings = WebsiteSettings()
        switch kind {
        case .vitePress: settings.folder = content
        case .docusaurus: (settings.folder, settings.bases) = (CoursePath.folder(of: content), ["docs"])
        case .starlight:
            let ending = "src/content/docs"
            settings.folder =
                content.hasSuffix(ending)
                ? content.dropLast(ending.count).split(separator: "/").joined(separator: "/")
                : CoursePath.folder(of: content)
        }
        return settings
    }

    /// Returns the folders whose files the website publishes besides its pages, relative to the course.
    package func publicFolders(of dialect: WebsiteKind) -> [String] {
        switch dialect {
        case .vitePress: []
        case .docusaurus: [CoursePath.join(folder, "static")]
        case .starlight: [CoursePath.join(folder, "public"), CoursePath.join(folder, "src/assets")]
        }
    }
}
