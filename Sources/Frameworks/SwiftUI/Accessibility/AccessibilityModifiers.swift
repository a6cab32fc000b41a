import Foundation

/// How an element treats the elements inside it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind { case ignore, contain, combine }
  let kind: Kind

  /// The element stands alone; those inside are not seen.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// A group of the elements inside.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// One element that says all that those inside say.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// One statement about the elements of the content.
enum AccessibilityStatement: Equatable, Sendable {
  case identifier(String)
  case label(String)
  case value(String)
  case hint(String)
  case add(AccessibilityTraits)
  case remove(AccessibilityTraits)
  case hidden(Bool)
  case element(AccessibilityChildBehavior)
  case inputLabels([String])
  case sortPriority(Double)
  case respondsToInteraction(Bool)
  case heading(AccessibilityHeadingLevel)
  /// Takes away what was said under the id if there is no value.
  case customContent(String, id: String, value: String?, isImportant: Bool)
  /// Says nothing, for now.
  case nothing
  /// One element of a role around those of the content.
  case container(AccessibilityElement.Role, label: String)
}

/// Says one thing about the elements of its content.
nonisolated public struct _AccessibilityModifier: RenderModifier {
  let statement: AccessibilityStatement
  public typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> AccessibilityRender {
    AccessibilityRender(statement, owner: owner, child: child)
  }
  @MainActor func update(_ render: AccessibilityRender) { render.statement = statement }
}

@MainActor
final class AccessibilityRender: UnaryRender {
  var statement: AccessibilityStatement {
    didSet { if statement != oldValue { runtime.accessibilityDidChange() } }
  }

  init(_ statement: AccessibilityStatement, owner: _Node, child: RenderNode) {
    self.statement = statement
    super.init(owner: owner, child: child)
  }

  /// A statement may turn the node into an element, which needs a place in the display list.
  override var hasFragment: Bool { true }

  override func accessibilityElements() -> [AccessibilityElement] {
    let elements = super.accessibilityElements()
    switch statement {
    case .hidden(true): return []
    case .hidden(false), .nothing: return elements
    case .inputLabels(let labels): return changed(elements) { $0.inputLabels = labels }
    case .sortPriority(let priority): return changed(elements) { $0.sortPriority = priority }
    case .respondsToInteraction(let responds): return changed(elements) { $0.respondsToInteraction = responds }
    case .heading(let level):
      return changed(elements) {
        $0.headingLevel = Int(level.rawValue)
        $0.traits.insert(.isHeader)
        $0.role = .header
      }
    case .customContent(let label, let id, let value, let isImportant):
      return changed(elements) {
        $0.customContent.removeAll { $0.id == id }
        guard let value else { return }
        $0.customContent.append(.init(id: id, label: label, value: value, isImportant: isImportant))
      }
    case .element(let behavior): return [element(elements, behavior)]
    case .container(let role, let label):
      return [AccessibilityElement(node: self, role: role, label: label, children: elements)]
    case .identifier(let identifier): return changed(elements) { $0.identifier = identifier }
    case .label(let label): return changed(elements) { $0.label = label }
    case .value(let value): return changed(elements) { $0.value = value }
    case .hint(let hint): return changed(elements) { $0.hint = hint }
    case .add(let traits):
      return changed(elements) {
        if let role = traits.role { $0.role = role }
        $0.traits.formUnion(traits)
        if traits.contains(.isSelected) { $0.isSelected = true }
      }
    case .remove(let traits):
      return changed(elements) {
        if traits.role == $0.role { $0.role = .group }
        $0.traits.subtract(traits)
        if traits.contains(.isSelected) { $0.isSelected = false }
      }
    }
  }

  /// A statement about several elements is one about the group of them.
  private func changed(
    _ elements: [AccessibilityElement], _ change: (inout AccessibilityElement) -> Void
  ) -> [AccessibilityElement] {
    var element = elements.count == 1 ? elements[0] : AccessibilityElement(node: self, role: .group, children: elements)
    element.scope = self
    change(&element)
    return [element]
  }

