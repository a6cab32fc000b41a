// Nothing: a submodule needs a header.
