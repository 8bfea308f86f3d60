import Foundation
import PetKit
import Testing

struct HTMLViewTests {
  private func page(_ rows: [[String]], style: ListStyle = ListStyle()) -> String {
    let columns = [
      ListColumn("name", title: "Name"), ListColumn("fee", title: "Fee", isNumeric: true),
    ]
    let view = ListView(.html, columns, style: style)
    var part = ListPart()
    for row in rows { view.append(row.map { ListCell(.text($0)) }, to: &part) }
    var output = ListOutput(view)
    let bytes = output.add(part) + output.finish()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a row is a row, and numbers stand to the right`() {
    let page = page([["Stuart", "$500.00"], ["Mo", ""]])
    #expect(
      page.contains(
        """
        <thead>
        <tr><th scope="col">Name</th><th scope="col" class="number">Fee</th></tr>
        </thead>
        <tbody>
        <tr><td>Stuart</td><td class="number">$500.00</td></tr>
        <tr><td>Mo</td><td class="number"></td></tr>
        </tbody>
        </table>
        </main>
        </body>
        </html>

        """))
    #expect(
      page.hasPrefix("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"))
  }

  @Test func `texts show as themselves wherever they stand`() {
    let text = "</td><script>alert(\"1\" & '2')</script>\n\u{202E}\u{1B}x"
    let escaped =
      "&lt;/td&gt;&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)&lt;/script&gt;"
    #expect(page([[text, ""]]).contains("<td>\(escaped)<br>\\u{202E}\\u{1B}x</td>"))
    let titled = page([], style: ListStyle(title: "Cats & <dogs>"))
    #expect(titled.contains("<title>Cats &amp; &lt;dogs&gt;</title>"))
    #expect(titled.contains("<h1 id=\"title\">Cats &amp; &lt;dogs&gt;</h1>"))
  }

  @Test func `the page needs no other file, and can do without a header`() {
    let page = page([["Mo", "$1.00"]], style: ListStyle(hasHeader: false))
    #expect(!page.contains("thead"))
    for word in ["<script", "<link", "src=", "href=", "url(", "@import"] {
      #expect(!page.contains(word))
    }
  }
}
