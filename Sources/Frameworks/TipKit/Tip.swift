/// A tip about a feature: a title, a message, an image, and the conditions to show it.
public protocol Tip: Identifiable, Sendable {
  /// The identifier, which is stable across launches.
  var id: String { get }
  /// The title.
  var title: Text { get }
  /// The message below the title.
  var message: Text? { get }
  /// The image beside the text.
  var image: Image? { get }
  /// The buttons below the text.
  @Tips.ActionBuilder var actions: [Action] { get }
  /// The rules that must all be met before the tip is shown.
  @Tips.RuleBuilder var rules: [Rule] { get }
  /// The options, such as the display frequency.
  @Tips.OptionsBuilder var options: [Option] { get }
}

extension Tip {
  /// A button of a tip.
  public typealias Action = Tips.Action
  /// A rule of a tip.
  public typealias Rule = Tips.Rule
  /// A counted event.
  public typealias Event = Tips.Event
  /// An option of a tip.
  public typealias Option = any TipOption
  /// The status of a tip.
  public typealias Status = Tips.Status
  /// The maximum number of displays.
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// The maximum duration of display in seconds. (iOS 18)
  public typealias MaxDisplayDuration = Tips.MaxDisplayDuration
  /// Ignores the display frequency.
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

  /// Defaults to the name of the type.
  public var id: String { String(describing: Self.self) }
  /// Defaults to no message.
  public var message: Text? { nil }
  /// Defaults to no image.
  public var image: Image? { nil }
  /// Defaults to no buttons.
  public var actions: [Action] { [] }
  /// Defaults to no rules.
  public var rules: [Rule] { [] }
  /// Defaults to no options.
  public var options: [Option] { [] }

  /// The status of the tip.
  public var status: Status { TipStore.shared.status(of: self) }
  /// Whether the tip is eligible.
  public var shouldDisplay: Bool { status == .available }

  /// The current status and its changes.
  public var statusUpdates: AsyncStream<Status> { TipStore.shared.updates { status } }
  /// Whether the tip is eligible, now and on changes.
  public var shouldDisplayUpdates: AsyncStream<Bool> { TipStore.shared.updates { shouldDisplay } }

  /// Invalidates the tip.
  public func invalidate(reason: Tips.InvalidationReason) {
    TipStore.shared.change { $0.invalidated[id] = $0.invalidated[id] ?? reason }
  }

  /// Resets the eligibility of the tip. (iOS 18)
  public func resetEligibility() async {
    TipStore.shared.change {
      $0.invalidated[id] = nil
      $0.displays[id] = nil
    }
  }
}

/// A type-erased tip.
public struct AnyTip: Tip {
  private let tip: any Tip

  /// Creates a type-erased tip.
  public init(_ tip: any Tip) { self.tip = (tip as? AnyTip)?.tip ?? tip }

  public var id: String { tip.id }
  public var title: Text { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Action] { tip.actions }
  public var rules: [Rule] { tip.rules }
  public var options: [Option] { tip.options }
}

/// An option of a tip.
public protocol TipOption: Sendable {}
