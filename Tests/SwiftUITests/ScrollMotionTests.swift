import Foundation
import Testing

@testable import SwiftUI

/// The motion of content after a finger lifts, from deceleration to rest.
@Suite("Scroll motions")
struct ScrollMotionTests {
  @Test("Given a fling far from the edges, then it is the plain deceleration")
  func freeMotion() {
    let motion = ScrollMotion(offset: 5000, velocity: 1200, in: 0...50_000)
    let fling = Deceleration(start: 5000, velocity: 1200)
    #expect(motion.duration == fling.duration)
    #expect(motion.target == fling.target)
    for t in [0, 0.016, 0.5, 2, 10] { #expect(motion.position(at: t) == fling.position(at: t)) }
  }

  @Test(
    "Given any start, then position and velocity never jump, and it ends within the edges",
    arguments: [
      (500, 3000), (500, -3000), (0, -800), (1000, 800), (-40, 0), (1060, 300), (-40, 2500), (-40, 9000), (1030, -6000),
      (999.9, 0.6), (0, 0),
    ] as [(CGFloat, CGFloat)])
  func motionIsSmooth(offset: CGFloat, velocity: CGFloat) {
    let motion = ScrollMotion(offset: offset, velocity: velocity, in: 0...1000)
    #expect(motion.position(at: 0) == offset)
    expectSmooth(until: motion.duration, start: velocity, position: motion.position, velocity: motion.velocity)
    #expect((0...1000).contains(motion.target))
    #expect(motion.isFinished(at: motion.duration))
    #expect(motion.position(at: motion.duration) == motion.target)
    #expect(motion.velocity(at: motion.duration) == 0)
  }

  @Test("Given a fling at an edge, when it gets there, then it overshoots and comes back to the edge")
  func overshoot() throws {
    let motion = ScrollMotion(offset: 500, velocity: 3000, in: 0...1000)
    let arrival = try #require(Deceleration(start: 500, velocity: 3000).time(at: 1000))
    #expect(isClose(motion.position(at: arrival), 1000))
    let speed = motion.velocity(at: arrival)
    // A critically damped spring that starts at rest position with velocity v moves v / (e w), 1 / w seconds later.
    let w = ScrollPhysics.springFrequency
    #expect(isClose(motion.position(at: arrival + 1 / Double(w)), 1000 + speed / (exp(1) * w)))
    #expect(motion.target == 1000)
  }

  @Test(
    "Given content beyond an edge, when flung inwards faster than the spring would pull it, then it scrolls on inside")
  func flungInside() {
    #expect(ScrollMotion(offset: -40, velocity: 300, in: 0...10_000).target == 0)
    #expect(ScrollMotion(offset: -40, velocity: 4000, in: 0...10_000).target > 500)
    #expect(ScrollMotion(offset: 10_040, velocity: -4000, in: 0...10_000).target < 9500)
  }

  @Test("Given content that fits, when flung, then it comes back to its only place")
  func fittingContent() {
    let motion = ScrollMotion(offset: 0, velocity: -2000, in: 0...0)
    #expect(motion.target == 0)
    #expect(motion.position(at: 0.05) < -20)
  }

  @Test("Given a glide, when an edge it does not reach moves, then the motion stays the same to the last bit")
  func unreachedEdge() {
    let plain = ScrollMotion(offset: 500, velocity: 1000, in: 0...20_000)
    var motion = plain
    for frame in 0..<120 {
      let t = Double(frame) / 60
      #expect(motion.position(at: t, in: 0...20_000 + CGFloat(frame) * 10) == plain.position(at: t))
    }
    #expect(motion.target == plain.target)
  }

  @Test("Given a fling towards the end, when content is added before it gets there, then it glides on without a bounce")
  func contentAddedInTime() {
    var motion = ScrollMotion(offset: 500, velocity: 3000, in: 0...1000)
    motion.follow(0...9000, at: 0.1)
    #expect(motion.target == Deceleration(start: 500, velocity: 3000).target)

    var atEdge = ScrollMotion(offset: 1000, velocity: 3000, in: 0...1000)
    atEdge.follow(0...9000, at: 0)
    #expect(abs(atEdge.target - Deceleration(start: 1000, velocity: 3000).target) < 3)
  }

  @Test(
    "Given a motion at any moment, when an edge moves, then position and velocity do not jump",
    arguments: [0, 0.05, 0.2, 0.25, 0.3, 0.5, 3], [600, 800, 995, 1005, 1100, 9000] as [CGFloat])
  func edgeMoves(at t: Double, maximum: CGFloat) {
    let before = ScrollMotion(offset: 500, velocity: 3000, in: 0...1000)
    var motion = before
    let position = motion.position(at: t, in: 0...maximum)
    #expect(isClose(position, before.position(at: t)))
    #expect(abs(motion.velocity(at: t) - before.velocity(at: t)) < 1e-6)
    // The motion before is unchanged.
    #expect(isClose(motion.position(at: t / 2), before.position(at: t / 2)))
    expectSmooth(
      until: motion.duration - t, start: before.velocity(at: t), position: { motion.position(at: t + $0) },
      velocity: { motion.velocity(at: t + $0) })
    #expect((0...maximum).contains(motion.target))
  }

  @Test("Given a bounce at the top, when the content's end moves, then the bounce stays the same to the last bit")
  func otherEdgeMoves() {
    let plain = ScrollMotion(offset: -60, velocity: 0, in: 0...1000)
    var motion = plain
    motion.follow(0...7000, at: 0.1)
    for t in [0, 0.1, 0.2, 0.3, 1] { #expect(motion.position(at: t) == plain.position(at: t)) }
  }

  @Test("Given shifted coordinates, then every position shifts with them", arguments: [0, 0.1, 0.3, 0.6, 5])
  func shift(t: Double) {
    for offset in [500, -40] as [CGFloat] {
      let plain = ScrollMotion(offset: offset, velocity: 3000, in: 0...1000)
      var motion = plain
      motion.shift(by: 250)
      #expect(isClose(motion.position(at: t), plain.position(at: t) + 250))
      #expect(isClose(motion.target, plain.target + 250))
    }
  }

  @Test(
    "Given a place to land at, then the motion starts with the finger's velocity and ends exactly there",
    arguments: [
      (1000, 400), (1000, 520), (1000, 700), (-800, 400), (0, 400), (50, -400), (0, 0), (9000, 5000), (3000, 1e9),
    ] as [(CGFloat, CGFloat)])
  func landing(velocity: CGFloat, distance: CGFloat) {
    let motion = ScrollMotion(offset: 5000, velocity: velocity, landingAt: 5000 + distance, in: 0...10_000)
    #expect(isClose(motion.target, min(5000 + distance, 10_000)))
    #expect(isClose(motion.position(at: motion.duration), min(5000 + distance, 10_000)))
    expectSmooth(until: motion.duration, start: velocity, position: motion.position, velocity: motion.velocity)
  }

  @Test("Given a motion, when asked in any order, then the same time gives the same answer")
  func purity() {
    let motion = ScrollMotion(offset: -40, velocity: 9000, in: 0...1000)
    let times = (0..<200).map { Double($0) / 60 }
    let forwards = times.map { motion.position(at: $0) }
    let backwards = times.reversed().map { motion.position(at: $0) }
    #expect(forwards == backwards.reversed())
    #expect(Set(forwards).count > 30)
  }
}
