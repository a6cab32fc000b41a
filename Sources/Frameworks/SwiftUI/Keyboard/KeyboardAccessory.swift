import Foundation
import ScrollworkUIKit

/// The bar above the keyboard: the items that toolbars around the focused field put there.
@MainActor
final class KeyboardAccessory {
  /// Points.
  private static let height: CGFloat = 44
  private var built: _ViewNode<VStack<KeyboardBar>>?
  /// The accessory view of a UIKit field.
  private var panel: InputPanel?

  /// The bar; nil for none.
  var leaf: RenderNode? { panel?.leaf ?? built?.leaf(at: 0) }
  var height: CGFloat { panel.map { $0.height ?? Self.height } ?? (built == nil ? 0 : Self.height) }

  /// Shows the bar of a field.
  func show(for field: TextInputRender?) {
    let view = field?.textOwner?.inputAccessoryView
    if panel?.view !== view {
      panel = field?.runtime.root.flatMap { root in view.map { InputPanel($0, owner: root.owner) } }
    }
    var items: [_ToolbarEntry] = []
    var owner: _Node?
    var candidate = field?.parent
    while let view = candidate {
      if let statement = view as? BarStatementRender, !statement.keyboardItems.isEmpty {
        items = statement.keyboardItems + items
        owner = owner ?? statement.owner
      }
      candidate = view.parent
    }
    guard let owner, !owner.isDestroyed else { return forgetBar() }
    var environment = owner.environment
    environment.font = .body
    environment.imageScale = .large
    environment.buttonStyle = .primitive(BarButtonStyle())
    let bar = VStack { KeyboardBar(items: items) }
    if let built, built.parent === owner {
      built.setEnvironment(environment)
      built.update(bar)
    } else {
      forgetBar()
      built = VStack<KeyboardBar>._makeNode(bar, owner.childInputs(environment: environment))
    }
  }

  func forget() {
    forgetPanel()
    forgetBar()
  }

  /// Discards the bar together with the views around the field.
  func forgetPanel() { panel = nil }

  private func forgetBar() {
    built?.destroy()
    built = nil
  }
}

nonisolated struct KeyboardBar: View, FrameworkView {
  let items: [_ToolbarEntry]

  @MainActor var body: some View {
    HStack(spacing: 16) {
      ForEach(items.indices, id: \.self) { items[$0].content }
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("Toolbar")
    .accessibilityAddTraits(.isToolbar)
    .overlay(alignment: .top) { Divider() }
  }
}
