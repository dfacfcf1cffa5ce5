// An inline message: an error above its form, a confirmation, a note.
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

type Tone = 'note' | 'success' | 'danger';

const tones: Record<Tone, string> = {
  note: 'bg-metal-wash text-metal',
  success: 'bg-success-wash text-success',
  danger: 'bg-danger-wash text-danger',
};
const icons: Record<Tone, typeof Info> = { note: Info, success: CircleCheck, danger: CircleAlert };

interface NoticeProps {
  tone: Tone;
  title?: string | undefined;
  children?: ReactNode;
}

export function Notice({ tone, title, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-panel px-4 py-3 text-small ${tones[tone]}`}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" strokeWidth={1.5} />
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className="font-medium">{title}</p>}
        {children}
      </div>
    </div>
  );
}
