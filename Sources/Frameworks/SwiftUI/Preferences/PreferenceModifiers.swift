/// Sets a preference of the view.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: RenderModifier {
  let value: Key.Value
  public typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> PreferenceRender<Key> {
    PreferenceRender(value, owner: owner, child: child)
  }
  @MainActor func update(_ render: PreferenceRender<Key>) { render.value = value }
}

/// Sets a preference, or transforms that of the descendants.
@MainActor
class PreferenceSource<Key: PreferenceKey>: UnaryRender {
  /// - Parameter inner: The combined value of the descendants.
  func value(from inner: () -> Key.Value) -> Key.Value { inner() }

  override final func didAttach() { runtime.preferencesDidChange() }
  override final func didDetach() { runtime.preferencesDidChange() }
}

@MainActor
final class PreferenceRender<Key: PreferenceKey>: PreferenceSource<Key> {
  var value: Key.Value {
    didSet { runtime.preferencesDidChange() }
  }

  init(_ value: Key.Value, owner: _Node, child: RenderNode) {
    self.value = value
    super.init(owner: owner, child: child)
  }

  override func value(from inner: () -> Key.Value) -> Key.Value { value }
}

/// Transforms the combined preference of the descendants on its way to the ancestors.
nonisolated public struct _PreferenceTransformModifier<Key: PreferenceKey>: RenderModifier {
  /// Receives the view's node, for transforms that depend on its position.
  let transform: (inout Key.Value, RenderNode) -> Void
  public typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> PreferenceTransformRender<Key> {
    PreferenceTransformRender(transform, owner: owner, child: child)
  }
  @MainActor func update(_ render: PreferenceTransformRender<Key>) { render.transform = transform }
}

@MainActor
final class PreferenceTransformRender<Key: PreferenceKey>: PreferenceSource<Key> {
  var transform: (inout Key.Value, RenderNode) -> Void {
    didSet { runtime.preferencesDidChange() }
  }

  init(_ transform: @escaping (inout Key.Value, RenderNode) -> Void, owner: _Node, child: RenderNode) {
    self.transform = transform
    super.init(owner: owner, child: child)
  }

  override func value(from inner: () -> Key.Value) -> Key.Value {
    var value = inner()
    transform(&value, self)
    return value
  }
}

/// Observes changes of the descendants' combined preference.
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: RenderModifier {
  /// Whether two values are equal, so that a change is not reported.
  let areEqual: (Key.Value, Key.Value) -> Bool
  let action: (Key.Value) -> Void
  public typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> PreferenceActionRender<Key> {
    PreferenceActionRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: PreferenceActionRender<Key>) { render.modifier = self }
}

@MainActor
protocol PreferenceReader: RenderNode {
  func readPreference()
}

struct WeakPreferenceReader {
  private(set) weak var reader: (any PreferenceReader)?
}

@MainActor
final class PreferenceActionRender<Key: PreferenceKey>: UnaryRender, PreferenceReader {
  var modifier: _PreferenceActionModifier<Key>
  private var last: Key.Value?

  init(_ modifier: _PreferenceActionModifier<Key>, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  override func didAttach() {
    if !runtime.preferenceReaders.contains(where: { $0.reader === self }) {
      runtime.preferenceReaders.append(WeakPreferenceReader(reader: self))
    }
    runtime.preferencesDidChange()
  }

  /// A covered view keeps observing its descendants; one that is removed for good does not.
  override func didDetach() {
    if owner.isDestroyed || owner.enclosingSuspension != nil {
      runtime.preferenceReaders.removeAll { $0.reader === self }
    }
  }

  func readPreference() {
    let (value, isTold) = reduced(child)
    if let last, modifier.areEqual(value, last) { return }
    // The default is not a change for a reader that has received nothing yet.
    let isNews = last != nil || isTold
    last = value
    if isNews { runtime.trace?.preferenceChanged(Key.self) }
    if isNews { runtime.enqueueCallback(order: .geometry) { [weak self] in self?.modifier.action(value) } }
  }

  /// Returns the combined value of a node and its descendants, and whether any of them sets one.
  private func reduced(_ node: RenderNode) -> (value: Key.Value, isTold: Bool) {
    var value = Key.defaultValue
    var isTold = false
    reduce(node, into: &value, &isTold)
    return (value, isTold)
  }

  private func reduce(_ node: RenderNode, into value: inout Key.Value, _ isTold: inout Bool) {
    if let source = node as? PreferenceSource<Key> {
      let told = source.value { reduced(source.child).value }
      if isTold { Key.reduce(value: &value) { told } } else { value = told }
      isTold = true
      return
    }
    for child in node.preferenceSources { reduce(child, into: &value, &isTold) }
  }
}

extension Runtime {
  func preferencesDidChange() {
    arePreferencesDirty = true
    requestFrame()
  }

  /// Starts with the innermost readers, so that their changes reach the outer ones.
  func collectPreferences() {
    guard arePreferencesDirty else { return }
    arePreferencesDirty = false
    preferenceReaders.removeAll { $0.reader == nil }
    let readers = preferenceReaders.compactMap(\.reader)
    for reader in readers.sorted(by: { $0.depth > $1.depth }) { reader.readPreference() }
  }
}

nonisolated extension View {
  /// Sets a preference for the view's ancestors, replacing the values of its descendants for the key.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Transforms the preference of the view's descendants before its ancestors receive it.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K> { value, _ in callback(&value) })
  }

  /// Calls `action` after layout when the combined preference of the descendants has changed, initially if any of them
  /// sets one.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(areEqual: ==, action: action))
  }
}
