// The rules of a plan: each in words with its strength, those that a table or a seat has, and the form of a new one.
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { RuleDialog } from '#web/features/seating/components/rule-dialog.tsx';
import { addRule, removeRule, saveRule } from '#web/features/seating/mutations.ts';
import { type Rule, type SeatingPage, type SeatingView } from '#web/features/seating/page.ts';
import { ruleSentence, strengths } from '#web/features/seating/rules.ts';
import { STALE } from '#web/lib/api/refusal.ts';
import { seatingRules as text } from '#web/locales/fr/client/seating-rules.ts';
import { tableName } from '#web/locales/fr/table-names.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';
import { SelectControl } from '#web/ui/fields/select-control.tsx';

interface RulesPanelProps {
  eventId: string;
  page: SeatingPage;
  view: SeatingView;
  canEdit: boolean;
}

export function RulesPanel({ eventId, page, view, canEdit }: RulesPanelProps) {
  const cache = useQueryClient();
  const [isAdding, setIsAdding] = useState(false);
  const invalidates = [eventKeys.seating(eventId)];
  const change = useToastMutation({
    mutationFn: ({ rule, strength }: { rule: Rule; strength: string }) => saveRule(rule.id, rule.version, { strength }),
    invalidates,
    errorTitle: text.notSaved,
    errorMessage: ({ code, message }) => (code === STALE ? text.stale : message),
  });
  const removal = useToastMutation({
    mutationFn: ({ id }: Rule) => removeRule(id),
    invalidates,
    errorTitle: text.notRemoved,
    success: (_done, { version: _version, ...rule }) => ({
      title: text.removed,
      action: { label: text.undo, elsewhere: text.undoElsewhere, run: () => void restore(rule) },
    }),
  });
  async function restore(rule: Omit<Rule, 'version'>) {
    const added = await addRule({ ...rule, event_id: eventId, plan_id: page.plan.id });
    if (!added.ok) toast({ variant: 'destructive', title: text.notSaved, description: added.message });
    await cache.invalidateQueries({ queryKey: eventKeys.seating(eventId) });
  }
  const stored = [
    ...page.tables.flatMap((table) =>
      table.reserved_tag === null ? [] : [text.reserved(tableName(table), table.reserved_tag)],
    ),
    ...view.tables.flatMap(({ table, people }) =>
      people.filter(({ seat }) => seat.is_locked).map(({ name }) => text.fixed(name, tableName(table))),
    ),
  ];
  return (
    <div className="flex flex-col gap-4">
      <p className="text-quiet text-small">{page.rules.length + stored.length === 0 ? text.none : text.lead}</p>
      <ul aria-label={text.list} className="empty:hidden">
        {page.rules.map((rule) => {
          const sentence = ruleSentence(rule, { page, view });
          return (
            <li key={rule.id} className="flex flex-col gap-2 border-hairline border-b py-3">
              <div className="flex items-start gap-2">
                <p className="min-w-0 flex-1 py-2.5">{sentence}</p>
                {canEdit && (
                  <button
                    type="button"
                    aria-label={text.remove(sentence)}
                    onClick={() => void removal.run(rule)}
                    className="grid size-11 shrink-0 place-items-center rounded-round text-quiet hover:text-danger"
                  >
                    <Trash2 aria-hidden className="size-5" strokeWidth={1.5} />
                  </button>
                )}
              </div>
              {canEdit ? (
                <SelectControl
                  aria-label={text.strengthOf(sentence)}
                  value={rule.strength}
                  options={strengths.map((value) => ({ value, label: text.strengths[value] }))}
                  onChange={({ target }) => void change.run({ rule, strength: target.value })}
                />
              ) : (
                <p className="text-quiet text-small">{text.strengths[rule.strength]}</p>
              )}
            </li>
          );
        })}
        {stored.map((sentence) => (
          <li key={sentence} className="border-hairline border-b py-3">
            <p>{sentence}</p>
            <p className="text-quiet text-small">{`${text.strengths.required} · ${text.elsewhere}`}</p>
          </li>
        ))}
      </ul>
      {canEdit && (
        <div>
          <Button look="secondary" size="small" onClick={() => setIsAdding(true)}>
            {text.add}
          </Button>
        </div>
      )}
      {isAdding && <RuleDialog {...{ eventId, page, view }} onClose={() => setIsAdding(false)} />}
    </div>
  );
}
