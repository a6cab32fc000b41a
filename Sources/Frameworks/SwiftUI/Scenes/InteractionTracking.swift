@available(iOS 16.0, *)
nonisolated extension View {
  /// The name under which the system's tools count what a person does in the view. Caveat: no such tool counts here.
  public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Runs `action` with true when a person begins to change the size of the window, and with false when that is over.
  /// Caveat: nobody can change the size of a phone's window, so it never runs.
  public func onInteractiveResizeChange(_ action: @escaping (_ isResizing: Bool) -> Void) -> some View { self }
}
