import Foundation

extension AppStore {
  /// Where purchases are made.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A place by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The store.
    public static let production = Environment(rawValue: "Production")
    /// The store for testers.
    public static let sandbox = Environment(rawValue: "Sandbox")
    /// A file of Xcode's.
    public static let xcode = Environment(rawValue: "Xcode")
  }
}
