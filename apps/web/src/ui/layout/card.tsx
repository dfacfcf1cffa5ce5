// A surface for one subject: heading, content, actions. Cards are not nested; a part of a page is a Section.
import type { ReactNode } from 'react';

interface CardProps {
  title: string;
  description?: string;
  /** At the right of the heading. */
  actions?: ReactNode;
  /** Below a hairline. */
  footer?: ReactNode;
  children: ReactNode;
}

export function Card({ title, description, actions, footer, children }: CardProps) {
  return (
    <section className="flex flex-col rounded-panel border border-hairline bg-raised">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-6 pt-5">
        <div className="min-w-0">
          <h3 className="text-heading">{title}</h3>
          {description !== undefined && <p className="mt-1 text-quiet text-small">{description}</p>}
        </div>
        {actions}
      </div>
      <div className="flex-1 px-6 pt-4 pb-6">{children}</div>
      {footer !== undefined && <div className="border-hairline border-t px-6 py-3 text-small">{footer}</div>}
    </section>
  );
}
