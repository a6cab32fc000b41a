nonisolated extension View {
  /// Keeps the view's frame and its content together while the frame is animated. Here this is always the case:
  /// animations apply to the values of modifiers, and every frame is laid out from those.
  public func geometryGroup() -> some View { self }
}
