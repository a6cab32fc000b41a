import SwiftUI

extension GalleryPiece {
  private struct Below: View {
    var body: some View { List(0..<20) { Text("Row \($0)") } }
  }

  static let presentations = [
    GalleryPiece("Alert", .middle(240)) {
      Below().alert("Delete the draft?", isPresented: .constant(true)) {
        Button("Cancel", role: .cancel) {}
        Button("Delete", role: .destructive) {}
      } message: {
        Text("This cannot be undone.")
      }
    },
    GalleryPiece("Alert with three buttons", .middle(300)) {
      Below().alert("Save changes?", isPresented: .constant(true)) {
        Button("Save") {}
        Button("Discard", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    },
    GalleryPiece("Alert with a field", .top(520)) {
      Below().alert("New folder", isPresented: .constant(true)) {
        TextField("Name", text: .constant(""))
        Button("Cancel", role: .cancel) {}
        Button("Create") {}
      } message: {
        Text("Enter a name.")
      }
    },
    GalleryPiece("Confirmation dialog", .bottom(400)) {
      Below().confirmationDialog("Photo", isPresented: .constant(true), titleVisibility: .visible) {
        Button("Share") {}
        Button("Duplicate") {}
        Button("Delete", role: .destructive) {}
      } message: {
        Text("What should happen to it?")
      }
    },
    GalleryPiece("Sheet", .top(240)) {
      Below().sheet(isPresented: .constant(true)) {
        NavigationStack {
          List { Text("In the sheet") }.navigationTitle("New").navigationBarTitleDisplayMode(.inline).toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
          }
        }
      }
    },
    GalleryPiece("Sheet of half the height", .bottom(460)) {
      Below().sheet(isPresented: .constant(true)) {
        Text("Medium").presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
      }
    },
    GalleryPiece("Popover", .top(260)) {
      VStack {
        Button("Show") {}
          .popover(isPresented: .constant(true)) {
            Text("A popover that stays one").padding().presentationCompactAdaptation(.popover)
          }
        Spacer()
      }
      .frame(maxWidth: .infinity)
    },
  ]
}
