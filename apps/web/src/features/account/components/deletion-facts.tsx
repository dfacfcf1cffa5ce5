// Lists exactly what is deleted with the account and what remains.
import type { AccountDeletionPreview } from '#web/features/account/account-deletion.ts';
import { quotedList } from '#web/features/account/account-deletion.ts';
import { accountDeletion } from '#web/locales/fr/account/account-deletion.ts';

const { delete: text } = accountDeletion;

export function DeletionFacts(preview: Omit<AccountDeletionPreview, 'obstacle'>) {
  return (
    <div className="flex flex-col gap-5">
      <Facts title={text.gone} facts={whatGoes(preview)} />
      <Facts title={text.stays} facts={whatStays(preview)} />
    </div>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  return (
    <section aria-label={title}>
      <h3 className="label-caps font-text text-metal">{title}</h3>
      <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-ornament">
        {facts.map((fact) => (
          <li key={fact} className="[overflow-wrap:anywhere]">
            {fact}
          </li>
        ))}
      </ul>
    </section>
  );
}

function whatGoes({ events, bookings, listing }: Omit<AccountDeletionPreview, 'obstacle'>): string[] {
  return [
    text.goes.account,
    ...events.map(({ name, guests }) => text.goes.event(name, guests)),
    ...(events.length > 0 ? [text.goes.eventContent] : []),
    ...(bookings > 0 ? [text.goes.bookings(bookings)] : []),
    ...(listing === null ? [] : [text.goes.listing(listing)]),
  ];
}

function whatStays({ remaining_events: events, reviews }: Omit<AccountDeletionPreview, 'obstacle'>): string[] {
  return [
    ...(events.length > 0 ? [text.remains.events(quotedList(events), events.length)] : []),
    text.remains.messages,
    ...(reviews > 0 ? [text.remains.reviews(reviews)] : []),
  ];
}
