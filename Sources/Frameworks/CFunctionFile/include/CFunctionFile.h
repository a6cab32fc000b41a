// Nothing is called by name: see FunctionFile.c.
