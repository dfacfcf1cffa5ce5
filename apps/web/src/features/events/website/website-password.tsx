// Sets, changes and removes the password of the guests' pages. It is never shown again.
import { type SyntheticEvent, useState } from 'react';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { setWebsitePassword } from '#web/features/events/mutations.ts';
import { useEventMutation } from '#web/features/events/use-event-mutation.ts';
import { website } from '#web/locales/fr/client/website.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { password: text } = website;
const SHORTEST = 4;
const LONGEST = 60;

interface WebsitePasswordProps {
  eventId: string;
  isSet: boolean;
  canEdit: boolean;
}

export function WebsitePassword({ eventId, isSet, canEdit }: WebsitePasswordProps) {
  const change = useEventMutation({
    mutationFn: (password: string | null) => setWebsitePassword(eventId, password),
    invalidates: [eventKeys.website(eventId)],
    success: (_data, password) =>
      password === null ? { title: text.removed } : { title: text.saved, description: text.savedText },
  });
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);

  async function save(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { length } = typed.trim();
    setWrong(length < SHORTEST || length > LONGEST);
    if (length < SHORTEST || length > LONGEST || change.isPending) return;
    if ((await change.run(typed)) !== null) setTyped('');
  }

  async function remove(): Promise<void> {
    if (!(await confirm({ title: text.removeTitle, description: text.removeText, action: text.remove }))) return;
    await change.run(null);
  }

  return (
    <Section title={text.title}>
      <p className="text-quiet">{isSet ? text.isSet : text.isNone}</p>
      {canEdit && (
        <form noValidate onSubmit={(event) => void save(event)} className="mt-5 flex max-w-form flex-col gap-5">
          <TextField
            label={isSet ? text.next : text.label}
            hint={text.hint}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={isWrong ? text.invalid : (change.errorMessage ?? undefined)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="secondary" isBusy={change.isPending}>
              {isSet ? text.change : text.set}
            </Button>
            {isSet && (
              <Button look="quiet" onClick={() => void remove()}>
                {text.remove}
              </Button>
            )}
          </div>
        </form>
      )}
    </Section>
  );
}
