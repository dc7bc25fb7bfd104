// What a child process does to itself between fork and exec. Each returns 0, or -1 with errno set.
#ifndef GLOSA_STEPS_H
#define GLOSA_STEPS_H

#include "subprocess.h"

int glosa_limit_resources(struct glosa_limits limits);
/// Last of all limits: confining takes descriptors too.
int glosa_limit_descriptors(struct glosa_limits limits);
/// Has exec close all descriptors but those of the standard streams.
int glosa_keep_descriptors(void);
/// Closes all descriptors but those of the standard streams and one other.
void glosa_close_descriptors(int kept);

int glosa_drop_privileges(void);
int glosa_confine_files(const char *program, const char *const readable[]);
int glosa_confine_calls(void);

int glosa_has_landlock(void);
int glosa_has_filter(void);

#endif
