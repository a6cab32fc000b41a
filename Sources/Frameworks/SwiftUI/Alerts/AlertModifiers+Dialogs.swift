import Foundation

// Dialogs about some data.

nonisolated extension View {
  /// Shows actions about some data at the lower edge while `isPresented` is true and there is any.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(Text(title), isPresented, titleVisibility, data.map { (AnyView(actions($0)), nil) })
  }

  /// Shows actions about some data at the lower edge while `isPresented` is true and there is any.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(title, isPresented, titleVisibility, data.map { (AnyView(actions($0)), nil) })
  }

  /// Shows actions and a message about some data at the lower edge while `isPresented` is true and there is any.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      Text(titleKey), isPresented, titleVisibility, data.map { (AnyView(actions($0)), AnyView(message($0))) })
  }

  /// Shows actions and a message about some data at the lower edge while `isPresented` is true and there is any.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(Text(title), isPresented, titleVisibility, data.map { (AnyView(actions($0)), AnyView(message($0))) })
  }

  /// Shows actions and a message about some data at the lower edge while `isPresented` is true and there is any.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(title, isPresented, titleVisibility, data.map { (AnyView(actions($0)), AnyView(message($0))) })
  }
}
