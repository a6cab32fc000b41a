/// An action that reloads data: `await refresh()`.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Runs the action and returns when it has finished.
  public func callAsFunction() async { await action() }
}

private struct RefreshActionKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// The action of the enclosing `refreshable(action:)`; nil if there is none.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshActionKey.self] }
    set { self[RefreshActionKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Lets the user pull down the vertical scroll view to run `action`. A spinner shows until it returns; it is
  /// cancelled when the scroll view disappears.
  public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
    let refresh = RefreshAction(action: action)
    return environment(\.refresh, refresh)
      .transformEnvironment(\.scrollSettings) { $0.refresh = refresh }
  }
}
