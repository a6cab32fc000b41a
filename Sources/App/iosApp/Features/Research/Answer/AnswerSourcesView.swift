import SwiftUI

/// An answer's sources. A tap shows the passage.
struct AnswerSourcesView: View {
  let answerId: String
  @ObservedObject var progress: AnswerProgress
  @State private var shown: ResearchSource?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if !progress.sources.isEmpty {
        Text(L10n.Research.sources).font(.subheadline.bold()).foregroundStyle(.secondary)
          .accessibilityAddTraits(.isHeader)
      }
      ForEach(progress.sources) { source in
        Button {
          shown = source
        } label: {
          SourceRow(source: source)
        }
        .buttonStyle(.plain)
        .id(Self.rowId(source.number, of: answerId))
        .accessibilityIdentifier("answerCard.source.\(source.number)")
      }
    }
    .sheet(item: $shown) { SourceDetailView(source: $0) }
  }

  static func rowId(_ number: Int, of answerId: String) -> String { "source-\(answerId)-\(number)" }
}

/// A source's number, title and publisher.
private struct SourceRow: View, Equatable {
  let source: ResearchSource

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text(verbatim: "[\(source.number)]").font(.footnote.bold()).foregroundStyle(.tint)
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: source.title).font(.footnote)
        if let publisher = source.publisher {
          Text(verbatim: publisher).font(.caption).foregroundStyle(.secondary)
        }
      }
      Spacer(minLength: 0)
    }
    .padding(.vertical, 6)
    .frame(minHeight: 44)
    .contentShape(Rectangle())
  }
}
