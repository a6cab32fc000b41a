import Foundation
import ScrollworkUIKit

/// A height at which a sheet can rest.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium, large
    case height(CGFloat)
    case fraction(CGFloat)
    case custom(ObjectIdentifier, String)
  }

  private let kind: Kind
  private let resolve: @MainActor @Sendable (Context) -> CGFloat?

  /// The values from which a custom detent computes its height.
  @dynamicMemberLookup
  public struct Context {
    /// The maximum height in points, excluding the part below the safe area.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues
    /// Accesses the environment of the sheet's content.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  /// About half the height of the screen.
  public static let medium = PresentationDetent(kind: .medium) { $0.maxDetentValue / 2 }
  /// The full height of the screen below the status bar.
  public static let large = PresentationDetent(kind: .large) { $0.maxDetentValue }
  /// A height in points, excluding the part below the safe area.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height)) { min($0.maxDetentValue, height) }
  }
  /// A fraction of the maximum height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction)) { $0.maxDetentValue * fraction }
  }
  /// A height computed by a custom type.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(ObjectIdentifier(type), "\(type)")) { D.height(in: $0) }
  }

  private init(kind: Kind, resolve: @escaping @MainActor @Sendable (Context) -> CGFloat?) {
    self.kind = kind
    self.resolve = resolve
  }

  public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.kind == b.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  var identifier: UISheetPresentationController.Detent.Identifier {
    switch kind {
    case .medium: .medium
    case .large: .large
    case .height(let height): .init("height \(height)")
    case .fraction(let fraction): .init("fraction \(fraction)")
    case .custom(_, let name): .init("custom \(name)")
    }
  }

  @MainActor
  func detent(in environment: @escaping () -> EnvironmentValues) -> UISheetPresentationController.Detent {
    .custom(identifier: identifier) { context in
      resolve(Context(maxDetentValue: context.maximumDetentValue, environment: environment()))
    }
  }
}

/// A type that computes a height for a sheet.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  /// Returns the height in points; nil if it does not exist at present.
  static func height(in context: Context) -> CGFloat?
}
