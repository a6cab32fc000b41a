import Foundation
import Testing

@testable import Projects

struct TestOptionsTests {
  private static let scheme = """
    <Scheme>
      <TestAction shouldUseLaunchSchemeArgsEnv = "NO">
        <Testables>
          <TestableReference skipped = "YES"><BuildableReference BlueprintName = "SlowTests"></BuildableReference></TestableReference>
          <TestableReference skipped = "NO">
            <BuildableReference BlueprintName = "ShopTests"></BuildableReference>
            <SkippedTests><Test Identifier = "CartTests/testBroken()"></Test></SkippedTests>
          </TestableReference>
        </Testables>
        <CommandLineArguments><CommandLineArgument argument = "-tests YES" isEnabled = "YES"></CommandLineArgument></CommandLineArguments>
      </TestAction>
      <LaunchAction>
        <CommandLineArguments><CommandLineArgument argument = "-app YES" isEnabled = "YES"></CommandLineArgument></CommandLineArguments>
      </LaunchAction>
    </Scheme>
    """

  @Test(
    "Given a scheme whose tests have arguments of their own, when it is read, then they get those and leave out what it skips"
  )
  func scheme() {
    let options = Scheme.testing(in: Self.scheme, launch: Scheme.launch(in: Self.scheme))
    #expect(options.launch.arguments == ["-tests", "YES"])
    #expect(options.disabled == ["SlowTests"])
    #expect(!options.isRun("CartTests", "testBroken", in: "ShopTests"))
    #expect(options.isRun("CartTests", "testGood", in: "ShopTests"))
    #expect(options.isRun("CartTests", "testBroken", in: "OtherTests"))
    let shared = Scheme.testing(
      in: Self.scheme.replacing(#"Env = "NO""#, with: #"Env = "YES""#), launch: Scheme.launch(in: Self.scheme))
    #expect(shared.launch.arguments == ["-app", "YES"])
  }

  @Test("Given a test plan, when it is added, then its arguments take the place of others and only its tests run")
  func plan() {
    var options = TestOptions()
    options.launch.arguments = ["-app"]
    options.launch.environment = ["A": "1"]
    options.add(
      plan: Data(
        """
        {"defaultOptions": {"commandLineArgumentEntries": [{"argument": "-plan YES"}, {"argument": "-off", "enabled": false}]},
         "configurations": [{"options": {"environmentVariableEntries": [{"key": "B", "value": "2"}]}}],
         "testTargets": [
          {"target": {"name": "ShopTests"}, "selectedTests": ["CartTests", "Prices/sum()"]},
          {"target": {"name": "UITests"}, "enabled": false}]}
        """.utf8))
    #expect(options.launch.arguments == ["-plan", "YES"])
    #expect(options.launch.environment == ["A": "1", "B": "2"])
    #expect(options.disabled == ["UITests"])
    #expect(options.isRun("CartTests", "testAny", in: "ShopTests"))
    #expect(!options.isRun("OtherTests", "testAny", in: "ShopTests"))
    let target = Project.Target(
      name: "ShopTests", module: "ShopTests", kind: .unitTests, folder: URL(fileURLWithPath: "/"))
    #expect(
      options.patterns(for: [target]).selected == ["^ShopTests\\.CartTests(/.*)?$", "^ShopTests\\.Prices/sum.*(/.*)?$"])
  }

  @Test("Given a test plan with limits, when it is added, then tests have them, and with limits switched off none")
  func allowance() {
    // Given
    var options = TestOptions()
    #expect(options.allowance == nil)
    // When
    options.add(
      plan: Data(
        """
        {"defaultOptions": {"testTimeoutsEnabled": true, "defaultTestExecutionTimeAllowance": 120}, "configurations": [
          {"options": {"maximumTestExecutionTimeAllowance": 180}}]}
        """.utf8))
    // Then
    #expect(options.allowance?.usual == 120)
    #expect(options.allowance?.most == 180)
    // When
    options.add(plan: Data(#"{"defaultOptions": {"testTimeoutsEnabled": false}}"#.utf8))
    // Then
    #expect(options.allowance == nil)
  }
}
