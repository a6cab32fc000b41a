import Foundation
import ScrollworkFoundation
import ScrollworkSwiftUI

/// Runs an intent. An error is only reported on stderr.
private func run(_ intent: some AppIntent) {
  Task { @MainActor in
    do { _ = try await intent.perform() } catch {
      FileHandle.standardError.write(Data("AppIntents: \(type(of: intent)) failed: \(error)\n".utf8))
    }
  }
}

extension Button {
  /// Creates a button that performs an intent.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: { run(intent) }, label: label)
  }
  /// Creates a button with a role that performs an intent.
  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { run(intent) }, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title that performs an intent.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
    self.init(titleKey, action: { run(intent) })
  }
  /// Creates a button with a title that performs an intent.
  @_disfavoredOverload
  public init<I: AppIntent, S: StringProtocol>(_ title: S, intent: I) {
    self.init(title, action: { run(intent) })
  }
}

extension Toggle {
  /// Creates a toggle that shows the app's state and performs an intent when tapped.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: Binding(get: { isOn }, set: { _ in run(intent) }), label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title that shows the app's state and performs an intent when tapped.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(titleKey, isOn: Binding(get: { isOn }, set: { _ in run(intent) }))
  }
  /// Creates a toggle with a title that shows the app's state and performs an intent when tapped.
  @_disfavoredOverload
  public init<I: AppIntent, S: StringProtocol>(_ title: S, isOn: Bool, intent: I) {
    self.init(title, isOn: Binding(get: { isOn }, set: { _ in run(intent) }))
  }
}
