import Foundation
import ScrollworkUIKit

/// A controller, with its view, among SwiftUI's views. It becomes a child of the hosting controller around it.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The class of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// What the controller reports to; lives as long as the controller.
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date, after it was made and whenever something changed.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// The controller leaves the screen for good.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes the coordinator, before the controller.
  func makeCoordinator() -> Coordinator
  /// The size in points for a proposal; nil takes what is proposed.
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
    -> CGSize?
  { nil }
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    RepresentableNode(view, inputs, ControllerBridge())
  }
  public static var _leafCount: Int? { 1 }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator() {}
}

/// What surrounds a represented controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The controller's coordinator.
  public let coordinator: Representable.Coordinator
  /// How the change is carried out that led to this call.
  public let transaction: Transaction
  /// What the controller sees of its surroundings.
  public let environment: EnvironmentValues

  /// Runs `changes` of UIKit's views, and animates them like the change that led to this call; `completion` runs at the end.
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
}
