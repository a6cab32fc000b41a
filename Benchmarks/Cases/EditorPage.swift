import SwiftUI

/// What is written.
@MainActor @Observable
final class EditorModel {
  var text: String

  /// Words of 2 to 9 letters, as many characters as asked for.
  init(characters: Int) { text = String(TranscriptModel.text(tokens: characters / 2 + 1).prefix(characters)) }
}

/// An editor as large as the screen.
struct EditorPage: View {
  @Bindable var model: EditorModel

  var body: some View { TextEditor(text: $model.text).font(.system(size: 17)) }
}
