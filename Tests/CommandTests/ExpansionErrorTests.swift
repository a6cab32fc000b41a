import Testing

@testable import Command

struct ExpansionErrorTests {
  @Test(
    "Given an error in what a macro expands to, then it is told where the macro is used, with the code that is wrong")
  func place() {
    #expect(
      LibraryBuild.once(
        """
        /tmp/swift-generated-sources/@__swiftmacro_4Shop1af_.swift:1:5: error: cannot find 'b' in scope
        1 + b
            ^
        /shop/App.swift:27:11: note: in expansion of macro 'sum' here
          let b = #sum()
                  ^~~~~~
        /shop/App.swift:30:1: error: expected expression
        """) == """
          /shop/App.swift:27:11: error: cannot find 'b' in scope, in the expansion of macro 'sum'
            let b = #sum()
                    ^~~~~~
          It expands to:
          1 + b
              ^
          /shop/App.swift:30:1: error: expected expression
          """)
  }

  @Test(
    "Given an error in the expansion of a macro that another one expands to, then it is told where the outer one is used"
  )
  func nested() {
    let told = LibraryBuild.once(
      """
      /tmp/swift-generated-sources/@__swiftmacro_inner.swift:1:5: error: cannot find 'b' in scope
      1 + b
          ^
      /tmp/swift-generated-sources/@__swiftmacro_outer.swift:1:1: note: in expansion of macro 'inner' here
      #inner()
      ^~~~~~~~
      /shop/App.swift:27:11: note: in expansion of macro 'outer' here
        let b = #outer()
                ^~~~~~~~
      """)
    #expect(
      told.hasPrefix("/shop/App.swift:27:11: error: cannot find 'b' in scope, in the expansion of macro 'outer'\n"))
    #expect(told.contains("#inner()"))
  }
}
