import Foundation
import ScrollworkUIKit

/// A `UIView` among SwiftUI's views.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The class of the view.
  associatedtype UIViewType: UIView
  /// What the view reports to; lives as long as the view.
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date, after it was made and whenever something changed.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// The view leaves the screen for good.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes the coordinator, before the view.
  func makeCoordinator() -> Coordinator
  /// The size in points for a proposal; nil leaves it to the view.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    RepresentableNode(view, inputs, ViewBridge())
  }
  public static var _leafCount: Int? { 1 }
}

extension UIViewRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

/// What surrounds a represented view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The view's coordinator.
  public let coordinator: Representable.Coordinator
  /// How the change is carried out that led to this call.
  public let transaction: Transaction
  /// What the view sees of its surroundings.
  public let environment: EnvironmentValues

  /// Runs `changes` of UIKit's views, and animates them like the change that led to this call; `completion` runs at the end.
  @available(iOS 18.0, *)
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    transaction.animateViews(changes, completion: completion)
  }
}

@MainActor
private final class ViewBridge<V: UIViewRepresentable>: RepresentableBridge<V> {
  private var made: (view: V.UIViewType, coordinator: V.Coordinator)?

  private func context(_ coordinator: V.Coordinator, _ node: RepresentableNode<V>) -> V.Context {
    V.Context(coordinator: coordinator, transaction: node.runtime.transaction, environment: node.environment)
  }

  override func make(_ view: V, in node: RepresentableNode<V>) -> UIView {
    let coordinator = view.makeCoordinator()
    let shown = view.makeUIView(context: context(coordinator, node))
    made = (shown, coordinator)
    return shown
  }

  override func update(_ view: V, in node: RepresentableNode<V>) {
    if let made { view.updateUIView(made.view, context: context(made.coordinator, node)) }
  }

  override func dismantle() {
    if let made { V.dismantleUIView(made.view, coordinator: made.coordinator) }
    made = nil
  }

  override func size(_ view: V, _ proposal: ProposedViewSize, in node: RepresentableNode<V>) -> CGSize? {
    guard let made else { return nil }
    return view.sizeThatFits(proposal, uiView: made.view, context: context(made.coordinator, node))
  }
}
