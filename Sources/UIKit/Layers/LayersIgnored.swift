import Foundation

extension CALayer {
    /// Says what was set on the layer and is not in the picture.
    func warnOfIgnored() {
        ignored("CALayer.compositingFilter", if: compositingFilter != nil)
        ignored("CALayer.filters", if: !(filters ?? []).isEmpty)
        ignored("CALayer.backgroundFilters", if: !(backgroundFilters ?? []).isEmpty)
        ignored("CALayer.sublayerTransform", if: !CATransform3DIsIdentity(sublayerTransform))
        ignored("CALayer.isGeometryFlipped", if: isGeometryFlipped)
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        ignored("CALayer.contentsRect", if: contents != nil && contentsRect != whole)
        ignored("CALayer.contentsCenter", if: contents != nil && contentsCenter != whole)
        // Which end of a layer its top is, depends on how it is turned.
        let isSideways: [CALayerContentsGravity] = [
            .resize, .resizeAspect, .resizeAspectFill, .center, .left, .right,
        ]
        ignored("CALayer.contentsGravity", if: contents != nil && !isSideways.contains(contentsGravity))
        ignored(
            "CALayer.anchorPoint",
            if: view != nil && anchorPoint != CGPoint(x: 0.5, y: 0.5) && !CATransform3DIsIdentity(transform))
        if let shadowPath, view != nil, shadowOpacity > 0 {
            ignored("CALayer.shadowPath", if: shadowPath.path != outline)
        }
        ignored("CALayer.anchorPointZ", if: anchorPointZ != 0 && !CATransform3DIsIdentity(transform))
        ignored("CALayer.allowsGroupOpacity", if: !allowsGroupOpacity && opacity < 1)
        ignored("CALayer.delegate", if: delegate != nil)
        (self as? CATextLayer)?.warnOfIgnoredText()
        if let copies = self as? CAReplicatorLayer {
            ignored("CAReplicatorLayer.instanceCount", if: copies.instanceCount > 1)
        }
        if let particles = self as? CAEmitterLayer {
            ignored("CAEmitterLayer.emitterCells", if: !(particles.emitterCells ?? []).isEmpty)
        }
    }
}

extension CATextLayer {
    fileprivate func warnOfIgnoredText() {
        ignored("CATextLayer.truncationMode", if: truncationMode != .none)
        ignored("CATextLayer.alignmentMode", if: alignmentMode == .justified)
        // Words that are too wide always go on in the next line here.
        let words = (string as? NSAttributedString)?.string ?? string as? String ?? ""
        let width = words.size(withAttributes: [.font: UIFont.systemFont(ofSize: fontSize)]).width
        ignored("CATextLayer.isWrapped", if: !isWrapped && width > bounds.width && bounds.width > 0)
    }
}
