import Foundation
import ScrollworkFoundation
import ScrollworkSwiftUI

/// Does an action of the app's. Where it fails, nobody hears of it but who reads stderr.
private func run(_ intent: some AppIntent) {
  Task { @MainActor in
    do { _ = try await intent.perform() } catch {
      FileHandle.standardError.write(Data("AppIntents: \(type(of: intent)) failed: \(error)\n".utf8))
    }
  }
}

extension Button {
  /// A button that does an action of the app's.
  public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: { run(intent) }, label: label)
  }
  /// A button with a role that does an action of the app's.
  public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { run(intent) }, label: label)
  }
}

extension Button where Label == Text {
  /// A button with a title that does an action of the app's.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
    self.init(titleKey, action: { run(intent) })
  }
  /// A button with a title that does an action of the app's.
  @_disfavoredOverload
  public init<I: AppIntent, S: StringProtocol>(_ title: S, intent: I) {
    self.init(title, action: { run(intent) })
  }
}

extension Toggle {
  /// A switch that shows what the app says and does an action when a person touches it.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: Binding(get: { isOn }, set: { _ in run(intent) }), label: label)
  }
}

extension Toggle where Label == Text {
  /// A switch with a title that shows what the app says and does an action when a person touches it.
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(titleKey, isOn: Binding(get: { isOn }, set: { _ in run(intent) }))
  }
  /// A switch with a title that shows what the app says and does an action when a person touches it.
  @_disfavoredOverload
  public init<I: AppIntent, S: StringProtocol>(_ title: S, isOn: Bool, intent: I) {
    self.init(title, isOn: Binding(get: { isOn }, set: { _ in run(intent) }))
  }
}
