import ScrollworkUIKit

/// One of the person's photos in a picker's grid; a square.
package struct PictureCell: View, FrameworkView {
  private let picture: PhotoPicture
  @State private var image: UIImage?

  package init(picture: PhotoPicture) { self.picture = picture }

  @MainActor package var body: some View {
    Color.gray.opacity(0.2).aspectRatio(1, contentMode: .fit)
      .overlay { if let image { Image(uiImage: image).resizable().scaledToFill() } }
      .clipped()
      .contentShape(Rectangle())
      .onAppear { if image == nil { image = (try? picture.data()).flatMap { UIImage(data: $0) } } }
      .accessibilityElement()
      // The identifier that UI tests of iOS's picker use.
      .accessibilityIdentifier("PXGGridLayout-Info")
      .accessibilityLabel(Text(verbatim: "Photo, \(picture.date.formatted(date: .long, time: .shortened))"))
      .accessibilityAddTraits([.isImage, .isButton, .isPicture])
  }
}
