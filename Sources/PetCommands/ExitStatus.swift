package enum ExitStatus: Int32 { case success = 0 }
