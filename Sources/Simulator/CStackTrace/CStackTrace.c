#define _GNU_SOURCE
#include "CStackTrace.h"

#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

enum { most_frames = STACK_TRACE_LENGTH, samples = 8, request_signal = SIGPROF };

static pthread_t watched;
static sem_t taken;
static atomic_bool is_wanted;
static struct trace {
  void *frames[most_frames];
  int count;
  uintptr_t interrupted;
} answer;
static int crash_descriptor = -1;
static atomic_flag has_crashed = ATOMIC_FLAG_INIT;
// A full stack has no room for a handler.
static char handler_stack[64 << 10];

static uintptr_t program_counter(const ucontext_t *context) {
#if defined(__x86_64__)
  return (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
#else
  return (uintptr_t)context->uc_mcontext.pc;
#endif
}

static uintptr_t stack_pointer(const ucontext_t *context) {
#if defined(__x86_64__)
  return (uintptr_t)context->uc_mcontext.gregs[REG_RSP];
#else
  return (uintptr_t)context->uc_mcontext.sp;
#endif
}

static void put(int descriptor, const char *text, size_t length) {
  while (length > 0) {
    ssize_t count = write(descriptor, text, length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    text += count;
    length -= (size_t)count;
  }
}

static void take(struct trace *trace, const ucontext_t *context) {
  trace->count = backtrace(trace->frames, most_frames);
  trace->interrupted = program_counter(context);
}

/// Skips the handler, which lies inside the interrupted function, and turns return addresses into those of their calls:
/// the next instruction may belong to the next line.
static int addresses(const struct trace *trace, uintptr_t found[most_frames]) {
  int first = 0;
  for (int i = 0; i < trace->count; i++) {
    if ((uintptr_t)trace->frames[i] == trace->interrupted) first = i;
  }
  for (int i = first; i < trace->count; i++) found[i - first] = (uintptr_t)trace->frames[i] - (i > first);
  return trace->count - first;
}

static void put_trace(int descriptor, const struct trace *trace) {
  uintptr_t calls[most_frames];
  int count = addresses(trace, calls);
  for (int i = 0; i < count; i++) {
    Dl_info info;
    if (!dladdr((void *)calls[i], &info) || !info.dli_fname) continue;
    uintptr_t offset = calls[i] - (uintptr_t)info.dli_fbase;
    char digits[2 * sizeof offset + 1];
    char *start = digits + sizeof digits - 1;
    *start = ' ';
    do {
      *--start = "0123456789abcdef"[offset & 15];
      offset >>= 4;
    } while (offset > 0);
    put(descriptor, start, (size_t)(digits + sizeof digits - start));
    put(descriptor, info.dli_fname, strlen(info.dli_fname));
    put(descriptor, "\n", 1);
  }
}

void stack_trace_here(int descriptor) {
  struct trace trace = {0};
  trace.count = backtrace(trace.frames, most_frames);
  put_trace(descriptor, &trace);
}

static void request_handler(int number, siginfo_t *info, void *context) {
  (void)number;
  (void)info;
  int error = errno;
  if (atomic_exchange(&is_wanted, false)) {
    take(&answer, context);
    sem_post(&taken);
  }
  errno = error;
}

static bool is_of_memory(int number) { return number == SIGSEGV || number == SIGBUS; }

static void crash_handler(int number, siginfo_t *info, void *context) {
  // Another thread that crashes meanwhile waits for the end of the process.
  if (atomic_flag_test_and_set(&has_crashed)) {
    for (;;) pause();
  }
  const char text[] = {'s', 'i', 'g', 'n', 'a', 'l', ' ', (char)('0' + number / 10), (char)('0' + number % 10)};
  put(crash_descriptor, text, sizeof text);
  ptrdiff_t distance = (char *)info->si_addr - (char *)stack_pointer(context);
  if (is_of_memory(number) && distance > -(64 << 10) && distance < (64 << 10)) put(crash_descriptor, " overflow", 9);
  put(crash_descriptor, "\n", 1);
  static struct trace trace;
  take(&trace, context);
  put_trace(crash_descriptor, &trace);
  // A signal from another process would not come again by itself.
  signal(number, SIG_DFL);
  raise(number);
}

void stack_trace_prepare(pthread_t thread) {
  watched = thread;
  sem_init(&taken, 0, 0);
  // The first call loads the library that walks the stack.
  void *frame[1];
  backtrace(frame, 1);
  struct sigaction action = {.sa_sigaction = request_handler, .sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK};
  sigaction(request_signal, &action, NULL);
}

/// Checks for the answer every millisecond: a test may have stopped the clock.
static bool ask(int milliseconds) {
  atomic_store(&is_wanted, true);
  if (pthread_kill(watched, request_signal) != 0) return false;
  for (int i = 0; i < milliseconds; i++) {
    if (sem_trywait(&taken) == 0) return true;
    nanosleep(&(struct timespec){0, 1000000}, NULL);
  }
  // Too late: unless the handler has begun, it finds that nobody is waiting any more.
  return !atomic_exchange(&is_wanted, false) && sem_wait(&taken) == 0;
}

static const struct trace *longest(int milliseconds) {
  static struct trace best;
  best.count = 0;
  // Between some instructions of some libraries a stack cannot be followed to its end: the longest of several is used.
  for (int i = 0; i < samples; i++) {
    if (!ask(milliseconds)) break;
    if (answer.count > best.count) best = answer;
    nanosleep(&(struct timespec){0, 1000000}, NULL);
  }
  return &best;
}

bool stack_trace_take(int descriptor, int milliseconds) {
  const struct trace *trace = longest(milliseconds);
  put_trace(descriptor, trace);
  return trace->count > 0;
}

int stack_trace_addresses(uintptr_t found[STACK_TRACE_LENGTH], int milliseconds) {
  return addresses(longest(milliseconds), found);
}

void stack_trace_on_crash(int descriptor) {
  crash_descriptor = descriptor;
  stack_t stack = {.ss_sp = handler_stack, .ss_size = sizeof handler_stack};
  sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_sigaction = crash_handler, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND};
  const int numbers[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) sigaction(numbers[i], &action, NULL);
}

const char *stack_trace_library(const char *symbol) {
  void *address = dlsym(RTLD_DEFAULT, symbol);
  Dl_info info;
  return address && dladdr(address, &info) ? info.dli_fname : NULL;
}
