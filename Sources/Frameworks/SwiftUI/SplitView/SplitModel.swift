import Foundation
import ScrollworkUIKit

/// The state of a split view: the stack of each column, and its selection.
@MainActor
final class SplitModel {
  typealias Place = NavigationSplitViewColumn.Place

  private var stacks: [Place: NavigationModel] = [:]
  /// Clears the selection in a column.
  private var clear: [Place: @MainActor () -> Void] = [:]
  /// The column on top when they are pages of one stack.
  private var front = Place.sidebar
  /// Called with the column to show on top.
  var onShow: ((Place) -> Void)?
  /// The views with which links replace the content of the next column.
  private(set) var replacements: [Place: AnyView] = [:]
  private let source = DependencySource()

  nonisolated init() {}

  func stack(_ place: Place) -> NavigationModel {
    if let known = stacks[place] { return known }
    let made = NavigationModel()
    stacks[place] = made
    return made
  }

  func setFront(_ place: Place) { front = place }

  /// Called when the selection in a list of a column was set or cleared.
  func choose(in column: SplitColumn, hasChoice: Bool, clear: @escaping @MainActor () -> Void) {
    self.clear[column.place] = clear
    if hasChoice { replace(column.next, by: nil) }
    guard column.isCompact else { return }
    if hasChoice {
      if front <= column.place { show(column.next) }
    } else if front > column.place {
      show(column.place)
    }
  }

  /// Called when the user goes back to a column.
  func leave(to place: Place) {
    guard front > place else { return }
    show(place)
    clear[place]?()
  }

  private func show(_ place: Place) {
    front = place
    onShow?(place)
  }

  /// Sets the content of the next column; nil for its own.
  func replace(_ place: Place, by view: AnyView?) {
    guard view != nil || replacements[place] != nil else { return }
    replacements[place] = view
    source.changed()
  }

  /// Returns the replacement of a column's content; the body that reads it depends on it.
  func replacement(of place: Place) -> AnyView? {
    source.recordRead()
    return replacements[place]
  }
}

/// The split view column that contains a view.
struct SplitColumn: Equatable {
  /// Weak, because the model retains the columns' views.
  private(set) weak var model: SplitModel?
  let place: NavigationSplitViewColumn.Place
  /// The column to which a selection leads.
  let next: NavigationSplitViewColumn.Place
  /// Whether the columns are pages of one stack.
  let isCompact: Bool

  static func == (a: SplitColumn, b: SplitColumn) -> Bool {
    a.model === b.model && a.place == b.place && a.isCompact == b.isCompact
  }
}

private struct SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }
private struct MergesIntoStackKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The leading split view column that contains the view.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }

  /// Whether a navigation stack here puts its pages on the enclosing one.
  var mergesIntoStack: Bool {
    get { self[MergesIntoStackKey.self] }
    set { self[MergesIntoStackKey.self] = newValue }
  }
}

/// The stack of a split view's column.
struct SplitPages: UIViewControllerRepresentable {
  let model: NavigationModel
  let root: AnyView

  func makeUIViewController(context: Context) -> UINavigationController { model.controller }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {
    model.update(root: root, animated: !context.transaction.disablesAnimations)
  }
}

/// Puts the path of a navigation stack on the enclosing stack.
nonisolated struct MergedPathModifier: PresenceModifier {
  typealias Body = Never
  let stack: NavigationModelLink?
  let path: PathAccess?

  @MainActor func makePresence(_ runtime: Runtime) -> MergedPathPresence { MergedPathPresence(self, runtime) }
}

@MainActor
final class MergedPathPresence: ModifierPresence<MergedPathModifier> {
  override func came() { tell() }
  override func didUpdate(from old: MergedPathModifier) { if isPresent { tell() } }

  /// Runs after the update, like other changes of the presentation.
  private func tell() {
    guard modifier.path != nil else { return }
    runtime.enqueueCallback { [weak self] in
      guard let self, let path = modifier.path else { return }
      modifier.stack?.model?.adopt(path)
    }
  }
}

/// Reports the selection of a list to its split view column.
nonisolated struct SplitChoiceModifier: PresenceModifier {
  typealias Body = Never
  let column: SplitColumn?
  /// Nil for none.
  let chosen: AnyHashable?
  let clear: @MainActor () -> Void

  @MainActor func makePresence(_ runtime: Runtime) -> SplitChoicePresence { SplitChoicePresence(self, runtime) }
}

@MainActor
final class SplitChoicePresence: ModifierPresence<SplitChoiceModifier> {
  private var hasCome = false

  override func came() {
    guard !hasCome else { return }
    hasCome = true
    // An initial selection is shown without animation.
    var transaction = Transaction()
    transaction.disablesAnimations = true
    if modifier.chosen != nil { tell(transaction) }
  }

  override func didUpdate(from old: SplitChoiceModifier) {
    if modifier.chosen != old.chosen || modifier.column != old.column { tell() }
  }

  /// Runs after the update, like other changes of the presentation.
  private func tell(_ transaction: Transaction = Transaction()) {
    guard modifier.column != nil else { return }
    runtime.enqueueCallback { [weak self] in
      guard let self, let column = modifier.column else { return }
      withTransaction(transaction) {
        column.model?.choose(in: column, hasChoice: modifier.chosen != nil, clear: modifier.clear)
      }
    }
  }
}
