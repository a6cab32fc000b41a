import ScrollPatterns
import SwiftUI

/// The card that all three screens show for a question.
struct TranscriptCard<Content: View>: View {
  let id: String
  let query: String
  let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(query).font(.headline)
      content
    }
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(uiColor: .secondarySystemBackground))
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(id)
  }
}

/// `StreamingTranscript`, used as its documentation says.
struct HeldTranscript: View {
  @ObservedObject var model: TranscriptModel

  var body: some View {
    StreamingTranscript(model.answers, isStreaming: model.isSearching) { answer in
      TranscriptCard(id: answer.id, query: answer.query, content: StreamedTextView(stream: answer.stream))
    }
  }
}

struct StreamedTextView: View {
  @ObservedObject var stream: StreamedText
  var body: some View { Text(stream.text) }
}

/// The usual first version: everything in one stack, everything again for every token, and the end always in view.
struct NaiveTranscript: View {
  @ObservedObject var model: TranscriptModel

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          ForEach(model.answers) { answer in
            TranscriptCard(id: answer.id, query: answer.query, content: Text(answer.content)).id(answer.id)
          }
        }
        .padding(.bottom, 32)
      }
      .onChange(of: model.answers.count) {
        guard let last = model.answers.last else { return }
        withAnimation { proxy.scrollTo(last.id, anchor: .top) }
      }
      .onChange(of: model.answers.last?.content) {
        if let last = model.answers.last { proxy.scrollTo(last.id, anchor: .bottom) }
      }
    }
  }
}
