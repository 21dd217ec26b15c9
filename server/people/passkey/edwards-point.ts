/** Checks Ed25519 public keys, because Node doesn't. Anyone could forge signatures for a key of small order. */

const prime = 2n ** 255n - 19n;
/** The constant d of RFC 8032. */
const d = 37095705934669439343138083508754565189542113879843219016388785533085940283555n;
const signBit = 0x80;

const reduced = (value: bigint) => ((value % prime) + prime) % prime;

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (let [square, left] = [base, exponent]; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % prime;
    square = (square * square) % prime;
  }
  return result;
}

const quotient = (dividend: bigint, divisor: bigint) =>
  reduced(dividend * power(reduced(divisor), prime - 2n));

const isSquare = (value: bigint) => value === 0n || power(value, (prime - 1n) / 2n) === 1n;

/** From the curve's equation, -x² + y² = 1 + dx²y². */
const xSquared = (y: bigint) => quotient(y * y - 1n, d * y * y + 1n);

/** The y coordinate of twice the point. */
function doubled(y: bigint): bigint {
  const x2 = xSquared(y);
  return quotient(y * y + x2, 2n + x2 - y * y);
}

/** Returns whether this is a point of the curve, other than the eight whose order divides 8. */
export function isSafeEdwardsPoint(key: Buffer): boolean {
  const littleEndian = Buffer.from(key);
  littleEndian[31] = (littleEndian[31] ?? 0) & ~signBit;
  const y = BigInt(`0x${littleEndian.reverse().toString('hex')}`);
  return y < prime && isSquare(xSquared(y)) && doubled(doubled(doubled(y))) !== 1n;
}
