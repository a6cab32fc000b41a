import Foundation
import ScrollworkUIKit

extension UITextField: RenderedView, ContentDrawing {
  var drawn: some View { UITextFieldContent(field: self) }
}

/// The content of a UIKit text field, by itself or in an alert.
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

  private var edge: CGFloat { field.borderStyle == .none ? 0 : 7 }
  /// The text's position in the field. Vertical insets move it without changing its size.
  private var place: (insets: EdgeInsets, shift: CGFloat) {
    let insets = field.textInsets
    var trailing = insets.right
    if field.offersClearing { trailing -= min(trailing, 19 + 4) }
    return (
      EdgeInsets(top: 0, leading: insets.left, bottom: 0, trailing: trailing), (insets.top - insets.bottom) / 2
    )
  }
  private var smallest: CGFloat {
    guard field.adjustsFontSizeToFitWidth else { return 1 }
    // The minimum size may exceed the font's.
    return min(max(field.minimumFontSize, 1) / max(field.font?.pointSize ?? 17, 1), 1)
  }
  private var placeholderColor: UIColor? {
    guard let text = field.attributedPlaceholder, text.length > 0 else { return nil }
    return text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }

  var body: some View {
    let field = field
    let text = Binding(get: { field.text ?? "" }, set: { field.edit($0) })
    let shownPlaceholder = field.placeholder.flatMap { $0.isEmpty || !field.showsPlaceholder ? nil : $0 }
    let prompt = shownPlaceholder.map { words in
      placeholderColor.map { Text(verbatim: words).foregroundStyle(Color(uiColor: $0)) } ?? Text(verbatim: words)
    }
    let place = place
    HStack(spacing: 4) {
      Group {
        if field.isSecureTextEntry {
          SecureField(text: text, prompt: prompt) { prompt }
        } else {
          TextField(text: text, prompt: prompt) { prompt }
        }
      }
      .minimumScaleFactor(smallest)
      .kerning(field.kern)
      .offset(y: place.shift)
      if field.offersClearing {
        Button(action: field.clear) {
          Image(systemName: "xmark.circle.fill").foregroundStyle(Color(uiColor: .tertiaryLabel))
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Clear text")
      }
    }
    .padding(place.insets)
    .padding(.vertical, field.borderStyle == .none ? 0 : edge)
    // A lower field keeps its border, and less room around the text.
    .frame(minHeight: field.borderStyle == .none ? nil : 0, maxHeight: field.borderStyle == .none ? nil : .infinity)
    .background {
      switch field.borderStyle {
      case .none: if let picture = field.shownBackground { Image(uiImage: picture).resizable(picture) }
      case .line, .bezel: Rectangle().strokeBorder(Color(uiColor: .label), lineWidth: 1)
      case .roundedRect:
        RoundedRectangle(cornerRadius: 5).fill(Color(uiColor: field.backgroundColor ?? .systemBackground))
          .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(uiColor: .systemGray4), lineWidth: 0.5) }
      }
    }
    .focused($isFocused)
    .environment(\.textOwner, TextOwner(view: field))
    .onChange(of: wantsFocus, initial: true) { if wantsFocus != isFocused { isFocused = wantsFocus } }
    .onChange(of: isFocused) { if !field.focusDidChange(isFocused) { isFocused = false } }
    .onSubmit { if !field.returnPressed() { isFocused = true } }
    .submitLabel(SubmitLabel(field.returnKeyType))
    .font(field.font.map { Font($0) })
    .foregroundStyle(field.textColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.foreground))
    .multilineTextAlignment(TextAlignment(field.textAlignment))
    .submitScope()
    .keyboardType(field.keyboardType)
    .modifier(KeyboardWishes(wishes: field._wishes))
    .textContentType(field.textContentType)
    .autocapitalization(field.autocapitalizationType)
    .autocorrectionDisabled(field.autocorrectionType == .no)
    .disabled(!field.isEnabled)
    .accessibilityAddTraits(field is UISearchTextField ? .isSearchField : [])
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

/// What a field requires of the keyboard beyond its type.
struct KeyboardWishes: ViewModifier {
  let wishes: _KeyboardWishes

  func body(content: Content) -> some View {
    content.transformEnvironment(\.textInputTraits) { traits in
      traits.submitNeedsText = wishes.returnNeedsText
      switch wishes.appearance {
      case .default: break
      case .dark: traits.colorScheme = .dark
      case .light: traits.colorScheme = .light
      }
    }
  }
}
