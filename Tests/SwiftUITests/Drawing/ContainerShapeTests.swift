import DisplayList
import Foundation
import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Container shapes and outlines of paths", .simulator(.iPhone15Pro))
struct ContainerShapeTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  private func isRed(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
    let origin = try screen.find("container").frame.origin
    let color = try #require(screen.color(at: CGPoint(x: origin.x + x, y: origin.y + y)))
    return color.green < 0.5
  }

  private func container(padding: CGFloat) async -> Screen {
    await Screen {
      ContainerRelativeShape().fill(red).padding(padding)
        .frame(width: 100, height: 100)
        .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
        .accessibilityElement().accessibilityIdentifier("container")
    }
  }

  @Test("a shape relative to its container has corners around the container's centres")
  func concentric() async throws {
    let whole = await container(padding: 0)
    // A circle of 30 points starts 8.8 points along the diagonal.
    #expect(try !isRed(whole, 8, 8) && isRed(whole, 10, 10))
    let inner = await container(padding: 20)
    // One of 10 points around the same centre, which is 22.9 points in.
    #expect(try !isRed(inner, 22, 22) && isRed(inner, 24, 24))
  }

  @Test("without a container shape it is a rectangle")
  func rectangle() async throws {
    let screen = await Screen {
      ContainerRelativeShape().fill(red).frame(width: 100, height: 100)
        .accessibilityElement().accessibilityIdentifier("container")
    }
    #expect(try isRed(screen, 1, 1))
  }

  @Test("a style behind or in front of a view has its container's shape")
  func styles() async throws {
    // Given
    let behind = await Screen {
      Color.clear.background(red).frame(width: 100, height: 100).containerShape(Circle())
        .accessibilityElement().accessibilityIdentifier("container")
    }
    let inFront = await Screen {
      Color.white.overlay(red).frame(width: 100, height: 100).containerShape(Circle())
        .accessibilityElement().accessibilityIdentifier("container")
    }
    // Then
    #expect(try !isRed(behind, 5, 5) && isRed(behind, 50, 50))
    #expect(try !isRed(inFront, 5, 5) && isRed(inFront, 50, 50))
  }

  private struct Growing: View {
    @State private var isRound = false
    var body: some View {
      VStack {
        ContainerRelativeShape().fill(Color(red: 1, green: 0, blue: 0))
          .frame(width: 100, height: 100)
          .containerShape(RoundedRectangle(cornerRadius: isRound ? 50 : 0, style: .circular))
          .accessibilityElement().accessibilityIdentifier("container")
        Button("Round") { isRound = true }
      }
    }
  }

  @Test("when the container gets another shape, then what follows it does too; clips follow it as well")
  func changes() async throws {
    let screen = await Screen { Growing() }
    #expect(try isRed(screen, 5, 5))
    try await screen.tap(.label("Round"))
    #expect(try !isRed(screen, 5, 5))
    let clipped = await Screen {
      red.clipShape(.containerRelative).frame(width: 100, height: 100).containerShape(Circle())
        .accessibilityElement().accessibilityIdentifier("container")
    }
    #expect(try !isRed(clipped, 5, 5) && isRed(clipped, 50, 50))
  }

  @Test("a path and its description are the same")
  func description() throws {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2.5))
    path.addLine(to: CGPoint(x: 10, y: 2.5))
    path.addQuadCurve(to: .zero, control: CGPoint(x: 5, y: 5))
    path.addCurve(to: CGPoint(x: 3, y: 3), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
    path.closeSubpath()
    #expect(path.description == "1 2.5 m 10 2.5 l 5 5 0 0 q 1 1 2 2 3 3 c h")
    #expect(Path(path.description) == path)
    #expect(Path("1 2 m 3 l") == nil && Path("1 2") == nil && Path("x") == nil)
    #expect(Path("")?.isEmpty == true)
  }

  @Test("the outline of a line is as wide as the line, with its ends, corners and dashes")
  func strokedPath() throws {
    var path = Path()
    path.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10), CGPoint(x: 50, y: 50)])
    let butt = path.strokedPath(StrokeStyle(lineWidth: 10))
    #expect(butt.boundingRect == CGRect(x: 10, y: 5, width: 45, height: 45))
    #expect(butt.contains(CGPoint(x: 30, y: 14)) && !butt.contains(CGPoint(x: 30, y: 16)))
    #expect(butt.contains(CGPoint(x: 54, y: 6)))
    let bevel = path.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .bevel))
    #expect(!bevel.contains(CGPoint(x: 54, y: 6)) && bevel.contains(CGPoint(x: 52, y: 9)))
    let square = path.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .square))
    #expect(square.boundingRect == CGRect(x: 5, y: 5, width: 50, height: 50))
    let round = path.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round))
    #expect(round.contains(CGPoint(x: 5.5, y: 10)) && !round.contains(CGPoint(x: 5.5, y: 5.5)))
    let dashed = path.strokedPath(StrokeStyle(lineWidth: 10, dash: [10, 10]))
    #expect(dashed.contains(CGPoint(x: 15, y: 10)) && !dashed.contains(CGPoint(x: 25, y: 10)))
    #expect(dashed.contains(CGPoint(x: 35, y: 10)) && dashed.contains(CGPoint(x: 50, y: 15)))
  }

  @Test("the outline of a closed line leaves its inside free")
  func strokedRing() async throws {
    let screen = await Screen {
      Path(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80)).strokedPath(StrokeStyle(lineWidth: 10)).fill(red)
        .frame(width: 100, height: 100).accessibilityElement().accessibilityIdentifier("container")
    }
    #expect(try isRed(screen, 10, 50) && isRed(screen, 50, 94))
    #expect(try !isRed(screen, 50, 50) && !isRed(screen, 17, 50))
  }
}
