import SimulatorTesting
import SwiftUI

@MainActor @Suite("Clips around colours and gradients", .simulator(.iPhoneSE))
struct ClipFillTests {
  private static let red = Color(red: 1, green: 0, blue: 0)

  /// A tent: the frame, and a triangle of its width that ends 50 points above it.
  private struct Tent: Shape {
    var height: CGFloat = 50
    var animatableData: CGFloat {
      get { height }
      set { height = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.minY - height))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  private func above(_ screen: Screen) -> [Int] { screen.rgb(at: CGPoint(x: 100, y: 80)) }
  private func inside(_ screen: Screen) -> [Int] { screen.rgb(at: CGPoint(x: 100, y: 150)) }

  @Test func `Given a colour or a gradient, when a shape that leaves the frame clips it, then it is filled`()
    async throws
  {
    for isGradient in [false, true] {
      let screen = await Screen.inCorner {
        Group {
          if isGradient {
            LinearGradient(colors: [Self.red, Self.red], startPoint: .top, endPoint: .bottom).clipShape(Tent())
          } else {
            Self.red.clipShape(Tent())
          }
        }
        .frame(width: 100, height: 100).padding(.leading, 50).padding(.top, 100)
      }
      #expect(inside(screen) == [255, 0, 0])
      #expect(above(screen) == [255, 0, 0])
      #expect(screen.rgb(at: CGPoint(x: 60, y: 60)) == [255, 255, 255])
    }
  }

  @Test func `Given other content, when a shape that leaves the frame clips it, then it stays in the frame`()
    async throws
  {
    let screen = await Screen.inCorner {
      Self.red.overlay { Text("A") }.clipShape(Tent())
        .frame(width: 100, height: 100).padding(.leading, 50).padding(.top, 100)
    }
    #expect(screen.rgb(at: CGPoint(x: 60, y: 150)) == [255, 0, 0])
    #expect(above(screen) == [255, 255, 255])
  }

  private struct Growing: View {
    @State private var isTall = false
    var body: some View {
      ClipFillTests.red.clipShape(Tent(height: isTall ? 50 : 0))
        .frame(width: 100, height: 100).padding(.leading, 50).padding(.top, 100)
        .onTapGesture { isTall.toggle() }
    }
  }

  @Test func `Given a shape in the frame, when it grows beyond it and back, then the fill follows`() async throws {
    let screen = await Screen.inCorner { Growing() }
    #expect(above(screen) == [255, 255, 255])
    // When
    try await screen.tap(at: CGPoint(x: 100, y: 150))
    try await screen.settle()
    // Then
    #expect(above(screen) == [255, 0, 0] && inside(screen) == [255, 0, 0])
    // When
    try await screen.tap(at: CGPoint(x: 100, y: 150))
    try await screen.settle()
    // Then
    #expect(above(screen) == [255, 255, 255] && inside(screen) == [255, 0, 0])
  }
}
