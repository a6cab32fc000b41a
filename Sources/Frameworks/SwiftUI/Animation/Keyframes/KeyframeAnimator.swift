import Foundation

/// A view whose content follows keyframes: repeatedly, or once whenever a value changes.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View, FrameworkView
where Value == KeyframePath.Value {
  private let initialValue: Value
  private let repeating: Bool
  /// Nil for keyframes that start when the view appears.
  private let trigger: ValueChange?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var value: Value?
  @State private var course = KeyframeCourse<Value>()

  /// Follows the keyframes as soon as the view appears, once or repeatedly.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.repeating = repeating
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  /// Follows the keyframes once when `trigger` changes, starting at the current value.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    repeating = false
    self.trigger = ValueChange(trigger)
    self.content = content
    self.keyframes = keyframes
  }

  /// The content for the current value.
  @MainActor public var body: some View {
    content(value ?? initialValue)
      .modifier(_FrameClockModifier(run: course.run(after: trigger), isEndless: repeating, tick: { tick($0) }))
  }

  @MainActor private func tick(_ time: TimeInterval) -> Bool {
    if time == 0 || course.timeline == nil {
      let start = trigger == nil ? initialValue : value ?? initialValue
      course.timeline = KeyframeTimeline(start, keyframes(start))
    }
    guard let timeline = course.timeline else { return false }
    if repeating, timeline.duration > 0 {
      value = timeline.value(time: time.truncatingRemainder(dividingBy: timeline.duration))
      return true
    }
    value = timeline.value(time: time)
    return time < timeline.duration
  }
}

/// The state of a keyframe animator between frames.
@MainActor
private final class KeyframeCourse<Value>: TriggeredCourse {
  var timeline: KeyframeTimeline<Value>?
}

nonisolated extension View {
  /// Animates the view with a value that follows keyframes, once or repeatedly.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(PlaceholderContentView(view: self), $0) },
      keyframes: keyframes)
  }

  /// Animates the view with a value that follows keyframes, once when `trigger` changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(PlaceholderContentView(view: self), $0) },
      keyframes: keyframes)
  }
}
