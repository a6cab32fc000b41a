import Foundation
import ScrollworkUIKit

@available(iOS 18.0, *)
nonisolated extension View {
  /// Attaches a UIKit gesture recognizer to the view.
  public func gesture<T: UIGestureRecognizerRepresentable>(_ representable: T) -> some View {
    modifier(_RepresentedGestureModifier(representable: representable))
  }
}

@available(iOS 18.0, *)
nonisolated struct _RepresentedGestureModifier<T: UIGestureRecognizerRepresentable>: RenderModifier {
  let representable: T
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> RepresentedGestureRender<T> {
    RepresentedGestureRender(representable, owner: owner, child: child)
  }
  @MainActor func update(_ render: RepresentedGestureRender<T>) { render.update(representable) }
}

/// Attaches a UIKit gesture recognizer to a SwiftUI view.
@available(iOS 18.0, *)
@MainActor
final class RepresentedGestureRender<T: UIGestureRecognizerRepresentable>: UnaryRender, UIViewRenderer {
  private var representable: T
  /// Represents the view in UIKit.
  private let anchor = UIView()
  private var made: (recognizer: T.UIGestureRecognizerType, context: T.Context, bridge: UIKitRecognizer)?

  init(_ representable: T, owner: _Node, child: RenderNode) {
    self.representable = representable
    super.init(owner: owner, child: child)
    anchor.renderer = self
  }

  func update(_ new: T) {
    representable = new
    if let made { new.updateUIGestureRecognizer(made.recognizer, context: made.context) }
  }

  override func didAttach() {
    super.didAttach()
    guard made == nil else { return }
    let unmade = T.CoordinateSpaceConverter(recognizer: nil, node: self)
    let coordinator = representable.makeCoordinator(converter: unmade)
    let recognizer = representable.makeUIGestureRecognizer(
      context: T.Context(coordinator: coordinator, converter: unmade))
    let context = T.Context(
      coordinator: coordinator, converter: T.CoordinateSpaceConverter(recognizer: recognizer, node: self))
    anchor.addGestureRecognizer(recognizer)
    recognizer.onAction = { [weak self] _ in
      guard let self, let made = self.made else { return }
      self.representable.handleUIGestureRecognizerAction(made.recognizer, context: made.context)
    }
    made = (recognizer, context, UIKitRecognizer(recognizer, on: anchor, node: self))
    representable.updateUIGestureRecognizer(recognizer, context: context)
  }

  override func addRecognizers(to recognizers: inout [GestureRecognizer]) {
    if let made, made.recognizer.isEnabled { recognizers.append(made.bridge) }
  }

  // MARK: What the stand-in tells

  func hitView(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  func subviewsDidChange() {}
  func subviewGeometryDidChange() {}
  func appearanceDidChange() {}
  func effectsDidChange() {}
  func contentDidChange() {}
  func contentSize(fitting size: CGSize) -> CGSize? { nil }
  func layoutDidBecomeInvalid() {}
  var coveredInsets: UIEdgeInsets { .zero }
  var surroundingTraits: UITraitCollection { environment.traits }
  var animator: any UIViewAnimator { runtime }
}
