import Foundation
import ScrollworkCoreTransferable

/// Makes its content a place to drop things on.
nonisolated struct _DropModifier: RenderModifier {
  /// Nil for everything that the delegate takes.
  let types: [UTType]?
  let delegate: any DropDelegate
  var isEnabled = true
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> DropRender {
    DropRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: DropRender) { render.modifier = self }
}

/// Where something that is dragged can be dropped.
@MainActor
protocol DropTarget: RenderNode {
  func accepts(_ drag: RunningDrag) -> Bool
  func entered(_ drag: RunningDrag)
  func exited(_ drag: RunningDrag)
  func updated(_ drag: RunningDrag) -> DropProposal?
  /// False if what was dropped could not be taken.
  func perform(_ drag: RunningDrag) -> Bool
}

extension DropTarget {
  func entered(_ drag: RunningDrag) {}
  func exited(_ drag: RunningDrag) {}
  func updated(_ drag: RunningDrag) -> DropProposal? { nil }

  func info(_ drag: RunningDrag) -> DropInfo {
    let session = drag.session(.active, for: self)
    return DropInfo(location: session.location, providers: drag.providers, session: session)
  }
}

@MainActor
final class DropRender: UnaryRender, DropTarget {
  var modifier: _DropModifier

  init(_ modifier: _DropModifier, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  func accepts(_ drag: RunningDrag) -> Bool {
    let info = info(drag)
    return environment.isEnabled && modifier.isEnabled && modifier.types.map(info.hasItemsConforming) ?? true
      && modifier.delegate.validateDrop(info: info)
  }

  func entered(_ drag: RunningDrag) { modifier.delegate.dropEntered(info: info(drag)) }
  func exited(_ drag: RunningDrag) { modifier.delegate.dropExited(info: info(drag)) }
  func updated(_ drag: RunningDrag) -> DropProposal? { modifier.delegate.dropUpdated(info: info(drag)) }
  func perform(_ drag: RunningDrag) -> Bool { modifier.delegate.performDrop(info: info(drag)) }
}

/// A drop that closures take.
nonisolated private struct ClosureDrop: DropDelegate {
  let types: [UTType]
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool

  @MainActor func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }
  @MainActor func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }
  @MainActor func performDrop(info: DropInfo) -> Bool {
    isTargeted?.wrappedValue = false
    return action(info.itemProviders(for: types), info.location)
  }
}

/// A drop of values.
nonisolated private struct TransferDrop<T: Transferable>: DropDelegate {
  let isTargeted: (Bool) -> Void
  let action: ([T], CGPoint) -> Bool

  @MainActor func validateDrop(info: DropInfo) -> Bool { info.providers.contains { $0.canLoad(T.self) } }
  @MainActor func dropEntered(info: DropInfo) { isTargeted(true) }
  @MainActor func dropExited(info: DropInfo) { isTargeted(false) }
  @MainActor func performDrop(info: DropInfo) -> Bool {
    isTargeted(false)
    return info.load(T.self) { action($0, info.location) }
  }
}

/// A drop of values, with how it came about.
@available(iOS 26.0, *)
nonisolated private struct SessionDrop<T: Transferable>: DropDelegate {
  let action: ([T], DropSession) -> Void

  @MainActor func validateDrop(info: DropInfo) -> Bool { info.providers.contains { $0.canLoad(T.self) } }
  @MainActor func performDrop(info: DropInfo) -> Bool {
    info.load(T.self) {
      action($0, info.session)
      return true
    }
  }
}

extension DropInfo {
  /// Hands over the values that were dropped: at once where they are there already, and otherwise, when the drop is over, as soon
  /// as they have been made. What cannot be made of the data is left out.
  @MainActor
  func load<T: Transferable>(_ type: T.Type, _ action: @escaping ([T]) -> Bool) -> Bool {
    let ready = providers.compactMap { $0.value(type) }
    if ready.count == providers.count { return action(ready) }
    let wanted = providers.filter { $0.canLoad(type) }
    Task { @MainActor in
      var values: [T] = []
      for provider in wanted {
        if let value = try? await provider.transferable(type) { values.append(value) }
      }
      if !values.isEmpty { _ = action(values) }
    }
    return !wanted.isEmpty
  }
}

nonisolated extension View {
  /// Takes things of some types that are dropped on the view; `action` gets the place too, in points of the view, and returns
  /// false if it could not take them. `isTargeted` is true while such a thing is over the view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modifier(
      _DropModifier(
        types: supportedContentTypes,
        delegate: ClosureDrop(types: supportedContentTypes, isTargeted: isTargeted, action: action)))
  }

  /// Takes things of some types that are dropped on the view; `action` returns false if it could not take them. `isTargeted` is
  /// true while such a thing is over the view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Asks a delegate about things of some types that are dragged over the view and dropped on it.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(_DropModifier(types: supportedContentTypes, delegate: delegate))
  }

  /// An older spelling, with the names of types.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// An older spelling, with the names of types.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// An older spelling, with the names of types.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
  }

  /// Takes values that are dropped on the view; `action` gets the place too, in points of the view, and returns false if it could
  /// not take them. `isTargeted` hears true when such a value comes over the view, and false when it leaves or is dropped.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(_DropModifier(types: nil, delegate: TransferDrop(isTargeted: isTargeted, action: action)))
  }

  /// Takes values that are dropped on the view while `isEnabled`; `action` gets what is known of the drop too.
  @available(iOS 26.0, *)
  public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
  ) -> some View {
    modifier(_DropModifier(types: nil, delegate: SessionDrop(action: action), isEnabled: isEnabled))
  }
}
