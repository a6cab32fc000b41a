import DisplayList

/// Adds a rotor over places in the content.
nonisolated struct _AccessibilityRotorModifier: RenderModifier {
  let name: String
  /// Evaluated only when the rotor is used.
  let targets: @MainActor () -> [_AccessibilityRotorTarget]
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> AccessibilityRotorRender {
    AccessibilityRotorRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: AccessibilityRotorRender) { render.modifier = self }
}

@MainActor
final class AccessibilityRotorRender: UnaryRender {
  var modifier: _AccessibilityRotorModifier {
    didSet { if modifier.name != oldValue.name { runtime.accessibilityDidChange() } }
  }

  init(_ modifier: _AccessibilityRotorModifier, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  /// It may turn the node into an element, which needs a position in the display list.
  override var hasFragment: Bool { true }

  override func accessibilityElements() -> [AccessibilityElement] {
    var element = statedElement(of: super.accessibilityElements())
    let words = element.label
    element.rotors.append(
      .init(name: modifier.name) { [weak self] in
        self?.modifier.targets().map { target in
          .init(label: self?.label(of: target, in: words) ?? "") { self?.go(to: target) }
        } ?? []
      })
    return [element]
  }

  private func label(of target: _AccessibilityRotorTarget, in words: String) -> String {
    if let label = target.label { return label.string(in: environment) }
    // The range belongs to a text of the app, which need not be what the element says.
    guard let range = target.textRange, range.upperBound <= words.endIndex else { return "" }
    return String(words[range])
  }

  private func go(to target: _AccessibilityRotorTarget) {
    target.prepare()
    if case .view(let id) = target.place { runtime.requestScroll(to: id, anchor: nil, below: owner) }
    focusSoon(target, tries: 3)
  }

  /// Moves the focus, with retries: the target may not be there at once after preparing and scrolling.
  private func focusSoon(_ target: _AccessibilityRotorTarget, tries: Int) {
    runtime.enqueueCallback { [weak self] in
      guard let self, !focus(target), tries > 1 else { return }
      focusSoon(target, tries: tries - 1)
    }
  }

  /// Returns false if the place does not exist.
  private func focus(_ target: _AccessibilityRotorTarget) -> Bool {
    let place: RenderNode? =
      switch target.place {
      case .view(let id): owner.find(id)?.render
      case .named(let id, let namespace):
        runtime.root?.firstRotorEntry(AccessibilityRotorEntryRender.Name(id: id, namespace: namespace))
      case .text: self
      }
    // For a row, moves to the element inside.
    guard let element = place?.accessibilityElements().first?.flattened.first(where: \.children.isEmpty) else {
      return false
    }
    runtime.moveAccessibilityFocus(to: element.node)
    return true
  }
}

extension FoundView {
  /// The render node of the view, if it is built.
  @MainActor fileprivate var render: RenderNode? {
    switch self {
    case .leaf: nil
    case .node(let node): node
    case .row(let stack, let index): stack.liveRow(index)
    }
  }
}

/// Names a view for rotor entries.
nonisolated struct _AccessibilityRotorEntryModifier: RenderModifier {
  let name: AccessibilityRotorEntryRender.Name
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> AccessibilityRotorEntryRender {
    AccessibilityRotorEntryRender(name, owner: owner, child: child)
  }
  @MainActor func update(_ render: AccessibilityRotorEntryRender) { render.name = name }
}

@MainActor
final class AccessibilityRotorEntryRender: UnaryRender {
  struct Name: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  var name: Name

  init(_ name: Name, owner: _Node, child: RenderNode) {
    self.name = name
    super.init(owner: owner, child: child)
  }
}

extension RenderNode {
  /// Returns the view with a name in this subtree.
  fileprivate func firstRotorEntry(_ name: AccessibilityRotorEntryRender.Name) -> RenderNode? {
    if let entry = self as? AccessibilityRotorEntryRender, entry.name == name { return entry }
    for child in children { if let found = child.firstRotorEntry(name) { return found } }
    return nil
  }
}

nonisolated extension View {
  @MainActor private func rotor(_ label: Text, _ targets: @escaping @MainActor () -> [_AccessibilityRotorTarget])
    -> some View
  {
    modifier(_AccessibilityRotorModifier(name: label.string(in: EnvironmentValues()), targets: targets))
  }

  /// Adds a named rotor over places in the view. The closure runs when the rotor is used. Caveat: localized in the
  /// current locale, like all overloads below.
  @MainActor public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
  ) -> some View { rotor(label) { Content._entries(of: entries()) } }
  /// Adds a named rotor over places in the view.
  @MainActor public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
  ) -> some View { accessibilityRotor(Text(labelKey), entries: entries) }
  /// Adds a named rotor over places in the view; the name is not localized.
  @_disfavoredOverload
  @MainActor public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
  ) -> some View { accessibilityRotor(Text(label), entries: entries) }
  /// Sets the entries of a system rotor.
  @MainActor public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
  ) -> some View { accessibilityRotor(Text(verbatim: systemRotor.name), entries: entries) }

  /// Makes the view a place that rotor entries can refer to by an id.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    modifier(_AccessibilityRotorEntryModifier(name: .init(id: AnyHashable(id), namespace: namespace)))
  }
}
