import DisplayList

/// Lets assistive technology go through places of its content.
nonisolated struct _AccessibilityRotorModifier: RenderModifier {
  let name: String
  /// Asked when somebody uses the rotor only.
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

  /// It may turn the node into an element, which needs a place in the display list.
  override var hasFragment: Bool { true }

  override func accessibilityElements() -> [AccessibilityElement] {
    let elements = super.accessibilityElements()
    // What is said of several elements is said of the group of them.
    var element = elements.count == 1 ? elements[0] : AccessibilityElement(node: self, role: .group, children: elements)
    element.scope = self
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
    // The range is one of a text of the app's, which need not be what the element says.
    guard let range = target.textRange, range.upperBound <= words.endIndex else { return "" }
    return String(words[range])
  }

  private func go(to target: _AccessibilityRotorTarget) {
    target.prepare()
    if case .view(let id) = target.place { runtime.requestScroll(to: id, anchor: nil, below: owner) }
    focusSoon(target, tries: 3)
  }

  /// What was prepared and scrolled to may not be there at once.
  private func focusSoon(_ target: _AccessibilityRotorTarget, tries: Int) {
    runtime.enqueueCallback { [weak self] in
      guard let self, !focus(target), tries > 1 else { return }
      focusSoon(target, tries: tries - 1)
    }
  }

  /// False if the place is not there.
  private func focus(_ target: _AccessibilityRotorTarget) -> Bool {
    let place: RenderNode? =
      switch target.place {
      case .view(let id): owner.find(id)?.render
      case .named(let id, let namespace):
        runtime.root?.firstRotorEntry(AccessibilityRotorEntryRender.Name(id: id, namespace: namespace))
      case .text: self
      }
    // Of a row, what is in it is gone to.
    guard let element = place?.accessibilityElements().first?.flattened.first(where: \.children.isEmpty) else {
      return false
    }
    runtime.moveAccessibilityFocus(to: element.node)
    return true
  }
}

extension FoundView {
  /// The view, if it is built.
  @MainActor fileprivate var render: RenderNode? {
    switch self {
    case .leaf: nil
    case .node(let node): node
    case .row(let stack, let index): stack.liveRow(index)
    }
  }
}

/// Names a view for the entries of rotors.
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
  /// The view of a name in here.
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

  /// A way through places of the view that assistive technology offers by a name. The closure is asked when it is used. Caveat:
  /// localized in the current locale, as all that follow.
  @MainActor public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
  ) -> some View { rotor(label) { Content._entries(of: entries()) } }
  /// A way through places of the view that assistive technology offers by a name.
  @MainActor public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
  ) -> some View { accessibilityRotor(Text(labelKey), entries: entries) }
  /// A way through places of the view that assistive technology offers by a name, not localized.
  @_disfavoredOverload
  @MainActor public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
  ) -> some View { accessibilityRotor(Text(label), entries: entries) }
  /// Where a rotor leads that assistive technology has by itself.
  @MainActor public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
  ) -> some View { accessibilityRotor(Text(verbatim: systemRotor.name), entries: entries) }

  /// The view is a place that the entries of rotors lead to by an id.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    modifier(_AccessibilityRotorEntryModifier(name: .init(id: AnyHashable(id), namespace: namespace)))
  }
}
