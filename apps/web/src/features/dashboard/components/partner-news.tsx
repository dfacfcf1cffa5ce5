// The unread messages and the open quotes of partners, with links to them.
import { dashboard } from '#web/locales/fr/client/dashboard.ts';
import { Block, RowLink } from '#web/ui/layout/block.tsx';

const { exchanges: text } = dashboard;

/** Null for members without access to the budget, because messages and quotes mention prices. */
export function Exchanges({ unread, quotes }: { unread: number | null; quotes: number | null }) {
  return (
    <Block title={text.title}>
      <ul className="divide-y divide-hairline">
        {unread !== null && (
          <li>
            <RowLink href="/client/messages" name={text.messages} note={text.unread(unread)} isNew={unread > 0} />
          </li>
        )}
        {quotes !== null && (
          <li>
            <RowLink href="/client/partners" name={text.quotes} note={text.open(quotes)} isNew={quotes > 0} />
          </li>
        )}
        <li>
          <RowLink href="/client/partners" name={text.team} note={text.teamNote} />
        </li>
      </ul>
    </Block>
  );
}
