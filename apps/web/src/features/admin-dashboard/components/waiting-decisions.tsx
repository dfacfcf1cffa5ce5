// What waits for a decision of this person, each a link to where it is decided.
import { type AdminDashboard, type WaitingKind, waitingKinds } from '#web/features/admin-dashboard/dashboard.ts';
import { adminDashboard } from '#web/locales/fr/admin/dashboard.ts';
import { Nothing } from '#web/ui/feedback/empty-block.tsx';
import { Block, RowLink } from '#web/ui/layout/block.tsx';

const { waiting: text } = adminDashboard;

const pages: Record<WaitingKind, string> = {
  partners: '/admin/partners',
  changes: '/admin/partners',
  reviews: '/admin/reviews',
  reports: '/admin/reviews',
  messages: '/admin/messages',
  privacy: '/admin/privacy',
};

export function WaitingDecisions({ waiting }: { waiting: AdminDashboard['waiting'] }) {
  const rows = waitingKinds.flatMap((kind) => {
    const count = waiting[kind];
    return count === undefined ? [] : [{ kind, count }];
  });
  return (
    <Block title={text.title}>
      {rows.every(({ count }) => count === 0) && <Nothing title={text.nothing} note={text.nothingText} />}
      {rows.length > 0 && (
        <ul aria-label={text.list} className="mt-2 grid gap-x-12 tablet:grid-cols-2 desktop:grid-cols-3">
          {rows.map(({ kind, count }) => (
            <li key={kind} className="border-hairline border-b">
              <RowLink
                href={pages[kind]}
                name={text.kinds[kind]}
                note={count === 0 ? text.none : text.count(count)}
                isNew={count > 0}
              />
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
