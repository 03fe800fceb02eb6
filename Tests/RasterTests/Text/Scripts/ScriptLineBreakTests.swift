import Drawing
import Testing

@testable import Raster

@Suite struct ScriptLineBreakTests {
    /// The text with a stroke at each place where a line may end.
    private func broken(_ text: String) -> String {
        let allowed = Set(LineBreaking.breaks(in: text).allowed)
        var result = ""
        var offset = 0
        for scalar in text.unicodeScalars {
            if allowed.contains(offset) { result += "|" }
            result.unicodeScalars.append(scalar)
            offset += UTF8.width(scalar)
        }
        return result
    }

    /// Unicode Standard Annex 14: ideographs and kana break anywhere (ID), but no line begins with closing marks,
    /// commas, small kana or the long sign (LB13, LB21), and none ends with an opening one (LB14).
    @Test func `No line begins with a comma, a closing mark or a small letter`() {
        #expect(broken("日本語、です。") == "日|本|語、|で|す。")
        #expect(broken("「括弧」（也）") == "「括|弧」|（也）")
        #expect(broken("カーソルちょっと") == "カー|ソ|ル|ちょっ|と")
        #expect(broken("行首；行尾！行") == "行|首；|行|尾！|行")
        #expect(broken("中mixed文") == "中|mixed|文")
    }

    @Test func `Korean words stay whole`() {
        #expect(broken("대한민국의 모든 권력은") == "대한민국의 |모든 |권력은")
        #expect(broken("한국, 일본") == "한국, |일본")
        // A Chinese character beside them is not of the word.
        #expect(broken("韓國語는") == "韓|國|語|는")
    }

    /// libthai's own example of words.
    @Test func `Thai breaks between words of the dictionary, and at spaces`() {
        #expect(broken("สวัสดีชาวโลก") == "สวัสดี|ชาว|โลก")
        #expect(broken("ข้อความนี้ ได้") == "ข้อความ|นี้ |ได้")
        // Brackets and numbers stay with it: classes OP, CL, PR and NU, rules 13, 14, 23 to 25 and 30.
        #expect(broken("(สวัสดี) 30บาท $30") == "(สวัสดี) |30บาท |$30")
        #expect(broken("„ก” ก\u{308}0") == "„ก” |ก\u{308}0")
    }

    @Test func `Marks stay with their letters`() {
        for text in ["นี้", "कि", "কি", "ש\u{5C1}\u{5B8}", "\u{1112}\u{1161}\u{11AB}"] {
            #expect(LineBreaking.breaks(in: text).allowed.isEmpty, "\(text)")
            #expect(LineBreaking.breaks(in: text).characters == [0], "\(text)")
        }
    }
}
