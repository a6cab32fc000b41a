import Foundation

/// Names something that an app adds to the state of its cells.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// How a view is when it is configured.
@MainActor @preconcurrency
public protocol UIConfigurationState {
  /// A state under an appearance, in which nothing is the case.
  init(traitCollection: UITraitCollection)
  /// The appearance around.
  var traitCollection: UITraitCollection { get set }
  /// What the app has added under a name.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// How a header or another view is when it is configured.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The appearance around.
  public var traitCollection: UITraitCollection
  /// Nothing can be done with the view.
  public var isDisabled = false
  /// A finger is on the view.
  public var isHighlighted = false
  /// The view is chosen.
  public var isSelected = false
  /// Keys go to the view.
  public var isFocused = false
  /// The view stays in sight although what it belongs to has scrolled away.
  public var isPinned = false
  nonisolated(unsafe) private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state in which nothing is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}

/// How a cell is when it is configured.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// What a finger that drags does with a cell.
  public enum DragState: Int, Sendable { case none = 0, lifting, dragging }
  /// What a finger that drags something else does over a cell.
  public enum DropState: Int, Sendable { case none = 0, notTargeted, targeted }

  /// The appearance around.
  public var traitCollection: UITraitCollection
  /// Nothing can be done with the cell.
  public var isDisabled = false
  /// The cell is chosen.
  public var isSelected = false
  /// A finger is on the cell.
  public var isHighlighted = false
  /// Keys go to the cell.
  public var isFocused = false
  /// The cell stays in sight. Caveat: none does.
  public var isPinned = false
  /// The list shows that it can be changed.
  public var isEditing = false
  /// What is below the item is shown.
  public var isExpanded = false
  /// The actions of a swipe are seen beside the cell.
  public var isSwiped = false
  /// A finger moves the cell among the others.
  public var isReordering = false
  /// What a finger that drags does with the cell.
  public var cellDragState = DragState.none
  /// What a finger that drags something else does over the cell.
  public var cellDropState = DropState.none
  nonisolated(unsafe) private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state in which nothing is the case.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { own[key] }
    set { own[key] = newValue }
  }
}
