// Written by scripts/tools/symbol-tables; edit the documents that it reads.

/// Each glyph: its name and code points, of Phosphor those of thin, light, regular, bold and, where that is another picture, filled.
enum SymbolGlyphTable {
    static let lines = SortedLines(
        """
        activity|ec77 eff3 f371 f75d
        airplane|ec7c eff7 f373 f75f fadd
        airplay|e900 effa f378 f764 fae2
        alarm|e901 effb f379 f765 fae3
        app-window|e90d ec89 f007 f385 f771
        apple-logo|e90c ec88 f006 f384 f770
        archive|e90f ec8b f008 f386 f773
        archive-tray|e910 ec8c f00a f388 f774
        arrow-arc-right|e913 ec8f f00d f38b
        arrow-circle-down|e920 ec9b f018 f396 f782
        arrow-circle-left|e921 ec9d f01b f399 f785
        arrow-circle-right|e922 ec9e f01c f39a f786
        arrow-circle-up|e925 eca0 f01d f39b f787
        arrow-clockwise|e926 eca2 f020 f39e
        arrow-counter-clockwise|e927 eca3 f021 f39f
        arrow-down|e92a eca5 f022 f3a0
        arrow-down-left|e928 eca4 f023 f3a1
        arrow-down-right|e929 eca6 f024 f3a2
        arrow-elbow-down-left|e92b eca7 f025 f3a3
        arrow-elbow-down-right|e92c eca8 f026 f3a4
        arrow-elbow-up-left|e933 ecaf f02d f3ab
        arrow-fat-line-up|e93e ecba f038 f3b6 f7a2
        arrow-fat-up|e940 ecbc f03a f3b8 f7a4
        arrow-left|e941 ecbd f03b f3b9
        arrow-line-down|e944 ecbf f03c f3ba
        arrow-line-left|e945 ecc1 f03f f3bd
        arrow-line-right|e946 ecc2 f040 f3be
        arrow-line-up|e949 ecc4 f041 f3bf
        arrow-right|e94a ecc6 f044 f3c2
        arrow-square-right|e95f ecdb f059 f3d7 f7c3
        arrow-square-up-right|e961 ecde f05c f3da f7c6
        arrow-u-up-left|e96c ece8 f066 f3e4
        arrow-u-up-right|e96d ece9 f067 f3e5
        arrow-up|e969 ece4 f061 f3df
        arrow-up-left|e967 ece3 f062 f3e0
        arrow-up-right|e968 ece5 f063 f3e1
        arrows-clockwise|e94b ecc7 f045 f3c3
        arrows-down-up|e94d ecc9 f047 f3c5
        arrows-in-simple|e951 ecce f04c f3ca
        arrows-left-right|e953 eccf f04d f3cb
        arrows-out-simple|e957 ecd4 f052 f3d0
        at|e973 ecee f06c f3ea
        atom|e972 ecef f06d f3eb
        backspace|e975 ecf1 f06f f3ed f7d9
        bandaids|e978 ecf4 f072 f3f0 f7dc
        bank|e979 ecf5 f073 f3f1 f7dd
        barcode|e97b ecf7 f075 f3f3
        battery-charging|e97e ecfa f078 f3f6
        battery-empty|e980 ecfc f07a f3f8
        bell|e98e ed04 f082 f400 f7ec
        bell-slash|e98d ed0a f088 f406 f7f2
        bicycle|e990 ed0c f08a f408
        bird|e991 ed0d f08b f409 f7f5
        book|e99e ed14 f091 f40f f7fc
        book-open|e99c ed19 f097 f415 f801
        bookmark-simple|e998 ed16 f095 f413 f7ff
        books|e99d ed1a f098 f416
        brackets-curly|e9a1 ed1d f09b f419
        brain|e9a4 ed20 f09e f41c f808
        briefcase|e9a7 ed22 f0a0 f41e f80a
        broadcast|e9a8 ed24 f0a2 f420
        bug|e9ad ed29 f0a5 f424 f811
        bug-beetle|e9ab ed27 f0a6 f423 f80f
        buildings|e9ae ed2a f0a8 f426 f812
        bus|e9af ed2b f0a9 f427 f813
        cake|e9b0 ed2c f0aa f428 f814
        calendar-blank|e9b2 ed2e f0ad f42a f816
        camera|e9b8 ed33 f0b1 f42f f81b
        car|e9cc ed47 f0b3 f431 f82f
        caret-circle-down|e9bf ed3b f0ba f438 f823
        caret-circle-right|e9c1 ed3d f0bc f43a f825
        caret-double-left|e9c4 ed40 f0bf f43d
        caret-double-right|e9c5 ed41 f0c0 f43e
        caret-down|e9c7 ed43 f0c2 f440
        caret-left|e9c8 ed44 f0c3 f441
        caret-right|e9c9 ed45 f0c4 f442
        caret-up|e9ca ed46 f0c5 f443
        chart-line|e9da ed56 f0d4 f452
        chart-line-up|e9db ed57 f0d5 f453
        chart-pie|e9dd ed58 f0d6 f454 f840
        chat|e9ec ed61 f0d8 f456 f849
        chat-circle|e9e3 ed5e f0dc f45a f846
        chat-text|e9eb ed68 f0e6 f464 f850
        chats|e9e7 ed63 f0e0 f45e f84b
        check|e9f1 ed6a f0e7 f465
        check-circle|e9ed ed69 f0e8 f466 f851
        check-square|e9ef ed6c f0ea f468 f854
        circle|e9f8 ed71 f0ec f46a f857
        circle-dashed|e9f2 ed6e f0ed f46b
        circle-wavy|e9fb ed76 f0f3 f471 f85e
        circle-wavy-check|e9f9 ed75 f0f4 f472 f85d
        clipboard|e9fe ed79 f0f7 f475 f861
        clipboard-text|e9fd ed7a f0f8 f476 f862
        clock|ea02 ed7e f0f9 f478 f866
        clock-counter-clockwise|ea01 ed7d f0fc f47a
        cloud|ea0e ed84 f0fe f490 f86b
        cloud-arrow-down|ea04 ed80 f0ff f48e f868
        cloud-arrow-up|ea05 ed81 f100 f48f f869
        cloud-lightning|ea08 ed85 f103 f493 f86d
        cloud-rain|ea0a ed87 f105 f495 f86f
        cloud-slash|ea0b ed88 f106 f496 f870
        cloud-sun|ea0d ed8a f108 f498 f872
        code|ea11 ed8c f10a f49a
        coffee|ea12 ed8e f10c f49c f876
        command|ea15 ed91 f10f f4a1
        compass|ea16 ed92 f110 f4a2 f87a
        copy|ea1c ed96 f114 f4a6 f87e
        corners-out|ea1e ed9a f118 f4aa
        cpu|ea1f ed9b f119 f4ab f883
        credit-card|ea20 ed9c f11a f4ac f884
        crop|ea21 ed9d f11b f4ad
        crosshair-simple|ea22 ed9f f11d f4af
        crown-simple|ea24 eda1 f11f f4b1 f889
        cube|ea26 eda2 f120 f4b2 f88a
        currency-btc|ea27 eda3 f121 f4b3
        currency-dollar-simple|ea2a eda7 f125 f4b7
        currency-eur|ea2c eda8 f126 f4b8
        currency-gbp|ea2d eda9 f127 f4b9
        currency-jpy|ea2f edab f129 f4bb
        cursor|ea32 edae f12c f4be f896
        desktop|ea34 edb0 f12e f4c0 f898
        device-mobile|ea38 edb3 f130 f4c2 f89b
        device-tablet|ea3b edb6 f133 f4c5 f89e
        diamond|ea3c edb8 f136 f4ca f8a0
        dice-five|ea3d edb9 f137 f4cb f8a1
        divide|ea45 edc1 f13f f4d5
        door|ea47 edc3 f141 f4d9 f8ab
        drop|ea55 edd1 f14e f4e6 f8b8
        ear|ea57 edd2 f150 f4e8 f8ba
        eject|ea59 edd4 f152 f4ea f8bc
        envelope-simple|ea5c edd8 f156 f4ee
        envelope-simple-open|ea5b edd9 f157 f4ef f8c1
        equals|ea5e edda f158 f4f0
        export|ea60 eddc f15a f4f2 f8c4
        eye|ea64 eddf f15b f4f3 f8c7
        eye-slash|ea63 ede0 f15e f4f6 f8c8
        eyedropper|ea62 edde f15d f4f5 f8c6
        fast-forward|ea6b ede7 f164 f4fc f8cf
        file|ea76 edec f167 f501 f8d4
        file-arrow-down|ea6d ede9 f168 f4ff f8d1
        file-arrow-up|ea6e edea f169 f500 f8d2
        file-text|ea75 edf2 f170 f508 f8da
        files|ea74 edf1 f16e f506 f8d9
        film-strip|ea78 edf4 f172 f54e f8dc
        fingerprint|ea7a edf5 f173 f54f
        fire|ea7d edf8 f176 f552 f8e0
        first-aid-kit|ea7e edfa f179 f555 f8e3
        flag|ea83 edff f17c f559 f8e7
        flask|ea86 ee02 f180 f55c f8ea
        folder|ea97 ee08 f186 f562 f8f0
        fork-knife|ea99 ee15 f193 f56f f8fd
        frame-corners|ea9a ee16 f194 f570
        funnel-simple|ea9c ee19 f197 f573
        game-controller|ea9e ee1a f198 f574 f902
        gas-pump|ea9f ee1b f199 f575 f903
        gauge|eaa0 ee1c f19a f576 f904
        gear|eaa2 ee1d f19b f577 f905
        gear-six|eaa1 ee1e f19c f578 f906
        gift|eaab ee27 f1a5 f581 f90f
        globe|eab9 ee33 f1af f58b
        globe-hemisphere-east|eab5 ee31 f1b0 f58c
        globe-hemisphere-west|eab6 ee32 f1b1 f58d
        globe-simple|eab7 ee34 f1b2 f58e
        globe-stand|eab8 ee35 f1b3 f58f
        graduation-cap|eabc ee38 f1b6 f592 f920
        hand-palm|eac2 ee3f f1bd f599
        hand-pointing|eac3 ee40 f1be f59a f928
        hand-waving|eac8 ee44 f1c2 f59e
        handbag|eabf ee3a f1b9 f594 f922
        hands-clapping|eac4 ee41 f1bf f59b
        hard-drive|eaca ee45 f1c3 f59f f92d
        hash|eacc ee47 f1c5 f5a1
        headphones|eace ee4a f1c8 f5a4
        heart|ead2 ee4d f1ca f5a7 f935
        hexagon|ead3 ee4f f1cd f5a9 f937
        hourglass|eadd ee53 f1d0 f5ac f93a
        hourglass-high|ead6 ee52 f1d1 f5ad f93b
        hourglass-low|ead7 ee54 f1d2 f5ae f93c
        house|eae0 ee5a f1d8 f5b4 f942
        identification-card|eae2 ee5e f1dc f5b8 f946
        image|eae4 ee5f f1dd f5b9 f947
        infinity|eae5 ee61 f1df f5bb
        info|eae6 ee62 f1e0 f5bc f94a
        key|eaec ee67 f1e4 f5c1 f94f
        keyboard|eaea ee66 f1e5 f5c0 f94e
        laptop|eaef ee6b f1e9 f5c5 f953
        leaf|eaf1 ee6d f1eb f5c7 f955
        lifebuoy|eaf2 ee6e f1ec f5c8 f956
        lightbulb|eaf4 ee70 f1ed f5c9 f958
        lightning|eaf6 ee71 f1ef f5cb f959
        lightning-slash|eaf5 ee72 f1f0 f5cc f95a
        link|eaff ee77 f1f3 f5cf
        list|eb04 ee7e f1fa f5d6
        list-bullets|eb00 ee7c f1fb f5d7
        list-dashes|eb01 ee7d f1fc f5d8
        list-numbers|eb02 ee7f f1fd f5d9
        list-plus|eb03 ee80 f1fe f5da
        lock-simple|eb0b ee87 f205 f5e1 f96f
        lock-simple-open|eb0a ee88 f206 f5e2 f970
        magic-wand|eb0d ee89 f207 f5e3 f971
        magnifying-glass|eb12 ee8c f20a f5e6
        magnifying-glass-minus|eb10 ee8d f20b f5e7
        magnifying-glass-plus|eb11 ee8e f20c f5e8
        map-trifold|eb15 ee91 f20f f5eb f979
        md:basket|f0076
        md:basket-outline|f1181
        md:bed-king|f0fd2
        md:bed-king-outline|f0fd1
        md:bookshelf|f125f
        md:camera-flip-outline|f15da
        md:carrot|f010f
        md:cloud|f015f
        md:cloud-outline|f0163
        md:earbuds-outline|f1852
        md:flag-checkered|f023c
        md:function-variant|f0871
        md:guitar-acoustic|f0771
        md:hand-back-right|f0e47
        md:hand-clap|f194b
        md:hand-wave|f1821
        md:head-outline|f135f
        md:ladybug|f082d
        md:language-swift|f06e5
        md:marker|f0652
        md:party-popper|f1056
        md:power-plug|f06a5
        md:power-plug-outline|f1425
        md:rabbit-variant|f1a61
        md:rabbit-variant-outline|f1a62
        md:reply|f045a
        md:reply-all-outline|f0f1f
        md:reply-outline|f0f20
        md:script|f0bc1
        md:script-outline|f0477
        md:sd|f0479
        md:seal|f047a
        md:stethoscope|f04d9
        md:tortoise|f0d3b
        medal|eb19 ee95 f213 f5ef f97d
        megaphone|eb1c ee97 f215 f5f1 f97f
        microphone|eb1f ee9a f218 f5f4 f982
        microphone-slash|eb1e ee9b f219 f5f5 f983
        minus|eb21 ee9d f21a f5f6
        minus-circle|eb20 ee9c f21b f5f7 f984
        money|eb22 ee9e f21c f5f8 f986
        monitor|eb24 ee9f f21d f5f9 f987
        monitor-play|eb23 eea0 f21e f5fa f988
        moon|eb26 eea1 f21f f5fb f989
        moon-stars|eb25 eea2 f220 f5fc f98a
        music-note-simple|eb29 eea6 f225 f601 f98f
        navigation-arrow|eb2d eea9 f227 f603 f991
        newspaper|eb2f eeab f228 f604 f993
        note|eb34 eeae f22a f607 f996
        note-blank|eb30 eeac f22b f606 f994
        note-pencil|eb33 eeb0 f22e f60a
        octagon|eb56 eed2 f250 f630 f9ba
        package|eb57 eed3 f251 f631 f9bb
        paint-brush|eb5a eed6 f252 f632 f9bd
        palette|eb5d eed9 f257 f639 f9c1
        paper-plane-tilt|eb62 eede f25c f63e f9c6
        paperclip|eb5f eedb f258 f63a f9c2
        pause|eb65 eee1 f25e f640 f9c9
        pause-circle|eb64 eee0 f25f f641 f9c8
        paw-print|eb66 eee2 f260 f642 f9ca
        pen-nib-straight|eb6c eeea f268 f64a f9d2
        pencil-line|eb69 eee6 f265 f647 f9ce
        pencil-simple|eb6a eee7 f266 f648 f9cf
        percent|eb6f eeeb f269 f64b
        person|eb73 eeec f26a f64c f9d4
        person-simple|eb71 eeed f26b f64d
        person-simple-run|eb70 eeee f26c f64e
        person-simple-walk|eb72 eeef f26d f64f
        phone|eb79 eef3 f26e f650 f9da
        phone-disconnect|eb75 eef1 f270 f652 f9d9
        picture-in-picture|eb7c eef8 f276 f658 f9e0
        pill|eb7d eef9 f277 f659 f9e1
        play|eb84 eeff f27c f65e f9e7
        play-circle|eb82 eefe f27d f65f f9e6
        playlist|eb83 ef00 f27e f660
        plus|eb87 ef02 f27f f661
        plus-circle|eb85 ef01 f280 f663 f9e9
        plus-minus|eb86 ef03 f281 f664
        power|eb8a ef06 f284 f667
        printer|eb8e ef0a f288 f66b f9f2
        prohibit|eb90 ef0c f289 f66c
        push-pin|eb96 ef0f f28d f670 f9f7
        puzzle-piece|eb97 ef13 f291 f674 f9fb
        qr-code|eb98 ef14 f292 f675
        question|eb99 ef15 f293 f676 f9fd
        quotes|eb9b ef17 f295 f678 f9ff
        radio|eb9d ef19 f297 f67a fa01
        rectangle|eba2 ef1e f29c f67f fa06
        recycle|eba3 ef1f f29d f680
        repeat|eba6 ef21 f29f f682
        repeat-once|eba5 ef22 f2a0 f683
        rewind|eba8 ef24 f2a1 f684 fa0c
        rss|ebae ef29 f2a7 f68a
        ruler|ebaf ef2b f2a9 f68c fa13
        scissors|ebb1 ef2d f2ab f68e
        selection|ebba ef34 f2ae f693
        shield|ebc2 ef3c f2b7 f69a fa24
        shield-check|ebbe ef3a f2b8 f69b fa22
        shield-warning|ebc3 ef3f f2bd f6a0 fa27
        shopping-cart|ebc7 ef42 f2c0 f6a3 fa2a
        shuffle|ebcb ef46 f2c3 f6a7
        sign-out|ebcd ef49 f2c7 f6aa
        skip-back|ebd1 ef4d f2ca f6ad fa35
        skip-forward|ebd3 ef4f f2cc f6af fa37
        smiley|ebdc ef54 f2d1 f6b5 fa3c
        smiley-sad|ebda ef57 f2d5 f6b8 fa3f
        smiley-sticker|ebdb ef58 f2d6 f6b9 fa40
        snowflake|ebe0 ef5c f2da f6bd
        speaker-high|ebe6 ef62 f2e0 f6c4 fa4a
        speaker-low|ebe7 ef63 f2e1 f6c5 fa4b
        speaker-none|ebe8 ef64 f2e2 f6c6 fa4c
        speaker-slash|ebee ef6a f2e8 f6d3 fa52
        spinner|ebf1 ef6d f2ea f6d6
        square|ebf6 ef70 f2ed f6d9 fa57
        squares-four|ebf5 ef72 f2f0 f6dc fa5a
        stack|ebf8 ef73 f2f1 f6dd fa5b
        star|ebfb ef77 f2f3 f6df fa5d
        star-four|ebf9 ef75 f2f4 f6e0 fa5e
        stop|ebfe ef7a f2f7 f6e3 fa62
        stop-circle|ebfd ef79 f2f8 f6e4 fa61
        storefront|ebff ef7b f2f9 f6e5 fa63
        suitcase|ec03 ef7e f2fc f6e8 fa66
        sun|ec06 ef82 f2fe f6ea fa69
        sun-dim|ec04 ef80 f2ff f6eb fa68
        table|ec0a ef86 f304 f6f0 fa6e
        tag|ec0d ef88 f305 f6f1 fa70
        terminal-window|ec14 ef90 f30e f6fa fa78
        test-tube|ec15 ef91 f30f f6fb fa79
        text-aa|ec16 ef92 f310 f6fc
        text-align-center|ec17 ef93 f311 f6fd
        text-align-justify|ec18 ef94 f312 f6fe
        text-align-left|ec19 ef95 f313 f6ff
        text-align-right|ec1a ef96 f314 f700
        text-bolder|ec1b ef97 f315 f701
        text-italic|ec23 ef9f f31d f709
        text-strikethrough|ec24 efa0 f31e f70a
        text-underline|ec26 efa2 f320 f70c
        thermometer-simple|ec29 efa6 f324 f710 fa8e
        thumbs-down|ec2b efa7 f325 f711 fa8f
        thumbs-up|ec2c efa8 f326 f712 fa90
        ticket|ec2d efa9 f327 f713 fa91
        timer|ec2f efab f329 f715 fa93
        toggle-left|ec30 efac f32a f716 fa94
        toggle-right|ec31 efad f32b f717 fa95
        train|ec38 efb2 f330 f71c fa9a
        translate|ec39 efb5 f333 f71f
        trash|ec3b efb6 f334 f720 fa9e
        tray|ec3c efb8 f336 f722 faa0
        tree|ec3f efba f337 f723 faa2
        triangle|ec42 efbe f33c f728 faa6
        trophy|ec43 efbf f33d f729 faa7
        truck|ec44 efc0 f33e f72a faa8
        umbrella|ec49 efc4 f342 f72e faac
        user|ec5a efce f346 f732 fab4
        user-circle|ec4f efc9 f347 f733 fab0
        user-minus|ec53 efd0 f34e f73a fab8
        user-plus|ec54 efd1 f34f f73b fab9
        user-rectangle|ec55 efd2 f350 f73c faba
        user-square|ec57 efd5 f353 f73f fabd
        users|ec58 efd4 f351 f73d fabb
        users-three|ec59 efd6 f354 f740 fabe
        video-camera|ec5d efd8 f356 f742 fac0
        video-camera-slash|ec5c efd9 f357 f743 fac1
        wallet|ec60 efdc f35b f747 fac4
        warning|ec64 efdf f35c f748 fac7
        warning-circle|ec62 efde f35d f749 fac6
        warning-octagon|ec63 efe0 f35e f74a fac8
        waves|ec66 efe2 f360 f74c
        wifi-high|ec69 efe5 f363 f74f
        wifi-slash|ec6d efe9 f367 f753
        wind|ec70 efeb f369 f755
        wrench|ec72 efee f36c f758 fad6
        x|ec75 eff0 f36d f759
        x-circle|ec73 efef f36e f75a fad7
        x-square|ec74 eff1 f36f f75b fad9
        """)
}
