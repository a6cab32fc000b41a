// What a request that failed says is what it says on an iPhone.
//
// FoundationNetworking takes an error's description from the buffer that it gives libcurl for messages, and asks
// `curl_easy_strerror` if that is empty. So libcurl gets no buffer, and the question is answered here.

#include "Interposition.h"

#include <stdarg.h>

// From curl/curl.h: CURLOPTTYPE_OBJECTPOINT is 10000.
enum { option_error_buffer = 10000 + 10 };
enum {
  unsupported_protocol = 1, malformed_url = 3, unknown_host = 6, no_connection = 7, timed_out = 28, no_secure_connection = 35,
  too_many_redirects = 47, not_sent = 55, not_received = 56
};

int curl_easy_setopt(void *easy, int option, ...);
const char *curl_easy_strerror(int code);

// What follows an option is of 64 bits, whether it is a number or a pointer.
int curl_easy_setopt(void *easy, int option, ...) {
  if (option == option_error_buffer) return 0;
  va_list arguments;
  va_start(arguments, option);
  void *argument = va_arg(arguments, void *);
  va_end(arguments);
  return REAL(curl_easy_setopt)(easy, option, argument);
}

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
    default: return REAL(curl_easy_strerror)(code);
  }
}
