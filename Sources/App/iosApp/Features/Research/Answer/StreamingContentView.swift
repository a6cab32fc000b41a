import SwiftUI

/// The text of an answer: the only view that a token evaluates.
struct StreamingContentView: View {
  @ObservedObject var text: AnswerText
  let isComplete: Bool

  var body: some View {
    if !text.isHeld || isComplete {
      MarkdownView(blocks: text.document.blocks)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("answerCard.content")
        .transition(.opacity)
    }
  }
}
