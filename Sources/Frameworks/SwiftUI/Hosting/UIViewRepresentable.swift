import Foundation
import ScrollworkUIKit

/// A wrapper for a `UIView`.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of the coordinator, which lives as long as the view.
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the view, once.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view, after it was created and whenever something changes.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up when the view is removed.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Creates the coordinator, before the view.
  func makeCoordinator() -> Coordinator
  /// Returns the size in points for a proposal; nil leaves it to the view.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  /// Changes the size in points that the view would have for a proposal. `sizeThatFits(_:uiView:context:)` takes
  /// precedence, unless it returns nil.
  func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType)
}

extension UIViewRepresentable {
  public var body: Never { preconditionFailure("\(TypeName.of(Self.self)) has no body, so nothing may ask for it.") }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
  public func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIViewType) {}
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    RepresentableNode(view, inputs, ViewBridge())
  }
  public static var _leafCount: Int? { 1 }
}

extension UIViewRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

/// The context of a represented view.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The view's coordinator.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update that led to this call.
  public let transaction: Transaction
  /// The environment of the view.
  public let environment: EnvironmentValues

  /// Runs `changes` to UIKit views with the animation of the update that led to this call. `completion` runs at the
  /// end.
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

  override func change(_ size: inout CGSize, _ view: V, _ proposal: ProposedViewSize) {
    guard let made else { return }
    view._overrideSizeThatFits(&size, in: _ProposedSize(proposal), uiView: made.view)
  }
}
