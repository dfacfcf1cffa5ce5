// A full-screen loader, for data that decides the whole page.
export function Loader({ text, lang }: { text: string; lang?: string }) {
  return (
    <div role="status" className="flex min-h-dvh flex-1 flex-col items-center justify-center gap-5 px-6">
      <Spinner className="size-8 text-ornament" />
      <p lang={lang} className="text-quiet">
        {text}
      </p>
    </div>
  );
}

export function Spinner({ className = 'size-5' }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="none" className={`motion-safe:animate-spin ${className}`}>
      <circle cx="12" cy="12" r="10" stroke="currentColor" strokeOpacity="0.25" strokeWidth="1.5" />
      <path d="M22 12a10 10 0 0 0-10-10" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}
