// Questions and answers as native <details>, which need no script and open when the browser's search finds their text.
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

interface FaqProps {
  items: ReadonlyArray<{ question: string; answer: ReactNode }>;
}

export function Faq({ items }: FaqProps) {
  return (
    <div className="border-hairline border-b">
      {items.map(({ question, answer }) => (
        <details key={question} className="group border-hairline border-t">
          <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-3 font-display text-lead transition-colors hover:text-accent [&::-webkit-details-marker]:hidden">
            <span className="min-w-0 break-words">{question}</span>
            <Plus
              aria-hidden
              className="size-5 shrink-0 text-metal transition-transform group-open:rotate-45"
              strokeWidth={1.5}
            />
          </summary>
          <div
            className={`max-w-measure break-words pb-6 text-quiet ${typeof answer === 'string' ? 'whitespace-pre-line' : ''}`}
          >
            {answer}
          </div>
        </details>
      ))}
    </div>
  );
}
