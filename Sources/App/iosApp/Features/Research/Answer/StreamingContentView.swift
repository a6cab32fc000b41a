import SwiftUI

/// The text of an answer: the view that a token evaluates, and with it nothing else.
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
