import Foundation
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Content shapes by kind", .simulator(.iPhone15Pro))
struct ContentShapeKindTests {
  @Test("given a shape for touches, then only it is touched; one for something else leaves touches alone")
  func interaction() async throws {
    var taps: [String] = []
    let screen = await Screen {
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 100).contentShape(.interaction, Circle()).onTapGesture {
          taps.append("red")
        }
        Color.blue.frame(width: 100, height: 100).contentShape(.accessibility, Circle())
          .onTapGesture { taps.append("blue") }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).ignoresSafeArea()
    }
    try await screen.tap(at: CGPoint(x: 4, y: 4))
    #expect(taps == [])
    try await screen.tap(at: CGPoint(x: 50, y: 50))
    try await screen.tap(at: CGPoint(x: 4, y: 104))
    #expect(taps == ["red", "blue"])
  }

  @Test("given a shape for assistive technology, then it is the element's frame, and activating it works")
  func accessibility() async throws {
    var taps = 0
    let screen = await Screen {
      Button("Go") { taps += 1 }.frame(width: 100, height: 100)
        .contentShape(.accessibility, Rectangle().inset(by: -10))
    }
    let button = try screen.find(.label("Go"))
    #expect(try button.frame.size == CGSize(width: 120, height: 120))
    try await screen.tap(.label("Go"))
    #expect(taps == 1)
  }

  @Test("given a shape for the preview of a context menu, then the view is lifted in that shape")
  func contextMenu() async throws {
    let screen = await Screen {
      Color(red: 0, green: 1, blue: 0).frame(width: 100, height: 100).named("card")
        .contentShape(.contextMenuPreview, Circle())
        .contextMenu { Button("Copy") {} }
    }
    let card = try screen.find("card").frame
    let corner = CGPoint(x: card.minX + 4, y: card.minY + 4)
    #expect(screen.rgb(at: corner) == [0, 255, 0])
    try await screen.longPress(at: CGPoint(x: card.midX, y: card.midY))
    try await screen.settle()
    #expect(screen.exists(.label("Copy")))
    #expect(screen.rgb(at: CGPoint(x: card.midX, y: card.midY)) == [0, 255, 0])
    #expect(screen.rgb(at: corner) != [0, 255, 0])
  }
}
