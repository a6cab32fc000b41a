/// The title of a page, which opens a menu.
nonisolated struct TitleMenu: View, FrameworkView {
  let title: String
  let content: AnyView

  @MainActor var body: some View {
    Menu {
      content
    } label: {
      HStack(spacing: 4) {
        Text(verbatim: title).font(.headline).foregroundStyle(Color.primary)
        Image(systemName: "chevron.down.circle.fill").imageScale(.small).foregroundStyle(.secondary)
          .accessibilityHidden(true)
      }
    }
    .accessibilityAddTraits(.isHeader)
  }
}
