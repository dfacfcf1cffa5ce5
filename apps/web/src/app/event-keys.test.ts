import { describe, expect, it } from 'vitest';
import { ledgerQuery, lineDocumentsQuery, receiptQuery } from '#web/features/budget/queries.ts';
import { conversationsQuery } from '#web/features/conversations/queries.ts';
import { dashboardQuery } from '#web/features/dashboard/queries.ts';
import { documentsQuery } from '#web/features/documents/queries.ts';
import { partnerBoardQuery, quotedLinesQuery } from '#web/features/event-partners/queries.ts';
import { requestQuery } from '#web/features/event-partners/request-queries.ts';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { menusQuery } from '#web/features/guest-site/menus/queries.ts';
import { guestBookQuery } from '#web/features/guests/queries.ts';
import { textsQuery } from '#web/features/invitations/queries.ts';
import { tasksQuery } from '#web/features/planning/queries.ts';
import { plansQuery } from '#web/features/seating/queries.ts';
import { timelineQuery } from '#web/features/timeline/queries.ts';

describe('the keys that a mutation invalidates in another feature', () => {
  it.each([
    ['ledger', eventKeys.ledger('e'), ledgerQuery('e').queryKey],
    ['ledger documents', eventKeys.ledgerDocuments('e'), lineDocumentsQuery('e', 'l').queryKey],
    ['ledger receipts', eventKeys.ledgerReceipts('e'), receiptQuery('e', 'd').queryKey],
    ['conversations', eventKeys.conversations('e'), conversationsQuery('e').queryKey],
    ['dashboards', eventKeys.dashboards, dashboardQuery('p', 'e').queryKey],
    ['documents', eventKeys.documents('e'), documentsQuery('e').queryKey],
    ['partners', eventKeys.partners('e'), partnerBoardQuery('e').queryKey],
    ['quoted lines', eventKeys.partners('e'), quotedLinesQuery('e').queryKey],
    ['quote requests', eventKeys.quoteRequests, requestQuery('r').queryKey],
    ['menus', eventKeys.menus('e'), menusQuery('e').queryKey],
    ['guests', eventKeys.guests('e'), guestBookQuery('e').queryKey],
    ['invitations', eventKeys.invitations('e'), textsQuery('e').queryKey],
    ['tasks', eventKeys.tasks('e'), tasksQuery('e').queryKey],
    ['seating', eventKeys.seating('e'), plansQuery('e').queryKey],
    ['timeline', eventKeys.timeline('e'), timelineQuery('e').queryKey],
  ] as const)('are the keys of its queries: %s', (_noun, key, queryKey) => {
    expect(queryKey.slice(0, key.length)).toEqual(key);
  });
});
