// Where the main thread is, in words.

#include "Interposition.h"

#include <CStackTrace.h>
#include <link.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

extern char *swift_demangle(const char *name, size_t length, char *buffer, size_t *size, uint32_t flags);

enum { PLACE_LENGTH = 256, answer_milliseconds = 1000 };

static pthread_t main_thread;

__attribute__((constructor)) static void note_main_thread(void) { main_thread = pthread_self(); }

static int note_base(struct dl_phdr_info *info, size_t size, void *base) {
  (void)size;
  *(uintptr_t *)base = info->dlpi_addr;
  return 1;  // The executable comes first.
}

// Files and lines of addresses in the executable, as "File.swift:1:2"; what cannot be told stays as it is.
// The toolchain's `llvm-symbolizer` reads them from the executable's debug information. It is where the runtime is, on the path or not.
static void find_places(const uintptr_t addresses[], int count, char places[][PLACE_LENGTH]) {
  uintptr_t base = 0;
  dl_iterate_phdr(note_base, &base);
  Dl_info runtime;
  char command[8192];
  int length = 0;
  if (dladdr((void *)swift_demangle, &runtime)) {
    const char *folder = strstr(runtime.dli_fname, "/lib/swift/linux/");
    if (folder)
      length = snprintf(command, sizeof command, "PATH='%.*s/bin':\"$PATH\" ", (int)(folder - runtime.dli_fname), runtime.dli_fname);
  }
  length += snprintf(command + length, sizeof command - (size_t)length,
      "llvm-symbolizer --obj=/proc/%d/exe --functions=none --basenames --no-inlines", (int)getpid());
  for (int i = 0; i < count && length < (int)sizeof command - 64; i++)
    length += snprintf(command + length, sizeof command - (size_t)length, " 0x%zx", addresses[i] - base);
  snprintf(command + length, sizeof command - (size_t)length, " 2>/dev/null");
  FILE *answer = popen(command, "r");
  if (!answer) return;
  char line[PLACE_LENGTH];
  for (int i = 0; i < count && fgets(line, sizeof line, answer);) {
    line[strcspn(line, "\n")] = 0;
    // An empty line ends the answer for each address.
    if (!line[0]) i++;
    else if (line[0] != '?') strcpy(places[i], line);
  }
  pclose(answer);
}

void vt_print_main_thread(void) {
  uintptr_t addresses[STACK_TRACE_LENGTH];
  stack_trace_prepare(main_thread);
  int count = stack_trace_addresses(addresses, answer_milliseconds);
  if (count == 0) {
    fprintf(stderr, "  the main thread's stack could not be read\n");
    return;
  }
  static char places[STACK_TRACE_LENGTH][PLACE_LENGTH];
  memset(places, 0, sizeof places);
  find_places(addresses, count, places);
  fprintf(stderr, "The main thread is in:\n");
  for (int i = 0; i < count; i++) {
    const char *symbol = vt_symbol((const void *)addresses[i]);
    char *name = swift_demangle(symbol, strlen(symbol), NULL, NULL, 0);
    const char *text = name ? name : *symbol ? symbol : "?";
    fprintf(stderr, "  %s%s%s\n", text, places[i][0] ? " at " : "", places[i]);
    free(name);
  }
}
