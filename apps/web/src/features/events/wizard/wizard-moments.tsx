// The third step: the proposed moments of the event, which can be edited or removed.
import { Plus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { MomentForm } from '#web/features/events/forms.ts';
import { MomentActions } from '#web/features/events/moments/moment-actions.tsx';
import { MomentDialog, newMoment } from '#web/features/events/moments/moment-dialog.tsx';
import { MomentFacts } from '#web/features/events/moments/moment-facts.tsx';
import { type DraftMoment, dayOf, withForm } from '#web/features/events/wizard/draft.ts';
import type { CivilDate } from '#web/lib/format/civil-date.ts';
import { eventWizard as text } from '#web/locales/fr/client/event-wizard.ts';
import { moments as words } from '#web/locales/fr/client/moments.ts';
import { Button } from '#web/ui/button.tsx';

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;

interface WizardMomentsProps {
  moments: readonly DraftMoment[];
  first: CivilDate | null;
  /** Null restores the proposal. */
  onChange: (moments: DraftMoment[] | null) => void;
  isProposal: boolean;
}

export function WizardMoments({ moments, first, onChange, isProposal }: WizardMomentsProps) {
  const [edited, setEdited] = useState<DraftMoment | 'new' | null>(null);

  function save(form: MomentForm) {
    if (edited === 'new') {
      const added: DraftMoment = { ...newMoment(null), id: crypto.randomUUID(), offset: 0 };
      onChange([...moments, withForm(added, form, first)]);
    } else {
      onChange(moments.map((moment) => (moment.id === edited?.id ? withForm(moment, form, first) : moment)));
    }
    setEdited(null);
    return true;
  }

  return (
    <>
      <h2 className="text-heading">{text.momentsTitle}</h2>
      <p className="mt-1 mb-5 max-w-measure text-quiet text-small">{text.momentsText}</p>
      {moments.length === 0 ? (
        <p className="border-hairline border-y py-4 text-quiet">{text.momentsNone}</p>
      ) : (
        <ul aria-label={words.list} className="divide-y divide-hairline border-hairline border-y">
          {moments.map((moment) => (
            <li key={moment.id} className="flex items-start justify-between gap-3 py-1">
              <MomentFacts {...moment} day={moment.offset === 0 ? null : dayOf(moment, first)} />
              <MomentActions
                name={moment.name}
                onEdit={() => setEdited(moment)}
                onRemove={() => onChange(moments.filter(({ id }) => id !== moment.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="-mx-4 mt-3 flex flex-wrap gap-1">
        <Button look="quiet" size="small" icon={<Plus {...icon} />} onClick={() => setEdited('new')}>
          {words.add}
        </Button>
        {!isProposal && (
          <Button look="quiet" size="small" icon={<RotateCcw {...icon} />} onClick={() => onChange(null)}>
            {text.proposeAgain}
          </Button>
        )}
      </div>
      {edited !== null && (
        <MomentDialog
          name={`wizard-moment:${edited === 'new' ? 'new' : edited.id}`}
          title={edited === 'new' ? words.addTitle : words.editTitle}
          values={edited === 'new' ? newMoment(first) : formOf(edited, first)}
          hasDay={first !== null}
          onClose={() => setEdited(null)}
          onSubmit={save}
        />
      )}
    </>
  );
}

function formOf({ id: _id, offset: _offset, ...form }: DraftMoment, first: CivilDate | null): MomentForm {
  return { ...form, day: dayOf({ ...form, id: _id, offset: _offset }, first) };
}
