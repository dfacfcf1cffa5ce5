// A state in one word. The colour is never the only sign.
import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'metal' | 'success' | 'danger' | 'accent';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-panel text-quiet',
  metal: 'bg-metal-wash text-metal',
  success: 'bg-success-wash text-success',
  danger: 'bg-danger-wash text-danger',
  accent: 'bg-accent-wash text-accent',
};

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-small px-2 py-0.5 font-text text-label tracking-normal ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
