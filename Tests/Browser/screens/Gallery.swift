import SwiftUI
#if canImport(VisionKit)
  import VisionKit
#endif

struct Photo: Identifiable {
  let id = UUID()
  let title: String
  let url: URL?
}

struct GalleryScreen: View {
  @State private var photos: [Photo] = []
  @State private var selected: Photo?

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
          ForEach(photos) { photo in
            Button {
              selected = photo
            } label: {
              RoundedRectangle(cornerRadius: 12).fill(.blue.gradient).frame(height: 100)
                .overlay { Text(photo.title).foregroundStyle(.white) }
            }
            #if canImport(Metal)
              .colorEffect(ShaderLibrary.sepia(.float(0.3)))
            #else
              .saturation(0.6)
            #endif
          }
        }
        .padding()
      }
      .navigationTitle("Gallery")
      .sheet(item: $selected) { photo in
        Text(photo.title).presentationDetents([.medium])
      }
    }
    .task { photos = (1...12).map { Photo(title: "No. \($0)", url: nil) } }
  }
}
