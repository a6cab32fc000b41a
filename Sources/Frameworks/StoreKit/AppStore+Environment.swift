import Foundation

extension AppStore {
  /// The environment of purchases.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an environment from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Production.
    public static let production = Environment(rawValue: "Production")
    /// The sandbox for testers.
    public static let sandbox = Environment(rawValue: "Sandbox")
    /// A StoreKit file of Xcode.
    public static let xcode = Environment(rawValue: "Xcode")
  }
}
