/// The role of an element in a labelled pair.
@frozen public enum AccessibilityLabeledPairRole {
  /// The label of the content.
  case label
  /// The content that the label names.
  case content
}

nonisolated extension View {
  /// Pairs a label with its content. The content takes its name from the label of the same `id`, unless it has a label
  /// of its own; then the pair's label is an alternative name for voice input.
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    stating(.pair(role, .init(id: AnyHashable(id), namespace: namespace)))
  }

  /// Links elements that may be far apart: a rotor leads from each to the others of the same `id`.
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    stating(.linked(.init(id: AnyHashable(id), namespace: namespace)))
  }
}

extension [AccessibilityElement] {
  /// The elements of the whole screen, with what they inherit from others of their groups.
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
  /// Whether the element or a descendant is in a group.
  fileprivate var isGrouped: Bool {
    !pairs.isEmpty || !links.isEmpty || children.contains(where: \.isGrouped)
  }

  /// The name of the rotor for linked elements: a guess.
  static let linkedRotor = "Linked Elements"

  @MainActor
  fileprivate func grouped(
    _ labels: [GroupName: String], _ groups: [GroupName: [AccessibilityElement]]
  ) -> AccessibilityElement {
    var element = self
    for pair in pairs where pair.role == .content {
      guard let name = labels[pair.group] else { continue }
      if element.label.isEmpty { element.label = name } else { element.inputLabels.append(name) }
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
