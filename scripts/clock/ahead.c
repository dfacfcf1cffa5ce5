// Loaded before the C library by LD_PRELOAD: programs read a clock that is AHEAD seconds ahead, and files are dated by that clock too.
// The clock that measures durations stays as it is, so that nothing waits longer. libfaketime also replaces waiting, and Chromium
// stops under it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdarg.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static long (*libc_syscall)(long, ...);

static long kernel(long number, long a, long b, long c, long d, long e, long f) {
  if (!libc_syscall) *(void **)&libc_syscall = dlsym(RTLD_NEXT, "syscall");
  return libc_syscall(number, a, b, c, d, e, f);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  int result = kernel(SYS_clock_gettime, clock, (long)now, 0, 0, 0, 0);
  if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += AHEAD;
  return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  (void)zone;
  struct timespec exact;
  int result = clock_gettime(CLOCK_REALTIME, &exact);
  now->tv_sec = exact.tv_sec;
  now->tv_usec = exact.tv_nsec / 1000;
  return result;
}

time_t time(time_t *copy) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (copy) *copy = now.tv_sec;
  return now.tv_sec;
}

// Node asks for the dates of a file by its own `syscall(SYS_statx)`.
long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  long result = kernel(number, a, b, c, d, e, f);
  if (number == SYS_statx && result == 0) {
    struct statx *file = (struct statx *)e;
    file->stx_atime.tv_sec += AHEAD;
    file->stx_btime.tv_sec += AHEAD;
    file->stx_ctime.tv_sec += AHEAD;
    file->stx_mtime.tv_sec += AHEAD;
  }
  return result;
}

static const struct timespec *to_file_system(const struct timespec from[2], struct timespec to[2]) {
  if (!from) return NULL;
  for (int i = 0; i < 2; i++) {
    to[i] = from[i];
    if (from[i].tv_nsec != UTIME_NOW && from[i].tv_nsec != UTIME_OMIT) to[i].tv_sec -= AHEAD;
  }
  return to;
}

int utimensat(int folder, const char *path, const struct timespec times[2], int flags) {
  struct timespec shifted[2];
  return kernel(SYS_utimensat, folder, (long)path, (long)to_file_system(times, shifted), flags, 0, 0);
}

int futimens(int file, const struct timespec times[2]) {
  struct timespec shifted[2];
  return kernel(SYS_utimensat, file, 0, (long)to_file_system(times, shifted), 0, 0, 0);
}

// Other programs (cp) read the dates by these.
static int dated(int result, struct stat *file) {
  if (result == 0) {
    file->st_atim.tv_sec += AHEAD;
    file->st_ctim.tv_sec += AHEAD;
    file->st_mtim.tv_sec += AHEAD;
  }
  return result;
}

int fstatat(int folder, const char *restrict path, struct stat *restrict file, int flags) {
  return dated(kernel(SYS_newfstatat, folder, (long)path, (long)file, flags, 0, 0), file);
}

int stat(const char *restrict path, struct stat *restrict file) { return fstatat(AT_FDCWD, path, file, 0); }

int lstat(const char *restrict path, struct stat *restrict file) {
  return fstatat(AT_FDCWD, path, file, AT_SYMLINK_NOFOLLOW);
}

int fstat(int descriptor, struct stat *file) { return fstatat(descriptor, "", file, AT_EMPTY_PATH); }
