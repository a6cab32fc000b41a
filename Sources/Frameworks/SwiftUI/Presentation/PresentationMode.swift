/// Whether a view is presented, and a way to dismiss it; superseded by `dismiss`.
public struct PresentationMode {
  /// Whether the view is on a page that `dismiss` can dismiss.
  public let isPresented: Bool
  fileprivate var isDismissed = false

  /// Dismisses the page. Does nothing in a view that is not presented.
  public mutating func dismiss() { isDismissed = true }
}

extension EnvironmentValues {
  /// Whether the view is presented; `wrappedValue.dismiss()` dismisses it.
  @available(*, deprecated, message: "Use isPresented or dismiss.")
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, dismiss)
    return Binding(
      get: { PresentationMode(isPresented: isPresented) }, set: { if $0.isDismissed { MainThread.run { dismiss() } } })
  }
}
