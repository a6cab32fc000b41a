@available(iOS 26.0, *)
extension Subview {
  /// How the views of a container are sized beside each other: a word for containers of an app's own. No container
  /// here asks for it.
  nonisolated public enum ContainerSizingOptions: Sendable {
    /// All are as long along the axes.
    case uniform(axis: Axis.Set)
    /// Each has the size it likes.
    case variable
  }
}
