import DisplayList
import Foundation

/// A statement about the content's elements.
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
  /// Removes the entry of the id if the value is nil.
  case customContent(String, id: String, value: String?, isImportant: Bool)
  /// As a fraction of its size or in points.
  case activationPoint(UnitPoint)
  case activationPlace(CGPoint)
  case dragPoint(UnitPoint, description: String)
  case dropPoint(UnitPoint, description: String)
  case textContentType(AccessibilityTextContentType)
  case speech(Speech)
  case pair(AccessibilityLabeledPairRole, AccessibilityElement.GroupName)
  case linked(AccessibilityElement.GroupName)
  /// No statement at the moment.
  case nothing
  /// One element of a role that contains the content's elements.
  case container(AccessibilityRole, label: String)
}

/// A modifier that sets accessibility properties of its content's elements.
nonisolated public struct AccessibilityAttachmentModifier: RenderModifier {
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

  /// A statement may turn the node into an element, which needs a position in the display list.
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
    case .activationPoint(let point):
      return changed(elements) { $0.activationPoint = $0.screenPoint(point) }
    case .activationPlace(let place):
      let point = shown(CGRect(origin: place, size: .zero)).origin
      return changed(elements) { $0.activationPoint = point }
    case .dragPoint(let point, let description):
      return changed(elements) { $0.dragPoints.append(.init(name: description, point: $0.screenPoint(point))) }
    case .dropPoint(let point, let description):
      return changed(elements) { $0.dropPoints.append(.init(name: description, point: $0.screenPoint(point))) }
    case .textContentType(let type):
      return elements.map { $0.each { $0.textContentType = $0.textContentType ?? type.name } }
    case .speech(let speech): return elements.map { $0.each { $0.speak(as: speech) } }
    case .pair(let role, let group): return changed(elements) { $0.pairs.append((role, group)) }
    case .linked(let group): return changed(elements) { $0.links.append(group) }
    case .element(let behavior): return [element(elements, behavior)]
    case .container(let role, let label):
      return [AccessibilityElement(node: self, role: role, label: label, children: elements)]
    case .identifier(let identifier): return changed(elements) { $0.identifier = identifier }
    case .label(let label):
      return changed(elements) {
        $0.label = label
        $0.isOnlyNamed = false
      }
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

  /// Applies a statement. One about several elements applies to their group.
  private func changed(
    _ elements: [AccessibilityElement], _ change: (inout AccessibilityElement) -> Void
  ) -> [AccessibilityElement] {
    var element = statedElement(of: elements)
    if elements.count > 1, !isAccessibilityContainer { element.isGroupOfSaid = true }
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
        label: all.commonLabel)
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
  /// The element and its descendants, in reading order.
  var flattened: [AccessibilityElement] { [self] + children.flatMap(\.flattened) }
}

extension [AccessibilityElement] {
  /// The label of an element that these are the parts of.
  var commonLabel: String {
    let labelled = filter { !$0.label.isEmpty }
    let worded = labelled.filter { !$0.isOnlyNamed }
    return (worded.isEmpty ? labelled : worded).map(\.label).joined(separator: ", ")
  }
}

extension AccessibilityElement {
  /// Returns the screen position of a point given as a fraction of the element's size.
  fileprivate func screenPoint(_ point: UnitPoint) -> CGPoint {
    let bounds = node.elementBounds
    let x = node.environment.layoutDirection == .rightToLeft ? 1 - point.x : point.x
    let place = CGPoint(x: bounds.minX + x * bounds.width, y: bounds.minY + point.y * bounds.height)
    return node.shown(CGRect(origin: place, size: .zero)).origin
  }

  /// Returns the element with a change applied to it and all its descendants.
  fileprivate func each(_ change: (inout AccessibilityElement) -> Void) -> AccessibilityElement {
    var element = self
    change(&element)
    element.children = children.map { $0.each(change) }
    return element
  }
}

nonisolated extension View {
  func stating(_ statement: AccessibilityStatement) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(statement: statement))
  }
}
