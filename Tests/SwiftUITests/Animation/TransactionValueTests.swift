import SimulatorTesting
import SwiftUI
import Testing

private struct OriginKey: TransactionKey { static var defaultValue: String { "nobody" } }

extension Transaction {
  fileprivate var origin: String {
    get { self[OriginKey.self] }
    set { self[OriginKey.self] = newValue }
  }
}

@MainActor @Suite("Values of transactions, and transactions for a value", .simulator(.iPhoneSE))
struct TransactionValueTests {
  private struct BoxInTransactions: View {
    @ObservedObject var moved: Knob<Bool>
    @ObservedObject var other: Knob<Int>
    let diary: Diary
    var body: some View {
      RedBox(id: "box", width: 10, height: 10).offset(x: moved.value ? 100 : 0)
        .transaction { diary.lines.append($0.origin) }
        .transaction(value: other.value) { $0.animation = .linear(duration: 1) }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @Test(
    "given a transaction for a value, when the value changes too, then the change is animated, and otherwise at once")
  func transactionForValue() async throws {
    let (moved, other) = (Knob(false), Knob(0))
    let screen = await Screen { BoxInTransactions(moved: moved, other: other, diary: Diary()) }
    moved.value = true
    try await screen.frames(1)
    #expect(try screen.frame("box").minX == 100)
    moved.value = false
    other.value = 1
    try await screen.frames(31)
    #expect(abs(try screen.frame("box").minX - 50) < 0.1)
    try await screen.frames(31)
    #expect(try screen.frame("box").minX == 0)
  }

  @Test(
    "given a key of an app's own, when a change is made with it, then the views below the change see it, and no later change does"
  )
  func ownKey() async throws {
    let (moved, diary) = (Knob(false), Diary())
    let screen = await Screen { BoxInTransactions(moved: moved, other: Knob(0), diary: diary) }
    diary.lines = []
    withTransaction(\.origin, "finger") { moved.value = true }
    try await screen.frames(2)
    #expect(diary.lines.contains("finger"))
    diary.lines = []
    moved.value = false
    try await screen.frames(2)
    #expect(Set(diary.lines) == ["nobody"])
  }

  @Test("given a transaction inside another, when it says nothing of a value, then the view sees that of the outer one")
  func nested() async throws {
    let (moved, diary) = (Knob(false), Diary())
    let screen = await Screen { BoxInTransactions(moved: moved, other: Knob(0), diary: diary) }
    diary.lines = []
    withTransaction(\.origin, "outer") { withTransaction(\.isContinuous, true) { moved.value = true } }
    try await screen.frames(2)
    #expect(diary.lines.contains("outer"))
  }

  @Test("given a curve, when its inverse is asked for what the curve says, then it answers with the part of the time")
  func inverse() {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
      .circularEaseInOut.inverse,
    ]
    for curve in curves {
      for progress in [0, 0.1, 0.3, 0.5, 0.8, 1] {
        #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-6, "\(curve) \(progress)")
      }
      #expect(curve.inverse.inverse == curve)
    }
    // The slope of the inverse is the reciprocal of the curve's
    let curve = UnitCurve.circularEaseInOut
    #expect(abs(curve.inverse.velocity(at: curve.value(at: 0.3)) * curve.velocity(at: 0.3) - 1) < 1e-9)
  }

  @Test("given a value that can be animated, when it is interpolated or scaled, then as far as was said")
  func arithmetic() {
    var value = AnimatablePair(0.0, 10.0)
    #expect(value.interpolated(towards: AnimatablePair(10, 20), amount: 0.25) == AnimatablePair(2.5, 12.5))
    value.interpolate(towards: AnimatablePair(10, 20), amount: 2)
    #expect(value == AnimatablePair(20, 30))
    #expect(value.scaled(by: 0.5) == AnimatablePair(10, 15))
  }
}
