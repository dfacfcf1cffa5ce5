// An empty list: why it is empty, and the next action.
import type { ReactNode } from 'react';
import { Flourish } from '#web/ui/ornaments/flourish.tsx';

interface EmptyStateProps {
  title: string;
  text?: string;
  /** The next action. */
  children?: ReactNode;
}

export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-4 py-10">
      <Flourish />
      <h2 className="text-heading">{title}</h2>
      {text !== undefined && <p className="max-w-measure text-quiet">{text}</p>}
      {children}
    </div>
  );
}
