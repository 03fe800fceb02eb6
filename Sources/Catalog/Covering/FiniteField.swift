/// Sums and products of as many numbers as a power of a prime has, with a quotient for every two but 0.
struct FiniteField {
    let size: Int
    private let sums: [Int]
    private let products: [Int]

    /// The smallest field that has at least so many numbers; `nil` where that is larger than any covers need.
    init?(atLeast count: Int) {
        for (size, prime) in FiniteField.sizes where size >= count {
            self.init(size: size, prime: prime)
            return
        }
        return nil
    }

    /// Primes, their squares and cubes.
    private static let sizes = [
        (2, 2), (3, 3), (4, 2), (5, 5), (7, 7), (8, 2), (9, 3), (11, 11), (13, 13), (17, 17), (19, 19),
        (23, 23),
        (25, 5), (27, 3), (29, 29), (31, 31),
    ]

    private init(size: Int, prime: Int) {
        self.size = size
        var degree = 1
        var power = prime
        while power < size {
            power *= prime
            degree += 1
        }
        func digits(_ number: Int) -> [Int] {
            var (rest, digits) = (number, [Int]())
            for _ in 0..<degree {
                digits.append(rest % prime)
                rest /= prime
            }
            return digits
        }
        func number(_ digits: [Int]) -> Int { digits.reversed().reduce(0) { $0 * prime + $1 } }
        // x^degree = -(a + bx + …), where the polynomial has no root: up to the third degree it then has no factor.
        let tail = (0..<size).map(digits).first { tail in
            degree == 1
                || (0..<prime).allSatisfy { x in
                    let power = (0..<degree).reduce(1) { power, _ in power * x }
                    return (power + tail.reversed().reduce(0) { $0 * x + $1 }) % prime != 0
                }
        }
        let places = (0..<size).flatMap { a in (0..<size).map { (a, $0) } }
        sums = places.map { a, b in number(zip(digits(a), digits(b)).map { ($0 + $1) % prime }) }
        products = places.map { a, b in
            var long = [Int](repeating: 0, count: 2 * degree - 1)
            for (i, x) in digits(a).enumerated() {
                for (j, y) in digits(b).enumerated() { long[i + j] = (long[i + j] + x * y) % prime }
            }
            while long.count > degree {
                let (top, end) = (long.removeLast(), long.count - degree)
                for (i, part) in (tail ?? []).enumerated() {
                    long[end + i] = (long[end + i] + (prime - part) * top) % prime
                }
            }
            return number(long)
        }
    }

    func sum(_ a: Int, _ b: Int) -> Int { sums[a * size + b] }
    func product(_ a: Int, _ b: Int) -> Int { products[a * size + b] }
}
