#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>

// A file that Darwin's kinds of functions read and write: see DarwinStreams.swift.

typedef struct {
  void *cookie;
  int (*read)(void *, char *, int);
  int (*write)(void *, const char *, int);
  long long (*seek)(void *, long long, int);
  int (*close)(void *);
} Functions;

static int limited(size_t size) { return size > 0x7fffffff ? 0x7fffffff : (int)size; }

static ssize_t readBytes(void *own, char *bytes, size_t size) {
  Functions *functions = own;
  return functions->read ? functions->read(functions->cookie, bytes, limited(size)) : -1;
}

static ssize_t writeBytes(void *own, const char *bytes, size_t size) {
  Functions *functions = own;
  int count = functions->write ? functions->write(functions->cookie, bytes, limited(size)) : 0;
  // Nothing is what says here that it went wrong.
  return count < 0 ? 0 : count;
}

static int seekPlace(void *own, off64_t *offset, int whence) {
  Functions *functions = own;
  long long place = functions->seek ? functions->seek(functions->cookie, *offset, whence) : -1;
  if (place < 0) return -1;
  *offset = place;
  return 0;
}

static int closeFile(void *own) {
  Functions *functions = own;
  int status = functions->close ? functions->close(functions->cookie) : 0;
  free(functions);
  return status;
}

FILE *scrollwork_funopen(void *cookie, int (*read)(void *, char *, int), int (*write)(void *, const char *, int),
                         long long (*seek)(void *, long long, int), int (*close)(void *)) {
  Functions *functions = malloc(sizeof(Functions));
  if (!functions) return NULL;
  *functions = (Functions){cookie, read, write, seek, close};
  cookie_io_functions_t all = {readBytes, writeBytes, seekPlace, closeFile};
  FILE *file = fopencookie(functions, read && write ? "r+" : write ? "w" : "r", all);
  if (!file) free(functions);
  return file;
}
