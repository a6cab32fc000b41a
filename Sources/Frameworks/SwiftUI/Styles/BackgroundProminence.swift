/// The prominence of the background of a view.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// The standard prominence.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// A more prominent background, such as that of a selected row on a Mac.
  public static let increased = BackgroundProminence(isIncreased: true)
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

extension EnvironmentValues {
  /// The prominence of the background. Selected rows are grey on a phone, so this is standard unless an app sets it.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}
