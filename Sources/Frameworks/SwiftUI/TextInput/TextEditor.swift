import Foundation
import ScrollworkUIKit

/// A long text to edit, which scrolls. It fills what it is offered, and is as high as its text where it is offered no height.
nonisolated public struct TextEditor: View, FrameworkView {
  private let text: Binding<String>
  private let selection: Binding<TextSelection?>?
  private let attributed: AttributedBindings?
  @Environment(\.textEditorStyle) private var style
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.listContext) private var listContext
  @Environment(\.findSettings) private var find

  /// Distances of the text from the edges, in points: those of `UITextView`, or what `UITextView.appearance()` says.
  @MainActor private static var inset: EdgeInsets {
    guard let own = UITextView.defaultValue(.textContainerInset, \UITextView.textContainerInset) else {
      return EdgeInsets(top: 8, leading: 5, bottom: 8, trailing: 5)
    }
    return EdgeInsets(top: own.top, leading: own.left + 5, bottom: own.bottom, trailing: own.right + 5)
  }

  /// Rows of lists have one already.
  @MainActor private var hasGround: Bool { background != .hidden && listContext == nil }

  /// An editor of a text.
  public init(text: Binding<String>) {
    self.text = text
    selection = nil
    attributed = nil
  }

  /// An editor of a text that tells what of it is selected, and selects what it is told.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
    attributed = nil
  }

  /// An editor of a text whose stretches look as their attributes say, that tells what of it is selected, and selects what it is told.
  /// What is typed looks like the letter before, or as the selection says.
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

  /// With a bar to look for words, where the app asks for one.
  @MainActor @ViewBuilder private var searched: some View {
    if find.isPresented != nil, !find.isDisabled {
      editor.modifier(FindNavigator(text: text.wrappedValue) { replace($0, by: $1) })
    } else {
      editor
    }
  }

  /// Puts a text in the place of some characters.
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

/// A text to edit, and the same text as it is measured where nothing says how high the editor is.
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
