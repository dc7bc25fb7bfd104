extension Configuration {
    /// Divides a navigation whose lessons name the folders of languages, such as `en/boats.md`, into one for each language.
    ///
    /// - Parameter folders: the folder of each language, by its name.
    package mutating func divideNavigation(by folders: [(language: String, name: String)]) {
        func language(of path: String) -> String? { folders.first { path.hasPrefix($0.name + "/") }?.language }
        guard NavigationItem.lessons(in: navigation).contains(where: { language(of: $0.path) != nil }) else { return }
        // A group for each language only says which one it is.
        let owners = navigation.map { item -> String? in
            guard case .group(_, let items) = item else { return nil }
            let found = Set(NavigationItem.lessons(in: items).map { language(of: $0.path) })
            return found.count == 1 ? found.first ?? nil : nil
        }
        let owning = owners.compactMap(\.self)
        let hasGroupForEach = owning.count > 1 && Set(owning).count == owning.count
        let items = zip(navigation, owners).flatMap { item, owner -> [NavigationItem] in
            guard case .group(_, let items) = item, owner != nil, hasGroupForEach else { return [item] }
            return items
        }
        navigation = []
        for (language, name) in folders {
            let own = items.compactMap { $0.part(below: name + "/") }
            if language == mainLanguage { navigation = own } else if !own.isEmpty { ownNavigations[language] = own }
        }
    }
}

extension NavigationItem {
    /// Returns the item with the lessons below a folder alone, by their paths in it; nil if there are none.
    fileprivate func part(below folder: String) -> NavigationItem? {
        switch self {
        case .lesson(let path, let title, let range, let number):
            guard path.hasPrefix(folder) else { return nil }
            return .lesson(path: String(path.dropFirst(folder.count)), title: title, range: range, number: number)
        case .address, .draft: return self
        case .group(let title, let items):
            let own = items.compactMap { $0.part(below: folder) }
            return Self.lessons(in: own).isEmpty ? nil : .group(title: title, own)
        case .chapter(let page, let items):
            let own = items.compactMap { $0.part(below: folder) }
            guard let page = page.part(below: folder) else {
                return Self.lessons(in: own).isEmpty ? nil : .group(title: page.title ?? "", own)
            }
            return .chapter(page, own)
        }
    }
}
