import Foundation

/// The bar above the keyboard: what toolbars around the field with the focus put there.
@MainActor
final class KeyboardAccessory {
  /// Points.
  private static let height: CGFloat = 44
  private var built: _ViewNode<VStack<KeyboardBar>>?

  /// The bar; nil for none.
  var leaf: RenderNode? { built?.leaf(at: 0) }
  var height: CGFloat { built == nil ? 0 : Self.height }

  /// Shows what belongs to a field.
  func show(for field: TextInputRender?) {
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
    guard let owner, !owner.isDestroyed else { return forget() }
    var environment = owner.environment
    environment.font = .body
    environment.imageScale = .large
    environment.buttonStyle = .primitive(BarButtonStyle())
    let bar = VStack { KeyboardBar(items: items) }
    if let built, built.parent === owner {
      built.setEnvironment(environment)
      built.update(bar)
    } else {
      forget()
      built = VStack<KeyboardBar>._makeNode(bar, owner.childInputs(environment: environment))
    }
  }

  func forget() {
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
    .overlay(alignment: .top) { Divider() }
  }
}
