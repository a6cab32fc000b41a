import Foundation
import ScrollworkCoreTransferable
import ScrollworkUIKit

/// A button that pastes from the clipboard. It is disabled while the clipboard holds nothing it accepts.
nonisolated public struct PasteButton: View, FrameworkView {
  private let takes: @MainActor (NSItemProvider) -> Bool
  private let paste: @MainActor ([NSItemProvider]) -> Void
  /// What was copied since the button appeared; nil for nothing new.
  @State private var changed: [NSItemProvider]?

  /// Creates a button that pastes values of a type.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    takes = { $0.canLoad(T.self) }
    // Called only on the main actor.
    nonisolated(unsafe) let onPaste = onPaste
    paste = { providers in
      Task { @MainActor in
        var values: [T] = []
        for provider in providers {
          if let value = try? await provider.transferable(T.self) { values.append(value) }
        }
        if !values.isEmpty { onPaste(values) }
      }
    }
  }

  /// Creates a button that pastes items which are available as one of the given types.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    takes = { supportedContentTypes.contains(where: $0.hasItem(conformingTo:)) }
    // Called only on the main actor.
    nonisolated(unsafe) let payloadAction = payloadAction
    paste = { payloadAction($0) }
  }

  /// "Paste" and a symbol in the tint, as on a phone.
  @MainActor public var body: some View {
    let wanted = (changed ?? UIPasteboard.general.itemProviders).filter(takes)
    Button {
      paste(wanted)
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
    .disabled(wanted.isEmpty)

    .onReceive(NotificationCenter.default.publisher(for: UIPasteboard.changedNotification)) { _ in
      changed = UIPasteboard.general.itemProviders
    }
  }
}
