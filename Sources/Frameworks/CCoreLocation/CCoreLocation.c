// Clang needs a source file for a target; everything is in the header.
#include "CCoreLocation.h"
