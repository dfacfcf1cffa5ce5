// The photo of an event: chosen or dropped, shown, taken away.
import { ImageUp } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { Cover } from '#web/features/events/components/cover.tsx';
import { coverRules, removeCover, saveCover, shrink } from '#web/features/events/cover.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useAct } from '#web/features/events/use-act.ts';
import { formatFileSize, formatList } from '#web/lib/format.ts';
import { events } from '#web/locales/fr/events.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { kindNames, refuseFile } from '#web/ui/file-drop-rules.ts';
import { Spinner } from '#web/ui/loader.tsx';
import { Section } from '#web/ui/section.tsx';

const { cover: text } = events;
const hint = text.hint(formatList(kindNames(coverRules.accept)), formatFileSize(coverRules.maxSize));

export function CoverTab({ event }: { event: PlannedEvent }) {
  const { id: eventId, cover_path: path, canEdit } = event;
  const id = useId();
  const act = useAct();
  const [refused, setRefused] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const error = refused ?? act.refusal;

  async function take(file: File | undefined) {
    if (file === undefined || act.isBusy || !canEdit) return;
    const refusal = refuseFile(file, coverRules, 0);
    setRefused(refusal);
    if (refusal !== null) return;
    const bitmap = await createImageBitmap(file).catch(() => null);
    if (bitmap === null) return setRefused(text.unreadable);
    const picture = await shrink(bitmap);
    bitmap.close();
    await act.run(() => saveCover(eventId, picture, path), { success: { title: text.saved }, failure: text.failed });
  }

  const zone = {
    onDragOver: (drag: DragEvent) => {
      drag.preventDefault();
      setOver(canEdit);
    },
    onDragLeave: () => setOver(false),
    onDrop: (drag: DragEvent) => {
      drag.preventDefault();
      setOver(false);
      void take(drag.dataTransfer.files[0]);
    },
  };

  return (
    <Section title={text.title} description={text.description}>
      <div
        {...zone}
        data-over={isOver || undefined}
        className="max-w-measure rounded-panel border border-transparent border-dashed transition-colors data-over:border-accent data-over:bg-accent-wash"
      >
        <Cover path={path} className="aspect-video w-full rounded-panel" />
        {canEdit ? (
          <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2">
            <input
              id={id}
              type="file"
              accept={coverRules.accept.join(',')}
              disabled={act.isBusy}
              aria-describedby={`${id}-note`}
              onChange={(change) => {
                void take(change.target.files?.[0]);
                // The same file chosen again is a change again.
                change.target.value = '';
              }}
              className="peer sr-only"
            />
            <label
              htmlFor={id}
              className={`${buttonLook({ look: 'secondary', size: 'small' })} cursor-pointer hover:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-accent peer-focus-visible:outline-offset-4 peer-disabled:cursor-not-allowed peer-disabled:opacity-55`}
            >
              {act.isBusy ? <Spinner /> : <ImageUp aria-hidden className="size-5" strokeWidth={1.5} />}
              {path === null ? text.choose : text.change}
            </label>
            {path !== null && (
              <Button
                look="quiet"
                size="small"
                disabled={act.isBusy}
                onClick={() => void act.run(() => removeCover(eventId, path), { success: { title: text.removed } })}
              >
                {text.remove}
              </Button>
            )}
            <span aria-hidden className="text-quiet text-small pointer-coarse:hidden">
              {text.drop}
            </span>
          </div>
        ) : (
          path === null && <p className="mt-3 text-quiet text-small">{text.none}</p>
        )}
        {canEdit && (
          <p
            id={`${id}-note`}
            role={error === null ? undefined : 'alert'}
            className={`mt-2 text-small ${error === null ? 'text-quiet' : 'text-danger'}`}
          >
            {error ?? hint}
          </p>
        )}
      </div>
    </Section>
  );
}
