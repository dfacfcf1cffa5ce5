// Shows, uploads and removes the cover of an event.
import { useId, useState } from 'react';
import { Cover } from '#web/features/events/cover/cover.tsx';
import { coverRules, removeCover, saveCover } from '#web/features/events/cover/cover-upload.ts';
import { eventKeys } from '#web/features/events/event-keys.ts';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { useEventMutation } from '#web/features/events/use-event-mutation.ts';
import { type SmallPicture, shrinkPicture } from '#web/lib/files/shrink-picture.ts';
import { formatFileSize, formatList } from '#web/lib/format/format.ts';
import { eventSettings } from '#web/locales/fr/client/event-settings.ts';
import { DropPlace } from '#web/ui/fields/files/file-choice.tsx';
import { kindNames, refuseFile } from '#web/ui/fields/files/file-drop-rules.ts';
import { PictureActions } from '#web/ui/fields/files/picture-actions.tsx';
import { Section } from '#web/ui/layout/section.tsx';

const { cover: text } = eventSettings;
const hint = text.hint(formatList(kindNames(coverRules.accept)), formatFileSize(coverRules.maxSize));

export function CoverTab({ event }: { event: PlannedEvent }) {
  const { id: eventId, cover_path: path, canEdit } = event;
  const note = useId();
  const save = useEventMutation({
    mutationFn: (picture: SmallPicture) => saveCover(eventId, picture, path),
    invalidates: [eventKeys.list, eventKeys.dashboards],
    success: { title: text.saved },
    errorTitle: text.failed,
  });
  const remove = useEventMutation({
    mutationFn: () => removeCover(eventId, path),
    invalidates: [eventKeys.list, eventKeys.dashboards],
    success: { title: text.removed },
  });
  const isPending = save.isPending || remove.isPending;
  const [refused, setRefused] = useState<string | null>(null);
  const error = refused ?? save.errorMessage ?? remove.errorMessage;

  async function take(file: File | undefined) {
    if (file === undefined || isPending || !canEdit) return;
    const refusal = refuseFile(file, coverRules, 0);
    setRefused(refusal);
    if (refusal !== null) return;
    const picture = await shrinkPicture(file);
    if (picture === null) return setRefused(text.unreadable);
    remove.reset();
    await save.run(picture);
  }

  return (
    <Section title={text.title} description={text.description}>
      <DropPlace onFile={(file) => void take(file)} isClosed={!canEdit} className="max-w-measure">
        <Cover path={path} className="aspect-video w-full rounded-panel" />
        {canEdit ? (
          <div className="mt-4">
            <PictureActions
              text={text}
              accept={coverRules.accept}
              hasPicture={path !== null}
              isBusy={isPending}
              note={note}
              onFile={(file) => void take(file)}
              onRemove={() => {
                save.reset();
                void remove.run();
              }}
            />
          </div>
        ) : (
          path === null && <p className="mt-3 text-quiet text-small">{text.none}</p>
        )}
        {canEdit && (
          <p
            id={note}
            role={error === null ? undefined : 'alert'}
            className={`mt-2 text-small ${error === null ? 'text-quiet' : 'text-danger'}`}
          >
            {error ?? hint}
          </p>
        )}
      </DropPlace>
    </Section>
  );
}
