import ScrollworkUIKit

/// Gives the Cancel button of a search bar the look that an app sets with
/// `UIBarButtonItem.appearance(whenContainedInInstancesOf:)`.
struct SearchCancelLooks: ViewModifier {
  func body(content: Content) -> some View {
    let item = UIBarButtonItem.defaults(in: [UISearchBar.self])
    let attributes = item?.titleTextAttributes(for: .normal)
    content
      .transformEnvironment(\.font) { font in
        if let own = attributes?[.font] as? UIFont { font = Font(own) }
      }
      .transformEnvironment(\.tint) { tint in
        if let color = attributes?[.foregroundColor] as? UIColor ?? item?.tintColor {
          tint = AnyShapeStyle(Color(uiColor: color))
        }
      }
  }
}
