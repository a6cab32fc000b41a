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

// Where Swift's errors were thrown, which neither they nor XCTest know.

/// From now on remembers the stacks of the last throws, and forgets those before.
void thrown_stack_begin(void);

/// Writes the stacks of the last throws of an error to the descriptor, the last first, an empty line after each. A line is a call,
/// innermost first: the offset in the loaded file in hexadecimal digits, a space, and the file's path. NULL stands for any error.
/// One caller at a time.
void thrown_stack_write(const void *_Nullable error, int descriptor);
