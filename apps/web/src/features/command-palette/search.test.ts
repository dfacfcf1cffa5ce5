import { describe, expect, it } from 'vitest';
import { resultGroups } from '#web/features/command-palette/search.ts';

const nothing = {
  people: [],
  partners: [],
  events: [],
  guests: [],
  tasks: [],
  event_partners: [],
  requests: [],
  quotes: [],
};
const request = { id: 'r', name: 'Petra', event_name: 'Mariage', event_id: 'e', side: 'client' as const };
const quote = { id: 'q', name: 'Alice', request_id: 'r', event_id: null, side: 'partner' as const, number: null };
const both = { ...nothing, requests: [request], quotes: [quote] };

describe('the results of the palette', () => {
  it('lead to pages of the area at hand, and leave out the others', () => {
    const client = resultGroups('client', both);
    expect(client.map(({ results }) => results[0]?.href)).toEqual(['/client/partners/requests/r?event=e']);
    const partner = resultGroups('partner', both);
    expect(partner).toEqual([
      { label: 'Devis', results: [{ id: 'q', label: 'Alice', hint: 'Brouillon de devis', href: '/partner/quotes/q' }] },
    ]);
    expect(resultGroups('admin', both)).toEqual([]);
  });

  it('name a person by their address where there is no name, and lead to their kind of account', () => {
    const people = [
      { id: 'a', name: '', email: 'a@example.fr', role: 'client' },
      { id: 'b', name: 'Ada', email: 'b@example.fr', role: 'admin' },
    ];
    expect(resultGroups('admin', { ...nothing, people })[0]?.results).toEqual([
      { id: 'a', label: 'a@example.fr', href: '/admin/clients/a' },
      { id: 'b', label: 'Ada', hint: 'b@example.fr', href: '/admin/admins' },
    ]);
  });
});
