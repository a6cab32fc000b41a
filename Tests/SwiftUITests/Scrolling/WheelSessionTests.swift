import Foundation
import Testing

@testable import SwiftUI

@Suite("A wheel's session")
struct WheelSessionTests {
  @Test func `Given a wheel that moved, when it has been silent for long enough, then its session is over`() {
    // Given
    var session = WheelSession()
    session.moved(.vertical, at: 10)
    // When
    let early = session.isTurning(at: 10 + WheelSession.silence / 2)
    let wasActive = session.isActive
    let late = session.isTurning(at: 10 + WheelSession.silence)
    // Then
    #expect(early && wasActive)
    #expect(!late && !session.isActive)
    session.checkInvariants()
  }

  @Test func `Given a wheel that moved, when it moves again, then its silence begins anew`() {
    // Given
    var session = WheelSession()
    session.moved(.vertical, at: 10)
    // When
    session.moved(.vertical, at: 10.1)
    let early = session.isTurning(at: 10.1 + WheelSession.silence / 2)
    let late = session.isTurning(at: 10.1 + WheelSession.silence)
    // Then
    #expect(early && !late)
  }

  @Test func `Given a wheel that moved both axes, when it is silent, then both are settled, and only once`() {
    // Given
    var session = WheelSession()
    session.moved(.vertical, at: 0)
    session.moved(.horizontal, at: 0.1)
    // When
    _ = session.isTurning(at: 1)
    let (first, second) = (session.takeAxes(), session.takeAxes())
    // Then
    #expect(first == [.vertical, .horizontal])
    #expect(second.isEmpty)
    session.checkInvariants()
  }

  @Test func `Given a wheel that moved, when the scroll view leaves the screen, then no silence is waited for`() {
    // Given
    var session = WheelSession()
    session.moved(.horizontal, at: 0)
    // When
    session.interrupt()
    let isTurning = session.isTurning(at: 0)
    let axes = session.takeAxes()
    // Then
    #expect(!session.isActive && !isTurning)
    #expect(axes == [.horizontal])
    session.checkInvariants()
  }

  @Test func `Given a wheel that has not moved, when asked, then it does not turn`() {
    // Given
    var session = WheelSession()
    // When
    let isTurning = session.isTurning(at: 0)
    let axes = session.takeAxes()
    // Then
    #expect(!session.isActive && !isTurning && axes.isEmpty)
  }
}
