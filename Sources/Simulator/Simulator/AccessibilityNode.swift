import DisplayList
import Foundation
import ScrollworkSwiftUI

/// What assistive technology sees of a part of the screen; reading order is the order of `children`.
public struct AccessibilityNode: Sendable, Equatable {
  /// The fragment it belongs to.
  public var key: FragmentKey
  /// What it is.
  public var role: AccessibilityRole
  /// What it is called, in words; empty for none.
  public var label: String
  /// What it is set to ("40%"); empty for none.
  public var value: String
  /// What activating it does; empty for none.
  public var hint: String
  /// Its name for tests, which nobody hears; empty for none.
  public var identifier: String
  /// False where a view is disabled.
  public var isEnabled: Bool
  /// The chosen one of several.
  public var isSelected: Bool
  /// What stands in a field while it is empty.
  public var placeholder: String
  /// True where what is typed goes, and for what Tab has reached.
  public var isFocused: Bool
  /// Names of what else than activating it can be done.
  public var actions: [String] = []
  /// All that an app said of what it is.
  public var traits: AccessibilityTraits = []
  /// How far up among headings it is, from 1; 0 for no level.
  public var headingLevel = 0
  /// Other names by which it is asked for, the best first.
  public var inputLabels: [String] = []
  /// Names of ways through places inside.
  public var rotors: [String] = []
  /// Something more that is known of it, as an app says it.
  public struct CustomContent: Sendable, Equatable {
    /// What it is called.
    public var label: String
    /// What it is.
    public var value: String
    /// It is said without being asked for.
    public var isImportant: Bool
  }
  /// What more is known of it, in the order in which it is said.
  public var customContent: [CustomContent] = []
  /// A point with a name, on the screen.
  public struct NamedPoint: Sendable, Equatable {
    /// What it is for, in words.
    public var name: String
    /// Where it is.
    public var point: CGPoint
  }
  /// Where it can be dragged from.
  public var dragPoints: [NamedPoint] = []
  /// Where something can be dropped on it.
  public var dropPoints: [NamedPoint] = []
  /// Where it is touched to activate it, on the screen; nil for wherever a finger reaches it.
  public var activationPoint: CGPoint?
  /// What its text is about, as Apple's API calls it: "sourceCode".
  public var textContentType: String?
  /// Words, and how an app wants them spoken.
  public struct SpokenWords: Sendable, Equatable {
    /// The words.
    public var words: String
    /// From -1 to 1; 0 as usual.
    public var pitch = 0.0
    /// Marks are read too.
    public var includesPunctuation = false
    /// They wait until what is being read is over.
    public var isQueued = false
    /// They are read letter for letter.
    public var spellsOut = false
  }
  /// How its words are spoken; empty where no app says anything of it.
  public var spoken: [SpokenWords] = []
  /// Points on the screen.
  public var frame: CGRect
  /// What is inside, in reading order.
  public var children: [AccessibilityNode]

  /// A node; unless told otherwise enabled, nameless and empty.
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

  /// A node for an element whose children have theirs already.
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

  /// The node and all below it, in reading order.
  public var flattened: [AccessibilityNode] { [self] + children.flatMap(\.flattened) }
}
