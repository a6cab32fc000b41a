/// A value that a view tells its ancestors.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: RenderModifier {
  let value: Key.Value
  public typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> PreferenceRender<Key> {
    PreferenceRender(value, owner: owner, child: child)
  }
  @MainActor func update(_ render: PreferenceRender<Key>) { render.value = value }
}

@MainActor
final class PreferenceRender<Key: PreferenceKey>: UnaryRender {
  var value: Key.Value {
    didSet { runtime.preferencesDidChange() }
  }

  init(_ value: Key.Value, owner: _Node, child: RenderNode) {
    self.value = value
    super.init(owner: owner, child: child)
  }

  override func didAttach() { runtime.preferencesDidChange() }
  override func didDetach() { runtime.preferencesDidChange() }
}

/// Hears of changes of the value that the views inside make up together.
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: RenderModifier where Key.Value: Equatable {
  let action: (Key.Value) -> Void
  public typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> PreferenceActionRender<Key> {
    PreferenceActionRender(action, owner: owner, child: child)
  }
  @MainActor func update(_ render: PreferenceActionRender<Key>) { render.action = action }
}

@MainActor
protocol PreferenceReader: RenderNode {
  func readPreference()
}

struct WeakPreferenceReader {
  private(set) weak var reader: (any PreferenceReader)?
}

@MainActor
final class PreferenceActionRender<Key: PreferenceKey>: UnaryRender, PreferenceReader where Key.Value: Equatable {
  var action: (Key.Value) -> Void
  private var last: Key.Value?

  init(_ action: @escaping (Key.Value) -> Void, owner: _Node, child: RenderNode) {
    self.action = action
    super.init(owner: owner, child: child)
  }

  override func didAttach() {
    if !runtime.preferenceReaders.contains(where: { $0.reader === self }) {
      runtime.preferenceReaders.append(WeakPreferenceReader(reader: self))
    }
    runtime.preferencesDidChange()
  }

  /// What is covered goes on hearing of what is inside; what has left its place for good does not.
  override func didDetach() {
    if owner.isDestroyed || owner.enclosingSuspension != nil {
      runtime.preferenceReaders.removeAll { $0.reader === self }
    }
  }

  func readPreference() {
    var value = Key.defaultValue
    var hasValue = false
    reduce(child, into: &value, &hasValue)
    guard value != last else { return }
    // The default is not news to someone who has heard nothing yet.
    let isNews = last != nil || hasValue
    last = value
    if isNews { runtime.trace?.preferenceChanged(Key.self) }
    if isNews { runtime.enqueueCallback(order: .geometry) { [weak self] in self?.action(value) } }
  }

  private func reduce(_ node: RenderNode, into value: inout Key.Value, _ hasValue: inout Bool) {
    if let writer = node as? PreferenceRender<Key> {
      if hasValue { Key.reduce(value: &value) { writer.value } } else { value = writer.value }
      hasValue = true
      return
    }
    for child in node.preferenceSources { reduce(child, into: &value, &hasValue) }
  }
}

extension Runtime {
  func preferencesDidChange() {
    arePreferencesDirty = true
    requestFrame()
  }

  /// Innermost readers first, so that what they change reaches the outer ones.
  func collectPreferences() {
    guard arePreferencesDirty else { return }
    arePreferencesDirty = false
    preferenceReaders.removeAll { $0.reader == nil }
    let readers = preferenceReaders.compactMap(\.reader)
    for reader in readers.sorted(by: { $0.depth > $1.depth }) { reader.readPreference() }
  }
}

nonisolated extension View {
  /// Tells the view's ancestors a value, in place of those that views inside tell for the same key.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  /// Runs `action` after layout when the value that the views inside make up has changed; the first time if any of
  /// them tells one.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}
