// The query keys of everything that belongs to an event. Features may not import each other, so a mutation that changes what another
// feature shows names the key here. There is no key for "everything of an event": a mutation names each query that it changes.

const eventsKey = ['events'] as const;

const ofEvent =
  <Noun extends string>(noun: Noun) =>
  (eventId: string) =>
    [...eventsKey, eventId, noun] as const;

export const eventKeys = {
  /** All events of a person. */
  list: [...eventsKey, 'list'] as const,
  /** The dashboards of all events, because a changed date or an archived event changes which event is next. */
  dashboards: [...eventsKey, 'dashboard'] as const,
  moments: ofEvent('moments'),
  budgetTotal: ofEvent('budget'),
  website: ofEvent('website'),
  translations: ofEvent('translations'),
  members: ofEvent('members'),
  memberInvitations: ofEvent('member-invitations'),
  handover: ofEvent('handover'),
  joinRequests: ofEvent('join-requests'),
  dateMoves: ofEvent('date-move'),
  partnerOptions: ofEvent('partner-options'),
  budgetItemOptions: ofEvent('budget-item-options'),
  ledger: ofEvent('ledger'),
  ledgerDocuments: ofEvent('ledger-documents'),
  ledgerReceipts: ofEvent('ledger-receipt'),
  documents: ofEvent('documents'),
  documentStorage: ofEvent('document-storage'),
  guestPhotos: ofEvent('guest-photos'),
  guestMessages: ofEvent('guest-messages'),
  gifts: ofEvent('gifts'),
  timeline: ofEvent('timeline'),
  seating: ofEvent('seating'),
  menus: ofEvent('menus'),
  partners: ofEvent('partners'),
  conversations: ofEvent('conversations'),
  tasks: (eventId: string) => ['planning', eventId, 'tasks'] as const,
  guests: (eventId: string) => ['guests', eventId] as const,
  invitations: (eventId: string) => ['invitations', eventId] as const,
  /** The quote requests of all events, because a request is read by its own id. */
  quoteRequests: ['requests'] as const,
};
