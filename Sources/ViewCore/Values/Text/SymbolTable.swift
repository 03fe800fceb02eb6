// Written by scripts/tools/symbol-tables; edit the documents that it reads.

/// Each symbol: its name, drawing, verdict (with = where it has no filled variant) and note.
enum SymbolTable {
    static let lines = SortedLines(
        """
        1.circle|t:1 (circle)|r|
        1.square.fill|t:1 (square.fill)|r|
        2.square.fill|t:2 (square.fill)|r|
        3.square.fill|t:3 (square.fill)|r|
        a.circle|t:A (circle)|r|
        a.circle.fill|t:A (circle.fill)|r|
        accessibility|circle person-simple@128,132,64|r|
        airplane|airplane-fill^r|r=|
        airplayaudio|area:128,152,184,216,72,216 arc:128,128,88,140,400 arc:128,128,52,140,400|r=|
        airplayvideo|airplay|r=|
        airpods|md:earbuds-outline|n=|heavier
        alarm|alarm|r|
        alarm.fill|alarm-fill|r|
        ant|bug|w|another insect
        ant.fill|bug-fill|w|another insect
        antenna.radiowaves.left.and.right|broadcast@128,96,100 line:128,112,128,232|r=|
        apple.logo|apple-logo-fill|r=|
        apple.terminal|terminal-window apple-logo-fill@182,104,28|n|the apple is beside the prompt
        applewatch|rect:68,68,120,120,36 poly:92,68,100,32,156,32,164,68 poly:92,188,100,224,156,224,164,188 line:204,112,204,132|r=|
        archivebox|archive|r|
        archivebox.fill|archive-fill|r|
        arrow.2.squarepath|poly:112,72,184,72,184,184 poly:152,152,184,184,216,152 poly:144,184,72,184,72,72 poly:40,104,72,72,104,104|r=|
        arrow.3.trianglepath|recycle|r=|
        arrow.backward|arrow-left|r=|one picture with arrow.left from left to right
        arrow.clockwise|arrow-clockwise|r=|
        arrow.clockwise.circle|arrow-clockwise (circle)|r|
        arrow.counterclockwise|arrow-counter-clockwise|r=|
        arrow.down|arrow-down|r=|
        arrow.down.circle|arrow-circle-down|r|
        arrow.down.circle.fill|arrow-circle-down-fill|r|
        arrow.down.doc|file-arrow-down|r|
        arrow.down.forward.and.arrow.up.backward|arrows-in-simple^h|r=|one picture with arrow.down.right.and.arrow.up.left from left to right
        arrow.down.left|arrow-down-left|r=|
        arrow.down.right|arrow-down-right|r=|
        arrow.down.right.and.arrow.up.left|arrows-in-simple^h|r=|
        arrow.down.to.line|arrow-line-down|r=|
        arrow.forward|arrow-right|r=|one picture with arrow.right from left to right
        arrow.forward.square|arrow-square-right|r|one picture with arrow.right.square from left to right
        arrow.left|arrow-left|r=|
        arrow.left.and.right|line:28,128,228,128 poly:68,88,28,128,68,168 poly:188,88,228,128,188,168|r=|
        arrow.left.arrow.right|arrows-left-right|r=|
        arrow.left.circle|arrow-circle-left|r|
        arrow.left.circle.fill|arrow-circle-left-fill|r|
        arrow.left.to.line|arrow-line-left|r=|
        arrow.right|arrow-right|r=|
        arrow.right.circle|arrow-circle-right|r|
        arrow.right.circle.fill|arrow-circle-right-fill|r|
        arrow.right.square|arrow-square-right|r|
        arrow.right.to.line|arrow-line-right|r=|
        arrow.triangle.2.circlepath|arrows-clockwise|r=|
        arrow.triangle.branch|line:84,228,84,96 area:84,28,116,84,52,84 poly:84,196,92,160,120,140,172,132,180,112 area:180,44,212,100,148,100|n=|other curves
        arrow.triangle.merge|line:128,136,128,88 area:128,28,164,84,92,84 poly:64,228,68,180,128,136,188,180,192,228|n=|other curves
        arrow.triangle.swap|arc:128,128,88,150,330 arc:128,128,88,-30,150 area:196,24,216,92,150,76 area:60,232,40,164,106,180|n=|the arrows are a ring
        arrow.trianglehead.2.clockwise|arrows-clockwise^r|r=|
        arrow.turn.down.right|arrow-elbow-down-right|r=|
        arrow.turn.up.left|arrow-elbow-up-left|r=|
        arrow.up|arrow-up|r=|
        arrow.up.and.down|line:128,28,128,228 poly:88,68,128,28,168,68 poly:88,188,128,228,168,188|r=|
        arrow.up.and.down.and.arrow.left.and.right|line:28,128,228,128 line:128,28,128,228 poly:56,100,28,128,56,156 poly:200,100,228,128,200,156 poly:100,56,128,28,156,56 poly:100,200,128,228,156,200|r=|
        arrow.up.arrow.down|arrows-down-up^h|r=|
        arrow.up.backward.and.arrow.down.forward|arrows-out-simple^h|r=|one picture with arrow.up.left.and.arrow.down.right from left to right
        arrow.up.bin|poly:48,96,48,208,208,208,208,96 line:28,96,88,96 line:168,96,228,96 line:128,40,128,152 poly:92,76,128,40,164,76|r|
        arrow.up.circle|arrow-circle-up|r|
        arrow.up.circle.fill|arrow-circle-up-fill|r|
        arrow.up.doc|file-arrow-up|r|
        arrow.up.forward|arrow-up-right|r=|one picture with arrow.up.right from left to right
        arrow.up.forward.app|rect:36,36,184,184,52 arrow-up-right@128,128,55|r|
        arrow.up.forward.square|arrow-square-up-right|r|one picture with arrow.up.right.square from left to right
        arrow.up.left|arrow-up-left|r=|
        arrow.up.left.and.arrow.down.right|arrows-out-simple^h|r=|
        arrow.up.left.and.down.right.magnifyingglass|magnifying-glass arrows-out-simple^h@116,116,50|r=|
        arrow.up.right|arrow-up-right|r=|
        arrow.up.right.square|arrow-square-up-right|r|
        arrow.up.to.line|arrow-line-up|r=|
        arrow.uturn.backward|arrow-u-up-left|r=|one picture with arrow.uturn.left from left to right
        arrow.uturn.forward|arrow-u-up-right|r=|one picture with arrow.uturn.right from left to right
        arrow.uturn.left|arrow-u-up-left|r=|
        arrow.uturn.right|arrow-u-up-right|r=|
        arrowshape.turn.up.left|md:reply-outline|r|
        arrowshape.turn.up.left.2|md:reply-all-outline|r|
        arrowshape.turn.up.left.circle.fill|md:reply (circle.fill)|r|
        arrowshape.turn.up.left.fill|md:reply|r|
        arrowshape.turn.up.right|md:reply-outline^h|r|
        arrowshape.turn.up.right.fill|md:reply^h|r|
        arrowtriangle.backward|triangle^l@128,128,78|r|one picture with arrowtriangle.left from left to right
        arrowtriangle.backward.fill|triangle-fill^l@128,128,78|r|one picture with arrowtriangle.left.fill from left to right
        arrowtriangle.down|triangle^u@128,128,78|r|
        arrowtriangle.down.fill|triangle-fill^u@128,128,78|r|
        arrowtriangle.forward|triangle^r@128,128,78|r|one picture with arrowtriangle.right from left to right
        arrowtriangle.forward.fill|triangle-fill^r@128,128,78|r|one picture with arrowtriangle.right.fill from left to right
        arrowtriangle.left|triangle^l@128,128,78|r|
        arrowtriangle.left.fill|triangle-fill^l@128,128,78|r|
        arrowtriangle.right|triangle^r@128,128,78|r|
        arrowtriangle.right.fill|triangle-fill^r@128,128,78|r|
        arrowtriangle.up|triangle@128,128,78|r|
        arrowtriangle.up.fill|triangle-fill@128,128,78|r|
        aspectratio|frame-corners|r=|
        at|at|r=|
        atom|atom|r=|
        backward|rewind|r|
        backward.end|skip-back|r|
        backward.end.fill|skip-back-fill|r|
        backward.fill|rewind-fill|r|
        bag|handbag|r|
        bag.fill|handbag-fill|r|
        bandage|bandaids|n|two plasters
        banknote|money|r|
        barcode.viewfinder|barcode|r=|
        basket|md:basket-outline|r|
        basket.fill|md:basket|r|
        battery.0|battery-empty|r=|
        battery.100|battery-empty box:44,92,136,72,6|r=|
        battery.100.bolt|battery-charging|n=|the charge is not filled
        battery.25|battery-empty box:44,92,36,72,6|r=|
        bed.double|md:bed-king-outline|r|
        bed.double.fill|md:bed-king|r|
        bell|bell|r|
        bell.badge|bell -disc:180,76,50 disc:180,76,36|r|
        bell.badge.fill|bell-fill -disc:180,76,50 disc:180,76,36|r|
        bell.circle.fill|bell-fill (circle.fill)|r|
        bell.fill|bell-fill|r|
        bell.slash|bell-slash|r|
        bell.slash.fill|bell-slash-fill|r|
        bicycle|bicycle|r=|
        bird|bird|r|
        bird.fill|bird-fill|r|
        birthday.cake|cake|r|
        bitcoinsign|currency-btc|r=|
        bitcoinsign.circle|currency-btc (circle)|r|
        bold|text-bolder|r=|
        bolt|lightning|r|
        bolt.circle|lightning-fill (circle)|r|
        bolt.circle.fill|lightning-fill (circle.fill)|r|
        bolt.fill|lightning-fill|r|
        bolt.horizontal|lightning^l|r|
        bolt.horizontal.fill|lightning-fill^l|r|
        bolt.slash|lightning-slash|r|
        book|book-open|r|
        book.closed|book|r|
        book.closed.fill|book-fill|r|
        book.fill|book-open-fill|r|
        bookmark|bookmark-simple|r|
        bookmark.fill|bookmark-simple-fill|r|
        books.vertical|books|r|
        books.vertical.fill|md:bookshelf|r|
        box.truck|truck^h|r|
        brain|brain|r|
        brain.head.profile|md:head-outline brain-fill@116,96,40|n|a head with a filled brain
        briefcase|briefcase|r|
        briefcase.fill|briefcase-fill|r|
        bubble.left|chat|r|
        bubble.left.and.bubble.right|chats|r|
        bubble.left.and.bubble.right.fill|chats-fill|n|the bubble behind is an outline
        bubble.left.fill|chat-fill|r|
        bubble.right|chat^h|r|
        building.2|buildings|r|
        building.columns|bank|r|
        building.columns.fill|bank-fill|r|
        bus|bus|r|
        calendar|calendar-blank disc:92,128,10 disc:128,128,10 disc:164,128,10 disc:92,168,10 disc:128,168,10 disc:164,168,10|r=|
        calendar.badge.clock|calendar-blank +clock-fill|r=|
        calendar.badge.plus|calendar-blank +plus|r=|
        calendar.circle|calendar-blank-fill -disc:92,128,10 -disc:128,128,10 -disc:164,128,10 -disc:92,168,10 -disc:128,168,10 -disc:164,168,10 (circle)|r|
        camera|camera|r|
        camera.fill|camera-fill|r|
        camera.rotate|md:camera-flip-outline|r|
        camera.viewfinder|corners-out@128,128,110 camera-fill@128,128,60|r=|
        capslock|arrow-fat-line-up|r|
        capsule|rect:16,72,224,112,56|r|
        capsule.fill|box:8,64,240,128,64|r|
        captions.bubble|chat line:68,116,100,116 line:132,116,188,116 line:68,148,124,148 line:156,148,188,148|r|
        captions.bubble.fill|chat-fill -line:68,116,100,116 -line:132,116,188,116 -line:68,148,124,148 -line:156,148,188,148|r|
        car|car|r|
        car.fill|car-fill|r|
        carrot|md:carrot -md:carrot@128,120,60|n|the outline is drawn from the filled shape
        carrot.fill|md:carrot|r|
        cart|shopping-cart|r|
        cart.badge.plus|shopping-cart +plus|r|
        cart.fill|shopping-cart-fill|r|
        character|t:A@128,128,110|r=|
        character.book.closed|book t:A@136,100,56|r|
        character.bubble|chat t:A@128,112,50|r|
        character.cursor.ibeam|t:A@92,128,90 line:192,48,192,208 line:168,40,192,52 line:216,40,192,52 line:168,216,192,204 line:216,216,192,204|r=|
        chart.bar|rect:36,132,48,84,8 rect:104,40,48,176,8 rect:172,88,48,128,8|r|
        chart.bar.fill|box:28,124,60,100,10 box:98,32,60,192,10 box:168,80,60,144,10|r|
        chart.bar.xaxis|box:48,116,40,76,6 box:108,40,40,152,6 box:168,76,40,116,6 line:28,220,228,220|r=|
        chart.line.uptrend.xyaxis|chart-line-up|r=|
        chart.pie|chart-pie|r|
        chart.pie.fill|chart-pie-fill|r|
        chart.xyaxis.line|chart-line|r=|
        checklist|check@60,72,36 check@60,128,36 check@60,184,36 line:104,72,216,72 line:104,128,216,128 line:104,184,216,184|r=|
        checkmark|check@128,128,88|r=|
        checkmark.circle|check-circle|r|
        checkmark.circle.fill|check-circle-fill|r|
        checkmark.diamond|diamond check@128,128,45|r|
        checkmark.seal|circle-wavy-check|r|
        checkmark.seal.fill|circle-wavy-check-fill|r|
        checkmark.seal.text.page|rect:40,28,152,200,16 line:76,76,156,76 line:76,116,124,116 -disc:176,164,60 circle-wavy-check@176,164,50|n|the seal is an outline
        checkmark.shield|shield-check|r|
        checkmark.shield.fill|shield-check-fill|r|
        checkmark.square|check-square|r|
        checkmark.square.fill|check-square-fill|r|
        chevron.backward|caret-left@128,128,82|r=|one picture with chevron.left from left to right
        chevron.down|caret-down@128,128,82|r=|
        chevron.down.circle|caret-circle-down|r|
        chevron.down.circle.fill|caret-circle-down-fill|r|
        chevron.forward|caret-right@128,128,82|r=|one picture with chevron.right from left to right
        chevron.forward.2|caret-double-right@128,128,82|r=|one picture with chevron.right.2 from left to right
        chevron.left|caret-left@128,128,82|r=|
        chevron.left.2|caret-double-left@128,128,82|r=|
        chevron.left.forwardslash.chevron.right|code|r=|
        chevron.right|caret-right@128,128,82|r=|
        chevron.right.2|caret-double-right@128,128,82|r=|
        chevron.right.circle|caret-circle-right|r|
        chevron.right.circle.fill|caret-circle-right-fill|r|
        chevron.up|caret-up@128,128,82|r=|
        chevron.up.chevron.down|caret-up@128,68,70 caret-down@128,188,70|r=|
        circle|circle|r|
        circle.dashed|circle-dashed|r=|
        circle.dotted|disc:128,36,11 disc:174,48,11 disc:208,82,11 disc:220,128,11 disc:208,174,11 disc:174,208,11 disc:128,220,11 disc:82,208,11 disc:48,174,11 disc:36,128,11 disc:48,82,11 disc:82,48,11|r=|
        circle.fill|circle-fill|r|
        circle.grid.3x3.fill|disc:60,60,26 disc:128,60,26 disc:196,60,26 disc:60,128,26 disc:128,128,26 disc:196,128,26 disc:60,196,26 disc:128,196,26 disc:196,196,26|r|
        circle.inset.filled|circle disc:128,128,64|r=|
        circle.lefthalf.filled|disc:128,128,100 -box:128,0,128,256,0 circle|r=|
        circle.slash|circle line:62,62,194,194|r=|
        clear|rect:36,36,184,184,52 x@128,128,54|r|
        clipboard|clipboard|r|
        clock|clock|r|
        clock.arrow.circlepath|clock-counter-clockwise|r=|
        clock.arrow.trianglehead.counterclockwise.rotate.90|clock-counter-clockwise|r=|the later name of clock.arrow.circlepath
        clock.fill|clock-fill|r|
        cloud|cloud|r|
        cloud.bolt|cloud-lightning|r|
        cloud.bolt.fill|cloud-lightning-fill|r|
        cloud.fill|cloud-fill|r|
        cloud.rain|cloud-rain|r|
        cloud.sun|cloud-sun|r|
        cloud.sun.fill|cloud-sun-fill|r|
        command|command|r=|
        contextualmenu.and.cursorarrow|rect:96,40,136,152,14 line:124,80,204,80 line:124,112,204,112 line:124,144,180,144 -disc:72,168,52 cursor-fill@76,176,48|r=|
        control|poly:60,128,128,60,196,128|r=|
        cpu|cpu|r|
        creditcard|credit-card|r|
        creditcard.fill|credit-card-fill|r|
        crop|crop|r=|
        crop.rotate|crop@108,148,80 arrow-arc-right@204,56,42|r=|
        cross.case|first-aid-kit|r|
        cross.case.fill|first-aid-kit-fill|r|
        crown|crown-simple|r|
        crown.fill|crown-simple-fill|r|
        cube|cube|r|
        cube.transparent|cube line:128,128,128,28 line:128,128,40,178 line:128,128,216,178|r|
        cup.and.saucer|coffee|r|
        cup.and.saucer.fill|coffee-fill|r|
        curlybraces|brackets-curly|r=|
        cursorarrow|cursor|r=|
        delete.left|backspace|r|
        delete.left.fill|backspace-fill|r|
        desktopcomputer|desktop|r=|
        diamond|diamond|r|
        dice|dice-five|r|
        dice.fill|dice-five-fill|r|
        display|rect:24,40,208,140,16 line:128,180,128,216 line:84,216,172,216|r=|
        divide|divide|r=|
        doc|file|r|
        doc.badge.gearshape|file +gear-fill|r|
        doc.badge.plus|file +plus|r|
        doc.circle|file-fill (circle)|r|
        doc.fill|file-fill|r|
        doc.on.clipboard|clipboard@112,112,84 -box:104,92,132,152,16 file-text@172,168,64|r|
        doc.on.doc|files|r|
        doc.plaintext|rect:48,28,160,200,16 line:84,80,172,80 line:84,112,172,112 line:84,144,172,144 line:84,176,136,176|r|
        doc.richtext|rect:48,28,160,200,16 image-fill@128,92,44 line:84,156,172,156 line:84,188,172,188|r|
        doc.text|file-text|r|
        doc.text.fill|file-text-fill|r|
        doc.text.magnifyingglass|file-text -disc:180,180,60 magnifying-glass@180,180,48|r=|
        doc.viewfinder|corners-out@128,128,110 file-text@128,128,56|r=|
        document.on.document|files|r|the later name of doc.on.doc
        dollarsign|currency-dollar-simple|r=|
        dollarsign.circle|currency-dollar-simple (circle)|r|
        dollarsign.circle.fill|currency-dollar-simple (circle.fill)|r|
        door.left.hand.open|door|n=|a closed door
        dot.circle|circle disc:128,128,24|r|
        dot.radiowaves.left.and.right|broadcast|r=|
        dot.radiowaves.up.forward|rss|r=|
        drop|drop|r|
        drop.fill|drop-fill|r|
        ear|ear|r|
        eject|eject|r|
        eject.fill|eject-fill|r|
        ellipsis|disc:48,128,18 disc:128,128,18 disc:208,128,18|r=|
        ellipsis.bubble|chat disc:84,112,12 disc:128,112,12 disc:172,112,12|r|
        ellipsis.circle|circle disc:80,128,13 disc:128,128,13 disc:176,128,13|r|
        ellipsis.circle.fill|circle-fill -disc:80,128,13 -disc:128,128,13 -disc:176,128,13|r|
        ellipsis.vertical.bubble|chat disc:128,80,11 disc:128,112,11 disc:128,144,11|r|
        envelope|envelope-simple|r|
        envelope.badge|envelope-simple -disc:212,68,52 disc:212,68,36|r|
        envelope.badge.fill|box:24,48,208,160,14 -poly:40,64,128,140,216,64 -disc:212,68,52 disc:212,68,36|r|
        envelope.fill|box:24,48,208,160,14 -poly:40,64,128,140,216,64|r|
        envelope.open|envelope-simple-open|r|
        equal|equals|r=|
        escape|arc:128,128,96,-70,160 line:48,48,136,136 poly:48,104,48,48,104,48|r=|
        eurosign|currency-eur|r=|
        exclamationmark|t:!@128,128,90|r=|
        exclamationmark.bubble|chat t:!@128,116,48|r|
        exclamationmark.bubble.fill|chat-fill -t:!@128,116,48|r|
        exclamationmark.circle|warning-circle|r|
        exclamationmark.circle.fill|warning-circle-fill|r|
        exclamationmark.lock|lock-simple t:!@128,148,44|r|
        exclamationmark.magnifyingglass|magnifying-glass t:!@116,116,48|r=|
        exclamationmark.octagon|warning-octagon|r|
        exclamationmark.octagon.fill|warning-octagon-fill|r|
        exclamationmark.shield|shield-warning|r|
        exclamationmark.triangle|warning|r|
        exclamationmark.triangle.fill|warning-fill|r|
        externaldrive|poly:32,144,60,68,196,68,224,144 rect:32,136,192,68,16 disc:188,170,10|r|
        externaldrive.badge.plus|poly:32,144,60,68,196,68,224,144 rect:32,136,192,68,16 +plus|r|
        externaldrive.connected.to.line.below|rect:40,48,176,80,16 disc:180,88,10 line:128,128,128,192 line:24,200,232,200 disc:128,200,18|r|
        externaldrive.fill|area:36,128,64,64,192,64,220,128 box:24,140,208,72,16 -disc:188,176,12|r|
        eye|eye|r|
        eye.fill|eye-fill|r|
        eye.slash|eye-slash|r|
        eye.slash.fill|eye-slash-fill|r|
        eyedropper|eyedropper|r=|
        eyeglasses|ring:68,156,38 ring:188,156,38 arc:128,156,24,-160,-20 poly:32,144,52,76,72,64 poly:224,144,204,76,184,64|r=|
        face.dashed|circle-dashed disc:96,108,12 disc:160,108,12 arc:128,132,36,20,160|r=|
        face.smiling|smiley|r|
        face.smiling.fill|smiley-fill|r|
        faceid|corners-out line:96,104,96,120 line:160,104,160,120 poly:132,104,132,140,120,140 arc:128,140,44,40,140|r=|
        faxmachine|rect:24,104,208,104,14 rect:80,40,112,64,8 line:64,104,64,208 line:96,136,200,136 box:96,160,24,20,4 box:136,160,24,20,4 box:176,160,24,20,4|n|other keys
        figure.2|person@80,128,76 person@176,128,76|r=|
        figure.arms.open|person-simple|r=|
        figure.run|person-simple-run|r=|
        figure.stand|person|r=|
        figure.walk|person-simple-walk|r=|
        filemenu.and.selection|rect:56,32,144,192,16 line:84,68,140,68 box:56,92,144,40,0 line:84,160,172,160 line:84,192,148,192|r=|
        film|film-strip|r|
        flag|flag|r|
        flag.checkered|md:flag-checkered|r|
        flag.fill|flag-fill|r|
        flame|fire|r|
        flame.fill|fire-fill|r|
        flask|flask|r|
        flask.fill|flask-fill|r|
        folder|folder|r|
        folder.badge.gearshape|folder +gear-fill|r|
        folder.badge.minus|folder +minus|r|
        folder.badge.person.crop|folder +user-fill|r|
        folder.badge.plus|folder +plus|r|
        folder.circle|folder-fill (circle)|r|
        folder.fill|folder-fill|r|
        folder.fill.badge.plus|folder-fill +plus|r|
        fork.knife|fork-knife|r=|
        forward|fast-forward|r|
        forward.end|skip-forward|r|
        forward.end.fill|skip-forward-fill|r|
        forward.fill|fast-forward-fill|r|
        fuelpump|gas-pump|r|
        function|md:function-variant|r=|
        gamecontroller|game-controller|r|
        gamecontroller.fill|game-controller-fill|r|
        gauge|gauge|r=|
        gauge.with.dots.needle.67percent|circle disc:76,148,9 disc:84,100,9 disc:128,76,9 disc:180,148,9 line:128,144,176,92 disc:128,144,16|r=|
        gear|gear-six|n=|a wheel with other teeth and no spokes
        gearshape|gear|r|
        gearshape.2|gear@100,100,72 -disc:186,186,56 gear@186,186,46|r|
        gearshape.fill|gear-fill|r|
        gift|gift|r|
        gift.fill|gift-fill|r|
        giftcard|rect:20,52,216,152,16 line:20,140,236,140 line:96,52,96,204 poly:96,140,60,116,68,92,96,140,124,92,132,116,96,140|r|
        globe|globe|r=|
        globe.americas|globe-hemisphere-west|r|
        globe.desk|globe-stand|r|
        globe.europe.africa|globe-hemisphere-east|r|
        gobackward|arc:128,136,88,-75,220 area:128,16,128,84,72,50|r=|
        gobackward.10|arc:128,136,88,-75,220 area:128,16,128,84,72,50 t:10@128,138,36|r=|
        gobackward.15|arc:128,136,88,-75,220 area:128,16,128,84,72,50 t:15@128,138,36|r=|
        goforward|arc:128,136,88,-40,255 area:128,16,128,84,184,50|r=|
        goforward.10|arc:128,136,88,-40,255 area:128,16,128,84,184,50 t:10@128,138,36|r=|
        goforward.30|arc:128,136,88,-40,255 area:128,16,128,84,184,50 t:30@128,138,36|r=|
        graduationcap|graduation-cap|r|
        graduationcap.fill|graduation-cap-fill|r|
        greaterthan|poly:72,56,192,128,72,200|r=|
        guitars|md:guitar-acoustic|w=|one guitar, filled
        hammer|poly:120,132,200,212,216,196,136,116 poly:36,112,100,48,148,40,128,76,152,100,104,148,84,124,64,140,36,112|r|
        hammer.fill|line:124,124,204,204 line:132,116,212,196 line:116,132,196,212 area:36,112,100,48,148,40,128,76,152,100,104,148,84,124,64,140|r|
        hand.draw|hand-pointing@156,168,72 poly:32,88,56,48,88,36,104,60,88,96,72,120,88,140|n|a pointer with a stroke
        hand.raised|hand-palm|r|
        hand.raised.fill|md:hand-back-right|r|
        hand.tap|hand-pointing@132,160,84 arc:112,84,40,-180,0 arc:112,84,68,-180,0|n|the hand of a pointer with two arcs
        hand.thumbsdown|thumbs-down|r|
        hand.thumbsdown.fill|thumbs-down-fill|r|
        hand.thumbsup|thumbs-up|r|
        hand.thumbsup.fill|thumbs-up-fill|r|
        hand.wave|hand-waving|r|
        hand.wave.fill|md:hand-wave|r|
        hands.clap|hands-clapping|r|
        hands.clap.fill|md:hand-clap|r|
        hare|md:rabbit-variant-outline|n|a sitting hare
        hare.fill|md:rabbit-variant|n|a sitting hare
        headphones|headphones|r=|
        heart|heart|r|
        heart.circle|circle heart-fill@128,130,56|r|
        heart.circle.fill|circle-fill -heart-fill@128,130,56|r|
        heart.fill|heart-fill|r|
        heart.slash|heart /|r|
        heart.text.square|square heart-fill@96,128,40 line:144,104,184,104 line:144,128,184,128 line:144,152,172,152|r|
        hexagon|hexagon|r|
        hexagon.fill|hexagon-fill|r|
        hifispeaker|rect:60,20,136,216,20 ring:128,156,40 ring:128,72,18|r|
        highlighter|md:marker|w=|filled instead of an outline
        hourglass|hourglass|r=|
        hourglass.bottomhalf.filled|hourglass-low|r=|
        hourglass.tophalf.filled|hourglass-high|r=|
        house|house|r|
        house.fill|house-fill|r|
        icloud|md:cloud-outline|r|
        icloud.and.arrow.down|cloud-arrow-down|r|
        icloud.and.arrow.up|cloud-arrow-up|r|
        icloud.fill|md:cloud|r|
        icloud.slash|cloud-slash|r|
        infinity|infinity|r=|
        info|t:i@128,128,90|r=|
        info.circle|info|r|
        info.circle.fill|info-fill|r|
        internaldrive|hard-drive|r|
        internaldrive.fill|hard-drive-fill|r|
        ipad|device-tablet|r=|
        iphone|device-mobile|r=|
        italic|text-italic|r=|
        key|key|r|
        key.fill|key-fill|r|
        keyboard|keyboard|r|
        keyboard.chevron.compact.down|keyboard@128,104,88 caret-down@128,218,46|r=|
        ladybug|bug-beetle|n|a beetle without dots
        ladybug.fill|md:ladybug|r|
        laptopcomputer|laptop|n=|as macbook
        largecircle.fill.circle|circle disc:128,128,76|r|
        leaf|leaf|r|
        leaf.fill|leaf-fill|r|
        lessthan|poly:184,56,64,128,184,200|r=|
        lifepreserver|lifebuoy|r|
        lightbulb|lightbulb|r|
        lightbulb.fill|lightbulb-fill|r|
        lightbulb.slash|lightbulb /|r|
        line.3.horizontal|list|r=|
        line.3.horizontal.decrease|funnel-simple|r=|
        line.3.horizontal.decrease.circle|funnel-simple (circle)|r|
        line.3.horizontal.decrease.circle.fill|funnel-simple (circle.fill)|r|
        line.diagonal|line:48,208,208,48|r=|
        line.horizontal.3|list|r=|the earlier name of line.3.horizontal
        line.horizontal.3.decrease|funnel-simple|r=|the earlier name of line.3.horizontal.decrease
        line.horizontal.3.decrease.circle|funnel-simple (circle)|r|the earlier name of line.3.horizontal.decrease.circle
        link|link|r=|
        link.badge.plus|link +plus|r=|
        link.circle|link (circle)|r|
        list.bullet|list-bullets|r=|
        list.bullet.clipboard|clipboard list-bullets@128,148,52|r|
        list.bullet.indent|line:40,64,216,64 line:92,128,216,128 line:92,192,216,192 disc:52,128,10 disc:52,192,10|r=|
        list.bullet.rectangle|rectangle list-bullets@128,128,62|r|
        list.bullet.rectangle.portrait|rect:48,28,160,200,16 list-bullets@128,128,60|r|
        list.clipboard|clipboard-text|r|
        list.dash|list-dashes|r=|
        list.number|list-numbers|r=|
        list.star|star-fill@52,64,24 star-fill@52,128,24 star-fill@52,192,24 line:92,64,216,64 line:92,128,216,128 line:92,192,216,192|r=|
        location|navigation-arrow^h|r|
        location.circle|navigation-arrow-fill^h (circle)|r|
        location.fill|navigation-arrow-fill^h|r|
        location.slash|navigation-arrow^h /|r|
        lock|lock-simple|r|
        lock.circle|lock-simple-fill (circle)|r|
        lock.fill|lock-simple-fill|r|
        lock.open|lock-simple-open|r|
        lock.open.fill|lock-simple-open-fill|r|
        lock.rotation|arc:128,136,88,-40,255 area:128,16,128,84,184,50 lock-simple-fill@128,138,40|r=|
        lock.shield|shield lock-simple-fill@128,124,44|r|
        lock.shield.fill|shield-fill -lock-simple-fill@128,124,44|r|
        macbook|laptop|r=|
        macbook.and.iphone|laptop@112,120,92 -box:172,104,76,128,16 rect:180,112,60,112,12 line:202,200,218,200|r=|
        macwindow|app-window|r=|
        magnifyingglass|magnifying-glass|r=|
        map|map-trifold|r|
        map.fill|map-trifold-fill|r|
        mappin|disc:128,76,44 line:128,76,128,228|r=|
        mappin.and.ellipse|disc:128,68,36 line:128,68,128,188 poly:104,152,48,172,40,196,80,220,128,226,176,220,216,196,208,172,152,152|r=|
        mappin.circle|disc:128,76,44 line:128,76,128,228 (circle)|r|
        mappin.circle.fill|disc:128,76,44 line:128,76,128,228 (circle.fill)|r|
        medal|medal|r|
        megaphone|megaphone|r|
        megaphone.fill|megaphone-fill|r|
        memories|arc:128,136,88,-75,220 area:128,16,128,84,72,50 image-fill@128,140,44|n=|a picture in the turning arrow
        memorychip|rect:24,80,208,92,12 rect:60,104,40,44,4 rect:112,104,40,44,4 rect:164,104,32,44,4 line:56,172,56,200 line:92,172,92,200 line:128,172,128,200 line:164,172,164,200 line:200,172,200,200|r|
        message|chat-circle|r|
        message.fill|chat-circle-fill|r|
        mic|microphone|r|
        mic.fill|microphone-fill|r|
        mic.slash|microphone-slash|r|
        mic.slash.fill|microphone-slash-fill|r|
        minus|minus|r=|
        minus.circle|minus-circle|r|
        minus.circle.fill|minus-circle-fill|r|
        minus.magnifyingglass|magnifying-glass-minus|r=|
        minus.square|minus (square)|r|
        minus.square.fill|minus (square.fill)|r|
        moon|moon|r|
        moon.fill|moon-fill|r|
        moon.stars|moon-stars|r|
        moon.stars.fill|moon-stars-fill|r|
        moon.zzz|moon@108,144,88 t:z@184,88,64 t:z@220,44,44|r|
        mountain.2|poly:16,204,92,80,168,204,16,204 poly:124,132,164,72,244,204,168,204|r|
        mountain.2.fill|area:16,208,88,84,160,208 area:128,120,164,64,248,208,180,208|r|
        mug|poly:48,72,176,72,176,176,156,204,72,204,48,176,48,72 poly:176,96,208,96,224,112,224,132,208,148,176,148|r|
        mug.fill|area:48,72,176,72,176,176,156,204,72,204,48,176 poly:176,96,208,96,224,112,224,132,208,148,176,148|r|
        multiply|x@128,128,84|r=|
        multiply.circle|circle x@128,128,44|r|
        multiply.circle.fill|circle-fill -x@128,128,44|r|
        music.mic|circle@184,72,40 poly:164,56,52,196,68,208,200,92|n|without its cable
        music.note|music-note-simple|r=|
        music.note.list|playlist|r=|
        network|circle line:128,36,128,220 line:36,128,220,128 line:64,64,192,192 line:192,64,64,192 disc:128,128,16 disc:84,84,14 disc:172,84,14 disc:84,172,14 disc:172,172,14|n=|a net in a circle
        network.badge.shield.half.filled|globe-simple +shield-fill|n=|the globe of a net, a whole shield
        network.slash|circle line:128,36,128,220 line:36,128,220,128 disc:128,128,16 disc:84,84,14 disc:172,84,14 disc:84,172,14 disc:172,172,14 /|n=|a net in a circle
        newspaper|newspaper|r|
        newspaper.fill|newspaper-fill|r|
        nosign|prohibit|r=|
        note|note-blank|r=|
        note.text|note|r=|
        number|hash|r=|
        octagon|octagon|r|
        opticaldisc|circle ring:128,128,28|r|
        option|poly:32,64,92,64,164,192,224,192 line:148,64,224,64|r=|
        paintbrush|paint-brush|r|
        paintbrush.fill|paint-brush-fill|r|
        paintpalette|palette|r|
        paintpalette.fill|palette-fill|r|
        paperclip|paperclip|r=|
        paperplane|paper-plane-tilt|r|
        paperplane.fill|paper-plane-tilt-fill|r|
        party.popper|md:party-popper -md:party-popper@128,130,60|n|the outline is drawn from the filled shape
        party.popper.fill|md:party-popper|r|
        pause|pause|r|
        pause.circle|pause-circle|r|
        pause.circle.fill|pause-circle-fill|r|
        pause.fill|pause-fill|r|
        pawprint|paw-print|r|
        pawprint.fill|paw-print-fill|r|
        pencil|pencil-simple|r=|
        pencil.and.outline|pencil-simple@120,136,80 arc:128,128,104,-100,-10 arc:128,128,104,80,170|n=|the outline is a ring
        pencil.circle|pencil-simple-fill (circle)|r|
        pencil.circle.fill|pencil-simple-fill (circle.fill)|r|
        pencil.line|pencil-line|r=|
        pencil.slash|pencil-simple /|r=|
        pencil.tip|pen-nib-straight^u|n=|a nib with its holder
        percent|percent|r=|
        person|user|r|
        person.2|users|r|
        person.2.fill|users-fill|r|
        person.3|users-three|n|three people with other shoulders
        person.3.fill|users-three-fill|n|three people with other shoulders
        person.badge.key|user@108,132,92 -disc:204,176,46 key@=206,178,72|r|
        person.badge.key.fill|user-fill@108,132,92 -disc:204,176,46 key-fill@=206,178,72|r|
        person.badge.minus|user-minus|r|
        person.badge.plus|user-plus|r|
        person.circle|circle user-fill@128,128,58|r|
        person.circle.fill|circle-fill -user-fill@128,128,58|r|
        person.crop.circle|user-circle|r|
        person.crop.circle.badge.checkmark|user-circle +check|r|
        person.crop.circle.badge.exclamationmark|user-circle +t:!|r|
        person.crop.circle.badge.plus|user-circle +plus|r|
        person.crop.circle.badge.xmark|user-circle +x|r|
        person.crop.circle.fill|circle-fill -disc:128,104,36 -disc:128,220,66 circle|r|
        person.crop.rectangle|user-rectangle|r|
        person.crop.square|user-square|r|
        person.crop.square.fill|square-fill -disc:128,104,36 -disc:128,220,66 square|r|
        person.fill|user-fill|r|
        person.fill.badge.plus|user-fill@108,132,92 -disc:204,176,46 plus@=206,178,70|r|
        person.fill.questionmark|user-fill@108,136,90 -disc:212,100,44 t:?@212,100,60|r|
        person.fill.xmark|user-fill@108,132,92 -disc:204,176,46 x@=206,178,60|r|
        person.text.rectangle|identification-card|r|
        phone|phone|r|
        phone.down|phone-disconnect|r|
        phone.down.fill|phone-disconnect-fill|r|
        phone.fill|phone-fill|r|
        photo|image|r|
        photo.artframe|rect:32,56,192,152,8 image-fill@128,132,64 poly:92,56,128,24,164,56|r|
        photo.badge.exclamationmark|image +t:!|r|
        photo.badge.plus|image +plus|r|
        photo.circle|image-fill (circle)|r|
        photo.fill|image-fill|r|
        photo.on.rectangle|rect:24,80,176,136,16 poly:40,196,92,148,128,180,152,160,184,196 disc:148,116,12 poly:60,48,232,48,232,172|r|
        photo.on.rectangle.angled|rect:24,96,168,124,16 poly:40,200,88,156,124,188,148,168,180,200 disc:144,128,12 poly:64,68,212,28,244,144,220,152|r=|
        photo.stack|rect:24,84,208,132,16 poly:44,196,100,144,140,176,172,152,212,196 disc:176,120,12 line:48,56,208,56 line:72,28,184,28|r|
        pianokeys|rect:24,48,208,160,14 line:76,128,76,208 line:128,128,128,208 line:180,128,180,208 box:62,48,28,88,4 box:114,48,28,88,4 box:166,48,28,88,4|r=|
        pills|pill@92,92,74 circle@184,184,50 line:152,184,216,184|r|
        pin|push-pin|r|
        pin.fill|push-pin-fill|r|
        pip|picture-in-picture|r|
        pip.enter|rect:24,48,208,160,16 box:132,124,84,68,8 line:56,80,96,112 poly:64,112,96,112,96,80|r=|
        play|play|r|
        play.circle|play-circle|r|
        play.circle.fill|play-circle-fill|r|
        play.fill|play-fill|r|
        play.rectangle|rectangle play-fill@132,128,48|r|
        play.rectangle.fill|box:24,40,208,176,20 -play-fill@132,128,48|r|
        play.rectangle.on.rectangle|rect:24,88,172,120,16 poly:60,48,232,48,232,168 play-fill@112,148,40|r|
        play.slash|play /|r|
        play.square.stack|rect:40,88,176,136,16 play-fill@132,156,44 line:64,60,192,60 line:88,32,168,32|r|
        play.tv|monitor-play|r|
        plus|plus|r=|
        plus.app|rect:36,36,184,184,52 plus@128,128,56|r|
        plus.bubble|chat plus@128,112,48|r|
        plus.circle|plus-circle|r|
        plus.circle.fill|plus-circle-fill|r|
        plus.forwardslash.minus|plus-minus|r=|
        plus.magnifyingglass|magnifying-glass-plus|r=|
        plus.rectangle.on.rectangle|rect:24,88,172,120,16 poly:60,48,232,48,232,168 plus@110,148,40|r|
        plus.square|plus (square)|r|
        plus.square.fill|plus (square.fill)|r|
        plus.square.on.square|copy plus@104,152,40|r|
        plus.viewfinder|corners-out plus@128,128,56|r=|
        power|power|r=|
        power.circle|power (circle)|r|
        poweroutlet.type.b|rect:36,36,184,184,48 line:100,84,100,116 line:156,84,156,116 disc:128,168,18|r|
        poweroutlet.type.b.fill|box:28,28,200,200,56 -line:100,84,100,116 -line:156,84,156,116 -disc:128,168,18|r|
        powerplug|md:power-plug-outline|r|
        powerplug.fill|md:power-plug|r|
        printer|printer|r|
        printer.fill|printer-fill|r|
        purchased|circle-wavy t:P@128,128,52|w|guessed from its name
        puzzlepiece|puzzle-piece^h|r|
        puzzlepiece.extension|puzzle-piece|r|
        puzzlepiece.extension.fill|puzzle-piece-fill|r|
        puzzlepiece.fill|puzzle-piece-fill^h|r|
        qrcode|qr-code|r=|
        qrcode.viewfinder|corners-out@128,128,110 qr-code@128,128,62|r=|
        questionmark|t:?@128,128,90|r=|
        questionmark.bubble|chat t:?@128,114,48|r|
        questionmark.bubble.fill|chat-fill -t:?@128,114,48|r|
        questionmark.circle|question|r|
        questionmark.circle.fill|question-fill|r|
        quote.bubble|chat quotes^u@128,112,52|r|
        quote.bubble.fill|chat-fill -quotes-fill^u@128,112,52|r|
        quote.opening|quotes-fill^u|r|
        radio|radio|r|
        rays|spinner|r=|
        record.circle|circle disc:128,128,50|r|
        rectangle|rect:20,48,216,160,16|r|
        rectangle.3.group|rect:24,48,92,160,12 rect:140,48,92,68,12 rect:140,140,92,68,12|r|
        rectangle.and.text.magnifyingglass|poly:112,200,24,200,24,48,232,48,232,96 line:60,88,160,88 line:60,120,112,120 magnifying-glass@180,172,60|r=|
        rectangle.compress.vertical|line:40,128,216,128 line:128,24,128,96 poly:96,64,128,96,160,64 line:128,232,128,160 poly:96,192,128,160,160,192|r=|
        rectangle.dashed|line:24,96,24,72 line:24,64,48,48 line:80,48,112,48 line:144,48,176,48 line:208,48,232,64 line:232,84,232,112 line:232,144,232,172 line:232,192,208,208 line:176,208,144,208 line:112,208,80,208 line:48,208,24,192 line:24,172,24,144 line:24,112,24,100|r=|
        rectangle.expand.vertical|line:40,128,216,128 line:128,24,128,96 poly:96,56,128,24,160,56 line:128,232,128,160 poly:96,200,128,232,160,200|r=|
        rectangle.fill|box:12,40,232,176,20|r|
        rectangle.grid.2x2|rect:24,48,92,68,10 rect:140,48,92,68,10 rect:24,140,92,68,10 rect:140,140,92,68,10|r|
        rectangle.on.rectangle|rect:24,88,172,120,16 poly:60,48,232,48,232,168|r|
        rectangle.portrait|rect:48,24,160,208,16|r|
        rectangle.portrait.and.arrow.forward|sign-out|r=|one picture with rectangle.portrait.and.arrow.right from left to right
        rectangle.portrait.and.arrow.right|sign-out|r=|
        rectangle.portrait.fill|box:40,16,176,224,20|r|
        rectangle.slash|rect:20,48,216,160,16 /|r|
        rectangle.split.2x1|rect:24,48,208,160,16 line:128,48,128,208|r|
        rectangle.split.3x1|rect:24,48,208,160,16 line:92,48,92,208 line:164,48,164,208|r|
        rectangle.stack|rect:24,96,208,116,16 line:44,68,212,68 line:64,40,192,40|r|
        rectangle.stack.fill|box:16,88,224,132,16 line:44,64,212,64 line:64,36,192,36|r|
        repeat|repeat|r=|
        repeat.1|repeat-once|r=|
        return|arrow-elbow-down-left|r=|
        rosette|md:seal|n=|the seal is filled
        rotate.left|rect:104,116,112,112,14 arc:120,120,72,170,290 poly:80,104,48,132,20,104|r|
        rotate.right|rect:40,116,112,112,14 arc:136,120,72,-110,10 poly:176,104,208,132,236,104|r|
        ruler|ruler|r|
        safari|compass|r|
        safari.fill|compass-fill|r|
        scanner|rect:24,136,208,64,14 line:40,136,212,72 line:164,168,196,168|r|
        scissors|scissors|r=|
        scope|crosshair-simple|r=|
        screwdriver|poly:152,104,176,80,216,40 line:36,220,132,124|w|a stroke with a handle
        scroll|md:script-outline|r|
        scroll.fill|md:script|r|
        sdcard|poly:88,32,184,32,200,48,200,212,184,224,72,224,56,212,56,72,88,32 line:96,76,96,100 line:128,68,128,100 line:160,68,160,100|r|
        sdcard.fill|md:sd|r|
        seal|circle-wavy|r|
        seal.fill|circle-wavy-fill|r|
        selection.pin.in.out|rect:24,112,208,88,16 line:88,112,88,200 line:168,112,168,200 disc:88,68,18 disc:168,68,18 line:88,80,88,112 line:168,80,168,112|w=|guessed from its name
        server.rack|rect:32,40,192,52,12 rect:32,102,192,52,12 rect:32,164,192,52,12 disc:188,66,9 disc:188,128,9 disc:188,190,9 line:64,66,116,66 line:64,128,116,128 line:64,190,116,190|r=|
        shield|shield|r|
        shield.fill|shield-fill|r|
        shift|arrow-fat-up|r|
        shippingbox|package|r|
        shippingbox.fill|package-fill|r|
        shuffle|shuffle|r=|
        sidebar.leading|rect:24,48,208,160,16 line:96,48,96,208 list@60,112,26|r=|one picture with sidebar.left from left to right
        sidebar.left|rect:24,48,208,160,16 line:96,48,96,208 list@60,112,26|r=|
        sidebar.right|rect:24,48,208,160,16 line:160,48,160,208 list@196,112,26|r=|
        sidebar.squares.left|rect:24,48,208,160,16 line:104,48,104,208 box:48,72,32,32,4 box:48,116,32,32,4 box:48,160,32,32,4|r=|
        sidebar.trailing|rect:24,48,208,160,16 line:160,48,160,208 list@196,112,26|r=|one picture with sidebar.right from left to right
        sleep|moon@128,128,84|n|a smaller moon
        slider.horizontal.3|line:40,64,104,64 line:152,64,216,64 ring:128,64,22 line:40,128,56,128 line:104,128,216,128 ring:80,128,22 line:40,192,152,192 line:200,192,216,192 ring:176,192,22|r=|
        slider.vertical.3|line:64,40,64,104 line:64,152,64,216 ring:64,128,22 line:128,40,128,56 line:128,104,128,216 ring:128,80,22 line:192,40,192,152 line:192,200,192,216 ring:192,176,22|r=|
        smallcircle.filled.circle|circle disc:128,128,34|r|
        snow|line:128,36,128,220 line:48,82,208,174 line:208,82,48,174 disc:128,36,10 disc:128,220,10 disc:48,82,10 disc:208,174,10 disc:208,82,10 disc:48,174,10|n=|six rays with dots
        snowflake|snowflake|r=|
        sparkle|star-four-fill|r=|
        sparkles|star-four-fill@104,144,80 star-four-fill@196,64,40 star-four-fill@200,200,28|r=|
        speaker|speaker-none|r|
        speaker.fill|speaker-none-fill|r|
        speaker.slash|speaker-slash|r|
        speaker.slash.fill|speaker-slash-fill|r|
        speaker.wave.1|speaker-low|r|
        speaker.wave.1.fill|speaker-low-fill|r|
        speaker.wave.2|speaker-high|r|
        speaker.wave.2.fill|speaker-high-fill|r|
        speaker.wave.3|speaker-high@108,128,90 arc:100,128,124,-46,46|r|
        speaker.wave.3.fill|speaker-high-fill@108,128,90 arc:100,128,124,-46,46|r|
        speedometer|circle arc:128,136,60,150,390 line:128,136,160,96 disc:128,136,16|r=|
        sportscourt|rect:20,56,216,144,12 line:128,56,128,200 ring:128,128,28 poly:20,96,56,96,56,160,20,160 poly:236,96,200,96,200,160,236,160|r|
        square|square|r|
        square.3.layers.3d|stack|r|
        square.and.arrow.down|poly:88,96,56,96,56,216,200,216,200,96,168,96 line:128,28,128,148 poly:92,112,128,148,164,112|r|
        square.and.arrow.down.fill|box:44,88,168,140,14 -line:128,80,128,152 -poly:92,116,128,152,164,116 line:128,28,128,72|r|
        square.and.arrow.down.on.square|poly:80,80,48,80,48,176,176,176,176,80,144,80 line:112,24,112,128 poly:80,100,112,132,144,100 poly:208,104,208,216,88,216|r|
        square.and.arrow.up|export|r|
        square.and.arrow.up.fill|box:44,88,168,140,14 -line:128,84,128,152 line:128,28,128,72 poly:92,64,128,28,164,64|r|
        square.and.arrow.up.on.square|poly:80,80,48,80,48,176,176,176,176,80,144,80 line:112,24,112,128 poly:80,56,112,24,144,56 poly:208,104,208,216,88,216|r|
        square.and.pencil|note-pencil|r=|
        square.dashed|selection|r=|
        square.fill|square-fill|r|
        square.fill.on.square|copy-fill|r|
        square.grid.2x2|squares-four|r|
        square.grid.2x2.fill|squares-four-fill|r|
        square.grid.3x3|rect:40,40,44,44,6 rect:106,40,44,44,6 rect:172,40,44,44,6 rect:40,106,44,44,6 rect:106,106,44,44,6 rect:172,106,44,44,6 rect:40,172,44,44,6 rect:106,172,44,44,6 rect:172,172,44,44,6|r|
        square.grid.3x3.fill|box:36,36,52,52,8 box:102,36,52,52,8 box:168,36,52,52,8 box:36,102,52,52,8 box:102,102,52,52,8 box:168,102,52,52,8 box:36,168,52,52,8 box:102,168,52,52,8 box:168,168,52,52,8|r|
        square.on.circle|circle@100,100,84 -box:96,96,136,136,16 rect:104,104,120,120,12|r|
        square.on.square|copy|r|
        square.slash|square /|r|
        square.split.2x1|rect:40,40,176,176,16 line:128,40,128,216|r|
        square.stack|rect:40,88,176,136,16 line:64,60,192,60 line:88,32,168,32|r|
        star|star|r|
        star.circle|circle star-fill@128,126,56|r|
        star.circle.fill|circle-fill -star-fill@128,126,56|r|
        star.fill|star-fill|r|
        star.leadinghalf.filled|star-fill -box:128,0,128,256,0 star|r=|
        sterlingsign|currency-gbp|r=|
        stethoscope|md:stethoscope|r=|
        stop|stop|r|
        stop.circle|stop-circle|r|
        stop.circle.fill|stop-circle-fill|r|
        stop.fill|stop-fill|r|
        stopwatch|timer|r|
        storefront|storefront|r|
        strikethrough|text-strikethrough|r=|
        suitcase|suitcase|r|
        sun.max|sun|r|
        sun.max.fill|sun-fill|r|
        sun.min|sun-dim|r|
        sun.min.fill|sun-dim-fill|r|
        swift|md:language-swift|r=|
        switch.2|toggle-left@128,76,84 toggle-right@128,180,84|r=|
        tablecells|table|r|
        tag|tag|r|
        tag.fill|tag-fill|r|
        target|circle ring:128,128,58 disc:128,128,24|r=|
        terminal|terminal-window|r|
        testtube.2|test-tube@96,120,72 test-tube@172,152,72|n=|slanted tubes
        text.aligncenter|text-align-center|r=|
        text.alignleft|text-align-left|r=|
        text.alignright|text-align-right|r=|
        text.append|list-plus|r=|
        text.badge.checkmark|line:40,64,216,64 line:40,128,216,128 line:40,192,112,192 check@184,192,48|r=|
        text.badge.plus|line:96,64,216,64 line:96,112,216,112 line:144,160,216,160 line:40,64,64,64 -disc:84,180,64 disc:84,180,52 -line:84,152,84,208 -line:56,180,112,180|r=|
        text.book.closed|book line:104,80,168,80 line:104,112,152,112|r|
        text.bubble|chat-text|r|
        text.bubble.fill|chat-text-fill|r|
        text.cursor|line:128,56,128,200 poly:88,40,108,40,128,56,148,40,168,40 poly:88,216,108,216,128,200,148,216,168,216|r=|
        text.document|file-text|r|the later name of doc.text
        text.justify|text-align-justify|r=|
        text.magnifyingglass|line:40,64,216,64 line:40,112,112,112 line:40,160,96,160 line:40,208,112,208 magnifying-glass@172,164,56|r=|
        text.quote|line:44,56,44,200 line:84,64,216,64 line:84,128,216,128 line:84,192,160,192|r=|
        textformat|text-aa|r=|
        textformat.abc|t:Abc@128,128,46|r=|
        textformat.size|t:A@72,152,62 t:A@172,128,110|r=|
        theatermasks|smiley-sticker@100,112,72 -disc:172,160,60 smiley-sad@172,160,56|n|round masks
        theatermasks.fill|smiley-sticker-fill@100,112,72 -disc:172,160,60 smiley-sad-fill@172,160,56|n|round masks
        thermometer|thermometer-simple|r=|
        ticket|ticket|r|
        timer|arc:128,128,96,-90,210 line:128,32,128,64 line:88,92,128,132|r=|
        tortoise|md:tortoise -md:tortoise@124,124,72|n|the outline is drawn from the filled shape
        tortoise.fill|md:tortoise|r|
        touchid|fingerprint|r=|
        tram|train|r|
        tram.fill|train-fill|r|
        translate|translate|r=|
        trash|trash|r|
        trash.fill|trash-fill|r|
        tray|tray|r|
        tray.and.arrow.down|archive-tray|r|
        tray.and.arrow.up|tray line:128,56,128,120 poly:100,84,128,56,156,84|r|
        tray.fill|tray-fill|r|
        tray.full|tray line:72,80,184,80 line:72,112,184,112|r|
        tree|tree|r|
        triangle|triangle|r|
        triangle.fill|triangle-fill|r|
        trophy|trophy|r|
        trophy.fill|trophy-fill|r|
        tv|monitor|r|
        tv.fill|monitor-fill|r|
        umbrella|umbrella|r|
        underline|text-underline|r=|
        video|video-camera|r|
        video.fill|video-camera-fill|r|
        video.slash|video-camera-slash|r|
        viewfinder|corners-out|r=|
        wallet.bifold|wallet|r|
        wallet.pass|rect:40,32,176,192,20 line:40,72,216,72 line:40,104,216,104 poly:40,140,92,140,104,164,152,164,164,140,216,140|r|
        wallet.pass.fill|box:32,24,192,208,20 -line:32,72,224,72 -line:32,104,224,104 -poly:32,140,92,140,104,164,152,164,164,140,224,140|r|
        wand.and.rays|line:40,216,152,104 line:124,108,148,132 line:184,72,208,48 line:136,72,136,36 line:184,120,220,120 line:96,72,76,52 line:184,160,204,180|r=|
        wand.and.sparkles|line:40,216,148,108 line:120,112,144,136 star-four-fill@180,76,52 star-four-fill@76,72,36 star-four-fill@200,184,34|r=|
        wand.and.stars|magic-wand|r=|
        water.waves|waves|r=|
        waveform|line:36,104,36,152 line:82,72,82,184 line:128,36,128,220 line:174,80,174,176 line:220,108,220,148|r=|
        waveform.path.ecg|activity|r=|
        wifi|wifi-high|r=|
        wifi.exclamationmark|wifi-high -disc:200,176,44 t:!@200,176,64|r=|
        wifi.slash|wifi-slash|r=|
        wind|wind|r=|
        wrench|wrench|r|
        wrench.and.screwdriver|wrench@148,140,84 -line:40,40,188,188 line:96,96,196,196 poly:36,56,60,36,88,64,100,92,72,84,44,64|n|the screwdriver is a stroke
        wrench.and.screwdriver.fill|wrench-fill@148,140,84 -line:40,40,188,188 line:96,96,196,196 area:36,56,60,36,88,64,100,92,72,84,44,64|n|the screwdriver is a stroke
        wrench.fill|wrench-fill|r|
        x.circle|t:X (circle)|r|
        x.circle.fill|t:X (circle.fill)|r|
        xmark|x|r=|
        xmark.bin|poly:64,72,76,216,180,216,192,72 line:44,68,212,68 poly:96,68,96,40,160,40,160,68 x@128,144,44|r|
        xmark.circle|x-circle|r|
        xmark.circle.fill|x-circle-fill|r|
        xmark.diamond|diamond x@128,128,44|r|
        xmark.octagon|octagon x@128,128,54|r|
        xmark.octagon.fill|octagon-fill -x@128,128,54|r|
        xmark.shield|shield x@128,120,48|r|
        xmark.square|x-square|r|
        xmark.square.fill|x-square-fill|r|
        yensign|currency-jpy|r=|
        """)
}
