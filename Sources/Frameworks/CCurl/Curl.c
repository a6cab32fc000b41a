// libcurl, loaded by the first request rather than with the process.
//
// FoundationNetworking needs it, so whatever shows an `AsyncImage` does; it brings 26 libraries along, whose loading costs a third
// of the time to the first frame and 5 MB. An executable in which FoundationNetworking is linked statically and which defines these
// functions does not name libcurl as needed. In any other they only hand on the calls, if FoundationNetworking's library finds them
// at all. They are weak because CVirtualTime defines some of them too.
//
// What a request that failed says is what it says on an iPhone. FoundationNetworking takes an error's description from the buffer that
// it gives libcurl for messages, and asks `curl_easy_strerror` if that is empty. So libcurl gets no buffer, and the question is
// answered here. Package.swift exports these two, so FoundationNetworking's library finds them in each executable.

#include <dlfcn.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#if __SIZEOF_POINTER__ != 8
#error "What follows an option is taken to be of 64 bits, whether it is a number or a pointer."
#endif

static void *library;

// Reading a pointer that another thread writes is fine where it is one word, and both write the same.
static void *find(const char *name) {
  if (!library) library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_GLOBAL);
  void *found = library ? dlsym(library, name) : NULL;
  if (found) return found;
  // As if the process had been linked with it: there is nothing to go on with.
  fprintf(stderr, "Network requests need libcurl: %s\n", dlerror());
  exit(127);
}

#define FORWARD(RESULT, NAME, PARAMETERS, ARGUMENTS) \
  __attribute__((weak)) RESULT NAME PARAMETERS {     \
    static RESULT(*found) PARAMETERS;                \
    if (!found) found = (RESULT(*) PARAMETERS)find(#NAME); \
    return found ARGUMENTS;                          \
  }

// From curl/curl.h: CURLOPTTYPE_OBJECTPOINT is 10000.
enum { error_buffer = 10000 + 10 };
enum {
  unsupported_protocol = 1, malformed_url = 3, unknown_host = 6, no_connection = 7, timed_out = 28, no_secure_connection = 35,
  too_many_redirects = 47, not_sent = 55, not_received = 56
};

const char *curl_easy_strerror(int code) {
  switch (code) {
    case unsupported_protocol: return "unsupported URL";
    case malformed_url: return "bad URL";
    case unknown_host: return "A server with the specified hostname could not be found.";
    case no_connection: return "Could not connect to the server.";
    case timed_out: return "The request timed out.";
    case no_secure_connection: return "An SSL error has occurred and a secure connection to the server cannot be made.";
    case too_many_redirects: return "too many HTTP redirects";
    case not_sent:
    case not_received: return "The network connection was lost.";
  }
  static const char *(*found)(int);
  if (!found) found = (const char *(*)(int))find("curl_easy_strerror");
  return found(code);
}

// Options take one argument, which is a number or a pointer. What REFUSED says of one is not passed on.
#define FORWARD_OPTION(NAME, REFUSED)                                      \
  __attribute__((weak)) int NAME(void *handle, int option, ...) {          \
    if (REFUSED) return 0;                                                 \
    static int (*found)(void *, int, ...);                                 \
    if (!found) found = (int (*)(void *, int, ...))find(#NAME);            \
    va_list arguments;                                                     \
    va_start(arguments, option);                                           \
    void *argument = va_arg(arguments, void *);                            \
    va_end(arguments);                                                     \
    return found(handle, option, argument);                                \
  }

FORWARD(int, curl_global_init, (long flags), (flags))
FORWARD(const char *, curl_version, (void), ())
FORWARD(void *, curl_version_info, (int age), (age))
FORWARD(void, curl_free, (void *memory), (memory))

FORWARD(void *, curl_easy_init, (void), ())
FORWARD(void, curl_easy_cleanup, (void *easy), (easy))
FORWARD(int, curl_easy_pause, (void *easy, int mask), (easy, mask))
FORWARD_OPTION(curl_easy_getinfo, 0)
FORWARD_OPTION(curl_easy_setopt, option == error_buffer)

FORWARD(void *, curl_multi_init, (void), ())
FORWARD(int, curl_multi_cleanup, (void *multi), (multi))
FORWARD(int, curl_multi_add_handle, (void *multi, void *easy), (multi, easy))
FORWARD(int, curl_multi_remove_handle, (void *multi, void *easy), (multi, easy))
FORWARD(int, curl_multi_assign, (void *multi, int socket, void *pointer), (multi, socket, pointer))
FORWARD(int, curl_multi_socket_action, (void *multi, int socket, int events, int *running), (multi, socket, events, running))
FORWARD(void *, curl_multi_info_read, (void *multi, int *left), (multi, left))
FORWARD_OPTION(curl_multi_setopt, 0)

FORWARD(void *, curl_slist_append, (void *list, const char *string), (list, string))
FORWARD(void, curl_slist_free_all, (void *list), (list))

FORWARD(void *, curl_url, (void), ())
FORWARD(int, curl_url_get, (void *url, int part, char **text, unsigned flags), (url, part, text, flags))
FORWARD(int, curl_url_set, (void *url, int part, const char *text, unsigned flags), (url, part, text, flags))
