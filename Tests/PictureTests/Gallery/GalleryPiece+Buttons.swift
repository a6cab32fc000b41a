import SimulatorTesting
import SwiftUI

extension GalleryPiece {
  static let buttons = [
    GalleryPiece("Button styles") {
      GalleryFlow {
        Button("Plain") {}.buttonStyle(.plain)
        Button("Borderless") {}.buttonStyle(.borderless)
        Button("Bordered") {}.buttonStyle(.bordered)
      }
      GalleryFlow {
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Button("Tinted") {}.buttonStyle(.bordered).tint(.green)
        Button("Off") {}.buttonStyle(.borderedProminent).disabled(true)
      }
    },
    GalleryPiece("Button sizes") {
      GalleryFlow(spacing: 10) {
        Button("Mini") {}.controlSize(.mini)
        Button("Small") {}.controlSize(.small)
        Button("Regular") {}
        Button("Large") {}.controlSize(.large)
      }
      .buttonStyle(.borderedProminent)
      Button {
      } label: {
        Text("As wide as it can be").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
    },
    GalleryPiece("Button shapes") {
      GalleryFlow {
        Button("Capsule") {}.buttonBorderShape(.capsule)
        Button("Rounded") {}.buttonBorderShape(.roundedRectangle)
        Button("Radius 2") {}.buttonBorderShape(.roundedRectangle(radius: 2))
        Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
      }
      .buttonStyle(.bordered)
    },
    GalleryPiece("Button roles and symbols") {
      GalleryFlow {
        Button("Delete", role: .destructive) {}
        Button("Delete", systemImage: "trash", role: .destructive) {}
      }
      .buttonStyle(.bordered)
      GalleryFlow {
        Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
        Button("Share", systemImage: "square.and.arrow.up") {}.buttonStyle(.borderedProminent)
      }
      Button("Favourite", systemImage: "heart") {}
    },
    GalleryPiece("Links and sharing") {
      Link("apple.com", destination: URL(string: "https://apple.com") ?? URL(filePath: "/"))
      ShareLink(item: "Text")
      PasteButton(payloadType: String.self) { _ in }
    },
    GalleryPiece("Menu", .top(330)) {
      NavigationStack {
        Color.clear
          .navigationTitle("Notes").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            Menu("Options", systemImage: "ellipsis.circle") {
              Button("Rename", systemImage: "pencil") {}
              Button("Duplicate", systemImage: "plus.square.on.square") {}
              Divider()
              Picker("Sort", selection: .constant(0)) {
                Text("By name").tag(0)
                Text("By date").tag(1)
              }
              Button("Delete", systemImage: "trash", role: .destructive) {}
            }
          }
      }
    } after: {
      try await $0.tap(.label("Options"))
    },
    GalleryPiece("Context menu", .middle(540)) {
      Image(systemName: "photo").font(.largeTitle).padding(40).background(.blue.opacity(0.2))
        .contextMenu {
          Button("Copy", systemImage: "doc.on.doc") {}
          Button("Share", systemImage: "square.and.arrow.up") {}
          Button("Delete", systemImage: "trash", role: .destructive) {}
        }
        .accessibilityIdentifier("photo")
    } after: {
      try await $0.longPress("photo")
    },
    GalleryPiece("Control groups") {
      ControlGroup {
        Button("Cut", systemImage: "scissors") {}
        Button("Copy", systemImage: "doc.on.doc") {}
        Button("Paste", systemImage: "doc.on.clipboard") {}
      }
    },
  ]
}
