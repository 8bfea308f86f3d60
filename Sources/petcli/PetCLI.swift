@main
enum PetCLI {
  static func main() {}
}
