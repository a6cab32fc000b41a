import Foundation

/// Commands of an app: buttons for its menus, which on a phone and a tablet are there for their keyboard shortcuts.
@MainActor @preconcurrency
public protocol Commands {
  /// What the commands are made of.
  associatedtype Body: Commands
  /// What the commands are made of.
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
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Commands of an app's own, whose property wrappers are kept like those of a view.
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

/// Makes commands of those that are written below each other.
@MainActor
@resultBuilder
public struct CommandsBuilder {
  /// Commands as they are.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  /// No commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  /// The only commands.
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  /// Several commands in their order.
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
    var views: [AnyView] = []
    repeat views.append((each C)._view(of: each content))
    return CommandList(views: views)
  }
  /// An `if` without `else` may be nothing.
  public static func buildIf<C: Commands>(_ content: C?) -> some Commands {
    CommandList(views: content.map { [C._view(of: $0)] } ?? [])
  }
  /// The first branch of an `if`.
  public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .trueContent(first))
  }
  /// The other branch.
  public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalContent<T, F> {
    _ConditionalContent(storage: .falseContent(second))
  }
  /// Inside `if #available`.
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
  /// Several commands that are one.
  public init(@CommandsBuilder content: () -> Content) { self.content = content() }
  public static func _view(of commands: Self) -> AnyView { Content._view(of: commands.content) }
}

extension Scene {
  /// Adds commands to the app: their keyboard shortcuts act while one of its windows is in front.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    modifier(CommandsModifier(commands: Content._view(of: content())))
  }

  /// Leaves out the commands that were added further in.
  public func commandsRemoved() -> some Scene { environment(\.showsCommands, false) }

  /// Other commands in place of those that were added further in.
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

  /// What is inside are commands of the app, which are there for their shortcuts.
  var isCommand: Bool {
    get { self[IsCommandKey.self] }
    set { self[IsCommandKey.self] = newValue }
  }
}

/// The buttons are in the window without being seen, so that the keyboard finds them.
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
