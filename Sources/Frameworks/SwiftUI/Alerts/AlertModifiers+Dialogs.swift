import Foundation

// Dialogs for data.

nonisolated extension View {
  /// Shows a confirmation dialog with a message at the lower edge while `isPresented` is true.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { dialog(title, isPresented, titleVisibility, (AnyView(actions()), AnyView(message()))) }

  /// Shows a confirmation dialog for some data while `isPresented` is true and the data is not nil.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(Text(title), isPresented, titleVisibility, data.map { (AnyView(actions($0)), nil) })
  }

  /// Shows a confirmation dialog for some data while `isPresented` is true and the data is not nil.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(title, isPresented, titleVisibility, data.map { (AnyView(actions($0)), nil) })
  }

  /// Shows a confirmation dialog with a message for some data while `isPresented` is true and the data is not nil.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      Text(titleKey), isPresented, titleVisibility, data.map { (AnyView(actions($0)), AnyView(message($0))) })
  }

  /// Shows a confirmation dialog with a message for some data while `isPresented` is true and the data is not nil.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(Text(title), isPresented, titleVisibility, data.map { (AnyView(actions($0)), AnyView(message($0))) })
  }

  /// Shows a confirmation dialog with a message for some data while `isPresented` is true and the data is not nil.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(title, isPresented, titleVisibility, data.map { (AnyView(actions($0)), AnyView(message($0))) })
  }
}
