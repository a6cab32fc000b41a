import SwiftUI

/// The editor's text.
@MainActor @Observable
final class EditorModel {
  var text: String

  /// Creates words of 2 to 9 letters, with the given number of characters.
  init(characters: Int) { text = String(TranscriptModel.text(tokens: characters / 2 + 1).prefix(characters)) }
}

/// An editor as large as the screen.
struct EditorPage: View {
  @Bindable var model: EditorModel

  var body: some View { TextEditor(text: $model.text).font(.system(size: 17)) }
}
