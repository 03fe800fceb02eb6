extension Pixmap {
    /// As it is shown where its EXIF says `orientation`: 1 as it is, 3 upside down, 6 and 8 on a side, others mirrored.
    package func turned(_ orientation: Int) -> Pixmap {
        // Of a place in the result, whether its axes are swapped in the source, and which of those run backwards.
        let (isSwapped, isFlippedAcross, isFlippedDown) =
            switch orientation {
            case 2: (false, true, false)
            case 3: (false, true, true)
            case 4: (false, false, true)
            case 5: (true, false, false)
            case 6: (true, false, true)
            case 7: (true, true, true)
            case 8: (true, true, false)
            default: (false, false, false)
            }
        guard isSwapped || isFlippedAcross || isFlippedDown else { return self }
        let (newWidth, newHeight) = isSwapped ? (height, width) : (width, height)
        return unsafe Pixmap(width: newWidth, height: newHeight) { target in
            let to = unsafe target.bindMemory(to: UInt32.self)
            unsafe withUnsafeBytes { bytes in
                let from = unsafe bytes.bindMemory(to: UInt32.self)
                for y in 0..<newHeight {
                    for x in 0..<newWidth {
                        var (column, row) = isSwapped ? (y, x) : (x, y)
                        if isFlippedAcross { column = width - 1 - column }
                        if isFlippedDown { row = height - 1 - row }
                        unsafe to[y * newWidth + x] = from[row * width + column]
                    }
                }
            }
        }
    }
}
