// Strings of lights, drawn in hairlines. Decorative only.
type Point = readonly [number, number];

/** Each string is a quadratic curve, so that the positions of the bulbs are easily computed. */
const strings: ReadonlyArray<readonly [Point, Point, Point]> = [
  [
    [-30, 40],
    [210, 250],
    [380, 30],
  ],
  [
    [380, 30],
    [500, 150],
    [640, 20],
  ],
  [
    [-30, 190],
    [160, 360],
    [330, 170],
  ],
  [
    [330, 170],
    [480, 330],
    [640, 150],
  ],
];
const BULBS = [0.14, 0.28, 0.43, 0.58, 0.73, 0.87];

export function Garland({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 600 420" fill="none" className={className} preserveAspectRatio="xMidYMin slice">
      {strings.map(([from, sag, to]) => (
        <g key={from.join()}>
          <path
            d={`M${from.join()} Q${sag.join()} ${to.join()}`}
            stroke="currentColor"
            strokeWidth="1"
            strokeOpacity="0.7"
          />
          {BULBS.map((t) => (
            <g key={t} transform={`translate(${pointAt(t, from, sag, to)})`}>
              <path d="M0 0v8" stroke="currentColor" strokeWidth="1" />
              <circle cy="17" r="16" fill="currentColor" fillOpacity="0.07" />
              <path
                d="M-3 9h6l2.8 6.2a6.6 6.6 0 1 1-11.6 0Z"
                fill="currentColor"
                fillOpacity="0.32"
                stroke="currentColor"
                strokeWidth="1"
                strokeLinejoin="round"
              />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}

function pointAt(t: number, from: Point, sag: Point, to: Point): string {
  const at = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * (1 - t) * t * sag[axis] + t ** 2 * to[axis];
  return `${at(0).toFixed(1)} ${at(1).toFixed(1)}`;
}
