#ifndef GLOSA_WATCHING_H
#define GLOSA_WATCHING_H

#include <stddef.h>
#include <stdint.h>

/// What macOS says of a change in a tree (FSEventStreamEventFlags); `watching.c` compares them with the system's own.
enum glosa_tree_event {
    /// Anything below the path may have changed.
    GLOSA_MUST_SCAN = 0x1,
    GLOSA_USER_DROPPED = 0x2,
    GLOSA_KERNEL_DROPPED = 0x4,
    /// What leads to the watched folder has changed.
    GLOSA_ROOT_CHANGED = 0x20,
    GLOSA_ITEM_CREATED = 0x100,
    GLOSA_ITEM_REMOVED = 0x200,
    GLOSA_ITEM_RENAMED = 0x800,
    GLOSA_ITEM_MODIFIED = 0x1000,
    GLOSA_ITEM_IS_FOLDER = 0x20000,
};

#ifdef __APPLE__

struct glosa_tree_watch;

/// Called for each burst of changes, one at a time; the paths are absolute and end with 0.
typedef void (*glosa_on_changes)(void *context, size_t count, const char *const *paths, const uint32_t *flags);

/// Watches a folder with all that it holds (File System Events Programming Guide).
///
/// Returns NULL where the system refuses. The latency is in seconds.
struct glosa_tree_watch *glosa_watch_tree(const char *path, double latency, glosa_on_changes changes, void *context);

/// Ends a watch; when it returns, nothing is called any more.
void glosa_end_watch(struct glosa_tree_watch *watch);

#endif
#endif
