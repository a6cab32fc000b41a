import Foundation

/// Editable text without a placeholder, a border or a style: the basis of `TextField`, `SecureField` and `TextEditor`.
nonisolated struct TextInputView: View, PrimitiveView {
  enum Kind: Equatable {
    /// A single line that scrolls horizontally; return submits.
    case line
    /// Grows up to the line limit, then scrolls; return starts a new line.
    case growing
    /// As high as the text, with a minimum in points; return starts a new line.
    case editor(leastHeight: CGFloat)
  }

  /// The binding's value when the view was made.
  var text: String
  var binding: Binding<String>
  /// The selection's value when the view was made.
  var selected: TextSelection?
  var selection: Binding<TextSelection?>?
  /// The attributed text, which replaces `binding` and `selection`.
  var attributed: AttributedInput?
  var kind = Kind.line
  var isSecure = false
  /// The field's label.
  var title: String
  /// The placeholder.
  var prompt: String
  /// Called when editing begins and ends.
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
  /// The selection, if the field has the focus.
  override var keptValues: [KeptValue] {
    guard let field = runtime.textInput.field, field.owner === self else { return [] }
    return [KeptValue(value: field.editing.range)]
  }

  override var ownLeaf: RenderNode? { render }
  override func viewDidChange(from old: TextInputView) { render.update(view) }
  override func environmentDidChange(from old: EnvironmentValues) { render.environmentDidChange() }
}
