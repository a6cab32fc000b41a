/// The role of an element of the accessibility tree; hosts map it to their own vocabulary. The root is the
/// `application`.
public enum AccessibilityRole: String, Sendable, CaseIterable {
  case application, group, button, link, staticText, image, scrollView, progress, header, alert, textField,
    secureTextField, `switch`, adjustable, keyboard, cell
}
