import Foundation

extension UISheetPresentationController {
  /// A height at which a sheet can rest.
  @MainActor @preconcurrency
  open class Detent: NSObject {
    /// Names a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.init(rawValue: rawValue) }
      /// Half of the screen.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      /// All of the screen but the status bar.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    /// The height's name.
    public let identifier: Identifier
    private let resolve: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      _ resolve: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolve = resolve
    }

    /// About half of the screen.
    open class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue * 0.5 } }
    /// All that there is.
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A height in points without what is below the safe area; nil for one that does not exist at present.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    func height(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? { resolve(context) }
  }
}

/// What a height of one's own is computed from.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// What colours and images in the sheet are chosen for.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height in points, without what is below the safe area.
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
