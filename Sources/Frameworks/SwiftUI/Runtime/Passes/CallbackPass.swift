// Pass 5: onAppear, onChange, preferences and geometry reports, in the order in which layout met their causes. Their
// changes belong to the same frame: the runtime returns to pass 3 while they dirty something.
extension Runtime {
  func callbackPass() {
    run(.reveal)
    run(.focus)
    run(.geometryAnswers)
    run(.geometry)
    collectPreferences()
    run(.scrollPositions)
    let due = callbacks
    callbacks.removeAll(keepingCapacity: true)
    for callback in due where callback.order == .geometry { callback.action() }
    for callback in due where callback.order == .lifecycle { callback.action() }
    for callback in due where callback.order == .departure { callback.action() }
    runWhileSettled(.bars)
    runWhileSettled(.pointer)
    // Last, so that they report what the frame will show.
    runWhileSettled(.observers)
  }
}
