// Who is in charge of an entry, and the number to call.
import type { Entry, Timeline } from '#web/features/timeline/entries.ts';

export interface PersonInCharge {
  name: string;
  /** As it was typed among the contact of a partner. */
  phone: string | null;
}

export function peopleOf(entry: Entry, { members, partners }: Timeline): PersonInCharge[] {
  const member = entry.in_charge || members.find(({ id }) => id === entry.assignee_id)?.name;
  const partner = partners.find(({ id }) => id === entry.event_partner_id);
  return [
    ...(member ? [{ name: member, phone: phoneIn(member) }] : []),
    ...(partner ? [{ name: partner.name, phone: phoneIn(partner.contact ?? '') }] : []),
  ];
}

const phoneIn = (text: string): string | null => /\+?\d(?:[\s.-]?\d){8,13}/.exec(text)?.[0] ?? null;
