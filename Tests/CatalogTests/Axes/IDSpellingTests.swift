@testable import Catalog
import Foundation
import Testing
import ViewCore

struct IDSpellingTests {
    @Test(arguments: [
        ("A/Button/x", "A/Button/x/", true), ("A/Button/x/normal-*", "A/Button/x/", true), ("*", "A/", true),
        ("A/*", "A/Button/x/", true), ("B/*", "A/Button/x/", false), ("A/Button/y", "A/Button/x/", false),
        ("My style/*", "My%20style/", true), ("My", "My%20style/", true), ("[AB]/x", "A/x/", true),
        ("", "A/", true),
    ])
    func `A pattern that cannot mean what begins so is known by its letters`(
        pattern: String, start: String, may: Bool
    ) {
        #expect(Glob.mayMatch(pattern, beginning: start) == may)
    }

    @Test(arguments: [
        ("a-b", "a-b"), ("a b", "a%20b"), ("größe", "gr%C3%B6%C3%9Fe"), ("50%", "50%25"),
        ("a*[b]?", "a%2A%5Bb%5D%3F"),
        ("a@2x+b=c", "a%402x%2Bb%3Dc"), ("%41", "%2541"), ("e\u{301}", "%C3%A9"),
    ])
    func `A preset's name has one id, whose characters need no quotes`(name: String, part: String) {
        let catalog = catalog(specimen("Button/" + name, axes: onePoint()))
        #expect(catalog.specimens[0].id == "Group/Button/" + part)
        #expect(catalog.specimens[0].preset == name)
        #expect(IDSpelling.decoded(part) == name)
    }

    @Test func `Names that are the same letters are the same id, and that is a problem`() {
        let catalog = catalog(specimen("Button/\u{E9}"), specimen("Button/e\u{301}"))
        #expect(catalog.problems.count == 1)
    }

    @Test(arguments: [
        ("*a-b*", "G/B/a-b/normal"), ("*a b*", "G/B/a%20b/n"), ("*a%20b*", "G/B/a%20b/n"),
        ("*größe*", "G/gr%C3%B6%C3%9Fe"),
        ("G/gr%C3%B6%C3%9Fe", "G/gr%C3%B6%C3%9Fe"), ("*%C3*", "G/gr%C3%B6%C3%9Fe"),
        ("G/gr??e", "G/gr%C3%B6%C3%9Fe"),
        ("*50%*", "G/50%25/n"), ("*50%25*", "G/50%25/n"), ("G/a%2Ab", "G/a%2Ab"), ("G/a*b", "G/a%2Ab"),
        ("G/what?", "G/what%3F"),
        ("*=pt-BR*", "G/B/a/n-r-locale=pt%2DBR@2x"), ("*%2DBR*", "G/B/a/n-r-locale=pt%2DBR@2x"),
        ("G/a%2Db", "G/a-b"),
        ("A%2FB/*", "A%2FB/c"), ("e\u{301}", "%C3%A9"),
    ])
    func `A filter finds an id as it is printed and as it was written`(pattern: String, id: String) {
        #expect(Glob.matches(pattern, id))
    }

    @Test(arguments: [
        ("G/a%2Ab", "G/axb"), ("A/B/c", "A%2FB/c"), ("*a b*", "G/a-b"), ("*%*", "G/a-b"),
        ("G/%41", "G/%2541"),
        ("*%5B*", "G/a"),
    ])
    func `A filter finds nothing else`(pattern: String, id: String) { #expect(!Glob.matches(pattern, id)) }

    @Test func `Of ids that need no reading none is made`() {
        #expect(IDSpelling.readings(of: "G/Button/a-b.c_d") == [])
    }

    @Test(arguments: [
        ("G/a b", "G/a%20b"), ("G/größe/normal-regular@2x", "G/gr%C3%B6%C3%9Fe/normal-regular@2x"),
        ("G/a%20b/on+pressed-large@2x", "G/a%20b/on+pressed-large@2x"),
        ("G/a+b=c@2x/normal@2x", "G/a%2Bb%3Dc%402x/normal@2x"),
        ("G/a b/n-v=x y@2x", "G/a%20b/n-v=x%20y@2x"), ("G/50%/n@2x", "G/50%25/n@2x"),
        ("G/B/50%20 off", "G/B/50%2520%20off"),
    ])
    func `What was written with its own characters is read`(text: String, id: String) {
        #expect(text == id || IDSpelling.readings(of: text).contains(id), "\(IDSpelling.readings(of: text))")
    }
}
