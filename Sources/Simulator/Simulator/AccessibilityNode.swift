import DisplayList
import Foundation
import ScrollworkSwiftUI

/// A part of the screen as assistive technology sees it; the order of `children` is the reading order.
public struct AccessibilityNode: Sendable, Equatable {
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
  /// All traits that the app has set.
  public var traits: AccessibilityTraits = []
  /// The level among headings, from 1; 0 for none.
  public var headingLevel = 0
  /// Alternative names for voice input, the best first.
  public var inputLabels: [String] = []
  /// The names of rotors, which lead through places inside the element.
  public var rotors: [String] = []
  /// Additional information that an app gives about an element.
  public struct CustomContent: Sendable, Equatable {
    /// The label.
    public var label: String
    /// The value.
    public var value: String
    /// Whether it is spoken without being asked for.
    public var isImportant: Bool
  }
  /// Additional information, in the order in which it is spoken.
  public var customContent: [CustomContent] = []
  /// A named point on the screen.
  public struct NamedPoint: Sendable, Equatable {
    /// The name, in words.
    public var name: String
    /// The location.
    public var point: CGPoint
  }
  /// Where the element can be dragged from.
  public var dragPoints: [NamedPoint] = []
  /// Where something can be dropped on the element.
  public var dropPoints: [NamedPoint] = []
  /// The point to touch to activate the element, on the screen; nil for any point that a finger reaches.
  public var activationPoint: CGPoint?
  /// The kind of text, named as in Apple's API: "sourceCode".
  public var textContentType: String?
  /// Words, and how an app wants them spoken.
  public struct SpokenWords: Sendable, Equatable {
    /// The words.
    public var words: String
    /// From -1 to 1; 0 is normal.
    public var pitch = 0.0
    /// Whether punctuation is spoken.
    public var includesPunctuation = false
    /// Whether the words wait until the current speech is over.
    public var isQueued = false
    /// Whether the words are spelled out.
    public var spellsOut = false
  }
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

  @MainActor
  package init(_ element: AccessibilityElement) {
    self.init(element, children: element.children.map { AccessibilityNode($0) })
  }

  /// Creates a node for an element whose children already have theirs.
  @MainActor
  package init(_ element: AccessibilityElement, children: [AccessibilityNode]) {
    self.init(
      key: element.key, role: element.role, label: element.label,
      value: element.value, hint: element.hint, identifier: element.identifier,
      placeholder: element.placeholder, isEnabled: element.isEnabled, isSelected: element.isSelected,
      isFocused: element.isFocused, frame: element.frame, children: children)
    actions = element.actions.map(\.name)
    traits = element.traits
    headingLevel = element.headingLevel
    inputLabels = element.inputLabels
    rotors = element.rotors.map(\.name)
    dragPoints = element.dragPoints.map { NamedPoint(name: $0.name, point: $0.point) }
    dropPoints = element.dropPoints.map { NamedPoint(name: $0.name, point: $0.point) }
    activationPoint = element.activationPoint
    textContentType = element.textContentType?.name
    spoken = element.spoken.map {
      SpokenWords(
        words: $0.words, pitch: $0.speech.pitch ?? 0, includesPunctuation: $0.speech.includesPunctuation ?? false,
        isQueued: $0.speech.isQueued ?? false, spellsOut: $0.speech.spellsOut ?? false)
    }
    customContent = element.customContent.map {
      CustomContent(label: $0.label, value: $0.value, isImportant: $0.isImportant)
    }
  }

  /// The node and all its descendants, in reading order.
  public var flattened: [AccessibilityNode] { [self] + children.flatMap(\.flattened) }
}
