/// What an element of a labeled pair is.
@frozen public enum AccessibilityLabeledPairRole {
  /// It names the content.
  case label
  /// It is named by the label.
  case content
}

nonisolated extension View {
  /// Pairs what names something with what it names: the content of a pair is called as the label of the same `id` is, unless
  /// it has a label of its own, which then is another name by which it is asked for.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    stating(.pair(role, .init(id: AnyHashable(id), namespace: namespace)))
  }

  /// Links elements that may be far from each other: from each, a rotor leads to the others of the same `id`.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    stating(.linked(.init(id: AnyHashable(id), namespace: namespace)))
  }
}

extension [AccessibilityElement] {
  /// The elements of the whole screen with what they take over from others of their groups.
  @MainActor
  var grouped: [AccessibilityElement] {
    guard contains(where: \.isGrouped) else { return self }
    let all = flatMap(\.flattened)
    var labels: [AccessibilityElement.GroupName: String] = [:]
    var groups: [AccessibilityElement.GroupName: [AccessibilityElement]] = [:]
    for element in all {
      for pair in element.pairs where pair.role == .label && !element.label.isEmpty {
        labels[pair.group] = element.label
      }
      for group in element.links { groups[group, default: []].append(element) }
    }
    return map { $0.grouped(labels, groups) }
  }
}

extension AccessibilityElement {
  /// It, or something inside it, is in a group.
  fileprivate var isGrouped: Bool {
    !pairs.isEmpty || !links.isEmpty || children.contains(where: \.isGrouped)
  }

  /// What the rotor to linked elements is called: a guess.
  static let linkedRotor = "Linked Elements"

  @MainActor
  fileprivate func grouped(
    _ labels: [GroupName: String], _ groups: [GroupName: [AccessibilityElement]]
  ) -> AccessibilityElement {
    var element = self
    for pair in pairs where pair.role == .content {
      guard let name = labels[pair.group] else { continue }
      if label.isEmpty { element.label = name } else { element.inputLabels.append(name) }
    }
    let others = links.flatMap { groups[$0] ?? [] }.filter { $0.node !== node }
    if !others.isEmpty {
      element.rotors.append(
        Rotor(name: Self.linkedRotor) {
          others.map { other in
            Rotor.Entry(label: other.label) { [weak place = other.node] in
              guard let place else { return }
              place.runtime.moveAccessibilityFocus(to: place)
            }
          }
        })
    }
    element.children = children.map { $0.grouped(labels, groups) }
    return element
  }
}
