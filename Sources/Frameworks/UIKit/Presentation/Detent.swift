import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet can rest.
  @MainActor @preconcurrency
  open class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.init(rawValue: rawValue) }
      /// Half the screen.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      /// The whole screen except the status bar.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    /// The identifier.
    public let identifier: Identifier
    private let resolve: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolve: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolve = resolve
    }

    /// A detent of about half the screen.
    open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue * 0.5 } }
    /// A detent of the full height.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// Returns a detent of a height in points above the bottom safe area; nil for one that is currently inactive.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    func height(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? { resolve(context) }
  }
}

/// The context from which a custom height is computed.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's container.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height in points, above the bottom safe area.
  var maximumDetentValue: CGFloat { get }
}

@MainActor
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(_ traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
  }
}
