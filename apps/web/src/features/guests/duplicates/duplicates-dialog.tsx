// The dialog of probable duplicates: for each pair the person merges them or ignores the pair.
import { useState } from 'react';
import { findDuplicates, type Pair, pairKey } from '#web/features/guests/duplicates/duplicates.ts';
import type { GuestBook, Person } from '#web/features/guests/guest-cache.ts';
import { useMergeGuests } from '#web/features/guests/use-guest-mutations.ts';
import { formatPhone } from '#web/lib/format/phone.ts';
import { guests } from '#web/locales/fr/client/guests.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/overlay.tsx';

const { duplicates: text } = guests;

interface DuplicatesDialogProps {
  eventId: string;
  book: GuestBook;
  onClose: () => void;
}

export function DuplicatesDialog({ eventId, book, onClose }: DuplicatesDialogProps) {
  const [ignored, setIgnored] = useState<ReadonlySet<string>>(new Set());
  const merge = useMergeGuests(eventId);
  const pairs = findDuplicates(book).filter(({ one, other }) => !ignored.has(pairKey(one, other)));

  return (
    <Dialog isOpen onClose={onClose} title={text.title} description={pairs.length > 0 ? text.text : undefined}>
      {pairs.length === 0 ? (
        <p role="status" className="text-quiet">
          {text.none}
        </p>
      ) : (
        <ul className="divide-y divide-hairline">
          {pairs.map((pair) => (
            <PairItem
              key={pairKey(pair.one, pair.other)}
              pair={pair}
              isBusy={merge.isPending}
              onMerge={(keep, drop) => void merge.run({ keep, drop })}
              onIgnore={() => setIgnored(new Set([...ignored, pairKey(pair.one, pair.other)]))}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface PairItemProps {
  pair: Pair;
  isBusy: boolean;
  onMerge: (keep: Person, drop: Person) => void;
  onIgnore: () => void;
}

function PairItem({ pair: { one, other, reason }, isBusy, onMerge, onIgnore }: PairItemProps) {
  const candidate = (keep: Person, drop: Person) => (
    <div className="flex flex-1 basis-52 flex-col items-start gap-1">
      <p className="font-medium">{keep.name}</p>
      <p className="text-quiet text-small">
        {[keep.household.name, keep.email, formatPhone(keep.phone ?? '')].filter(Boolean).join(' · ')}
      </p>
      <Button
        look="secondary"
        size="small"
        isBusy={isBusy}
        aria-label={text.keep(keep.name, keep.household.name)}
        onClick={() => onMerge(keep, drop)}
      >
        {text.keepShort}
      </Button>
    </div>
  );
  return (
    <li className="flex flex-col gap-3 py-5 first:pt-0">
      <p className="label-caps text-metal">{text.reasons[reason]}</p>
      <div className="flex flex-wrap gap-5">
        {candidate(one, other)}
        {candidate(other, one)}
      </div>
      <div className="-ml-4">
        <Button look="quiet" size="small" onClick={onIgnore}>
          {text.ignore}
        </Button>
      </div>
    </li>
  );
}
