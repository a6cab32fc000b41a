import Foundation
import ScrollworkUIKit

/// What a split view keeps: the stack of each column, and what is chosen in it.
@MainActor
final class SplitModel {
  typealias Place = NavigationSplitViewColumn.Place

  private var stacks: [Place: NavigationModel] = [:]
  /// Takes away the choice in a column.
  private var clear: [Place: @MainActor () -> Void] = [:]
  /// The column in front where they are pages of one stack.
  private var front = Place.sidebar
  /// Told which column is to be in front.
  var onShow: ((Place) -> Void)?
  /// What a link in a column wants the next one to show in place of its own content.
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

  /// Something was chosen in a list of a column, or nothing any more.
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

  /// The person goes back to a column.
  func leave(to place: Place) {
    guard front > place else { return }
    show(place)
    clear[place]?()
  }

  private func show(_ place: Place) {
    front = place
    onShow?(place)
  }

  /// What the next column shows; nil for its own content.
  func replace(_ place: Place, by view: AnyView?) {
    guard view != nil || replacements[place] != nil else { return }
    replacements[place] = view
    source.changed()
  }

  /// What a column shows in place of its own content; the body that asks depends on it.
  func replacement(of place: Place) -> AnyView? {
    source.recordRead()
    return replacements[place]
  }
}

/// The column of a split view that views are in.
struct SplitColumn: Equatable {
  /// The model holds the columns' views, which therefore must not hold it.
  private(set) weak var model: SplitModel?
  let place: NavigationSplitViewColumn.Place
  /// The one that a choice in it leads to.
  let next: NavigationSplitViewColumn.Place
  /// The columns are pages of one stack.
  let isCompact: Bool

  static func == (a: SplitColumn, b: SplitColumn) -> Bool {
    a.model === b.model && a.place == b.place && a.isCompact == b.isCompact
  }
}

private struct SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }
private struct MergesIntoStackKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The leading column of a split view that the views are in.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }

  /// A navigation stack here puts its pages on the one around.
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

/// Puts the path of a navigation stack on the stack around.
nonisolated struct MergedPathModifier: ListModifier {
  typealias Body = Never
  let stack: NavigationModelLink?
  let path: PathAccess?

  @MainActor func makePresence(_ runtime: Runtime) -> MergedPathPresence { MergedPathPresence(self, runtime) }
}

@MainActor
final class MergedPathPresence: ListPresence<MergedPathModifier> {
  override func came() { tell() }
  override func didUpdate(from old: MergedPathModifier) { if isPresent { tell() } }

  /// After the update, as for other changes of what is shown.
  private func tell() {
    guard modifier.path != nil else { return }
    runtime.enqueueCallback { [weak self] in
      guard let self, let path = modifier.path else { return }
      modifier.stack?.model?.adopt(path)
    }
  }
}

/// Tells the column of a split view what is chosen in a list.
nonisolated struct SplitChoiceModifier: ListModifier {
  typealias Body = Never
  let column: SplitColumn?
  /// Nil for nothing.
  let chosen: AnyHashable?
  let clear: @MainActor () -> Void

  @MainActor func makePresence(_ runtime: Runtime) -> SplitChoicePresence { SplitChoicePresence(self, runtime) }
}

@MainActor
final class SplitChoicePresence: ListPresence<SplitChoiceModifier> {
  private var hasCome = false

  override func came() {
    guard !hasCome else { return }
    hasCome = true
    // What is chosen from the start is there from the start.
    var transaction = Transaction()
    transaction.disablesAnimations = true
    if modifier.chosen != nil { tell(transaction) }
  }

  override func didUpdate(from old: SplitChoiceModifier) {
    if modifier.chosen != old.chosen || modifier.column != old.column { tell() }
  }

  /// After the update, as for other changes of what is shown.
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
