import DisplayList
import Foundation

/// What assistive technology is told about a part of the screen.
@MainActor
package struct AccessibilityElement {
  /// Something that assistive technology offers by its name.
  package struct Action {
    package let name: String
    package let run: @MainActor () -> Void
  }

  /// A way through places inside.
  package struct Rotor {
    package struct Entry {
      package let label: String
      package let go: @MainActor () -> Void
    }

    package let name: String
    /// Made when somebody asks.
    package let entries: @MainActor () -> [Entry]
  }

  /// Something more that is known of it.
  package struct CustomContent: Equatable, Sendable {
    let id: String
    package let label: String
    package let value: String
    /// It is said without being asked for.
    package let isImportant: Bool
  }

  /// A point with a name, on the screen.
  package struct NamedPoint: Equatable, Sendable {
    package let name: String
    package let point: CGPoint
  }

  /// What belongs together under an id.
  struct GroupName: Hashable, @unchecked Sendable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  /// What is activated.
  var node: RenderNode
  /// The outermost modifier that says something about the element; touches that reach it are meant for the element.
  var scope: RenderNode
  package var role: AccessibilityRole
  package var label: String
  package var value = ""
  package var hint = ""
  package var identifier = ""
  /// What stands in a field while it is empty.
  package var placeholder = ""
  /// What is typed goes here, or keys act on it.
  package var isFocused = false
  /// It is the chosen one of several.
  package var isSelected = false
  /// All that an app said of what it is.
  package var traits: AccessibilityTraits = []
  /// How far up among headings it is; 0 for no level.
  package var headingLevel = 0
  /// Other names by which it is asked for, the best first.
  package var inputLabels: [String] = []
  /// Whether a person can do something with it, as the app says; nil leaves it to what it is.
  package var respondsToInteraction: Bool?
  /// It is read before those beside it of lower priority.
  var sortPriority = 0.0
  /// What else than activating it can be done, in the order in which it is offered.
  package var actions: [Action] = []
  package var rotors: [Rotor] = []
  package var customContent: [CustomContent] = []
  /// Where it is touched to activate it, on the screen; nil for wherever a finger reaches it.
  package var activationPoint: CGPoint?
  /// Where it can be dragged from, and where something can be dropped.
  package var dragPoints: [NamedPoint] = []
  package var dropPoints: [NamedPoint] = []
  /// What its text is about.
  package var textContentType: AccessibilityTextContentType?
  /// How its words are spoken, where an app says anything of it.
  package var spoken: [SpokenWords] = []
  /// What tells of the data that it shows.
  package var chart: (@MainActor () -> AXChartDescriptor)?
  var pairs: [(role: AccessibilityLabeledPairRole, group: GroupName)] = []
  var links: [GroupName] = []
  package var children: [AccessibilityElement]
  /// It is no element that an app asked for, but several of which one thing is said; XCUITest hears of each by itself.
  package var isGroupOfSaid = false
  /// The name of the one picture that it is, or is made of; XCUITest finds it by that.
  package var picture = ""
  /// The texts of a button, and the texts and the switch of a toggle, which XCUITest tells apart; assistive technology knows only
  /// the button or the toggle.
  package var texts: [AccessibilityElement] = []

  init(node: RenderNode, role: AccessibilityRole, label: String = "", children: [AccessibilityElement] = []) {
    self.node = node
    scope = node
    self.role = role
    self.label = label
    self.children = children
  }

  /// The fragment that belongs to the element.
  package var key: FragmentKey { node.key }
  package var isEnabled: Bool { node.environment.isEnabled }
  /// Points on the screen; scale and rotation effects count.
  package var frame: CGRect { node.shown(node.elementBounds) }
}

/// What an element is, as an app says it.
public struct AccessibilityTraits: SetAlgebra, Sendable, Hashable {
  private var bits: Set<String>

  /// No traits.
  public init() { bits = [] }
  private init(_ name: String) { bits = [name] }

  /// It can be pressed.
  public static let isButton = AccessibilityTraits("button")
  /// It heads what follows.
  public static let isHeader = AccessibilityTraits("header")
  /// It is the chosen one of several.
  public static let isSelected = AccessibilityTraits("selected")
  /// It leads somewhere else.
  public static let isLink = AccessibilityTraits("link")
  /// It is a picture.
  public static let isImage = AccessibilityTraits("image")
  /// It is text that nobody can edit.
  public static let isStaticText = AccessibilityTraits("staticText")

  /// Where something is searched for.
  public static let isSearchField = AccessibilityTraits("searchField")
  /// It makes a sound of its own when it is activated.
  public static let playsSound = AccessibilityTraits("playsSound")
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits("keyboardKey")
  /// What the app begins with is summed up by it.
  public static let isSummaryElement = AccessibilityTraits("summaryElement")
  /// Its label or value changes often.
  public static let updatesFrequently = AccessibilityTraits("updatesFrequently")
  /// Activating it begins to play or record something.
  public static let startsMediaSession = AccessibilityTraits("startsMediaSession")
  /// It is touched itself rather than through assistive technology.
  public static let allowsDirectInteraction = AccessibilityTraits("allowsDirectInteraction")
  /// A page is turned when it has been read.
  public static let causesPageTurn = AccessibilityTraits("causesPageTurn")
  /// Nothing beside it is reached.
  public static let isModal = AccessibilityTraits("modal")
  /// It is switched on and off.
  public static let isToggle = AccessibilityTraits("toggle")
  /// A bar to choose tabs from.
  public static let isTabBar = AccessibilityTraits("tabBar")
  /// The dots that tell which page is shown; what XCUITest calls a page indicator.
  package static let isPageIndicator = AccessibilityTraits("pageIndicator")
  /// An alert at the lower edge; what XCUITest calls a sheet.
  package static let isActionSheet = AccessibilityTraits("actionSheet")
  /// What XCUITest calls a map.
  package static let isMap = AccessibilityTraits("automation:map")
  /// What XCUITest calls an image, whatever else it is.
  static let isPicture = AccessibilityTraits("automation:image")
  /// What XCUITest calls a popover.
  static let isPopover = AccessibilityTraits("automation:popover")
  /// What XCUITest calls a segmented control, a stepper, a picker of dates and a wheel.
  static let isSegmentedControl = AccessibilityTraits("automation:segmentedControl")
  static let isStepper = AccessibilityTraits("automation:stepper")
  static let isDatePicker = AccessibilityTraits("automation:datePicker")
  static let isPickerWheel = AccessibilityTraits("automation:pickerWheel")
  /// What XCUITest calls a collection view: the days of a calendar.
  static let isCollection = AccessibilityTraits("automation:collectionView")
  /// What XCUITest calls a picker, around wheels, and a toolbar.
  static let isPicker = AccessibilityTraits("automation:picker")
  static let isToolbar = AccessibilityTraits("automation:toolbar")

  /// What XCUITest calls an element with one of the ten traits before.
  package var automationType: String? {
    bits.lazy.compactMap { $0.hasPrefix("automation:") ? String($0.dropFirst("automation:".count)) : nil }.first
  }

  /// True if all traits of `member` are there; this and what follows are what `SetAlgebra` asks for.
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

  /// The role that the traits give an element; the strongest first.
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
