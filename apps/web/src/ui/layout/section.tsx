// A part of a page with its own heading, below a hairline.
import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  description?: string;
  /** At the right of the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

export function Section({ title, description, actions, children }: SectionProps) {
  return (
    <section className="border-hairline border-t pt-6 pb-10">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="max-w-measure">
          <h2 className="text-heading">{title}</h2>
          {description !== undefined && <p className="mt-1 text-quiet text-small">{description}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
