import Testing

@testable import SwiftUI

@MainActor @Suite("The goals of a scroll view")
struct ScrollGoalsTests {
  private var goals: ScrollGoals {
    var goals = ScrollGoals()
    goals[.vertical] = ScrollGoal(share: 1)
    goals[.horizontal] = ScrollGoal(offset: 30)
    goals.end = .horizontal
    goals.countJump()
    return goals
  }

  @Test func `Given goals along both axes, when a move along one starts, then the other goal stays, but no end`() {
    // Given
    var goals = goals
    // When
    goals.cancel(.vertical)
    // Then
    #expect(goals[.vertical] == nil && goals[.horizontal] != nil)
    #expect(goals.end == nil)
    goals.checkInvariants()
  }

  @Test func `Given goals along both axes, when one is reached, then the other and the end stay`() {
    // Given
    var goals = goals
    // When
    goals.removeAll { $0 == .horizontal }
    // Then
    #expect(goals[.vertical] != nil && goals[.horizontal] == nil)
    #expect(goals.end == .horizontal)
    goals.checkInvariants()
  }

  @Test func `Given goals, when the scroll view leaves the screen, then none is left, and its jumps still count`() {
    // Given
    var goals = goals
    // When
    goals.removeAll()
    goals.countJump()
    // Then
    #expect(goals[.vertical] == nil && goals[.horizontal] == nil)
    #expect(goals.jumps == 2)
  }

  @Test func `Given goals that are fractions of the content, then only those from 0 to 1 are inside it`() {
    #expect(ScrollGoal(share: 0).isInsideContent && ScrollGoal(share: 1).isInsideContent)
    #expect(!ScrollGoal(share: -0.1).isInsideContent && !ScrollGoal(share: 1.1).isInsideContent)
    #expect(ScrollGoal(offset: -50).isInsideContent && ScrollGoal(coordinate: 5000).isInsideContent)
  }
}
