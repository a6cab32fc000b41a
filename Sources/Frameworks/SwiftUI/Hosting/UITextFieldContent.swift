import Foundation
import ScrollworkUIKit

extension UITextField: RenderedView, ContentDrawing {
  var drawn: some View { UITextFieldContent(field: self) }
}

/// A field of UIKit as it is shown, by itself or in an alert.
struct UITextFieldContent: View, FrameworkView {
  let field: UITextField
  private let version: Int
  private let wantsFocus: Bool
  @FocusState private var isFocused: Bool

  init(field: UITextField) {
    self.field = field
    version = field.version
    wantsFocus = field.wantsFocus
  }

  var body: some View {
    let field = field
    let text = Binding(get: { field.text ?? "" }, set: { field.edit($0) })
    let placeholder = field.placeholder ?? ""
    Group {
      if field.isSecureTextEntry { SecureField(placeholder, text: text) } else { TextField(placeholder, text: text) }
    }
    .focused($isFocused)
    .onChange(of: wantsFocus, initial: true) { if wantsFocus != isFocused { isFocused = wantsFocus } }
    .onChange(of: isFocused) { if !field.focusDidChange(isFocused) { isFocused = false } }
    .onSubmit { if !field.returnPressed() { isFocused = true } }
    .submitLabel(SubmitLabel(field.returnKeyType))
    .font(field.font.map { Font($0) })
    .foregroundStyle(field.textColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.foreground))
    .multilineTextAlignment(TextAlignment(field.textAlignment))
    .submitScope()
    .keyboardType(field.keyboardType)
    .textContentType(field.textContentType)
    .autocapitalization(field.autocapitalizationType)
    .disabled(!field.isEnabled)
    .accessibilityIdentifier(field.accessibilityIdentifier ?? "")
  }
}

extension TextAlignment {
  init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .center: self = .center
    case .right: self = .trailing
    case .left, .natural, .justified: self = .leading
    }
  }
}

extension SubmitLabel {
  init(_ type: UIReturnKeyType) {
    switch type {
    case .go: self = .go
    case .join: self = .join
    case .next: self = .next
    case .route: self = .route
    case .search, .google, .yahoo: self = .search
    case .send: self = .send
    case .done: self = .done
    case .continue: self = .continue
    case .default, .emergencyCall: self = .return
    }
  }
}

extension UITextView: RenderedView, ContentDrawing {
  var drawn: some View { UITextViewContent(view: self) }
}

/// A long text of UIKit as it is shown.
struct UITextViewContent: View, FrameworkView {
  let view: UITextView
  private let text: String
  private let wantsFocus: Bool
  @FocusState private var isFocused: Bool

  init(view: UITextView) {
    self.view = view
    text = view.text
    wantsFocus = view.wantsFocus
  }

  var body: some View {
    let view = view
    let inset = view.textContainerInset
    let insets = EdgeInsets(
      top: inset.top, leading: inset.left + 5, bottom: inset.bottom, trailing: inset.right + 5)
    Group {
      if view.isScrollEnabled {
        GeometryReader { proxy in
          ScrollView {
            content(leastHeight: proxy.size.height - inset.top - inset.bottom).padding(insets)
          }
          .transformEnvironment(\.scrollDismissesKeyboardMode) { if $0 == .automatic { $0 = .interactively } }
        }
      } else {
        content(leastHeight: 0).padding(insets)
      }
    }
    .font(Font(view.font ?? .systemFont(ofSize: 12)))
    .foregroundStyle(Color(uiColor: view.textColor ?? .label))
    .multilineTextAlignment(TextAlignment(view.textAlignment))
    .keyboardType(view.keyboardType)
    .autocapitalization(view.autocapitalizationType)
  }

  @ViewBuilder private func content(leastHeight: CGFloat) -> some View {
    let view = view
    if view.isEditable {
      TextInputView(
        text: text,
        binding: Binding {
          view.text
        } set: {
          view.edit($0)
        }, kind: .editor(leastHeight: leastHeight),
        title: "", prompt: ""
      )
      .focused($isFocused)
      .onChange(of: wantsFocus, initial: true) { if wantsFocus != isFocused { isFocused = wantsFocus } }
      .onChange(of: isFocused) { if !view.focusDidChange(isFocused) { isFocused = false } }
    } else {
      Text(verbatim: text)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(minHeight: max(leastHeight, 0), alignment: .top)
    }
  }
}