  private func element(
    _ elements: [AccessibilityElement], _ behavior: AccessibilityChildBehavior
  ) -> AccessibilityElement {
    switch behavior.kind {
    case .ignore: return AccessibilityElement(node: self, role: .group)
    case .contain: return AccessibilityElement(node: self, role: .group, children: elements)
    case .combine:
      let all = elements.flatMap(\.flattened)
      var combined = AccessibilityElement(
        node: self, role: all.contains { $0.role == .button } ? .button : .staticText,
        label: all.map(\.label).filter { !$0.isEmpty }.joined(separator: ", "))
      combined.value = all.map(\.value).filter { !$0.isEmpty }.joined(separator: ", ")
      combined.actions = all.flatMap(\.actions)
      combined.rotors = all.flatMap(\.rotors)
      combined.customContent = all.flatMap(\.customContent)
      combined.isSelected = all.contains(where: \.isSelected)
      return combined
    }
  }
}

extension AccessibilityElement {
  /// The element and those inside it, in reading order.
  var flattened: [AccessibilityElement] { [self] + children.flatMap(\.flattened) }
}

nonisolated extension View {
  private func stating(_ statement: AccessibilityStatement) -> some View {
    modifier(_AccessibilityModifier(statement: statement))
  }

  /// A name for tests and tools, which nobody hears.
  public func accessibilityIdentifier(_ identifier: String) -> some View { stating(.identifier(identifier)) }

  /// What the view is called, instead of what it shows. Caveat: localized in the current locale, whatever the view's
  /// environment says.
  public func accessibilityLabel(_ label: Text) -> some View { stating(.label(label.string(in: EnvironmentValues()))) }
  /// What the view is called, instead of what it shows.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    stating(.label(Text(labelKey).string(in: EnvironmentValues())))
  }
  /// What the view is called, instead of what it shows.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { stating(.label(String(label))) }

  /// What the view is set to, such as "40%". Caveat: localized in the current locale, whatever the view's environment says.
  public func accessibilityValue(_ valueDescription: Text) -> some View {
    stating(.value(valueDescription.string(in: EnvironmentValues())))
  }
  /// What the view is set to, such as "40%".
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    stating(.value(Text(valueKey).string(in: EnvironmentValues())))
  }
  /// What the view is set to, such as "40%".
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { stating(.value(String(value))) }

  /// What happens if the view is activated. Caveat: localized in the current locale, whatever the view's environment says.
  public func accessibilityHint(_ hint: Text) -> some View { stating(.hint(hint.string(in: EnvironmentValues()))) }
  /// What happens if the view is activated.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    stating(.hint(Text(hintKey).string(in: EnvironmentValues())))
  }
  /// What happens if the view is activated.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { stating(.hint(String(hint))) }

  /// Says what the view is. One that is several things, such as a link and a header, is told as the first of button,
  /// link, header, image and text.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { stating(.add(traits)) }
  /// Other names by which the view is asked for, the best first. Caveat: localized in the current locale.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    stating(.inputLabels(inputLabels.map { $0.string(in: EnvironmentValues()) }))
  }
  /// Other names by which the view is asked for, the best first.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    stating(.inputLabels(inputLabelKeys.map { Text($0).string(in: EnvironmentValues()) }))
  }
  /// Other names by which the view is asked for, the best first, not localized.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    stating(.inputLabels(inputLabels.map { String($0) }))
  }

  /// The view is read before those beside it of a lower priority; 0 unless told otherwise.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { stating(.sortPriority(sortPriority)) }

  /// Whether a person can do something with the view: whether a keyboard stops at it.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
    stating(.respondsToInteraction(respondsToUserInteraction))
  }
  /// Whether a person can do something with the view, while `isEnabled`.
  @available(iOS 18.0, *)
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool, isEnabled: Bool
  ) -> some View {
    stating(isEnabled ? .respondsToInteraction(respondsToUserInteraction) : .nothing)
  }

  /// The view is a heading of a level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { stating(.heading(level)) }

  /// Takes back what a view said it is; one that said nothing else becomes a group.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { stating(.remove(traits)) }
  /// True leaves the view and all inside out of what assistive technology sees; false does not bring back what is
  /// hidden further inside.
  public func accessibilityHidden(_ hidden: Bool) -> some View { stating(.hidden(hidden)) }
  /// Makes the view one element; `children` says what becomes of the elements inside.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    stating(.element(children))
  }
}
