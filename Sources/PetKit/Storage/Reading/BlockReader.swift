/// Reads a file in blocks of whole records, for workers that each hold a buffer of their own.
final class BlockReader: Sendable {
  /// What a worker that asks for a block gets.
  enum Step: Sendable {
    case block(Block)
    /// The file has ended, and so many blocks were given out; said once.
    case finished(blocks: Int)
    /// There is nothing more to say.
    case nothing
  }

  /// How to find the end of the last whole record.
  enum Cutter: Sendable {
    case separatedValues(CSVCutter)
    case lines
    case json(JSONCutter)
  }

  private struct State: ~Copyable {
    var source: ByteSource
    var carried: [UInt8]
    var lineStart: Int
    var recordStart: Int
    var blocks = 0
    var hasBegun = false
    var hasEnded = false
    var hasFinished = false
  }

  /// Whether it is known before the first block is read that there are more.
  let hasSeveralBlocks: Bool
  private let state: Lock<State>
  private let cutter: Cutter
  private let blockSize: Int
  private let bufferSize: Int

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - source: The file, of which the head has been read.
  ///   - head: The bytes read already, the header among them.
  ///   - cutter: How to find the end of the last whole record.
  ///   - blockSize: How many bytes to read for a block, unless a record is longer; of a small file fewer are read.
  init(_ source: consuming ByteSource, head: CatalogHead, cutter: Cutter, blockSize: Int) {
    self.cutter = cutter
    self.blockSize = max(1, min(blockSize, Self.mostUseful(for: source.length)))
    let first = max(self.blockSize, head.bytes.count)
    hasSeveralBlocks = source.length.map { $0 > first } ?? false
    // A small file needs no large buffer, and one that is never touched costs nothing.
    let size = self.blockSize + self.blockSize / 16
    bufferSize = min(size, source.length.map { max($0, head.bytes.count) } ?? size)
    state = Lock(
      State(
        source: source, carried: head.bytes, lineStart: head.lineStart,
        recordStart: head.recordStart, hasEnded: head.isWhole))
  }

  /// Returns how large a block of a file of some length, or of none that is known, is of use.
  ///
  /// A file that is not large is parted all the same, so that each core has something to do until the end.
  private static func mostUseful(for length: Int?) -> Int {
    length.map { max(1 << 16, $0 / 64) } ?? .max
  }

  /// How many bytes from a pipe are a block, though more would have room.
  private static let leastOfPipe = 1 << 17

  /// A buffer of the size that most blocks fit in.
  func makeBuffer() -> [UInt8] {
    Array(repeating: 0, count: bufferSize + RawSpan.padding)
  }

  /// Begins to read; returns whether nobody has done so before, for the blocks of a file are given out once.
  func begin() -> Bool {
    state.withLock { state in
      defer { state.hasBegun = true }
      return !state.hasBegun
    }
  }

  /// How many blocks have been given out.
  var blocksRead: Int { state.withLock { $0.blocks } }

  /// Returns the next bytes of the file in place of blocks, as UTF-8 and those of the head first; none at the end.
  func nextBytes() throws(CatalogError) -> [UInt8] {
    let result = state.withLock { state -> Result<[UInt8], CatalogError> in
      var bytes = state.carried
      state.carried = []
      guard bytes.isEmpty, !state.hasEnded else { return .success(bytes) }
      bytes = Array(repeating: 0, count: Self.leastOfPipe)
      do throws(CatalogError) {
        let count = try state.source.read(into: &bytes, from: 0, upTo: bytes.count)
        state.hasEnded = count == 0
        return .success(Array(bytes.prefix(count)))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Fills a buffer with the next block.
  func next(into buffer: inout [UInt8]) throws(CatalogError) -> Step {
    // A lock cannot let a typed error through, so it comes out as a result.
    let result = state.withLock { state -> Result<Step, CatalogError> in
      do throws(CatalogError) {
        return .success(try self.next(into: &buffer, state: &state))
      } catch {
        state.hasFinished = true
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func next(
    into buffer: inout [UInt8], state: inout State
  ) throws(CatalogError) -> Step {
    guard !state.hasFinished else { return .nothing }
    guard !(state.hasEnded && state.blocks > 0 && state.carried.isEmpty) else {
      state.hasFinished = true
      return .finished(blocks: state.blocks)
    }
    var count = state.carried.count
    grow(&buffer, toHold: count)
    buffer.replaceSubrange(0..<count, with: state.carried)
    let start = state.recordStart
    var target = max(blockSize, count)
    var isLongRecord = false
    var end = start
    while true {
      while count < target, !state.hasEnded {
        let room = roomNeeded(in: buffer, behind: count, upTo: target, of: state.source.length)
        grow(&buffer, toHold: room)
        let read = try state.source.read(into: &buffer, from: count, upTo: room)
        count += read
        if read == 0 { state.hasEnded = true }
        // What a pipe holds is worked on while the other side fills it again; not so the beginning of a long record,
        // which would be gone through once more for each piece.
        if state.source.length == nil, !isLongRecord, count < room, count >= Self.leastOfPipe {
          break
        }
      }
      if state.hasEnded {
        end = count
        break
      }
      end = cut(buffer, from: start, to: count) ?? start
      if end > start { break }
      isLongRecord = true
      target = count * 2
    }
    // What has been read when the file ends is the last block, though it be empty.
    let block = Block(
      index: state.blocks, lineStart: state.lineStart, range: start..<end,
      isLast: state.hasEnded)
    state.blocks += 1
    state.carried = Array(buffer[end..<count])
    state.lineStart = 0
    state.recordStart = 0
    return .block(block)
  }

  /// Returns where the last whole record ends, nothing when the rest of the file belongs to it.
  private func cut(_ buffer: [UInt8], from start: Int, to end: Int) -> Int? {
    let bytes = buffer.span.bytes
    switch cutter {
    case .separatedValues(let cutter):
      return cutter.endOfWholeRecords(in: bytes, from: start, to: end)
    case .lines:
      return bytes.endOfLastLineFeed(in: start..<end)
    case .json(let cutter):
      let cut = cutter.endOfWholeRecords(in: bytes, from: start, to: end)
      return cut.endsArray ? nil : cut.end
    }
  }

  /// Returns how many bytes the buffer is to hold next, where so many are in it and so many may be.
  private func roomNeeded(
    in buffer: [UInt8], behind count: Int, upTo target: Int, of length: Int?
  ) -> Int {
    let held = buffer.count - RawSpan.padding
    if count < held { return min(target, held) }
    // Where the file's length is known, the buffer holds all of it, and one more byte finds its end.
    guard let length, count <= length else { return target }
    return min(target, length + 1)
  }

  private func grow(_ buffer: inout [UInt8], toHold count: Int) {
    let needed = count + RawSpan.padding
    if buffer.count < needed {
      buffer.append(contentsOf: repeatElement(0, count: needed - buffer.count))
    }
  }
}
