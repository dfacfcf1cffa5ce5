// The table of cases: who × table × verb × relation → the number of rows seen or changed, or × when refused aloud.
// The columns are the cast, in its order. A and B are the events of the fixture; a profile is one's own or another's.
import { type Who, whos } from '#tests/rls/support/callers.ts';
import { calendarLines } from './calendar-matrix.ts';
import { contentLines } from './content-matrix.ts';
import { directoryLines } from './directory-matrix.ts';
import { guestsLines } from './guests-matrix.ts';
import { invoicesLines } from './invoices-matrix.ts';
import { partnerRequestsLines } from './partner-requests-matrix.ts';
import { planningLines } from './planning-matrix.ts';
import { quotesLines } from './quotes-matrix.ts';
import { reportsLines } from './reports-matrix.ts';
import { seatingLines } from './seating-matrix.ts';
import { siteSettingsLines } from './site-settings-matrix.ts';
import { waitingListLines } from './waiting-list-matrix.ts';

export const verbs = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof verbs)[number];
export type Expected = number | 'refused';

export interface Case {
  table: string;
  verb: Verb;
  relation: string;
  who: Who;
  expected: Expected;
}

//                          anon guest other  owner editor viewer kept  stranger partner  admin limited  service
const table = `${directoryLines}${calendarLines}${guestsLines}${planningLines}${partnerRequestsLines}${quotesLines}${invoicesLines}${waitingListLines}${seatingLines}${siteSettingsLines}${contentLines}${reportsLines}
profiles            select own       ×  ×  ×     1  1  1  1     1  1     1  1     0
profiles            select client    ×  ×  ×     1  0  0  0     0  0     1  0     1
profiles            select partner   ×  ×  ×     0  0  0  0     0  1     1  0     1
profiles            select venue     ×  ×  ×     0  0  0  0     0  0     1  1     1
profiles            select admin     ×  ×  ×     0  0  0  0     0  0     1  0     1
profiles            insert client    ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
profiles            update own       ×  ×  ×     1  1  1  1     1  1     1  1     0
profiles            update client    ×  ×  ×     1  0  0  0     0  0     1  0     1
profiles            update partner   ×  ×  ×     0  0  0  0     0  1     1  0     1
profiles            update venue     ×  ×  ×     0  0  0  0     0  0     1  1     1
profiles            update admin     ×  ×  ×     0  0  0  0     0  0     1  0     1
profiles            delete own       ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
profiles            delete client    ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

events              select A         0  1  1     1  1  1  1     0  0     0  0     1
events              select B         0  0  0     0  0  0  0     1  0     0  0     1
events              insert A         ×  ×  ×     1  ×  ×  ×     ×  ×     ×  ×     1
events              insert B         ×  ×  ×     ×  ×  ×  ×     1  ×     ×  ×     1
events              update A         ×  ×  ×     1  1  0  0     0  0     0  0     1
events              update B         ×  ×  ×     0  0  0  0     1  0     0  0     1
events              delete A         ×  ×  ×     1  0  0  0     0  0     0  0     1
events              delete B         ×  ×  ×     0  0  0  0     1  0     0  0     1

event_members       select A         ×  ×  ×     4  4  4  4     0  0     0  0     4
event_members       select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
event_members       insert A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     1
event_members       insert B         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     1
event_members       update A         ×  ×  ×     3  0  0  0     0  0     0  0     4
event_members       update B         ×  ×  ×     0  0  0  0     0  0     0  0     1
event_members       delete A         ×  ×  ×     3  1  1  1     0  0     0  0     4
event_members       delete B         ×  ×  ×     0  0  0  0     0  0     0  0     1

event_budgets       select A         ×  ×  ×     1  1  1  0     0  0     0  0     1
event_budgets       select B         ×  ×  ×     0  0  0  0     1  0     0  0     1
event_budgets       insert A         ×  ×  ×     1  1  ×  ×     ×  ×     ×  ×     1
event_budgets       insert B         ×  ×  ×     ×  ×  ×  ×     1  ×     ×  ×     1
event_budgets       update A         ×  ×  ×     1  1  0  0     0  0     0  0     1
event_budgets       update B         ×  ×  ×     0  0  0  0     1  0     0  0     1
event_budgets       delete A         ×  ×  ×     1  1  0  0     0  0     0  0     1
event_budgets       delete B         ×  ×  ×     0  0  0  0     1  0     0  0     1

moments             select A         0  2  1     2  2  2  2     0  0     0  0     2
moments             select B         0  0  0     0  0  0  0     2  0     0  0     2
moments             insert A         ×  ×  ×     1  1  ×  ×     ×  ×     ×  ×     1
moments             insert B         ×  ×  ×     ×  ×  ×  ×     1  ×     ×  ×     1
moments             update A         ×  ×  ×     2  2  0  0     0  0     0  0     2
moments             update B         ×  ×  ×     0  0  0  0     2  0     0  0     2
moments             delete A         ×  ×  ×     2  2  0  0     0  0     0  0     2
moments             delete B         ×  ×  ×     0  0  0  0     2  0     0  0     2

households          select A         0  1  1     2  2  2  2     0  0     0  0     2
households          select B         0  0  0     0  0  0  0     1  0     0  0     1
households          insert A         ×  ×  ×     1  1  ×  ×     ×  ×     ×  ×     1
households          insert B         ×  ×  ×     ×  ×  ×  ×     1  ×     ×  ×     1
households          update A         ×  ×  ×     2  2  0  0     0  0     0  0     2
households          update B         ×  ×  ×     0  0  0  0     1  0     0  0     1
households          delete A         ×  ×  ×     2  2  0  0     0  0     0  0     2
households          delete B         ×  ×  ×     0  0  0  0     1  0     0  0     1

guests              select A         0  2  1     3  3  3  3     0  0     0  0     3
guests              select B         0  0  0     0  0  0  0     1  0     0  0     1
guests              insert A         ×  ×  ×     1  1  ×  ×     ×  ×     ×  ×     1
guests              insert B         ×  ×  ×     ×  ×  ×  ×     1  ×     ×  ×     1
guests              update A         0  2  1     3  3  0  0     0  0     0  0     3
guests              update B         0  0  0     0  0  0  0     1  0     0  0     1
guests              delete A         ×  ×  ×     3  3  0  0     0  0     0  0     3
guests              delete B         ×  ×  ×     0  0  0  0     1  0     0  0     1

moment_invitations  select A         0  3  1     4  4  4  4     0  0     0  0     4
moment_invitations  select B         0  0  0     0  0  0  0     2  0     0  0     2
moment_invitations  insert A         ×  ×  ×     1  1  ×  ×     ×  ×     ×  ×     1
moment_invitations  insert B         ×  ×  ×     ×  ×  ×  ×     1  ×     ×  ×     1
moment_invitations  update A         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     4
moment_invitations  update B         ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     2
moment_invitations  delete A         ×  ×  ×     4  4  0  0     0  0     0  0     4
moment_invitations  delete B         ×  ×  ×     0  0  0  0     2  0     0  0     2

guest_replies       select A         0  1  1     2  2  2  2     0  0     0  0     2
guest_replies       select B         0  0  0     0  0  0  0     1  0     0  0     1
guest_replies       insert A         ×  1  ×     1  1  ×  ×     ×  ×     ×  ×     1
guest_replies       insert B         ×  ×  ×     ×  ×  ×  ×     1  ×     ×  ×     1
guest_replies       update A         0  1  1     2  2  0  0     0  0     0  0     2
guest_replies       update B         0  0  0     0  0  0  0     1  0     0  0     1
guest_replies       delete A         ×  ×  ×     2  2  0  0     0  0     0  0     2
guest_replies       delete B         ×  ×  ×     0  0  0  0     1  0     0  0     1

notifications       select own       ×  ×  ×     1  0  0  0     0  1     0  0     0
notifications       select client    ×  ×  ×     1  0  0  0     0  0     0  0     1
notifications       select partner   ×  ×  ×     0  0  0  0     0  1     0  0     1
notifications       insert own       ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
notifications       insert client    ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
notifications       update own       ×  ×  ×     1  0  0  0     0  1     0  0     0
notifications       update client    ×  ×  ×     1  0  0  0     0  0     0  0     1
notifications       update partner   ×  ×  ×     0  0  0  0     0  1     0  0     1
notifications       delete own       ×  ×  ×     1  0  0  0     0  1     0  0     0
notifications       delete client    ×  ×  ×     1  0  0  0     0  0     0  0     1

notification_preferences select own     ×  ×  ×     6  6  6  6     6  6     6  6     0
notification_preferences select client  ×  ×  ×     6  0  0  0     0  0     0  0     6
notification_preferences insert own     ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
notification_preferences insert client  ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
notification_preferences update own     ×  ×  ×     6  6  6  6     6  6     6  6     0
notification_preferences update client  ×  ×  ×     6  0  0  0     0  0     0  0     6
notification_preferences delete own     ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
notification_preferences delete client  ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

notification_settings    select own     ×  ×  ×     1  1  1  1     1  1     1  1     0
notification_settings    select client  ×  ×  ×     1  0  0  0     0  0     0  0     1
notification_settings    insert own     ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
notification_settings    insert client  ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
notification_settings    update own     ×  ×  ×     1  1  1  1     1  1     1  1     0
notification_settings    update client  ×  ×  ×     1  0  0  0     0  0     0  0     1
notification_settings    delete own     ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
notification_settings    delete client  ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

push_subscriptions  select own       ×  ×  ×     1  0  0  0     0  0     0  0     0
push_subscriptions  select client    ×  ×  ×     1  0  0  0     0  0     0  0     1
push_subscriptions  insert own       ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
push_subscriptions  insert client    ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
push_subscriptions  update own       ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
push_subscriptions  delete own       ×  ×  ×     1  0  0  0     0  0     0  0     0
push_subscriptions  delete client    ×  ×  ×     1  0  0  0     0  0     0  0     1

site_settings       select any       12 12 12    12 12 12 12    12 12    12 12    12
site_settings       insert any       ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
site_settings       update any       ×  ×  ×     0  0  0  0     0  0     1  0     1
site_settings       delete any       ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×

posts               select published 5  5  5     5  5  5  5     5  5     5  5     5
posts               select draft     0  0  0     0  0  0  0     0  0     2  0     2
posts               insert draft     ×  ×  ×     ×  ×  ×  ×     ×  ×     1  ×     1
posts               insert published ×  ×  ×     ×  ×  ×  ×     ×  ×     1  ×     1
posts               update published ×  ×  ×     0  0  0  0     0  0     5  0     5
posts               update draft     ×  ×  ×     0  0  0  0     0  0     2  0     2
posts               delete published ×  ×  ×     0  0  0  0     0  0     5  0     5
posts               delete draft     ×  ×  ×     0  0  0  0     0  0     2  0     2

contact_messages    select any       ×  ×  ×     0  0  0  0     0  0     1  0     1
contact_messages    insert any       ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
contact_messages    update any       ×  ×  ×     0  0  0  0     0  0     1  0     1
contact_messages    delete any       ×  ×  ×     0  0  0  0     0  0     1  0     1

audit_log           select any       ×  ×  ×     0  0  0  0     0  0     1  0     1
audit_log           insert any       ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
audit_log           update any       ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
audit_log           delete any       ×  ×  ×     ×  ×  ×  ×     ×  ×     ×  ×     ×
`;

export const cases: Case[] = table
  .split('\n')
  .filter((line) => line.trim() !== '')
  .flatMap(parseLine);

function parseLine(line: string): Case[] {
  const [name, verbText, relation, ...cells] = line.trim().split(/\s+/);
  const verb = verbs.find((known) => known === verbText);
  if (name === undefined || verb === undefined || relation === undefined || cells.length !== whos.length) {
    throw new Error(`not a line of the matrix: ${line}`);
  }
  return whos.map((who, index) => ({ table: name, verb, relation, who, expected: parseCell(cells[index], line) }));
}

export function parseCell(cell: string | undefined, line: string): Expected {
  if (cell === '×') return 'refused';
  if (cell === undefined || !/^\d+$/.test(cell)) throw new Error(`not a cell of the matrix: ${cell} in ${line}`);
  return Number(cell);
}
