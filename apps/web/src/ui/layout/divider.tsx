// A horizontal rule with a word on it.
import type { ReactNode } from 'react';

export function Divider({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-center gap-4 text-quiet text-small">
      <span aria-hidden className="h-px flex-1 bg-hairline" />
      <span>{children}</span>
      <span aria-hidden className="h-px flex-1 bg-hairline" />
    </div>
  );
}
