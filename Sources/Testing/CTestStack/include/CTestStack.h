// A stack of its own for the body of a test, so that a failed test can be left in the middle.
//
// Swift has no exceptions: a synchronous test that must not go on after a failure can only be left without unwinding. Its
// frames then stay as they are for ever, with all they own; nothing runs on them again. Main thread only, not nested.
#pragma once

#include <stdbool.h>

/// Calls `body(context)` on a new stack. True when it has returned, false when it was left by `test_stack_leave`.
bool test_stack_run(void (*_Nonnull body)(void *_Nullable context), void *_Nullable context);

/// True while `test_stack_run` runs a body.
bool test_stack_is_running(void);

/// Ends the running body where it is; `test_stack_run` returns false. Without effect while none is running.
void test_stack_leave(void);
