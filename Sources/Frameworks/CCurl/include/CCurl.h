// Nothing is called by name: see Curl.c.
