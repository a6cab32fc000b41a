import Foundation

@available(iOS 18.0, *)
extension SceneStorage where Value == TabViewCustomization {
  /// Creates a tab customization stored under a key, in the given defaults or with the scene's other values.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(stored: AppStorage(wrappedValue: wrappedValue, key, store: store ?? SceneStore.current))
  }
}
