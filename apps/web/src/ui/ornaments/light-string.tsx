// Lights along the top of a dark band. Decorative only.
const SWAG = 240;
const SAG = 46;
const swags = Array.from({ length: 10 }, (_, place) => place * SWAG);
const bulbs = [0.14, 0.32, 0.5, 0.68, 0.86];

export function LightString({ className = '' }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${swags.length * SWAG} 64`}
      fill="none"
      preserveAspectRatio="xMidYMin slice"
      className={className}
    >
      {swags.map((left) => (
        <g key={left} transform={`translate(${left} 0)`}>
          <path d={`M0 -2Q${SWAG / 2} ${SAG * 2} ${SWAG} -2`} stroke="currentColor" strokeOpacity="0.55" />
          {bulbs.map((t) => (
            <g key={t} transform={`translate(${(t * SWAG).toFixed(1)} ${(4 * t * (1 - t) * SAG - 2).toFixed(1)})`}>
              <path d="M0 0v5" stroke="currentColor" strokeOpacity="0.7" />
              <circle cy="9" r="10" fill="currentColor" fillOpacity="0.12" />
              <circle cy="9" r="3.6" fill="currentColor" />
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}
