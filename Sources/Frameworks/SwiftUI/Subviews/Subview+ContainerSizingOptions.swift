@available(iOS 26.0, *)
extension Subview {
  /// How a container sizes its subviews; for custom containers. No container here uses it.
  nonisolated public enum ContainerSizingOptions: Sendable {
    /// All subviews have the same length along the axes.
    case uniform(axis: Axis.Set)
    /// Each subview has its own size.
    case variable
  }
}
