Feature: The landing page scrolls as one
  As a user
  I want one gesture to move everything on the landing page
  So that I reach every section without looking for what scrolls

  Background:
    Given the phone is an iPhone SE (1st generation)
    And the iOS app is launched
    And the user is on the Home tab

  Scenario: One gesture goes from top to bottom, and one back
    Given the landing page is loaded
    When I flick the page upwards once
    Then the last announcement card should be displayed
    And the hero panel should not be displayed
    When I flick the page downwards once
    Then the hero panel should be displayed

  Scenario: Every section is reached on the way
    Given the landing page is loaded
    When I scroll down to the end in small steps
    Then I should have met the hero panel, the Resources section, the list header and 5 cards in this order

  Scenario: The position is kept from error over loading to success
    Given the backend API is unavailable
    And the landing page loads
    And I have scrolled down to the retry button
    When the backend has 10 pet announcements
    And I tap the retry button
    Then announcement cards should be displayed
    And the list header should be where it was

  Scenario: A drag that begins on a button scrolls and taps nothing
    Given the landing page is loaded
    When I drag the View All button upwards
    Then the list header should have moved up
    And the landing page should still be displayed

  Scenario: A card is tapped right after a scroll
    Given the landing page is loaded
    When I flick the page upwards once
    And I tap on the last announcement card
    Then the app should switch to the Lost Pets tab
    And the pet details screen should be displayed
