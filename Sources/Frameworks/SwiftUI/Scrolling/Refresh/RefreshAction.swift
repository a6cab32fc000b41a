/// Loads anew what is shown: `await refresh()`.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Runs the action and returns when it is over.
  public func callAsFunction() async { await action() }
}

private struct RefreshActionKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// What `refreshable(action:)` around the view set; nil where nobody did.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshActionKey.self] }
    set { self[RefreshActionKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Lets a person pull the vertical scroll view inside down to run `action`. A spinner shows until it returns; it is
  /// cancelled when the scroll view goes away.
  public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
    let refresh = RefreshAction(action: action)
    return environment(\.refresh, refresh)
      .transformEnvironment(\.scrollSettings) { $0.refresh = refresh }
  }
}
