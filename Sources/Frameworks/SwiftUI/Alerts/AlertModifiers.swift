import Foundation
import ScrollworkUIKit

/// A request to present an alert.
struct AlertRequest: PresentationRequest {
  let id: AnyHashable
  let style: UIAlertController.Style
  let parts: AlertParts

  func makeController() -> UIViewController { UIAlertController(title: nil, message: nil, preferredStyle: style) }

  func update(_ controller: UIViewController, environment: EnvironmentValues) {
    guard let alert = controller as? UIAlertController else { return }
    var parts = parts
    parts.environment = environment
    alert.content = parts
  }
}

nonisolated struct AlertModifier: ViewModifier {
  @Binding var isPresented: Bool
  var style = UIAlertController.Style.alert
  /// Nil for an alert without its data.
  let parts: AlertParts?

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      _PresentingModifier(
        request: isPresented ? parts.map { AlertRequest(id: true, style: style, parts: $0) } : nil,
        didDismiss: { _ in if isPresented { isPresented = false } }))
  }
}

extension AlertModifier {
  /// Creates a request for an optional item; dismissing sets it to nil.
  nonisolated init<Item>(
    item: Binding<Item?>, style: UIAlertController.Style = .alert, parts: (Item) -> AlertParts
  ) {
    self.init(
      isPresented: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
      style: style, parts: item.wrappedValue.map(parts))
  }
}

nonisolated extension View {
  fileprivate func alert(
    _ title: Text?, _ isPresented: Binding<Bool>, style: UIAlertController.Style = .alert,
    _ contents: (actions: AnyView, message: AnyView?)?
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: style,
        parts: contents.map { AlertParts(title: title, message: $0.message, actions: $0.actions) }))
  }

  func dialog(
    _ title: Text, _ isPresented: Binding<Bool>, _ visibility: Visibility,
    _ contents: (actions: AnyView, message: AnyView?)?
  ) -> some View {
    alert(visibility == .visible ? title : nil, isPresented, style: .actionSheet, contents)
  }

  // MARK: Alerts

  /// Shows an alert while `isPresented` is true. Each button dismisses it; without buttons it has one that does.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(titleKey), isPresented, (AnyView(actions()), nil)) }

  /// Shows an alert while `isPresented` is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(title), isPresented, (AnyView(actions()), nil)) }

  /// Shows an alert while `isPresented` is true.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(title, isPresented, (AnyView(actions()), nil)) }

  /// Shows an alert with a message while `isPresented` is true.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { alert(Text(titleKey), isPresented, (AnyView(actions()), AnyView(message()))) }

  /// Shows an alert with a message while `isPresented` is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { alert(Text(title), isPresented, (AnyView(actions()), AnyView(message()))) }

  /// Shows an alert with a message while `isPresented` is true.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { alert(title, isPresented, (AnyView(actions()), AnyView(message()))) }

  /// Shows an alert for some data while `isPresented` is true and the data is not nil.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { alert(Text(titleKey), isPresented, data.map { (AnyView(actions($0)), nil) }) }

  /// Shows an alert for some data while `isPresented` is true and the data is not nil.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { alert(Text(title), isPresented, data.map { (AnyView(actions($0)), nil) }) }

  /// Shows an alert for some data while `isPresented` is true and the data is not nil.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { alert(title, isPresented, data.map { (AnyView(actions($0)), nil) }) }

  /// Shows an alert with a message for some data while `isPresented` is true and the data is not nil.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleKey), isPresented, data.map { (AnyView(actions($0)), AnyView(message($0))) })
  }

  /// Shows an alert with a message for some data while `isPresented` is true and the data is not nil.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { alert(Text(title), isPresented, data.map { (AnyView(actions($0)), AnyView(message($0))) }) }

  /// Shows an alert with a message for some data while `isPresented` is true and the data is not nil.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { alert(title, isPresented, data.map { (AnyView(actions($0)), AnyView(message($0))) }) }

  // MARK: Dialogs

  /// Shows a confirmation dialog at the lower edge while `isPresented` is true. If the app adds no cancel button, the
  /// system does. The title is shown if `titleVisibility` is `.visible`.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { dialog(Text(titleKey), isPresented, titleVisibility, (AnyView(actions()), nil)) }

  /// Shows a confirmation dialog at the lower edge while `isPresented` is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { dialog(Text(title), isPresented, titleVisibility, (AnyView(actions()), nil)) }

  /// Shows a confirmation dialog at the lower edge while `isPresented` is true.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View { dialog(title, isPresented, titleVisibility, (AnyView(actions()), nil)) }

  /// Shows a confirmation dialog with a message at the lower edge while `isPresented` is true.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(Text(titleKey), isPresented, titleVisibility, (AnyView(actions()), AnyView(message())))
  }

  /// Shows a confirmation dialog with a message at the lower edge while `isPresented` is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dialog(Text(title), isPresented, titleVisibility, (AnyView(actions()), AnyView(message())))
  }

  /// Shows a confirmation dialog for some data while `isPresented` is true and the data is not nil.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(Text(titleKey), isPresented, titleVisibility, data.map { (AnyView(actions($0)), nil) })
  }
}
