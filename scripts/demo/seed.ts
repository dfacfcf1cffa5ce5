// The whole of supabase/seed.sql.
import { accountStatements, authors } from './accounts.ts';
import { eventStatements } from './events.ts';
import { newsStatements } from './news.ts';
import { dayStatements } from './planning/day.ts';
import { ledgerStatements } from './planning/ledger.ts';
import { requestStatements } from './planning/requests.ts';
import { taskStatements } from './planning/tasks.ts';
import { teamStatements } from './planning/team.ts';
import { reviewStatements } from './reviews.ts';
import { listingStatements, vendorStatements, vendors } from './vendors.ts';
import { websiteStatements } from './websites.ts';
import { menuStatements } from './wedding-menus.ts';

export function seed(): string {
  const owners = vendors.map(({ account }) => account).filter(({ address }) => address !== 'partner');
  return `${[
    `-- Written by scripts/demo.ts, not by hand. The demonstration: people, events with their guests and plans, and a directory of
-- ${vendors.length} partners, none of them real. The ids are fixed, so that every run writes the same file. The file is applied only where the
-- demonstration is on. The password of the accounts that can sign in is « liesse-demo ».`,
    accountStatements([...owners, ...authors]),
    eventStatements(),
    menuStatements(),
    websiteStatements(),
    vendorStatements(),
    reviewStatements(),
    listingStatements(),
    requestStatements(),
    teamStatements(),
    ledgerStatements(),
    taskStatements(),
    dayStatements(),
    newsStatements(),
  ].join('\n\n')}\n`;
}
