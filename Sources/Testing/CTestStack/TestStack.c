#include "CTestStack.h"

#include <stddef.h>
#include <sys/mman.h>
#include <ucontext.h>

// As large as the main thread's usual limit. Pages are only taken when they are touched.
static const size_t stack_size = 8 << 20;

static ucontext_t caller;
static bool is_running;
static bool has_returned;
static void (*running_body)(void *);
static void *running_context;

static void enter(void) {
  running_body(running_context);
  has_returned = true;
}

bool test_stack_run(void (*body)(void *), void *context) {
  void *stack = MAP_FAILED;
  if (!is_running) {
    stack = mmap(
        NULL, stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  }
  ucontext_t callee;
  if (stack == MAP_FAILED || getcontext(&callee) != 0) {
    body(context);
    return true;
  }
  callee.uc_stack.ss_sp = stack;
  callee.uc_stack.ss_size = stack_size;
  callee.uc_link = &caller;
  running_body = body;
  running_context = context;
  has_returned = false;
  is_running = true;
  makecontext(&callee, enter, 0);
  swapcontext(&caller, &callee);
  is_running = false;
  // What was left may still be pointed to, by a lock that is held for instance, so its stack stays.
  if (has_returned) munmap(stack, stack_size);
  return has_returned;
}

bool test_stack_is_running(void) { return is_running; }

void test_stack_leave(void) {
  if (is_running) setcontext(&caller);
}
