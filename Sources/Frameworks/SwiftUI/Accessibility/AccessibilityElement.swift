import DisplayList
import Foundation

/// A part of the screen as described to assistive technology: an `AccessibilityNode` under construction, with what only
/// the runtime can use: render nodes and closures. `described` is the finished node.
@MainActor @dynamicMemberLookup
package struct AccessibilityElement {
  /// A named action for assistive technology.
  package struct Action {
    package let name: String
    package let run: @MainActor () -> Void
  }

  /// A rotor over places in the element.
  package struct Rotor {
    package struct Entry {
      package let label: String
      package let go: @MainActor () -> Void
    }

    package let name: String
    /// Computed on request.
    package let entries: @MainActor () -> [Entry]
  }

  /// The identity of a group of related elements.
  struct GroupName: Hashable, @unchecked Sendable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  /// The node to activate.
  var node: RenderNode
  /// The outermost modifier that describes the element. Touches that reach it count for the element.
  var scope: RenderNode
  /// What the views say of the element. What follows from the other properties of this type (`key`, `isEnabled`,
  /// `frame`, `actions`, `rotors`, `spoken`, `children`) is missing until it is `described`.
  private var attributes: AccessibilityNode
  /// Whether the app declares the element interactive; nil leaves it to its role.
  package var respondsToInteraction: Bool?
  /// The reading priority among siblings.
  var sortPriority = 0.0
  /// The actions besides activation, in the order in which they are offered.
  package var actions: [Action] = []
  package var rotors: [Rotor] = []
  /// How its words are spoken, where the app has set anything.
  package var spoken: [SpokenWords] = []
  /// Creates the descriptor of the chart that it shows.
  package var chart: (@MainActor () -> AXChartDescriptor)?
  var pairs: [(role: AccessibilityLabeledPairRole, group: GroupName)] = []
  var links: [GroupName] = []
  package var children: [AccessibilityElement]
  /// Whether this is not an element the app asked for, but a group of elements that one statement describes. XCUITest
  /// sees each of them separately.
  package var isGroupOfSaid = false
  /// The name of the only image that it is or contains; XCUITest finds it by that.
  package var picture = ""
  /// Whether it is a symbol whose label is only its name, which an element that contains words as well does not repeat.
  var isOnlyNamed = false
  /// The texts and images of a button, or the texts and the switch of a toggle. XCUITest sees them separately; assistive
  /// technology sees only the button or the toggle.
  package var texts: [AccessibilityElement] = []

  init(node: RenderNode, role: AccessibilityRole, label: String = "", children: [AccessibilityElement] = []) {
    self.node = node
    scope = node
    attributes = AccessibilityNode(key: node.key, role: role, label: label)
    self.children = children
  }

  /// What the views say of the element, such as `label` and `value`.
  package nonisolated subscript<Value>(dynamicMember path: WritableKeyPath<AccessibilityNode, Value>) -> Value {
    get { attributes[keyPath: path] }
    set { attributes[keyPath: path] = newValue }
  }

  /// All traits that the app has set.
  package nonisolated var traits: AccessibilityTraits {
    get { AccessibilityTraits(names: attributes.traitNames) }
    set { attributes.traitNames = newValue.names }
  }
  /// The key of the element's fragment.
  package var key: FragmentKey { node.key }
  package var isEnabled: Bool { node.environment.isEnabled }
  /// The frame in points on the screen, including scale and rotation effects.
  package var frame: CGRect { node.shown(node.elementBounds) }

  /// The element and those inside, as everybody outside the runtime reads them.
  package var described: AccessibilityNode { described(with: children.map(\.described)) }

  /// Returns the description of the element whose children already have theirs.
  package func described(with children: [AccessibilityNode]) -> AccessibilityNode {
    var described = attributes
    described.key = key
    described.isEnabled = isEnabled
    described.actions = actions.map(\.name)
    described.rotors = rotors.map(\.name)
    described.spoken = spoken.map(\.described)
    described.frame = frame
    described.children = children
    return described
  }
}

/// Traits that describe an accessibility element.
public struct AccessibilityTraits: SetAlgebra, Sendable, Hashable {
  private var bits: Set<String>

  /// Creates an empty set.
  public init() { bits = [] }
  private init(_ name: String) { bits = [name] }
  /// Creates the set of the traits in an `AccessibilityNode`.
  package init(names: Set<String>) { bits = names }
  /// The traits by name.
  package var names: Set<String> { bits }

