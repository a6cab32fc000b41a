import Foundation

/// The state that determines the placeholder for missing content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The surrounding traits.
  public var traitCollection: UITraitCollection
  /// The search text; nil for none.
  public var searchText: String?

  /// Creates a state without a search.
  public init(traitCollection: UITraitCollection) { self.init(traitCollection: traitCollection, searchText: nil) }

  init(traitCollection: UITraitCollection, searchText: String?) {
    self.traitCollection = traitCollection
    self.searchText = searchText
  }

  private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

extension UIViewController {
  /// What decides how a controller's unavailable content looks.
  final var contentUnavailableState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(
      traitCollection: traitCollection, searchText: navigationItem.searchController?.searchBar.text)
  }

  /// Shows the configuration in place of the content, or the content again.
  final func showUnavailableContent() {
    guard let view = contentUnavailableConfiguration == nil ? viewIfLoaded : view else { return }
    unavailableContent = ConfiguredContent.show(contentUnavailableConfiguration, in: view, unavailableContent)
  }
}
