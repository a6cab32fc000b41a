#define _GNU_SOURCE
#include "CTestStack.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <pthread.h>
#include <stdio.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

enum { most_frames = 96, kept = 64, told = 4 };

// The runtime calls it at each `throw`; handing an error on with `try` is none.
extern void _swift_setWillThrowHandler(void (*handler)(void *error));

struct throw {
  void *error;
  void *frames[most_frames];
  int count;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
// The last throws: the next one takes the place of the first.
static struct throw throws[kept];
static size_t thrown;

static void remember(void *error) {
  struct throw new = {.error = error};
  new.count = backtrace(new.frames, most_frames);
  pthread_mutex_lock(&lock);
  throws[thrown++ % kept] = new;
  pthread_mutex_unlock(&lock);
}

void thrown_stack_begin(void) {
  pthread_mutex_lock(&lock);
  thrown = 0;
  pthread_mutex_unlock(&lock);
  _swift_setWillThrowHandler(remember);
}

static void write_frames(const struct throw *one, int descriptor) {
  for (int i = 0; i < one->count; i++) {
    // A return address may be of the next line.
    uintptr_t call = (uintptr_t)one->frames[i] - 1;
    Dl_info info;
    if (!dladdr((void *)call, &info) || !info.dli_fname) continue;
    dprintf(descriptor, "%jx %s\n", (uintmax_t)(call - (uintptr_t)info.dli_fbase), info.dli_fname);
  }
  dprintf(descriptor, "\n");
}

void thrown_stack_write(const void *error, int descriptor) {
  static struct throw found[told];
  int count = 0;
  pthread_mutex_lock(&lock);
  size_t oldest = thrown > kept ? thrown - kept : 0;
  for (size_t i = thrown; i > oldest && count < told; i--) {
    const struct throw *one = &throws[(i - 1) % kept];
    if (!error || one->error == error) found[count++] = *one;
  }
  pthread_mutex_unlock(&lock);
  for (int i = 0; i < count; i++) write_frames(&found[i], descriptor);
}
