import Foundation
import ScrollworkUIKit

/// A wrapper for a UIKit gesture recognizer.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The type of the gesture recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of the coordinator, which lives as long as the recognizer.
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Creates the recognizer, once.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Updates the recognizer, after it was created and whenever the view around changes.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// The recognizer's state changed; called like its target's action.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Creates the coordinator, before the recognizer.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

@available(iOS 18.0, *)
extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

@available(iOS 18.0, *)
extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The context of a represented recognizer.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// The recognizer's coordinator.
  public let coordinator: Representable.Coordinator
  /// Converts the recognizer's locations to SwiftUI's coordinate spaces.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Converts a recognizer's locations to SwiftUI's coordinate spaces.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  weak var recognizer: UIGestureRecognizer?
  weak var node: RenderNode?

  /// The midpoint of the fingers in the view's coordinates.
  public var localLocation: CGPoint {
    let place = recognizer?.location(in: nil) ?? .zero
    return node?.local(place) ?? place
  }
  /// The translation of a pan, in points.
  public var localTranslation: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.translation(in: nil) }
  /// The velocity of a pan, in points per second.
  public var localVelocity: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.velocity(in: nil) }

  /// Returns the midpoint of the fingers in a coordinate space.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    convert(globalPoint: recognizer?.location(in: nil) ?? .zero, to: coordinateSpace)
  }
  /// Returns the translation of a pan in a coordinate space; nil for other recognizers.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    localTranslation.map { scaled($0, to: coordinateSpace) }
  }
  /// Returns the velocity of a pan per second in a coordinate space; nil for other recognizers.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    localVelocity.map { scaled($0, to: coordinateSpace) }
  }
  /// Converts a screen point to a coordinate space.
  public func convert(
    globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local
  ) -> CGPoint {
    guard let node else { return globalPoint }
    let place = node.local(globalPoint)
    guard coordinateSpace.coordinateSpace != .local else { return place }
    let origin = node.frame(in: coordinateSpace.coordinateSpace).origin
    return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
  }

  /// Converts a screen distance to a coordinate space, which may be scaled.
  private func scaled(_ way: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    let (from, to) = (convert(globalPoint: .zero, to: coordinateSpace), convert(globalPoint: way, to: coordinateSpace))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }
}
