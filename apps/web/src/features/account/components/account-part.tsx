// The layout of the account's page: groups with an anchor, and blocks with their title at the left.
import type { ReactNode } from 'react';

interface AccountGroupProps {
  /** The anchor that the index leads to. */
  id: string;
  title: string;
  children: ReactNode;
}

export function AccountGroup({ id, title, children }: AccountGroupProps) {
  const heading = `${id}-titre`;
  return (
    <section id={id} aria-labelledby={heading} className="scroll-mt-6 pb-12">
      <h2 id={heading} className="label-caps border-ornament border-b pb-3 font-text text-metal">
        {title}
      </h2>
      {children}
    </section>
  );
}

export interface AccountBlockProps {
  title: string;
  description: string;
  /** A page without groups has blocks right below its title. */
  heading?: 'h2' | 'h3' | undefined;
  children: ReactNode;
}

export function AccountBlock({ title, description, heading: Heading = 'h3', children }: AccountBlockProps) {
  return (
    <section
      aria-label={title}
      className="grid gap-x-12 gap-y-5 border-hairline border-b py-8 last:border-b-0 wide:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div className="max-w-measure">
        <Heading className="text-heading">{title}</Heading>
        <p className="mt-1 text-quiet text-small">{description}</p>
      </div>
      <div className="min-w-0 max-w-measure">{children}</div>
    </section>
  );
}

/** The buttons of a block, which wrap on narrow screens. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex flex-wrap gap-3">{children}</div>;
}

/** The error of the last request of a block. */
export function Refused({ sentence }: { sentence: string | null }) {
  if (sentence === null) return null;
  return (
    <p role="alert" className="mt-2 text-danger text-small">
      {sentence}
    </p>
  );
}
