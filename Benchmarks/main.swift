BenchmarksCommand.main()
