Feature: From the list to a pet and back
  As a user
  I want to look at one pet after the other
  So that I find the one I am looking for

  Scenario: List, details, back
    Given the app may know where the phone is
    And the iOS app is launched
    When I open the Lost Pets tab
    And I tap on the first card of the list
    Then the pet details screen should be displayed
    When I go back
    Then the list should be displayed where it was

  Scenario: The system asks for the location and the user allows it
    Given nobody has been asked for the location
    And the iOS app is launched
    Then the system should ask "to use your location"
    When I accept the alert
    Then the first announcement card should show coordinates

  Scenario: The location is denied and a popup says what is missing
    Given nobody has been asked for the location
    And the iOS app is launched
    When I dismiss the alert
    And I open the Lost Pets tab
    Then a popup should offer the settings
    When I close the popup
    Then the list should be displayed

  Scenario: Turned and in the background
    Given the iOS app is launched
    And the landing page is loaded
    When I turn the phone on its side
    Then the landing page should still be displayed
    When the app was in the background for 1 second
    Then the landing page should still be displayed
