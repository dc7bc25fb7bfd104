// In C because the streams take Core Foundation's arrays and functions of C, which can be checked without macOS's Objective-C.
#include "watching.h"

#ifdef __APPLE__
#include <CoreServices/CoreServices.h>
#include <dispatch/dispatch.h>
#include <stdlib.h>

_Static_assert(GLOSA_MUST_SCAN == kFSEventStreamEventFlagMustScanSubDirs, "FSEvents.h");
_Static_assert(GLOSA_USER_DROPPED == kFSEventStreamEventFlagUserDropped, "FSEvents.h");
_Static_assert(GLOSA_KERNEL_DROPPED == kFSEventStreamEventFlagKernelDropped, "FSEvents.h");
_Static_assert(GLOSA_ROOT_CHANGED == kFSEventStreamEventFlagRootChanged, "FSEvents.h");
_Static_assert(GLOSA_ITEM_CREATED == kFSEventStreamEventFlagItemCreated, "FSEvents.h");
_Static_assert(GLOSA_ITEM_REMOVED == kFSEventStreamEventFlagItemRemoved, "FSEvents.h");
_Static_assert(GLOSA_ITEM_RENAMED == kFSEventStreamEventFlagItemRenamed, "FSEvents.h");
_Static_assert(GLOSA_ITEM_MODIFIED == kFSEventStreamEventFlagItemModified, "FSEvents.h");
_Static_assert(GLOSA_ITEM_IS_FOLDER == kFSEventStreamEventFlagItemIsDir, "FSEvents.h");

struct glosa_tree_watch {
    FSEventStreamRef stream;
    dispatch_queue_t queue;
    glosa_on_changes changes;
    void *context;
};

static void pass_on(
    ConstFSEventStreamRef stream, void *info, size_t count, void *paths, const FSEventStreamEventFlags *flags,
    const FSEventStreamEventId *ids
) {
    (void)stream, (void)ids;
    const struct glosa_tree_watch *watch = info;
    watch->changes(watch->context, count, paths, flags);
}

static void nothing(void *context) { (void)context; }

struct glosa_tree_watch *glosa_watch_tree(const char *path, double latency, glosa_on_changes changes, void *context) {
    struct glosa_tree_watch *watch = malloc(sizeof *watch);
    if (!watch) return NULL;
    *watch = (struct glosa_tree_watch){NULL, dispatch_queue_create("glosa.watching", NULL), changes, context};
    CFStringRef name = CFStringCreateWithFileSystemRepresentation(NULL, path);
    const void *names[] = {name};
    CFArrayRef folders = name ? CFArrayCreate(NULL, names, 1, &kCFTypeArrayCallBacks) : NULL;
    if (folders) {
        FSEventStreamContext own = {0, watch, NULL, NULL, NULL};
        watch->stream = FSEventStreamCreate(
            NULL, pass_on, &own, folders, kFSEventStreamEventIdSinceNow, latency,
            kFSEventStreamCreateFlagFileEvents | kFSEventStreamCreateFlagNoDefer | kFSEventStreamCreateFlagWatchRoot
        );
        CFRelease(folders);
    }
    if (name) CFRelease(name);
    if (watch->stream) {
        FSEventStreamSetDispatchQueue(watch->stream, watch->queue);
        if (FSEventStreamStart(watch->stream)) return watch;
        FSEventStreamInvalidate(watch->stream);
        FSEventStreamRelease(watch->stream);
    }
    dispatch_release(watch->queue);
    free(watch);
    return NULL;
}

void glosa_end_watch(struct glosa_tree_watch *watch) {
    FSEventStreamStop(watch->stream);
    FSEventStreamInvalidate(watch->stream);
    FSEventStreamRelease(watch->stream);
    // What the queue is at is done first.
    dispatch_sync_f(watch->queue, NULL, nothing);
    dispatch_release(watch->queue);
    free(watch);
}
#endif
