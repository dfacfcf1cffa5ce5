// A short ornament below a heading, once per page.
export function Flourish({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 28" width="160" height="28" aria-hidden="true" fill="none" className={className}>
      <path d="M1 3C20 20 60 20 80 3C100 20 140 20 159 3" className="stroke-ornament" strokeWidth="1" />
      <g className="fill-ornament">
        <circle cx="22" cy="16" r="2.4" />
        <circle cx="40" cy="18.2" r="2.4" />
        <circle cx="58" cy="16" r="2.4" />
        <circle cx="102" cy="16" r="2.4" />
        <circle cx="120" cy="18.2" r="2.4" />
        <circle cx="138" cy="16" r="2.4" />
      </g>
    </svg>
  );
}
