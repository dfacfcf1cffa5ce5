// The rule of simulated annealing in integers: a change for the worse is accepted with the probability exp(change / temperature).
// Numbers with a fraction would be allocated one by one until the inner loops are compiled.

const SIZE = 4_096;
/** The highest of 32 random bits, shifted by so many, choose one of the chances. */
export const CHANCE_BITS = 20;
/** The logarithms of evenly spread chances without their sign, in 1/64. */
export const CHANCES = Int32Array.from({ length: SIZE }, (_, index) =>
  Math.round(-64 * Math.log((index + 0.5) / SIZE)),
);

/** A temperature in 1/16: a chance accepts a loss of at most `(temperature * chance) >> CHANCE_SHIFT`. */
export const fixedPoint = (temperature: number): number => Math.round(16 * temperature);
export const CHANCE_SHIFT = 10;