  /// The element is a button.
  public static let isButton = AccessibilityTraits("button")
  /// The element is a header.
  public static let isHeader = AccessibilityTraits("header")
  /// The element is the selected one of several.
  public static let isSelected = AccessibilityTraits("selected")
  /// The element is a link.
  public static let isLink = AccessibilityTraits("link")
  /// The element is an image.
  public static let isImage = AccessibilityTraits("image")
  /// The element is static text.
  public static let isStaticText = AccessibilityTraits("staticText")

  /// The element is a search field.
  public static let isSearchField = AccessibilityTraits("searchField")
  /// The element plays its own sound when activated.
  public static let playsSound = AccessibilityTraits("playsSound")
  /// The element is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits("keyboardKey")
  /// The element summarizes the app's state at launch.
  public static let isSummaryElement = AccessibilityTraits("summaryElement")
  /// The element's label or value changes often.
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  /// Activating the element starts playback or recording.
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  /// The element handles touches directly instead of through assistive technology.
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  /// The page turns when the element has been read.
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  /// Elements outside this one cannot be reached.
  public static let isModal = AccessibilityTraits("modal")
  /// The element is a toggle.
  public static let isToggle = AccessibilityTraits("toggle")
  /// The element is a tab bar.
  public static let isTabBar = AccessibilityTraits("tabBar")
  /// The dots that show the current page; a page indicator in XCUITest.
  package static let isPageIndicator = AccessibilityTraits("pageIndicator")
  /// An alert at the lower edge; a sheet in XCUITest.
  package static let isActionSheet = AccessibilityTraits("actionSheet")
  /// A map in XCUITest.
  package static let isMap = AccessibilityTraits("automation:map")
  /// An image in XCUITest, whatever else it is.
  static let isPicture = AccessibilityTraits("automation:image")
  /// A popover in XCUITest.
  static let isPopover = AccessibilityTraits("automation:popover")
  /// A segmented control, a stepper, a date picker and a picker wheel in XCUITest.
  static let isSegmentedControl = AccessibilityTraits("automation:segmentedControl")
  static let isStepper = AccessibilityTraits("automation:stepper")
  static let isDatePicker = AccessibilityTraits("automation:datePicker")
  static let isPickerWheel = AccessibilityTraits("automation:pickerWheel")
  /// A collection view in XCUITest: the days of a calendar.
  static let isCollection = AccessibilityTraits("automation:collectionView")
  /// A picker (around wheels) and a toolbar in XCUITest.
  static let isPicker = AccessibilityTraits("automation:picker")
  static let isToolbar = AccessibilityTraits("automation:toolbar")

  /// The position of a slider's thumb, from 0 to 1, whatever its value in words is.
  static func slider(at position: Double) -> AccessibilityTraits { AccessibilityTraits("slider:\(position)") }

  /// The position of a slider's thumb, from 0 to 1; nil for other elements.
  package var sliderPosition: Double? {
    bits.lazy.compactMap { $0.hasPrefix("slider:") ? Double($0.dropFirst("slider:".count)) : nil }.first
  }

  /// The XCUITest type of an element with one of the ten traits above.
  package var automationType: String? {
    bits.lazy.compactMap { $0.hasPrefix("automation:") ? String($0.dropFirst("automation:".count)) : nil }.first
  }

  /// Whether all traits of `member` are in the set. This and what follows are the requirements of `SetAlgebra`.
  public func contains(_ member: AccessibilityTraits) -> Bool { bits.isSuperset(of: member.bits) }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits.union(other.bits)) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits.intersection(other.bits)) }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with(bits.symmetricDifference(other.bits))
  }

  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits.formUnion(newMember.bits)
    return (isNew, newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    guard contains(member) else { return nil }
    bits.subtract(member.bits)
    return member
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let old = contains(newMember) ? newMember : nil
    bits.formUnion(newMember.bits)
    return old
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { bits.formUnion(other.bits) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits.formIntersection(other.bits) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    bits.formSymmetricDifference(other.bits)
  }

  private func with(_ bits: Set<String>) -> AccessibilityTraits {
    var copy = AccessibilityTraits()
    copy.bits = bits
    return copy
  }

  /// The role that follows from the traits; the strongest first.
  var role: AccessibilityRole? {
    if contains(.isToggle) { return .switch }
    if contains(.isButton) { return .button }
    if contains(.isSearchField) { return .textField }
    if contains(.isLink) { return .link }
    if contains(.isHeader) { return .header }
    if contains(.isImage) { return .image }
    if contains(.isStaticText) { return .staticText }
    return nil
  }
}
