// Where the main thread is, in words.

#include "Interposition.h"

#include <execinfo.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

extern char *swift_demangle(const char *name, size_t length, char *buffer, size_t *size, uint32_t flags);

enum { max_frames = 64, own_frames = 2 };

static pthread_t main_thread;
static void *frames[max_frames];
static atomic_int frame_count;

__attribute__((constructor)) static void note_main_thread(void) { main_thread = pthread_self(); }

static void note_frames(int signal) {
  (void)signal;
  frame_count = backtrace(frames, max_frames);
}

/// The main thread notes its own frames, interrupted by a signal; 0 if it does not get to that within a second.
static int interrupt_main_thread(void) {
  void *one;
  backtrace(&one, 1);  // The first call loads a library, which a signal's handler must not do.
  struct sigaction action = {.sa_handler = note_frames, .sa_flags = SA_RESTART | SA_ONSTACK}, before;
  frame_count = 0;
  if (sigaction(SIGUSR2, &action, &before) || pthread_kill(main_thread, SIGUSR2)) return 0;
  for (int i = 0; i < 1000 && !frame_count; i++) nanosleep(&(struct timespec){0, 1000000}, NULL);
  sigaction(SIGUSR2, &before, NULL);
  return frame_count;
}

static int note_base(struct dl_phdr_info *info, size_t size, void *base) {
  (void)size;
  *(uintptr_t *)base = info->dlpi_addr;
  return 1;  // The executable comes first.
}

// The toolchain's `llvm-symbolizer` reads them from the executable's debug information. It is where the runtime is, on the path or not.
void vt_find_places(const uintptr_t addresses[], int count, char places[][VT_PLACE_LENGTH]) {
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
  char line[VT_PLACE_LENGTH];
  for (int i = 0; i < count && fgets(line, sizeof line, answer);) {
    line[strcspn(line, "\n")] = 0;
    // An empty line ends the answer for each address.
    if (!line[0]) i++;
    else if (line[0] != '?') strcpy(places[i], line);
  }
  pclose(answer);
}

void vt_print_main_thread(void) {
  int count = interrupt_main_thread();
  if (count <= own_frames) {
    fprintf(stderr, "  where the main thread is cannot be told\n");
    return;
  }
  static char places[max_frames][VT_PLACE_LENGTH];
  memset(places, 0, sizeof places);
  uintptr_t addresses[max_frames];
  // An address of return is behind its call.
  for (int i = 0; i < count; i++) addresses[i] = (uintptr_t)frames[i] - 1;
  vt_find_places(addresses, count, places);
  fprintf(stderr, "The main thread is in:\n");
  for (int i = own_frames; i < count; i++) {
    const char *symbol = vt_symbol(frames[i]);
    char *name = swift_demangle(symbol, strlen(symbol), NULL, NULL, 0);
    const char *text = name ? name : *symbol ? symbol : "?";
    fprintf(stderr, "  %s%s%s\n", text, places[i][0] ? " at " : "", places[i]);
    free(name);
  }
}
