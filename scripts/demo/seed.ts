// Composes supabase/seed.sql from the parts of the demonstration.
import { accountStatements, authors, signUpStatements } from './accounts.ts';
import { dayFunctions, dropDayFunctions } from './days.ts';
import { eventStatements } from './events.ts';
import { heldAuthor, moderationStatements } from './moderation.ts';
import { newsStatements } from './news.ts';
import { partnerAreaStatements } from './partner-area.ts';
import { listingStatements, partnerStatements, partners } from './partners.ts';
import { dayStatements } from './planning/day.ts';
import { eventPartnerStatements } from './planning/event-partners.ts';
import { ledgerStatements } from './planning/ledger.ts';
import { requestStatements } from './planning/requests.ts';
import { seatingStatements } from './planning/seating.ts';
import { taskStatements } from './planning/tasks.ts';
import { reviewStatements } from './reviews.ts';
import { websiteStatements } from './websites.ts';
import { menuStatements } from './wedding-menus.ts';

export function seed(): string {
  const owners = partners.map(({ account }) => account).filter(({ address }) => address !== 'partner');
  return `${[
    `-- Written by scripts/demo.ts, not by hand. The demonstration: people, events with their guests and plans, and a directory of
-- ${partners.length} partners, none of them real. The ids are fixed, so that every run writes the same file; the dates follow the day
-- on which it is applied. The file is applied only where the demonstration is on. The password of the accounts that can sign in is « liesse-demo ».`,
    dayFunctions,
    accountStatements([...owners, ...authors, heldAuthor]),
    eventStatements(),
    menuStatements(),
    websiteStatements(),
    partnerStatements(),
    reviewStatements(),
    listingStatements(),
    requestStatements(),
    eventPartnerStatements(),
    ledgerStatements(),
    taskStatements(),
    dayStatements(),
    seatingStatements(),
    partnerAreaStatements(),
    moderationStatements(),
    signUpStatements(),
    newsStatements(),
    dropDayFunctions,
  ].join('\n\n')}\n`;
}
