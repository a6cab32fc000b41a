import Foundation
import ScrollworkUIKit

/// A scrollable editor for long text. It fills the proposed size, and has the height of its text if no height is
/// proposed.
nonisolated public struct TextEditor: View, FrameworkView {
  private let text: Binding<String>
  private let selection: Binding<TextSelection?>?
  private let attributed: AttributedBindings?
  @Environment(\.textEditorStyle) private var style
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.listContext) private var listContext
  @Environment(\.findSettings) private var find

  /// The text insets in points: those of `UITextView`, or of `UITextView.appearance()`.
  @MainActor private static var inset: EdgeInsets {
    guard let own = UITextView.defaultValue(.textContainerInset, \UITextView.textContainerInset) else {
      return EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
    }
    return EdgeInsets(top: own.top, leading: own.left + 5, bottom: own.bottom, trailing: own.right + 5)
  }

  /// List rows already have one.
  @MainActor private var hasGround: Bool { background != .hidden && listContext == nil }

  /// Creates an editor for a text.
  public init(text: Binding<String>) {
    self.text = text
    selection = nil
    attributed = nil
  }

  /// Creates an editor for a text, with a binding to the selection.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
    attributed = nil
  }

  /// Creates an editor for an attributed text, with a binding to the selection. Typed text has the attributes of the
  /// previous letter, or those of the selection.
  @available(iOS 26.0, *)
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    attributed = AttributedBindings(text: text, selection: selection)
    self.text = Binding(get: { String(text.wrappedValue.characters) }, set: { _ in })
    self.selection = nil
  }

  /// The editor in the environment's style.
  @MainActor public var body: some View {
    if let style { style.body(TextEditorStyleConfiguration(editor: AnyView(searched))) } else { searched }
  }

  /// With a find bar, if the app requests one.
  @MainActor @ViewBuilder private var searched: some View {
    if find.isPresented != nil, !find.isDisabled {
      editor.modifier(FindNavigator(text: text.wrappedValue) { replace($0, by: $1) })
    } else {
      editor
    }
  }

  /// Replaces some characters with a text.
  @MainActor private func replace(_ place: Range<Int>, by new: String) {
    if let attributed {
      var value = attributed.text.wrappedValue
      let start = value.characters.index(value.startIndex, offsetBy: place.lowerBound)
      let range = start..<value.characters.index(start, offsetBy: place.count)
      let attributes = value[range].runs.first?.attributes ?? AttributeContainer()
      value.replaceSubrange(range, with: AttributedString(new, attributes: attributes))
      attributed.text.wrappedValue = value
    } else {
      var value = text.wrappedValue
      let start = value.index(value.startIndex, offsetBy: place.lowerBound)
      value.replaceSubrange(start..<value.index(start, offsetBy: place.count), with: new)
      text.wrappedValue = value
    }
  }

  @MainActor private var editor: some View {
    let value = text.wrappedValue
    let selected = selection?.wrappedValue
    let inset = Self.inset
    return EditorLayout(inset: inset) {
      GeometryReader { proxy in
        ScrollView {
          TextInputView(
            text: value, binding: text, selected: selected, selection: selection,
            attributed: attributed.map(AttributedInput.init),
            kind: .editor(leastHeight: proxy.size.height - inset.top - inset.bottom), title: "", prompt: ""
          )
          .padding(inset)
        }
        .transformEnvironment(\.scrollDismissesKeyboardMode) { if $0 == .automatic { $0 = .interactively } }
      }
      // Never seen: how high the text is. An empty last line counts.
      Text(verbatim: value.isEmpty || value.last?.isNewline == true ? value + " " : value).hidden()
    }
    .background(hasGround ? Color(uiColor: .systemBackground) : .clear)
  }
}

/// The editable text, and a copy of it that is measured where no height is proposed.
nonisolated private struct EditorLayout: Layout {
  let inset: EdgeInsets

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard proposal.height == nil, let width = proposal.width, width.isFinite, subviews.count == 2 else {
      return proposal.replacingUnspecifiedDimensions()
    }
    let room = ProposedViewSize(width: max(0, width - inset.leading - inset.trailing), height: nil)
    return CGSize(width: width, height: subviews[1].sizeThatFits(room).height + inset.top + inset.bottom)
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { subviews.first?.spacing ?? ViewSpacing() }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGFloat? { nil }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (index, view) in subviews.enumerated() {
      view.place(at: bounds.origin, proposal: index == 0 ? ProposedViewSize(bounds.size) : .zero)
    }
  }
}
