// Swift Testing asks for this module wherever a file imports it and Core Image. Apple's makes pictures attachments of tests; nothing has to be
// here.
