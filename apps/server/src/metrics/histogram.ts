// A cumulative histogram as Prometheus reads it. Bounds suit answers between a millisecond and ten seconds.
export interface Histogram {
  record(seconds: number): void;
  buckets(): { bound: string; count: number }[];
  sum(): number;
  count(): number;
}

const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createHistogram(): Histogram {
  const slots = Array.from({ length: BOUNDS.length + 1 }, () => 0);
  let sum = 0;
  return {
    record(seconds) {
      const slot = BOUNDS.findIndex((bound) => seconds <= bound);
      const index = slot === -1 ? BOUNDS.length : slot;
      slots[index] = (slots[index] ?? 0) + 1;
      sum += seconds;
    },
    buckets() {
      let count = 0;
      return slots.map((inSlot, index) => {
        count += inSlot;
        return { bound: String(BOUNDS[index] ?? '+Inf'), count };
      });
    },
    sum: () => sum,
    count: () => slots.reduce((total, inSlot) => total + inSlot, 0),
  };
}
