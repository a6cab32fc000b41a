import Foundation
import ScrollworkUIKit

/// A wrapper for a view controller and its view. The controller becomes a child of the surrounding hosting controller.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the view controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the coordinator, which lives as long as the controller.
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller, once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller, after it was created and whenever something changes.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Cleans up when the controller is removed.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Creates the coordinator, before the controller.
  func makeCoordinator() -> Coordinator
  /// Returns the size in points for a proposal; nil takes the proposed one.
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
  /// Changes the size in points that the controller's view would have for a proposal.
  /// `sizeThatFits(_:uiViewController:context:)` takes precedence, unless it returns nil.
  func _overrideSizeThatFits(
    _ size: inout CGSize, in proposedSize: _ProposedSize, uiViewController: UIViewControllerType)
}

extension UIViewControllerRepresentable {
  public var body: Never { preconditionFailure("\(TypeName.of(Self.self)) has no body, so nothing may ask for it.") }
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
    -> CGSize?
  { nil }
  public func _overrideSizeThatFits(
    _ size: inout CGSize, in proposedSize: _ProposedSize, uiViewController: UIViewControllerType
  ) {}
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    RepresentableNode(view, inputs, ControllerBridge())
  }
  public static var _leafCount: Int? { 1 }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

/// The context of a represented controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The controller's coordinator.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update that led to this call.
  public let transaction: Transaction
  /// The environment of the controller.
  public let environment: EnvironmentValues

  /// Runs `changes` to UIKit views with the animation of the update that led to this call. `completion` runs at the
  /// end.
  @available(iOS 18.0, *)
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    transaction.animateViews(changes, completion: completion)
  }
}

@MainActor
private final class ControllerBridge<V: UIViewControllerRepresentable>: RepresentableBridge<V> {
  private var made: (controller: V.UIViewControllerType, coordinator: V.Coordinator)?

  override var controller: UIViewController? { made?.controller }

  private func context(_ coordinator: V.Coordinator, _ node: RepresentableNode<V>) -> V.Context {
    V.Context(coordinator: coordinator, transaction: node.runtime.transaction, environment: node.environment)
  }

  override func make(_ view: V, in node: RepresentableNode<V>) -> UIView {
    let coordinator = view.makeCoordinator()
    let shown = view.makeUIViewController(context: context(coordinator, node))
    made = (shown, coordinator)
    return shown.view
  }

  override func update(_ view: V, in node: RepresentableNode<V>) {
    if let made { view.updateUIViewController(made.controller, context: context(made.coordinator, node)) }
  }

  override func dismantle() {
    if let made { V.dismantleUIViewController(made.controller, coordinator: made.coordinator) }
    made = nil
  }

  override func size(_ view: V, _ proposal: ProposedViewSize, in node: RepresentableNode<V>) -> CGSize? {
    guard let made else { return nil }
    return view.sizeThatFits(proposal, uiViewController: made.controller, context: context(made.coordinator, node))
  }

  override func change(_ size: inout CGSize, _ view: V, _ proposal: ProposedViewSize) {
    guard let made else { return }
    view._overrideSizeThatFits(&size, in: _ProposedSize(proposal), uiViewController: made.controller)
  }
}
