import Foundation
import ScrollworkUIKit

/// A view's request for a presentation.
@MainActor
protocol PresentationRequest {
  /// The identity of the presentation.
  var id: AnyHashable { get }
  /// Returns the controller to present; `update` follows.
  func makeController() -> UIViewController
  /// Updates the controller.
  func update(_ controller: UIViewController, environment: EnvironmentValues)
  /// Where a popover points; nil for other presentations.
  var pointing: PopoverPointing? { get }
}

extension PresentationRequest {
  var pointing: PopoverPointing? { nil }
}

/// Presents while requested, and dismisses when no longer requested.
nonisolated struct _PresentingModifier: RenderModifier {
  let request: (any PresentationRequest)?
  /// Called with the id of the presentation after it has gone, whoever dismissed it.
  let didDismiss: @MainActor (AnyHashable) -> Void
  typealias Body = Never

  @MainActor func makeRender(owner: _Node, child: RenderNode) -> PresentingRender {
    PresentingRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: PresentingRender) { render.modifier = self }
}

@MainActor
final class PresentingRender: UnaryRender {
  var modifier: _PresentingModifier {
    didSet {
      isAnimated = !runtime.transaction.disablesAnimations
      reconcileSoon()
    }
  }
  private var shown: (id: AnyHashable, controller: UIViewController)?
  private var isScheduled = false
  private var isAnimated = true

  init(_ modifier: _PresentingModifier, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  override func didAttach() { if modifier.request != nil { reconcileSoon() } }

  /// A covered presenter is off the screen but still exists.
  override func didDetach() { if owner.isDestroyed { dismiss() } }

  private func reconcileSoon() {
    guard !isScheduled, modifier.request != nil || shown != nil else { return }
    isScheduled = true
    runtime.enqueueCallback { [weak self] in
      self?.isScheduled = false
      self?.reconcile()
    }
  }

  private func reconcile() {
    switch (modifier.request, shown) {
    case (nil, nil): return
    case (let request?, let shown?) where request.id == shown.id:
      request.update(shown.controller, environment: environment(shown.controller))
    case (_, .some): dismiss()
    case (let request?, nil): if isAttached, !owner.isDestroyed { present(request) }
    }
  }

  /// The presenter: the enclosing controller, or the screen.
  private var presenter: UIViewController? {
    enclosing(UIViewRender.self)?.view.closestController ?? runtime.root?.stage().anchor
  }

  private func environment(_ controller: UIViewController) -> EnvironmentValues {
    var values = environment
    values.dismiss = DismissAction { [weak self] in self?.dismiss() }
    values.isPresented = true
    // Presented content is not in the presenter's row, section, menu or column.
    values.listContext = nil
    values.splitColumn = nil
    values.mergesIntoStack = false
    values.deletingList = nil
    values.menuLevel = 0
    return values
  }

  private func present(_ request: any PresentationRequest) {
    guard let presenter else { return }
    if let busy = presenter.presentedViewController {
      busy.presentationController?.whenGone.append { [weak self] in self?.reconcileSoon() }
      return
    }
    let controller = request.makeController()
    shown = (request.id, controller)
    if let popover = controller.popoverPresentationController {
      (request.pointing ?? PopoverPointing(anchor: .rect(.bounds), edge: .top)).apply(to: popover, from: self)
    }
    request.update(controller, environment: environment(controller))
    controller.presentationController?.whenGone.append { [weak self] in self?.didGo() }
    presenter.present(controller, animated: isAnimated && !runtime.isContinuing)
  }

  private func dismiss() {
    guard let shown, !shown.controller.isBeingDismissed else { return }
    shown.controller.presentingViewController?.dismiss(animated: isAnimated)
  }

  private func didGo() {
    guard let gone = shown?.id else { return }
    shown = nil
    modifier.didDismiss(gone)
    reconcileSoon()
  }
}

/// Replaces the environment: presented content inherits that of its presenter.
nonisolated struct EnvironmentReplacement: ViewModifier, EnvironmentWriting {
  typealias Body = Never
  let values: EnvironmentValues

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    EnvironmentWritingNode(view, inputs)
  }
  @MainActor static func _leafCount(of base: Int?) -> Int? { base }
  @MainActor func write(to values: inout EnvironmentValues) { values = self.values }
}
