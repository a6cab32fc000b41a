import SimulatorTesting
import SwiftUI

extension GalleryPiece {
  private struct ThirtyRows: View {
    var body: some View {
      List(0..<30) { Text("Row \($0)") }
    }
  }

  static let bars = [
    GalleryPiece("Navigation bar: large title", .top(200)) {
      NavigationStack {
        ThirtyRows().navigationTitle("Inbox").toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
          ToolbarItem { Button("Add", systemImage: "plus") {} }
        }
      }
    },
    GalleryPiece("Navigation bar: inline", .top(160)) {
      NavigationStack {
        ThirtyRows().navigationTitle("Inbox").navigationBarTitleDisplayMode(.inline).toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
        }
      }
    },
    GalleryPiece("Navigation bar: scrolled", .top(160)) {
      NavigationStack { ThirtyRows().navigationTitle("Inbox") }
    } after: {
      try await $0.wheel(220)
    },
    GalleryPiece("Navigation bar: back", .top(160)) {
      NavigationStack {
        NavigationLink("Open") {
          ThirtyRows().navigationTitle("Message").navigationBarTitleDisplayMode(.inline)
        }
        .navigationTitle("Inbox")
      }
    } after: {
      try await $0.tap(.label("Open"))
    },
    GalleryPiece("Search field", .top(220)) {
      NavigationStack { ThirtyRows().navigationTitle("Contacts").searchable(text: .constant("")) }
    },
    GalleryPiece("Search in use", .top(220)) {
      NavigationStack { ThirtyRows().navigationTitle("Contacts").searchable(text: .constant("Row")) }
    } after: {
      try await $0.tap(.role(.textField))
    },
    GalleryPiece("Tab bar", .bottom(140)) {
      TabView {
        ThirtyRows().tabItem { Label("Home", systemImage: "house") }
        Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }
        Text("Mail").tabItem { Label("Mail", systemImage: "envelope") }.badge(3)
        Text("Me").tabItem { Label("Me", systemImage: "person") }
      }
    },
    GalleryPiece("Paged tabs", .bottom(140)) {
      TabView {
        Color.blue
        Color.green
        Color.orange
      }
      .tabViewStyle(.page)
      .indexViewStyle(.page(backgroundDisplayMode: .always))
    },
    GalleryPiece("Bottom bar", .bottom(140)) {
      NavigationStack {
        ThirtyRows().toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Reply", systemImage: "arrowshape.turn.up.left") {}
            Spacer()
            Text("Updated now").font(.caption)
            Spacer()
            Button("Compose", systemImage: "square.and.pencil") {}
          }
        }
      }
    },
    GalleryPiece("Keyboard", .bottom(340)) {
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).padding()
    } after: {
      try await $0.tap(.role(.textField))
    },
  ]
}
