// Lists what a new date would move: by kind, the first few with their old and new days.
import type { DateMove, Moved } from '#web/features/events/date/date-move.ts';
import { formatShortDate } from '#web/lib/format/civil-date.ts';
import { moveDate as text } from '#web/locales/fr/client/move-date.ts';
import { Badge } from '#web/ui/badge.tsx';

const SHOWN = 5;

export function DateMovePreview({ move }: { move: DateMove }) {
  const { tasks, instalments, moments, bookings, fixed, invitations, replies } = move;
  const replied = replies.yes + replies.no;
  if (tasks.length + instalments.length + moments.length + bookings.length + fixed + invitations.sent + replied === 0) {
    return <p className="text-quiet">{text.nothing}</p>;
  }
  return (
    <div className="flex flex-col gap-6">
      {invitations.sent + replied > 0 && (
        <section>
          <h3 className="border-hairline border-b pb-2 font-display text-lead">{text.guests}</h3>
          <p className="mt-2 text-small">{text.invited(invitations.sent)}</p>
          {replied > 0 && <p className="text-small">{text.replied(replies.yes, replies.no)}</p>}
          {replies.to_confirm > 0 && <p className="text-quiet text-small">{text.toConfirm(replies.to_confirm)}</p>}
        </section>
      )}
      {bookings.length > 0 && (
        <section>
          <h3 className="border-hairline border-b pb-2 font-display text-lead">{text.bookings(bookings.length)}</h3>
          <ul>
            {bookings.map(({ request_id: id, name, is_free: isFree }) => (
              <li key={id} className="flex items-center justify-between gap-4 border-hairline border-b py-2 text-small">
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <Badge tone={isFree ? 'success' : 'danger'}>{isFree ? text.free : text.taken}</Badge>
              </li>
            ))}
          </ul>
          {bookings.some((one) => one.is_free) && <p className="mt-2 text-quiet text-small">{text.freeText}</p>}
          {bookings.some((one) => !one.is_free) && <p className="mt-2 text-quiet text-small">{text.takenText}</p>}
        </section>
      )}
      <MovedList title={text.moments(moments.length)} items={moments} nameOf={({ name }) => name} />
      <MovedList title={text.tasks(tasks.length)} items={tasks} nameOf={({ title }) => title} />
      <MovedList
        title={text.instalments(instalments.length)}
        items={instalments}
        nameOf={(one) => [one.item_label, one.label].filter(Boolean).join(', ')}
      />
      {fixed > 0 && <p className="text-quiet text-small">{text.fixed(fixed)}</p>}
    </div>
  );
}

interface MovedListProps<Item extends Moved> {
  title: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
}

function MovedList<Item extends Moved>({ title, items, nameOf }: MovedListProps<Item>) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3 className="border-hairline border-b pb-2 font-display text-lead">{title}</h3>
      <ul>
        {items.slice(0, SHOWN).map((item) => (
          <li
            key={item.id}
            className="flex items-baseline justify-between gap-4 border-hairline border-b py-2 text-small"
          >
            <span className="min-w-0 wrap-anywhere">{nameOf(item)}</span>
            <span className="shrink-0 text-quiet tabular-nums">
              {text.change(item.from === null ? text.undated : formatShortDate(item.from), formatShortDate(item.to))}
            </span>
          </li>
        ))}
      </ul>
      {items.length > SHOWN && <p className="mt-2 text-quiet text-small">{text.more(items.length - SHOWN)}</p>}
    </section>
  );
}
