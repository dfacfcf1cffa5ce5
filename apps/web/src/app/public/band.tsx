// A full-width section of a public page, labelled by its heading.
import { type ReactNode, useId } from 'react';

type Tone = 'paper' | 'panel' | 'ink';

const tones: Record<Tone, string> = { paper: '', panel: 'bg-panel', ink: 'relative overflow-hidden bg-ink text-paper' };

interface BandProps {
  tone?: Tone;
  /** Small capitals above the heading. */
  label?: string;
  title: string;
  text?: string;
  /** At the right of the heading, or below it on phones. */
  action?: ReactNode;
  /** Behind everything. */
  ornament?: ReactNode;
  children: ReactNode;
}

export function Band({ tone = 'paper', label, title, text, action, ornament, children }: BandProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={tones[tone]}>
      {ornament}
      <div
        className={`relative mx-auto w-full max-w-page px-6 tablet:px-12 ${ornament === undefined ? 'py-16 tablet:py-24' : 'pt-28 pb-16 tablet:pt-36 tablet:pb-24'}`}
      >
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <div className="max-w-[44rem]">
            {label !== undefined && (
              <p className={`label-caps mb-4 ${tone === 'ink' ? 'text-ornament' : 'text-metal'}`}>{label}</p>
            )}
            <h2 id={id} className="text-title">
              {title}
            </h2>
            {text !== undefined && (
              <p className={`mt-4 max-w-measure ${tone === 'ink' ? 'text-panel' : 'text-quiet'}`}>{text}</p>
            )}
          </div>
          {action}
        </div>
        <div className="mt-10 tablet:mt-14">{children}</div>
      </div>
    </section>
  );
}
