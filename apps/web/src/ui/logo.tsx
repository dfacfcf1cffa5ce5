// The logo: the drawn mark or the operator's picture, with the name. Three sizes.
interface LogoProps {
  size: 'small' | 'medium' | 'large';
  name: string;
  /** Replaces the mark. */
  image?: string | null;
}

const sizes = {
  small: { mark: 'size-8', word: 'text-logo-small', gap: 'gap-2.5' },
  medium: { mark: 'size-10', word: 'text-logo-medium', gap: 'gap-3' },
  large: { mark: 'size-14', word: 'text-logo-large', gap: 'gap-4' },
} as const;

export function Logo({ size, name, image = null }: LogoProps) {
  const { mark, word, gap } = sizes[size];
  return (
    <span data-logo={size} className={`inline-flex items-center ${gap}`}>
      {image === null ? <Mark className={mark} /> : <img src={image} alt="" className={`object-contain ${mark}`} />}
      <span className={`font-display leading-none tracking-[-0.01em] text-ink ${word}`}>{name}</span>
    </span>
  );
}

function Mark({ className }: { className: string }) {
  return (
    // The attributes apply until styles are loaded: an unsized mark would fill the page and catch every tap.
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" className={className} fill="none">
      <circle cx="20" cy="20" r="19.25" className="stroke-ornament" strokeWidth="1" />
      <path d="M4.5 13C10 24.5 30 24.5 35.5 13" className="stroke-ink" strokeWidth="1.1" strokeLinecap="round" />
      <path d="M12 19.4v3.1M20 21.6v4.2M28 19.4v3.1" className="stroke-ink" strokeWidth="1.1" />
      <g className="fill-accent">
        <circle cx="12" cy="24.6" r="2.2" />
        <circle cx="20" cy="28.2" r="2.6" />
        <circle cx="28" cy="24.6" r="2.2" />
      </g>
    </svg>
  );
}
