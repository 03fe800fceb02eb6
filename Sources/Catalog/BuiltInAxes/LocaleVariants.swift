/// Variants of languages that the IANA Language Subtag Registry knows (RFC 5646), and `posix`, which CLDR adds.
enum LocaleVariants {
    static let registered: Set<String> = Set(source.split(whereSeparator: \.isWhitespace).map(String.init))

    private static let source = """
        1606nict 1694acad 1901 1959acad 1994 1996 abl1943 akuapem alalc97 aluku anpezo ao1990 aranes arevela
        arevmda arkaika asante auvern baku1926 balanka barla basiceng bauddha bciav bcizbl biscayan biske
        blasl bohoric boont bornholm cisaup colb1945 cornu creiss dajnko ekavsk emodeng fascia fodom fonipa
        fonkirsh fonnapa fonupa fonxsamp gallo gascon gherd grclass grital grmistr hepburn heploc hognorsk
        hsistemo ijekavsk itihasa ivanchov jauer jyutping kkcor kleinsch kociewie kscor laukika leidentr
        lemosin lengadoc lipaw ltg1929 ltg2007 luna1918 mdcegyp mdctrans metelko monoton ndyuka nedis
        newfound nicard njiva nulik osojs oxendict pahawh2 pahawh3 pahawh4 pamaka peano petr1708 pinyin
        polyton posix provenc puter rigik rozaj rumgr scotland scouse simple solba sotav spanglis surmiran
        sursilv sutsilv synnejyl tarask tongyong tunumiit uccor ucrcor ulster unifon vaidika valbadia
        valencia vallader vecdruka vivaraup wadegile xsistemo
        """
}
