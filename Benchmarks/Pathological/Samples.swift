/// Swift samples: their scanning, rules and colouring.
let sampleArea = Area("samples")
