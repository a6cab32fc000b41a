import SwiftUI

/// A source with the passage that was used, and a link to the whole.
struct SourceDetailView: View {
  let source: ResearchSource
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        HStack {
          Spacer()
          Button(L10n.Research.close) { dismiss() }.accessibilityIdentifier("sourceDetail.close")
        }
        Text(verbatim: source.title).font(.title3.bold()).accessibilityAddTraits(.isHeader)
        if let publisher = source.publisher {
          Text(verbatim: publisher).font(.subheadline).foregroundStyle(.secondary)
        }
        Text(verbatim: source.excerpt).accessibilityIdentifier("sourceDetail.excerpt")
        if let url = source.url {
          Link(L10n.Research.openSource, destination: url).accessibilityIdentifier("sourceDetail.link")
        }
      }
      .padding(20)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .tint(.indigo)
    .presentationDetents([.medium, .large])
    .presentationDragIndicator(.visible)
  }
}
