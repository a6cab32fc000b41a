// Nothing to call: see ActorObject.c.
