import Foundation
import ScrollworkUIKit

extension ActivityView: RenderedView, ContentDrawing {
  var drawn: some View { activity.map { ActivityContent(activity: $0) } }
}

/// The shared items, and what can be done with them.
nonisolated struct ActivityContent: View, FrameworkView {
  let activity: UIActivityViewController

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .top, spacing: 12) {
        if let titles = activity.header as? [SharedTitle], !titles.isEmpty {
          VStack(alignment: .leading, spacing: 12) {
            ForEach(titles.indices, id: \.self) { index in
              HStack(spacing: 12) {
                titles[index].picture?.resizable().scaledToFill().frame(width: 44, height: 44)
                  .clipShape(RoundedRectangle(cornerRadius: 8)).accessibilityHidden(true)
                titles[index].title.font(.headline).lineLimit(3)
              }
            }
          }
        } else {
          Text(verbatim: activity.texts.joined(separator: "\n")).font(.headline).lineLimit(3)
        }
        Spacer(minLength: 0)
        Button {
          activity.dismiss(animated: true)
        } label: {
          Image(systemName: "xmark.circle.fill").font(.title2).foregroundStyle(.secondary)
        }
        .accessibilityLabel("Close")
      }
      if activity.offersCopying { row("Copy", Image(systemName: "doc.on.doc")) { activity.copyItems() } }
      let own = activity.offeredActivities
      ForEach(own.indices, id: \.self) { index in
        row(
          own[index].activityTitle ?? "", own[index].activityImage.map { Image(uiImage: $0).renderingMode(.template) }
        ) {
          activity.perform(own[index])
        }
      }
      Spacer(minLength: 0)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("ActivityListView")
  }

  @MainActor private func row(_ title: String, _ picture: Image?, action: @escaping @MainActor () -> Void) -> some View
  {
    Button(action: action) {
      HStack {
        Text(verbatim: title)
        Spacer()
        picture?.accessibilityHidden(true)
      }
      .padding(14)
      .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}
