import Testing

@testable import Command

struct CompilerCrashTests {
  @Test("Given a crash of the compiler, then it is told in a few lines, after what was wrong before")
  func dump() {
    let told = CompilerCrash.told(
      """
      /app/Menu.swift:1:2: error: cannot find 'a' in scope
      error: compile command failed due to signal 6 (use -v to see invocation)
      Please submit a bug report and include the crash backtrace.
      Stack dump:
      0.\tProgram arguments: /usr/bin/swift-frontend -frontend -c -primary-file /app/Soup.swift -o /app/Soup.o
      1.\tSwift version 6.3.1
      2.\tCompiling with effective version 5.10
      3.\tWhile type-checking statement at [/app/Soup.swift:3:1 - line:9:2]
       #0 0x000055c47046e738 llvm::sys::PrintStackTrace(llvm::raw_ostream&, int)
      """)
    #expect(
      told == """
        /app/Menu.swift:1:2: error: cannot find 'a' in scope
        error: The Swift compiler crashed with Soup.swift (signal 6).
          While type-checking statement at [/app/Soup.swift:3:1 - line:9:2]
        """)
    #expect(LibraryBuild.once(told) == told)
  }

  @Test("Given a compiler that the system has ended, then it is told that memory may be short")
  func ended() {
    #expect(
      CompilerCrash.told("error: compile command failed due to signal 9 (use -v to see invocation)\n")
        == "error: The Swift compiler crashed (signal 9). Memory may have run out.")
  }

  @Test("Given a crash, then it counts as the only problem unless there is an error in the code")
  func alone() {
    let crash = "error: The Swift compiler crashed with Soup.swift (signal 6)."
    let error = "/app/Menu.swift:1:2: error: cannot find 'a' in scope"
    #expect(CompilerCrash.isAlone(in: crash))
    #expect(!CompilerCrash.isAlone(in: "\(error)\n\(crash)"))
    #expect(!CompilerCrash.isAlone(in: error))
  }

  @Test("Given errors alone, then they are told as they are")
  func errors() {
    let text = "/app/Menu.swift:1:2: error: cannot find 'a' in scope\n"
    #expect(CompilerCrash.told(text) == text)
  }
}
