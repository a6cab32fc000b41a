import Foundation

/// An app's commands: buttons for its menus. On phones and tablets only their keyboard shortcuts act.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the body.
  associatedtype Body: Commands
  /// The type of the body.
  @CommandsBuilder var body: Body { get }
  /// The buttons.
  static func _view(of commands: Self) -> AnyView
}

extension Commands {
  public static func _view(of commands: Self) -> AnyView { AnyView(CommandsBody(commands: commands)) }
}

extension Never: Commands {
  public static func _view(of commands: Never) -> AnyView {}
}

/// Commands that this module implements without a body.
@MainActor
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  public var body: Never { preconditionFailure("\(TypeName.of(Self.self)) has no body, so nothing may ask for it.") }
}

/// Custom commands, whose property wrappers are stored like those of a view.
nonisolated private struct CommandsBody<Content: Commands>: View, FrameworkView {
  @Connected var commands: Content

  @MainActor var body: some View { Content.Body._view(of: commands.body) }
}

/// No commands.
nonisolated public struct EmptyCommands: PrimitiveCommands {
  public typealias Body = Never
  /// No commands.
  public init() {}
  @MainActor public static func _view(of commands: Self) -> AnyView { AnyView(EmptyView()) }
}

/// A result builder for commands.
@MainActor
@resultBuilder
public struct CommandsBuilder {
  /// Returns the commands unchanged.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// Returns the only commands.
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  /// Returns several commands in order.
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
    var views: [AnyView] = []
    repeat views.append((each C)._view(of: each content))
    return CommandList(views: views)
  }
  /// Allows an `if` without `else`.
  public static func buildIf<C: Commands>(_ content: C?) -> some Commands {
    CommandList(views: content.map { [C._view(of: $0)] } ?? [])
  }
  /// Returns the first branch of an `if`.
  public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .trueContent(first))
  }
  /// Returns the other branch.
  public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .falseContent(second))
  }
  /// Allows `if #available`.
  public static func buildLimitedAvailability<C: Commands>(_ content: C) -> some Commands {
    CommandList(views: [C._view(of: content)])
  }
}

nonisolated struct CommandList: PrimitiveCommands {
  let views: [AnyView]
  @MainActor static func _view(of commands: Self) -> AnyView {
    AnyView(ForEach(commands.views.indices, id: \.self) { commands.views[$0] })
  }
}

extension _ConditionalContent: Commands, PrimitiveCommands where TrueContent: Commands, FalseContent: Commands {
  public static func _view(of commands: Self) -> AnyView {
    switch commands.storage {
    case .trueContent(let content): TrueContent._view(of: content)
    case .falseContent(let content): FalseContent._view(of: content)
    }
  }
}

extension Group: Commands, PrimitiveCommands where Content: Commands {
  /// Creates a group of commands.
  public init(@CommandsBuilder content: () -> Content) { self.content = content() }
  public static func _view(of commands: Self) -> AnyView { Content._view(of: commands.content) }
}

extension Scene {
  /// Adds commands to the app. Their keyboard shortcuts act while one of its windows is in front.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    modifier(CommandsModifier(commands: Content._view(of: content())))
  }

  /// Removes the commands that were added further in.
  public func commandsRemoved() -> some Scene { environment(\.showsCommands, false) }

  /// Replaces the commands that were added further in.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    commandsRemoved().commands(content: content)
  }
}

private struct ShowsCommandsKey: EnvironmentKey { static var defaultValue: Bool { true } }

private struct IsCommandKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  fileprivate var showsCommands: Bool {
    get { self[ShowsCommandsKey.self] }
    set { self[ShowsCommandsKey.self] = newValue }
  }

  /// Whether the content consists of the app's commands, which exist only for their shortcuts.
  var isCommand: Bool {
    get { self[IsCommandKey.self] }
    set { self[IsCommandKey.self] = newValue }
  }
}

/// Adds the buttons invisibly to the window, so that the keyboard finds them.
nonisolated private struct CommandsModifier: ViewModifier {
  let commands: AnyView
  @Environment(\.showsCommands) private var isShown

  @MainActor init(commands: AnyView) { self.commands = commands }

  @MainActor func body(content: Content) -> some View {
    content.background {
      if isShown {
        VStack { commands }.frame(width: 0, height: 0).hidden().accessibilityHidden(true).ignoresSafeArea()
          .environment(\.isCommand, true)
      }
    }
  }
}
