// The header of a public page: title, introduction and an optional picture.
import type { ReactNode } from 'react';

interface PageIntroProps {
  label?: string;
  title: string;
  lead?: string;
  /** Decorative, without an alternative text. */
  picture?: string;
  /** Below the lead. */
  children?: ReactNode;
}

export function PageIntro({ label, title, lead, picture, children }: PageIntroProps) {
  return (
    <div className="mx-auto flex w-full max-w-page items-end justify-between gap-12 px-6 pt-10 pb-12 tablet:px-12 tablet:pt-14 tablet:pb-16">
      <div className="min-w-0">
        {label !== undefined && <p className="label-caps mb-4 text-metal">{label}</p>}
        <h1 className="max-w-[18em] break-words text-title tablet:text-figure">{title}</h1>
        {lead !== undefined && <p className="mt-6 max-w-measure text-lead text-quiet">{lead}</p>}
        {children}
      </div>
      {picture !== undefined && (
        <img src={picture} alt="" width="240" height="240" className="hidden w-60 shrink-0 tablet:block" />
      )}
    </div>
  );
}
