// The skip link: the first tab stop, which jumps over the header.
export function SkipLink({ target, children }: { target: string; children: string }) {
  return (
    <a
      href={`#${target}`}
      className="sr-only rounded-small bg-accent text-on-accent focus:not-sr-only focus:absolute focus:top-4 focus:start-4 focus:z-10 focus:px-5 focus:py-3"
    >
      {children}
    </a>
  );
}
