import Foundation

nonisolated extension View {
  /// Shows an alert titled with an error's description while `isPresented` is true and the error is not nil.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .alert,
        parts: error.map { AlertParts(title: $0.alertTitle, message: nil, actions: AnyView(actions())) }))
  }

  /// Shows an alert titled with an error's description, with a message, while `isPresented` is true and the error is
  /// not nil.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented, style: .alert,
        parts: error.map {
          AlertParts(title: $0.alertTitle, message: AnyView(message($0)), actions: AnyView(actions($0)))
        }))
  }
}

extension LocalizedError {
  fileprivate nonisolated var alertTitle: Text { Text(verbatim: errorDescription ?? localizedDescription) }
}
