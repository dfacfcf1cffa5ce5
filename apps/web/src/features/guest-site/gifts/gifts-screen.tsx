// The screen of the gifts: add, filter those to thank for, mark a thank-you, edit, delete and export.
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { PlannedEvent } from '#web/features/events/queries.ts';
import { GiftEditor } from '#web/features/guest-site/gifts/gift-editor.tsx';
import type { NewGiftForm } from '#web/features/guest-site/gifts/gift-forms.ts';
import { GiftRow } from '#web/features/guest-site/gifts/gift-row.tsx';
import { type Gift, giftTable, householdNamed, totalCents, unthanked } from '#web/features/guest-site/gifts/gifts.ts';
import { useGiftMutations } from '#web/features/guest-site/gifts/mutations.ts';
import { NewGift } from '#web/features/guest-site/gifts/new-gift.tsx';
import { giftHouseholdsQuery, giftsQuery, useLiveGifts } from '#web/features/guest-site/gifts/queries.ts';
import { download } from '#web/lib/files/download.ts';
import { formatCount, formatMoney } from '#web/lib/format/format.ts';
import { gifts as text } from '#web/locales/fr/client/gifts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { ToggleGroup } from '#web/ui/fields/toggle-group.tsx';
import { QueryList } from '#web/ui/lists/query-list.tsx';

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.5 } as const;
const UNTHANKED = 'unthanked';

interface GiftsScreenProps {
  event: PlannedEvent;
  show: string;
  onShow: (show: string) => void;
}

export function GiftsScreen({ event, show, onShow }: GiftsScreenProps) {
  const { id: eventId, canEdit } = event;
  const list = useQuery(giftsQuery(eventId));
  const { data: households = [] } = useQuery({ ...giftHouseholdsQuery(eventId), enabled: canEdit });
  const { add, thank, remove } = useGiftMutations(eventId);
  const [editedId, setEditedId] = useState<string | null>(null);
  useLiveGifts(eventId);
  const edited = list.data?.find(({ id }) => id === editedId);

  const addGift = async (values: NewGiftForm): Promise<boolean> =>
    (await add.run({ ...values, event_id: eventId, household_id: householdNamed(households, values.giver) })) !== null;

  return (
    <>
      {canEdit && <NewGift eventId={eventId} households={households} onAdd={addGift} />}
      <QueryList
        list={list}
        failure={text.failed}
        empty={<EmptyState title={text.empty} text={canEdit ? text.emptyText : text.emptyReader} />}
      >
        {(gifts) => {
          const isFiltered = show === UNTHANKED;
          const shown = isFiltered ? unthanked(gifts) : gifts;
          return (
            <>
              <GiftSummary gifts={gifts} event={event} isFiltered={isFiltered} onShow={onShow} />
              {shown.length === 0 ? (
                <EmptyState title={text.allThanked} text={text.allThankedText}>
                  <Button look="secondary" size="small" onClick={() => onShow('')}>
                    {text.showAll}
                  </Button>
                </EmptyState>
              ) : (
                <ul aria-label={text.list} className="max-w-220">
                  {shown.map((gift) => (
                    <GiftRow
                      key={gift.id}
                      gift={gift}
                      canEdit={canEdit}
                      onThank={() => void thank.run(gift)}
                      onEdit={() => setEditedId(gift.id)}
                      onRemove={() => void remove.run(gift)}
                    />
                  ))}
                </ul>
              )}
            </>
          );
        }}
      </QueryList>
      {edited !== undefined && (
        <GiftEditor key={edited.id} gift={edited} households={households} onClose={() => setEditedId(null)} />
      )}
    </>
  );
}

interface GiftSummaryProps {
  gifts: readonly Gift[];
  event: PlannedEvent;
  isFiltered: boolean;
  onShow: (show: string) => void;
}

function GiftSummary({ gifts, event: { name, canEdit }, isFiltered, onShow }: GiftSummaryProps) {
  const total = totalCents(gifts);

  /** The CSV writer is loaded at the first download. */
  async function save(): Promise<void> {
    const sheet = await import('#web/lib/files/sheets/csv-write.ts').catch(() => null);
    if (sheet === null) return toast({ variant: 'destructive', title: text.notExported });
    const file = new Blob([sheet.writeCsv(giftTable(gifts))], { type: 'text/csv;charset=utf-8' });
    download(file, `${text.fileName(name)}.csv`);
  }

  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div>
        <p className="mb-4 tabular-nums">
          {text.received(gifts.length)}
          {total > 0 && <span className="text-quiet"> · {text.amount(formatMoney(total))}</span>}
        </p>
        <ToggleGroup
          label={text.show}
          options={[{ value: UNTHANKED, label: text.unthanked(formatCount(unthanked(gifts).length)) }]}
          chosen={isFiltered ? [UNTHANKED] : []}
          onToggle={() => onShow(isFiltered ? '' : UNTHANKED)}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        {canEdit && (
          <ButtonLink href="/client/invitations?kind=thanks" look="secondary" size="small">
            {text.thanksMail}
          </ButtonLink>
        )}
        <Button look="secondary" size="small" icon={<Download {...icon} />} onClick={() => void save()}>
          {text.export}
        </Button>
      </div>
    </div>
  );
}
