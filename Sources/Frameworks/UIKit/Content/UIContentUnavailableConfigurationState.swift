import Foundation

/// What decides about what is shown in place of missing content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// What is known of the place.
  public var traitCollection: UITraitCollection
  /// What the person searches for; nil for nothing.
  public var searchText: String?

  /// A state in which nothing is searched.
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
