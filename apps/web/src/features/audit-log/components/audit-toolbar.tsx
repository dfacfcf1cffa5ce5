// The filters of the log: person, action, period and subject.
import { useQuery } from '@tanstack/react-query';
import { type AuditFilters, isNarrowed, SERVER } from '#web/features/audit-log/audit-filters.ts';
import type { AuditEntry } from '#web/features/audit-log/entry.ts';
import { actionOf, actorOf, shortId, subjectOf } from '#web/features/audit-log/entry-text.ts';
import { auditChoicesQuery } from '#web/features/audit-log/queries.ts';
import { capitalised, compareWords } from '#web/lib/format/format.ts';
import { audit as text } from '#web/locales/fr/admin/audit.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/fields/date/date-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';

interface AuditToolbarProps {
  filters: AuditFilters;
  /** An entry of the list, which knows the name of the subject. */
  subjectName: AuditEntry | null;
  onChange: (changed: Partial<AuditFilters>) => void;
}

const NO_FILTERS: AuditFilters = { actor: null, action: null, subject: null, from: null, to: null };

export function AuditToolbar({ filters, subjectName, onChange }: AuditToolbarProps) {
  const { actor, action, subject, from, to } = filters;
  const choices = useQuery(auditChoicesQuery).data;
  // What the address asks for stays visible before the choices are loaded, or when the log has none of it.
  const actors = [
    { value: '', label: text.filters.anyone },
    { value: SERVER, label: text.server },
    ...(choices?.actors ?? []).map(({ id, name }) => ({
      value: id,
      label: actorOf({ actor_id: id, actor_name: name }),
    })),
  ];
  const actions = [...new Set([...(choices?.actions ?? []), ...(action === null ? [] : [action])])]
    .map((value) => ({ value, label: capitalised(actionOf(value)) }))
    .toSorted((one, other) => compareWords(one.label, other.label));
  return (
    <div className="mb-8">
      <div className="grid items-start gap-4 tablet:grid-cols-2 desktop:grid-cols-4">
        <SelectField
          label={text.filters.person}
          options={
            actor === null || actors.some(({ value }) => value === actor)
              ? actors
              : [...actors, { value: actor, label: shortId(actor) }]
          }
          value={actor ?? ''}
          onChange={({ target }) => onChange({ actor: target.value === '' ? null : target.value })}
        />
        <SelectField
          label={text.filters.action}
          options={[{ value: '', label: text.filters.anyAction }, ...actions]}
          value={action ?? ''}
          onChange={({ target }) => onChange({ action: target.value === '' ? null : target.value })}
        />
        <DateField
          label={text.filters.from}
          required={false}
          value={from}
          onChange={(day) => onChange({ from: day })}
        />
        <DateField
          label={text.filters.to}
          required={false}
          value={to}
          error={from !== null && to !== null && to < from ? text.filters.reversed : undefined}
          onChange={(day) => onChange({ to: day })}
        />
      </div>
      {isNarrowed(filters) && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 text-small">
          {subject !== null && (
            <span className="wrap-anywhere">
              {text.filters.subject(
                subjectName === null
                  ? `${text.kinds[subject.kind] ?? subject.kind} ${shortId(subject.id)}`
                  : subjectOf(subjectName),
              )}
            </span>
          )}
          <Button look="quiet" size="small" onClick={() => onChange(NO_FILTERS)}>
            {text.filters.clear}
          </Button>
        </p>
      )}
    </div>
  );
}
