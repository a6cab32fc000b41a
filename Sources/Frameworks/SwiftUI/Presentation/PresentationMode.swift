/// Whether a view is on a page that something else is below, and the way back, as they were told before `dismiss`.
public struct PresentationMode {
  /// The view is on a page that `dismiss` leaves.
  public let isPresented: Bool
  fileprivate var isDismissed = false

  /// Leaves the page. Does nothing in a view that nothing is below.
  public mutating func dismiss() { isDismissed = true }
}

extension EnvironmentValues {
  /// Whether the view is presented; `wrappedValue.dismiss()` leaves the page.
  @available(*, deprecated, message: "Use isPresented or dismiss.")
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, dismiss)
    return Binding(
      get: { PresentationMode(isPresented: isPresented) }, set: { if $0.isDismissed { MainThread.run { dismiss() } } })
  }
}
