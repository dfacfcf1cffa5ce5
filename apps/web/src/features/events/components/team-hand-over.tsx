// The owner gives the event to somebody of the team.
import { useState } from 'react';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { handOver } from '#web/features/events/team-mutations.ts';
import type { Member } from '#web/features/events/team-queries.ts';
import { useAct } from '#web/features/events/use-act.ts';
import { eventTeam } from '#web/locales/fr/event-team.ts';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { Section } from '#web/ui/section.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

const { handOver: text } = eventTeam;

export function TeamHandOver({ event, members }: { event: PlannedEvent; members: readonly Member[] }) {
  const act = useAct();
  const [chosenId, setChosenId] = useState('');
  const [isMissing, setMissing] = useState(false);
  const editors = members
    .filter(({ role }) => role === 'editor')
    .map(({ id, name }) => ({ value: id, label: name || eventTeam.someone }));
  const chosen = editors.find(({ value }) => value === chosenId);

  async function give() {
    setMissing(chosen === undefined);
    if (chosen === undefined) return;
    if (!(await confirm({ title: text.question(chosen.label), description: text.text, action: text.act }))) return;
    await act.run(() => handOver(event.id, chosen.value), { success: { title: text.done(chosen.label) } });
  }

  return (
    <Section title={text.title} description={text.description}>
      {editors.length === 0 ? (
        <p className="text-quiet">{text.nobody}</p>
      ) : (
        <form
          noValidate
          className="flex max-w-measure flex-col gap-5"
          onSubmit={(submitted) => {
            submitted.preventDefault();
            void give();
          }}
        >
          <SelectField
            label={text.to}
            value={chosen?.value ?? ''}
            error={isMissing && chosen === undefined ? text.missing : (act.refusal ?? undefined)}
            onChange={({ target }) => setChosenId(target.value)}
            placeholder={text.choose}
            options={editors}
          />
          <div>
            <Button type="submit" look="secondary" isBusy={act.isBusy}>
              {text.act}
            </Button>
          </div>
        </form>
      )}
    </Section>
  );
}
