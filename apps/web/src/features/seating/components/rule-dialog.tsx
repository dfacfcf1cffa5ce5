// The form of a new rule: its kind, what it is about, and how much it matters.
import type { RuleStrength } from '@liesse/domain';
import { X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { addRule } from '#web/features/seating/mutations.ts';
import { type RuleKind, type SeatingPage, type SeatingView } from '#web/features/seating/page.ts';
import { ruleKinds, ruleNeeds, strengths } from '#web/features/seating/rules.ts';
import { seatingRules as texts } from '#web/locales/fr/client/seating-rules.ts';
import { tableName } from '#web/locales/fr/table-names.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { Combobox } from '#web/ui/fields/combobox/combobox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';

const { form: text } = texts;

interface RuleDialogProps {
  eventId: string;
  page: SeatingPage;
  view: SeatingView;
  onClose: () => void;
}

export function RuleDialog({ eventId, page, view, onClose }: RuleDialogProps) {
  const [kind, setKind] = useState<RuleKind>('together');
  const [strength, setStrength] = useState<RuleStrength>('important');
  const [guestIds, setGuestIds] = useState<readonly string[]>([]);
  const [choice, setChoice] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const addition = useToastMutation({
    mutationFn: addRule,
    invalidates: [eventKeys.seating(eventId)],
    success: { title: text.added },
    onSuccess: onClose,
  });
  const needs = ruleNeeds[kind];
  const options = optionsOf(page, needs);
  const isComplete =
    needs === 'people' ? guestIds.length >= 2 : options === null || needs === 'any table' || choice !== '';
  const others = useMemo(
    () =>
      page.guests
        .filter(({ id }) => !guestIds.includes(id))
        .map(({ id }) => ({ value: id, label: view.names.get(id) ?? '' })),
    [page.guests, view.names, guestIds],
  );

  function submit() {
    setIsChecked(true);
    if (!isComplete) return;
    void addition.run({
      event_id: eventId,
      plan_id: page.plan.id,
      kind,
      strength,
      ...(needs === 'people' && { guest_ids: [...guestIds] }),
      ...(needs === 'household' && { household_ids: [choice] }),
      ...(needs === 'tag' && { tag: choice }),
      ...((needs === 'table' || needs === 'any table') && { table_id: choice === '' ? null : choice }),
    });
  }

  return (
    <FormDialog
      title={text.title}
      submitLabel={text.submit}
      isBusy={addition.isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {addition.errorMessage !== null && <Notice tone="danger">{addition.errorMessage}</Notice>}
      <SelectField
        label={text.kind}
        value={kind}
        options={ruleKinds.map((value) => ({ value, label: texts.kinds[value] }))}
        onChange={({ target }) => {
          setKind(ruleKinds.find((known) => known === target.value) ?? 'together');
          setChoice('');
        }}
      />
      {needs === 'people' && (
        <>
          <Combobox
            // A chosen person leaves the options, and the field is empty for the next one.
            key={guestIds.length}
            label={text.people}
            placeholder={text.addPerson}
            options={others}
            value={null}
            error={isChecked && !isComplete ? text.twoPeople : undefined}
            onChange={(id) => id !== null && setGuestIds([...guestIds, id])}
          />
          {guestIds.length > 0 && (
            <ul aria-label={text.people} className="flex flex-wrap gap-2">
              {guestIds.map((id) => (
                <li key={id} className="flex items-center rounded-round border border-hairline pl-4 text-small">
                  {view.names.get(id)}
                  <button
                    type="button"
                    aria-label={text.removePerson(view.names.get(id) ?? '')}
                    onClick={() => setGuestIds(guestIds.filter((other) => other !== id))}
                    className="grid size-11 place-items-center rounded-round text-quiet hover:text-ink"
                  >
                    <X aria-hidden className="size-4" strokeWidth={1.5} />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {options !== null && (
        <SelectField
          label={options.label}
          value={choice}
          options={needs === 'any table' ? [{ value: '', label: text.anyTable }, ...options.list] : options.list}
          placeholder={needs === 'any table' ? undefined : text.choose}
          error={isChecked && !isComplete ? text.required : undefined}
          onChange={({ target }) => setChoice(target.value)}
        />
      )}
      <SelectField
        label={text.strength}
        hint={text.strengthHints[strength]}
        value={strength}
        options={strengths.map((value) => ({ value, label: texts.strengths[value] }))}
        onChange={({ target }) => setStrength(strengths.find((known) => known === target.value) ?? 'important')}
      />
    </FormDialog>
  );
}

/** The one thing to choose for a rule, or null where there is none. */
function optionsOf(page: SeatingPage, needs: (typeof ruleNeeds)[RuleKind]) {
  if (needs === 'household')
    return { label: text.household, list: page.households.map(({ id, name }) => ({ value: id, label: name })) };
  if (needs === 'table' || needs === 'any table')
    return { label: text.table, list: page.tables.map((table) => ({ value: table.id, label: tableName(table) })) };
  if (needs !== 'tag') return null;
  const tags = [...new Set(page.households.flatMap((one) => one.tags))].toSorted((one, other) =>
    one.localeCompare(other, 'fr'),
  );
  return { label: text.tag, list: tags.map((tag) => ({ value: tag, label: tag })) };
}
