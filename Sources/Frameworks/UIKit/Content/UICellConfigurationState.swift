import Foundation

/// The key of a custom value in the state of cells.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view that is configured.
@MainActor @preconcurrency
public protocol UIConfigurationState {
  /// Creates a default state with traits.
  init(traitCollection: UITraitCollection)
  /// The surrounding traits.
  var traitCollection: UITraitCollection { get set }
  /// The custom value of a key.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a header or another view that is configured.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The surrounding traits.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether a finger is on the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has keyboard focus.
  public var isFocused = false
  /// Whether the view is pinned while its section scrolls.
  public var isPinned = false
  nonisolated(unsafe) private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a default state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

/// The state of a cell that is configured.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The state of a cell during its drag.
  public enum DragState: Int, Sendable { case none = 0, lifting, dragging }
  /// The state of a cell during another item's drag.
  public enum DropState: Int, Sendable { case none = 0, notTargeted, targeted }

  /// The surrounding traits.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell has keyboard focus.
  public var isFocused = false
  /// Whether the cell is pinned. Caveat: never.
  public var isPinned = false
  /// Whether the list is in editing mode.
  public var isEditing = false
  /// Whether the item's children are visible.
  public var isExpanded = false
  /// Whether the cell's swipe actions are visible.
  public var isSwiped = false
  /// Whether the cell is being reordered.
  public var isReordering = false
  /// The state of the cell during its drag.
  public var cellDragState = DragState.none
  /// The state of the cell during another item's drag.
  public var cellDropState = DropState.none
  nonisolated(unsafe) private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a default state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}
