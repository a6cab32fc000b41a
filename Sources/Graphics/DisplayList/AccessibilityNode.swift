import Foundation

/// A part of the screen as assistive technology sees it; the order of `children` is the reading order.
///
/// SwiftUI describes each element by one; tests, the page, WebDriver and XCUITest read it.
public struct AccessibilityNode: Sendable, Hashable {
  /// The fragment that the node belongs to.
  public var key: FragmentKey
  /// The kind of element.
  public var role: AccessibilityRole
  /// The label in words; empty for none.
  public var label: String
  /// The current value ("40%"); empty for none.
  public var value: String
  /// What activating the element does; empty for none.
  public var hint: String
  /// The name for tests, which is never spoken; empty for none.
  public var identifier: String
  /// Whether the view is enabled.
  public var isEnabled: Bool
  /// Whether the element is the selected one of several.
  public var isSelected: Bool
  /// The placeholder of a field, shown while it is empty.
  public var placeholder: String
  /// Whether the element receives typed text, or Tab has reached it.
  public var isFocused: Bool
  /// The names of actions other than activation.
  public var actions: [String] = []
  /// The names of all traits that the app has set; `traits` has them as Apple's type.
  package var traitNames: Set<String> = []
  /// The level among headings, from 1; 0 for none.
  public var headingLevel = 0
  /// Alternative names for voice input, the best first.
  public var inputLabels: [String] = []
  /// The names of rotors, which lead through places inside the element.
  public var rotors: [String] = []
  /// Additional information, in the order in which it is spoken.
  public var customContent: [CustomContent] = []
  /// Where the element can be dragged from.
  public var dragPoints: [NamedPoint] = []
  /// Where something can be dropped on the element.
  public var dropPoints: [NamedPoint] = []
  /// The point to touch to activate the element, on the screen; nil for any point that a finger reaches.
  public var activationPoint: CGPoint?
  /// The kind of text, named as in Apple's API: "sourceCode".
  public var textContentType: String?
  /// How the words are spoken; empty if the app does not specify it.
  public var spoken: [SpokenWords] = []
  /// The frame in points on the screen.
  public var frame: CGRect
  /// The elements inside, in reading order.
  public var children: [AccessibilityNode]

  /// Creates a node; by default it is enabled, nameless and empty.
  public init(
    key: FragmentKey, role: AccessibilityRole, label: String = "", value: String = "", hint: String = "",
    identifier: String = "",
    placeholder: String = "", isEnabled: Bool = true, isSelected: Bool = false, isFocused: Bool = false,
    frame: CGRect = .zero,
    children: [AccessibilityNode] = []
  ) {
    self.key = key
    self.role = role
    self.label = label
    self.value = value
    self.hint = hint
    self.identifier = identifier
    self.placeholder = placeholder
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.isFocused = isFocused
    self.frame = frame
    self.children = children
  }

  /// The node and all its descendants, in reading order.
  public var flattened: [AccessibilityNode] { [self] + children.flatMap(\.flattened) }
}

extension AccessibilityNode {
  /// Additional information that an app gives about an element.
  public struct CustomContent: Sendable, Hashable {
    /// The name by which a modifier replaces or removes the information.
    package var id: String
    /// The label.
    public var label: String
    /// The value.
    public var value: String
    /// Whether it is spoken without being asked for.
    public var isImportant: Bool

    package init(id: String, label: String, value: String, isImportant: Bool) {
      self.id = id
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  /// A named point on the screen.
  public struct NamedPoint: Sendable, Hashable {
    /// The name, in words.
    public var name: String
    /// The location.
    public var point: CGPoint

    package init(name: String, point: CGPoint) {
      self.name = name
      self.point = point
    }
  }

  /// Words, and how an app wants them spoken.
  public struct SpokenWords: Sendable, Hashable {
    /// The words.
    public var words: String
    /// From -1 to 1; 0 is normal.
    public var pitch: Double
    /// Whether punctuation is spoken.
    public var includesPunctuation: Bool
    /// Whether the words wait until the current speech is over.
    public var isQueued: Bool
    /// Whether the words are spelled out.
    public var spellsOut: Bool

    package init(
      words: String, pitch: Double = 0, includesPunctuation: Bool = false, isQueued: Bool = false,
      spellsOut: Bool = false
    ) {
      self.words = words
      self.pitch = pitch
      self.includesPunctuation = includesPunctuation
      self.isQueued = isQueued
      self.spellsOut = spellsOut
    }
  }
}
