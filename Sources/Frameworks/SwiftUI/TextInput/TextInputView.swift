import Foundation

/// Editable text without a placeholder, a border or a style: what `TextField`, `SecureField` and `TextEditor` are made
/// of.
nonisolated struct TextInputView: View, PrimitiveView {
  enum Kind: Equatable {
    /// One line that scrolls sideways; return submits.
    case line
    /// As many lines as the line limit allows, then it scrolls; return begins another.
    case growing
    /// As high as the text, but at least as many points; return begins another line.
    case editor(leastHeight: CGFloat)
  }

  /// The binding's value when the view was made.
  var text: String
  var binding: Binding<String>
  /// The selection's value when the view was made.
  var selected: TextSelection?
  var selection: Binding<TextSelection?>?
  /// The text with attributes, which then counts instead of `binding` and `selection`.
  var attributed: AttributedInput?
  var kind = Kind.line
  var isSecure = false
  /// What the field is called.
  var title: String
  /// What stands in it while it is empty.
  var prompt: String
  /// Told when editing begins and ends.
  var onEditing: (@MainActor (Bool) -> Void)?

  @MainActor static func _makeNode(_ view: TextInputView, _ inputs: _NodeInputs) -> _ViewNode<TextInputView> {
    TextInputNode(view, inputs)
  }

  @MainActor static var _leafCount: Int? { 1 }
}

@MainActor
private final class TextInputNode: _ViewNode<TextInputView> {
  private lazy var render: TextInputRender = {
    let made = TextInputRender(view, owner: self)
    continueIfKept()
    if let selected = kept?.value(as: Range<Int>.self) { made.takeFocus(selecting: selected) }
    return made
  }()

  override var keptName: String? { "TextInput" }
  /// What is selected, if the field has the focus.
  override var keptValues: [KeptValue] {
    guard let field = runtime.textInput.field, field.owner === self else { return [] }
    return [KeptValue(value: field.editing.range)]
  }

  override func leaf(at index: Int) -> RenderNode { render }
  override func forEachLiveLeaf(_ visit: (RenderNode) -> Void) { visit(render) }
  override func viewDidChange(from old: TextInputView) { render.update(view) }
  override func environmentDidChange(from old: EnvironmentValues) { render.environmentDidChange() }
}
