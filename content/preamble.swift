// Declarations that every sample of the course may use.
import Foundation
import Observation
import SwiftUI

/// One reservation at the mountain hut.
struct Booking: Identifiable, Hashable, Sendable {
    let id: UUID
    var guest: String
    var beds: Int
    var wantsDinner: Bool

    init(id: UUID = UUID(), guest: String, beds: Int = 1, wantsDinner: Bool = false) {
        self.id = id
        self.guest = guest
        self.beds = beds
        self.wantsDinner = wantsDinner
    }
}

extension Booking {
    static let sample = Booking(guest: "Nadia", beds: 2, wantsDinner: true)
    static let samples = [sample, Booking(guest: "Bruno"), Booking(guest: "Irene", beds: 4)]
}

/// The weather that the hut's board announces.
enum Forecast: String, CaseIterable, Identifiable, Sendable {
    case clear, wind, snow

    var id: Self { self }
}
