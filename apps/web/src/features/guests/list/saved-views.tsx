// The dialog of the saved views: apply one, save the current filters, delete one.
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { type SavedView, useSavedViews } from '#web/features/guests/list/views.ts';
import { useDraftState } from '#web/lib/drafts/draft.ts';
import { guests } from '#web/locales/fr/client/guests.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { views: text } = guests;

interface SavedViewsProps {
  eventId: string;
  /** The filters of the list now, for a new view. */
  current: Omit<SavedView, 'name'>;
  onApply: (view: SavedView) => void;
  onClose: () => void;
}

export function SavedViews({ eventId, current, onApply, onClose }: SavedViewsProps) {
  const { views, save, remove } = useSavedViews(eventId);
  const [name, setName, draft] = useDraftState('guest-view', '');
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = name.trim();
    setMissing(given === '');
    if (given === '') return;
    save({ ...current, name: given });
    draft.erase();
    toast({ title: text.saved(given) });
    onClose();
  }

  return (
    <Dialog isOpen onClose={onClose} title={text.title} description={text.text}>
      {views.length === 0 ? (
        <p className="text-quiet">{text.none}</p>
      ) : (
        <ul className="divide-y divide-hairline border-hairline border-y">
          {views.map((view) => (
            <li key={view.name} className="flex items-center gap-2">
              <button
                type="button"
                onClick={() => onApply(view)}
                className="min-h-12 min-w-0 flex-1 truncate text-left hover:text-accent"
              >
                {view.name}
              </button>
              <button
                type="button"
                aria-label={text.remove(view.name)}
                onClick={() => remove(view.name)}
                className="grid size-11 shrink-0 place-items-center rounded-round text-quiet hover:text-danger"
              >
                <Trash2 aria-hidden className="size-5" strokeWidth={1.5} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form noValidate onSubmit={submit} className="mt-6 flex flex-col gap-4">
        <DraftNotice draft={draft} />
        <TextField
          label={text.name}
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
          error={isMissing ? text.nameMissing : undefined}
        />
        <Button type="submit" look="secondary" wide>
          {text.save}
        </Button>
      </form>
    </Dialog>
  );
}
