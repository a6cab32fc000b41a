// The stack of a thread: after a crash, or of a thread that does not answer.
//
// A signal handler takes the addresses. It neither allocates nor takes a lock that the interrupted thread may hold, so
// it also works where a debugger's library would not: in a full stack, with a damaged heap, without memory.
#pragma once

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

/// Sets the thread to examine. Call it before the others.
void stack_trace_prepare(pthread_t thread);

/// Writes the stack of that thread to the descriptor, innermost first, one line per address: the offset in the loaded
/// file in hexadecimal digits, a space, and the file's path. Returns false if the thread has not answered within the
/// time. One caller at a time, and never the thread itself.
bool stack_trace_take(int descriptor, int milliseconds);

enum { STACK_TRACE_LENGTH = 96 };
/// Stores the addresses of that thread's calls, innermost first, instead of their text. Returns how many; 0 if there is
/// no answer.
int stack_trace_addresses(uintptr_t found[_Nonnull STACK_TRACE_LENGTH], int milliseconds);

/// Writes the stack of the calling thread to the descriptor, like `stack_trace_take`.
void stack_trace_here(int descriptor);

/// Makes a crash write its signal to the descriptor, then the stack like `stack_trace_take`, before it ends the
/// process. The first line is "signal 11", or "signal 11 overflow" if the stack was full.
void stack_trace_on_crash(int descriptor);

/// Returns the path of the library that defines a symbol; NULL if none does.
const char *_Nullable stack_trace_library(const char *_Nonnull symbol);
