// A preloaded library (LD_PRELOAD) that records what a program does to the files of one folder: writes,
// truncations, names and syncs, in order. disk_images.mjs makes disk images of it, as a power cut might leave
// them. RECORD_FOLDER: the folder, an absolute path. RECORD_LOG: the file to append to.
//
// A record is a line of text, then its bytes: "KIND ID OFFSET LENGTH NAME\n". ID is a file's inode, or the
// number of a sync. A write is recorded before it is made, a sync before (begin) and after (end): what lies
// between is uncertain.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { MOST_FILES = 4096, MOST_LINE = 4400 };
static char recorded[MOST_FILES]; // by file descriptor: 1 a file, 2 the folder itself
static const char* folder;
static int log_file = -1;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned long syncs;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void begin(void) {
    folder = getenv("RECORD_FOLDER");
    const char* path = getenv("RECORD_LOG");
    if (folder != NULL && path != NULL)
        log_file = REAL(open)(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

static void record(const char* kind, unsigned long id, long long offset, const void* bytes, size_t length,
                   const char* name) {
    char line[MOST_LINE];
    const int size = snprintf(line, sizeof line, "%s %lu %lld %zu %s\n", kind, id, offset, length, name);
    struct iovec parts[2] = {{line, (size_t)size}, {(void*)bytes, length}};
    pthread_mutex_lock(&lock);
    if (REAL(writev)(log_file, parts, 2) != (ssize_t)(size + (ssize_t)length)) abort();
    pthread_mutex_unlock(&lock);
}

/// The path within the folder; null for other files.
static const char* within(const char* path) {
    if (log_file < 0 || path == NULL) return NULL;
    const size_t length = strlen(folder);
    if (strncmp(path, folder, length) != 0) return NULL;
    return path[length] == '/' ? path + length + 1 : path[length] == '\0' ? path + length : NULL;
}

static unsigned long inode_of(int file) {
    struct stat status;
    return fstat(file, &status) == 0 ? status.st_ino : 0;
}

static int kind_of(int file) { return file >= 0 && file < MOST_FILES ? recorded[file] : 0; }

static int opened(int file, const char* path, int flags) {
    const char* name = within(path);
    if (name == NULL || file < 0 || file >= MOST_FILES) return file;
    recorded[file] = *name == '\0' || flags & O_DIRECTORY ? 2 : 1;
    if (recorded[file] == 1) record("open", inode_of(file), flags & O_TRUNC ? 0 : -1, NULL, 0, name);
    return file;
}

#define OPEN(function)                                                                                       \
    int function(const char* path, int flags, ...) {                                                         \
        va_list more;                                                                                        \
        va_start(more, flags);                                                                               \
        const mode_t mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;                                      \
        va_end(more);                                                                                        \
        return opened(REAL(function)(path, flags, mode), path, flags);                                       \
    }
OPEN(open)
OPEN(open64)
#define OPEN_AT(function)                                                                                    \
    int function(int at, const char* path, int flags, ...) {                                                 \
        va_list more;                                                                                        \
        va_start(more, flags);                                                                               \
        const mode_t mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;                                      \
        va_end(more);                                                                                        \
        return opened(REAL(function)(at, path, flags, mode), path, flags);                                   \
    }
OPEN_AT(openat)
OPEN_AT(openat64)

int close(int file) {
    if (kind_of(file)) recorded[file] = 0;
    return REAL(close)(file);
}

#define PWRITE(function, type)                                                                               \
    ssize_t function(int file, const void* bytes, size_t length, type offset) {                              \
        if (kind_of(file) == 1) record("write", inode_of(file), offset, bytes, length, "-");                 \
        return REAL(function)(file, bytes, length, offset);                                                  \
    }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t write(int file, const void* bytes, size_t length) {
    if (kind_of(file) == 1) record("write", inode_of(file), lseek(file, 0, SEEK_CUR), bytes, length, "-");
    return REAL(write)(file, bytes, length);
}

#define TRUNCATE(function, type)                                                                             \
    int function(int file, type length) {                                                                    \
        if (kind_of(file) == 1) record("truncate", inode_of(file), length, NULL, 0, "-");                    \
        return REAL(function)(file, length);                                                                 \
    }
TRUNCATE(ftruncate, off_t)
TRUNCATE(ftruncate64, off64_t)

#define SYNC(function)                                                                                       \
    int function(int file) {                                                                                 \
        const int kind = kind_of(file);                                                                      \
        if (kind == 0) return REAL(function)(file);                                                          \
        const unsigned long inode = inode_of(file),                                                          \
                            number = __atomic_add_fetch(&syncs, 1, __ATOMIC_SEQ_CST);                        \
        const long long id = ((long long)getpid() << 24) + (long long)number;                                \
        record("begin", inode, id, NULL, 0, kind == 2 ? "folder" : "file");                                  \
        const int result = REAL(function)(file);                                                             \
        if (result == 0) record("end", inode, id, NULL, 0, kind == 2 ? "folder" : "file");                   \
        return result;                                                                                       \
    }
SYNC(fsync)
SYNC(fdatasync)

int unlink(const char* path) {
    const char* name = within(path);
    if (name != NULL) record("unlink", 0, 0, NULL, 0, name);
    return REAL(unlink)(path);
}

int rename(const char* from, const char* to) {
    const char *source = within(from), *target = within(to);
    // The second name is the record's bytes.
    if (source != NULL && target != NULL) record("rename", 0, 0, target, strlen(target), source);
    return REAL(rename)(from, to);
}
