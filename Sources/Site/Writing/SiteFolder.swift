import Course
import FileSystem
import Support

/// The contents of a site's folder.
enum SiteFolder {
    /// The files that belong to the site, by their paths; nil if the folder holds something that no build puts there. Hidden
    /// entries at the top are the user's, except the one that marks the folder as a site.
    static func files(in folder: String) async throws -> [String: FileSystem.Identity]? {
        guard let names = try? FileSystem.names(in: folder, isSorted: false) else { return nil }
        var paths: [String] = []
        var folders: [String] = []
        for name in names where !name.hasPrefix(".") || name == SiteWriter.markerName { paths.append(name) }
        var files: [String: FileSystem.Identity] = [:]
        while !paths.isEmpty {
            let found = try await paths.concurrentMap { FileSystem.identity(of: folder + "/" + $0) }
            for (path, identity) in zip(paths, found) {
                if let identity { files[path] = identity } else { folders.append(path) }
            }
            let listings = try await folders.concurrentMap { path -> [String]? in
                guard let names = try? FileSystem.names(in: folder + "/" + path, isSorted: false), !names.isEmpty,
                    (try? FileSystem.status(of: folder + "/" + path).kind) == .folder
                else { return nil }
                return names.map { path + "/" + $0 }
            }
            folders = []
            paths = []
            for listing in listings {
                guard let listing else { return nil }
                paths += listing
            }
        }
        return files
    }
}
