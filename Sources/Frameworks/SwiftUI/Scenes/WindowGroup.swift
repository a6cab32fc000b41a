import Foundation

/// A group of windows that show the same view. A phone shows one.
nonisolated public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  private let content: Content

  private init(_ content: Content) { self.content = content }

  /// Creates a group with a view.
  public init(@ViewBuilder content: () -> Content) { self.init(content()) }

  /// Creates a group with a view. Caveat: `id` is for opening a second window, which phones do not support.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content()) }

  /// Creates a group with a view. Caveat: titles matter only if there are several windows.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.init(content()) }
  /// Creates a group with a view. Caveat: titles matter only if there are several windows.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { self.init(content()) }
  /// Creates a group with a view. Caveat: titles matter only if there are several windows.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) { self.init(content()) }
  /// Creates a group with a view. Caveat: titles matter only if there are several windows.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(content()) }
  /// Creates a group with a view. Caveat: titles matter only if there are several windows.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(content()) }
  /// Creates a group with a view. Caveat: titles matter only if there are several windows.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content()) }

  @MainActor public static func _window(of scene: Self) -> AnyView? { AnyView(scene.content) }
}

/// The view of a window that presents a value.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View, FrameworkView {
  private let content: (Binding<Data?>) -> Content
  /// Nil if a window without a value shows nil.
  private let initial: (() -> Data)?
  @State private var value: Data?

  init(initial: (() -> Data)?, content: @escaping (Binding<Data?>) -> Content) {
    self.initial = initial
    self.content = content
    _value = State(initialValue: initial?())
  }

  @MainActor public var body: some View { content($value) }
}

nonisolated extension WindowGroup {
  /// Creates a group of windows for values of a type; the first window has no value. Caveat: `id` is for opening a
  /// second one.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(PresentedWindowContent(initial: nil, content: content))
  }

  /// Creates a group of windows for values of a type; the first window has no value.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(PresentedWindowContent(initial: nil, content: content))
  }

  /// Creates a titled group of windows for values of a type; the first window has no value.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content)
  }

  /// Creates a titled group of windows for values of a type; the first window has no value.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content)
  }

  /// Creates a titled group of windows for values of a type; the first window has no value.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content)
  }

  /// Creates a titled group of windows for values of a type; the first window has no value.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content)
  }

  /// Creates a group of windows for values of a type with a default value. Caveat: `id` is for opening a second one.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content, defaultValue: defaultValue)
  }

  /// Creates a titled group of windows for values of a type with a default value. Caveat: `id` is for opening a second
  /// one.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content, defaultValue: defaultValue)
  }

  /// Creates a titled group of windows for values of a type with a default value.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content, defaultValue: defaultValue)
  }

  /// Creates a titled group of windows for values of a type with a default value. Caveat: `id` is for opening a second
  /// one.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content, defaultValue: defaultValue)
  }

  /// Creates a titled group of windows for values of a type with a default value.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content, defaultValue: defaultValue)
  }

  /// Creates a group of windows for values of a type with a default value.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      PresentedWindowContent(initial: defaultValue) { value in
        content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
      })
  }
}
