import Foundation
import ScrollworkUIKit

/// A gesture recognizer of UIKit as a gesture of a view.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The class of the recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// What the recognizer reports to; lives as long as the recognizer.
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes the recognizer, once.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Brings the recognizer up to date, after it was made and whenever the view around changed.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// The recognizer's state changed, as its target would be told.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Makes the coordinator, before the recognizer.
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

/// What surrounds a represented recognizer.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// The recognizer's coordinator.
  public let coordinator: Representable.Coordinator
  /// Says where the fingers are among SwiftUI's views.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Says where a recognizer's fingers are among SwiftUI's views.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  weak var recognizer: UIGestureRecognizer?
  weak var node: RenderNode?

  /// The middle of the fingers in the view's coordinates.
  public var localLocation: CGPoint {
    let place = recognizer?.location(in: nil) ?? .zero
    return node?.local(place) ?? place
  }
  /// How far a pan has come, in points.
  public var localTranslation: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.translation(in: nil) }
  /// How fast a pan is, in points a second.
  public var localVelocity: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.velocity(in: nil) }

  /// The middle of the fingers in a coordinate space.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    convert(globalPoint: recognizer?.location(in: nil) ?? .zero, to: coordinateSpace)
  }
  /// How far a pan has come in a coordinate space; nil for what is no pan.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    localTranslation.map { scaled($0, to: coordinateSpace) }
  }
  /// How fast a pan is in a coordinate space, a second; nil for what is no pan.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    localVelocity.map { scaled($0, to: coordinateSpace) }
  }
  /// A point of the screen in a coordinate space.
  public func convert(
    globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local
  ) -> CGPoint {
    guard let node else { return globalPoint }
    let place = node.local(globalPoint)
    guard coordinateSpace.coordinateSpace != .local else { return place }
    let origin = node.frame(in: coordinateSpace.coordinateSpace).origin
    return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
  }

  /// A way on the screen in a coordinate space, which may be drawn larger or smaller.
  private func scaled(_ way: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    let (from, to) = (convert(globalPoint: .zero, to: coordinateSpace), convert(globalPoint: way, to: coordinateSpace))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }
}
