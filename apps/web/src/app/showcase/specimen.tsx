// The frames of the component showcase: chapters with an anchor, and named specimens.
import type { ReactNode } from 'react';

export function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="border-ornament border-t pt-8 pb-16 tablet:pb-20 [&_h2[id]]:scroll-mt-20 desktop:[&_h2[id]]:scroll-mt-8"
    >
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <div className="mt-8 flex flex-col gap-10">{children}</div>
    </section>
  );
}

interface SpecimenProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

export function Specimen({ title, hint, children }: SpecimenProps) {
  return (
    <div>
      <p className="label-caps text-metal">{title}</p>
      {hint !== undefined && <p className="mt-1 max-w-measure text-quiet text-small">{hint}</p>}
      <div className="mt-4">{children}</div>
    </div>
  );
}

/** Components of one kind, in a wrapping row. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-x-4 gap-y-4">{children}</div>;
}

/** Fields, in one column or two. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-10 gap-y-7 tablet:grid-cols-2">{children}</div>;
}
