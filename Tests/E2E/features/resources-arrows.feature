Feature: Arrows of the Resources row
  As a user
  I want arrows beside a row of cards
  So that I see that there is more and get there with a tap

  Background:
    Given the iOS app is launched
    And the landing page is loaded

  Scenario: Only the right arrow is there at the start
    Then the right arrow should be displayed
    And the left arrow should not be displayed

  Scenario: A tap scrolls by one card
    When I tap the right arrow
    Then the row should have scrolled by 296 points
    And the left arrow should be displayed
    When I tap the left arrow
    Then the row should have scrolled by 0 points
    And the left arrow should not be displayed

  Scenario: Quick taps add up
    When I tap the right arrow twice quickly
    Then the row should have scrolled by 592 points

  Scenario: The right arrow goes at the end
    When I tap the right arrow until it is gone
    Then the left arrow should be displayed
    And the right arrow should not be displayed
