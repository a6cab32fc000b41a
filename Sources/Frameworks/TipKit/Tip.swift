/// Something that a person may not have found yet: a title, more words, an image, and when to say it.
public protocol Tip: Identifiable, Sendable {
  /// Tells the tip from others, also when the app is started again.
  var id: String { get }
  /// What there is to find.
  var title: Text { get }
  /// More words below the title.
  var message: Text? { get }
  /// An image beside the words.
  var image: Image? { get }
  /// Buttons below the words.
  @Tips.ActionBuilder var actions: [Action] { get }
  /// What has to be so before the tip is shown: all of it.
  @Tips.RuleBuilder var rules: [Rule] { get }
  /// How often the tip is shown.
  @Tips.OptionsBuilder var options: [Option] { get }
}

extension Tip {
  /// A button of a tip.
  public typealias Action = Tips.Action
  /// What has to be so before a tip is shown.
  public typealias Rule = Tips.Rule
  /// Something that a person did, which is counted.
  public typealias Event = Tips.Event
  /// How often a tip is shown.
  public typealias Option = any TipOption
  /// Whether a tip can be shown.
  public typealias Status = Tips.Status
  /// A tip is shown at most so many times.
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// A tip is shown so many seconds at most. (iOS 18)
  public typealias MaxDisplayDuration = Tips.MaxDisplayDuration
  /// A tip does not wait until it is time for another one.
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

  /// The type's name.
  public var id: String { String(describing: Self.self) }
  /// No more words.
  public var message: Text? { nil }
  /// No image.
  public var image: Image? { nil }
  /// No buttons.
  public var actions: [Action] { [] }
  /// The tip can be shown at once.
  public var rules: [Rule] { [] }
  /// As often as others.
  public var options: [Option] { [] }

  /// Whether the tip can be shown.
  public var status: Status { TipStore.shared.status(of: self) }
  /// The tip can be shown.
  public var shouldDisplay: Bool { status == .available }

  /// Tells the status now and whenever it changes.
  public var statusUpdates: AsyncStream<Status> { TipStore.shared.updates { status } }
  /// Tells whether the tip can be shown, now and whenever that changes.
  public var shouldDisplayUpdates: AsyncStream<Bool> { TipStore.shared.updates { shouldDisplay } }

  /// The tip is not shown any more.
  public func invalidate(reason: Tips.InvalidationReason) {
    TipStore.shared.change { $0.invalidated[id] = $0.invalidated[id] ?? reason }
  }

  /// The tip may be shown again. (iOS 18)
  public func resetEligibility() async {
    TipStore.shared.change {
      $0.invalidated[id] = nil
      $0.displays[id] = nil
    }
  }
}

/// A tip whose type is hidden.
public struct AnyTip: Tip {
  private let tip: any Tip

  /// Hides a type.
  public init(_ tip: any Tip) { self.tip = (tip as? AnyTip)?.tip ?? tip }

  public var id: String { tip.id }
  public var title: Text { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Action] { tip.actions }
  public var rules: [Rule] { tip.rules }
  public var options: [Option] { tip.options }
}

/// How often a tip is shown.
public protocol TipOption: Sendable {}
