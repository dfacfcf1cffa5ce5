// The empty state of a section of a dashboard.
import type { ReactNode } from 'react';

export function Nothing({ title, note, children }: { title: string; note?: string; children?: ReactNode }) {
  return (
    <div className="mt-3 flex flex-col items-start gap-3">
      <p>
        <span className="block">{title}</span>
        {note !== undefined && <span className="block text-quiet text-small">{note}</span>}
      </p>
      {children}
    </div>
  );
}
