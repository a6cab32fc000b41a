@available(iOS 16.0, *)
nonisolated extension View {
  /// Sets the tag with which the system's tools track interactions in the view. Caveat: no such tool exists here.
  public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Calls `action` with true when the user starts to resize the window, and with false when they stop. Caveat: a
  /// phone's window cannot be resized, so it is never called.
  public func onInteractiveResizeChange(_ action: @escaping (_ isResizing: Bool) -> Void) -> some View { self }
}
