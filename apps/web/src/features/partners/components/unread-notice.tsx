// Names the parameters of the address that could not be read.
import type { Search } from '#web/features/partners/search.ts';
import { partners } from '#web/locales/fr/public/partners.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';

const { unread: text } = partners;

export function UnreadNotice({ search: { unread } }: { search: Search }) {
  if (unread.length === 0) return null;
  return (
    <Notice tone="note" title={text.title}>
      <p>{text.text(unread.map((field) => text.fields[field]).join(', '))}</p>
    </Notice>
  );
}
