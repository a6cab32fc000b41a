// Pass 5: onAppear, onChange, preferences and geometry reports, in the order in which layout met their causes. What
// they change is part of the same frame: the runtime goes back to pass 3 while they dirty something.
extension Runtime {
  func callbackPass() {
    textInput.reveal()
    keyboardFocus.settle()
    checkGeometryReaders()
    tellGeometryWatchers()
    collectPreferences()
    reportScrollPositions()
    let due = callbacks
    callbacks.removeAll(keepingCapacity: true)
    for callback in due where callback.order == .geometry { callback.action() }
    for callback in due where callback.order == .lifecycle { callback.action() }
    for callback in due where callback.order == .departure { callback.action() }
    if !isDirty { for navigation in navigations { navigation.tellScrollPosition() } }
    if !isDirty { for tabs in tabContainers { tabs.tellScrollPosition() } }
    if !isDirty { hover.contentsMayHaveMoved() }
    // Last, so that they tell what the frame will show.
    if !isDirty { tellScrollObservers() }
  }
}
