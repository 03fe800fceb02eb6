/// Token files that are read, one a line; the fuzzer starts from them too.
let tokenSamples = [
    ##"{"red":{"$type":"color","$value":"#FF3B30"}}"##,
    ##"{"red":{"$type":"color","$value":"#ff3b3080"}}"##,
    ##"{"color":{"$type":"color","brand":{"primary":{"$value":{"colorSpace":"srgb","components":[0,0.478,1]}}}}}"##,
    ##"{"c":{"$type":"color","$value":{"colorSpace":"hsl","components":[211,100,50],"alpha":0.5,"hex":"#007aff"}}}"##,
    ##"{"c":{"$type":"color","$value":{"colorSpace":"oklch","components":[0.7,0.1,"none"]}}}"##,
    ##"{"c":{"$type":"color","$value":{"colorSpace":"display-p3","components":[1,0,0],"hex":"#ff0000"}}}"##,
    ##"{"a":{"$type":"color","$value":"#000000"},"b":{"$value":"{a}"},"c":{"$value":"{b}","$deprecated":"use a"}}"##,
    ##"{"a":{"$type":"color","$value":"#000000"},"b":{"$ref":"#/a"},"c":{"$value":{"$ref":"#/a/$value"}}}"##,
    ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,1,0]}},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/a/$value/components/1"},0,0]}}}"##,
    ##"{"base":{"$type":"color","x":{"$value":"#010203"},"y":{"$value":"#040506"}},"more":{"$extends":"{base}","y":{"$value":"#070809"}}}"##,
    ##"{"base":{"$type":"color","$root":{"$value":"#010203"}},"more":{"$extends":{"$ref":"#/base"}}}"##,
    ##"{"$schema":"s","$description":"d","$extensions":{"a.b":{"c":[1,null,true]}},"space":{"$type":"dimension","small":{"$value":{"value":4,"unit":"px"}}}}"##,
    ##"{}"##,
]
