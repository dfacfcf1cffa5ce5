// The last section of a public page, with the links that lead on.
import { type ReactNode, useId } from 'react';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

export function ClosingBand({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-hairline border-t">
      <div className="mx-auto flex w-full max-w-page flex-wrap items-end justify-between gap-x-12 gap-y-8 px-6 py-16 tablet:px-12 tablet:py-20">
        <div>
          <Flourish className="mb-6" />
          <h2 id={id} className="text-title">
            {title}
          </h2>
          <p className="mt-4 max-w-measure text-quiet">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}
