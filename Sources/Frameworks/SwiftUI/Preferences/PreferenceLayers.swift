/// A layer in front of or behind a view, made from the preference of its descendants.
nonisolated public struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier {
  let alignment: Alignment
  let isInFront: Bool
  let layer: (Key.Value) -> Layer
  @State private var told: Key.Value?

  init(alignment: Alignment, isInFront: Bool, layer: @escaping (Key.Value) -> Layer) {
    self.alignment = alignment
    self.isInFront = isInFront
    self.layer = layer
  }

  /// The content with its layer.
  @MainActor public func body(content: Content) -> some View {
    let told = $told
    let listening = content.modifier(
      _PreferenceActionModifier<Key>(areEqual: { ValueComparison.areEqual($0, $1) }, action: { told.wrappedValue = $0 })
    )
    let value = told.wrappedValue ?? Key.defaultValue
    if isInFront {
      listening.overlay(alignment: alignment) { layer(value) }
    } else {
      listening.background(alignment: alignment) { layer(value) }
    }
  }
}

nonisolated extension View {
  /// Adds a view in front of this one, made from the preference of its descendants.
  public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    overlayPreferenceValue(key, alignment: .center, transform)
  }

  /// Adds a view in front of this one, made from the preference of its descendants.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceLayerModifier<K, V>(alignment: alignment, isInFront: true, layer: transform))
  }

  /// Adds a view behind this one, made from the preference of its descendants.
  public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    backgroundPreferenceValue(key, alignment: .center, transform)
  }

  /// Adds a view behind this one, made from the preference of its descendants.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(_PreferenceLayerModifier<K, V>(alignment: alignment, isInFront: false, layer: transform))
  }
}
