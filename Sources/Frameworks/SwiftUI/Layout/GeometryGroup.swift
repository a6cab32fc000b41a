nonisolated extension View {
  /// Keeps the view's frame and what is inside together while the frame is animated. Here they always are: what is animated is what
  /// modifiers say, and everything is laid out by that in each frame.
  public func geometryGroup() -> some View { self }
}
