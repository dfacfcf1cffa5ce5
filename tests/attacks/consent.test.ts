// Rule 15: nobody is put into something without consent. Teams, hand-overs and invitations, with the official client.
import { describe, expect, it } from 'vitest';
import { newEmail, sql } from './accounts.ts';
import { addMember, clientOf, newEvent, newInvitation, newPerson, type Person, roleOf } from './members.ts';
import { product } from './request.ts';

const owner = await newPerson('Alix Berger');
const editor = await newPerson('Noé Martin');
const viewer = await newPerson('Inès Roux');
const stranger = await newPerson('Boris Vidal');

async function teamEvent(): Promise<string> {
  const event = await newEvent(owner);
  await addMember(event, editor, 'editor');
  await addMember(event, viewer, 'viewer');
  return event;
}

const ownerOf = async (event: string) =>
  (await sql(product, 'select owner_id from public.events where id = $1', [event]))[0]?.['owner_id'];

describe('D78 membership', () => {
  it.each(['editor', 'viewer'])('D78 is given to nobody by an insert of the owner as %s', async (role) => {
    const event = await newEvent(owner);
    const row = { event_id: event, user_id: stranger.id, role };
    const attempts = [
      owner.client.from('event_members').insert(row),
      owner.client.from('event_members').insert([row, row]),
      owner.client.from('event_members').upsert(row),
      owner.client.from('event_members').insert(row).select(),
    ];
    for (const { status } of await Promise.all(attempts)) expect(status).toBe(403);
    expect(await roleOf(event, stranger)).toBeUndefined();
  });

  it('D78 is not moved to another person or another event', async () => {
    const event = await teamEvent();
    const other = await newEvent(stranger);
    for (const change of [{ user_id: stranger.id }, { event_id: other }, { role: 'owner' }]) {
      const { status, data } = await owner.client
        .from('event_members')
        .update(change)
        .eq('event_id', event)
        .eq('user_id', editor.id)
        .select();
      expect([status, data]).toEqual([403, null]);
    }
    expect(await roleOf(event, editor)).toBe('editor');
  });
});

describe('D78 a hand-over', () => {
  const offer = (event: string, to: Person) =>
    owner.client.rpc('offer_event_handover', { of_event: event, to_member: to.id });
  const answer = (event: string, { client }: Person, accepts: boolean) =>
    client.rpc('answer_event_handover', { of_event: event, accepts });

  it('D78 waits for the person it is offered to', async () => {
    const event = await teamEvent();
    expect((await offer(event, editor)).error).toBeNull();
    expect(await ownerOf(event)).toBe(owner.id);
    for (const person of [owner, viewer, stranger]) {
      expect((await answer(event, person, true)).error).toMatchObject({ code: 'PT410' });
    }
    expect((await answer(event, { ...owner, client: clientOf() }, true)).status).toBe(401);
    expect(await ownerOf(event)).toBe(owner.id);
    expect((await answer(event, editor, true)).error).toBeNull();
    expect([await ownerOf(event), await roleOf(event, owner)]).toEqual([editor.id, 'editor']);
    expect((await answer(event, editor, true)).error).toMatchObject({ code: 'PT410' });
  });

  it('D78 is over once declined, withdrawn, out of date, or its person is no editor any more', async () => {
    const ends: Array<(event: string) => PromiseLike<unknown>> = [
      (event) => answer(event, editor, false),
      (event) => owner.client.from('event_handovers').delete().eq('event_id', event),
      (event) =>
        sql(product, `update public.event_handovers set expires_at = now() - interval '1 minute' where event_id = $1`, [
          event,
        ]),
      (event) =>
        owner.client.from('event_members').update({ role: 'viewer' }).eq('event_id', event).eq('user_id', editor.id),
      (event) => editor.client.from('event_members').delete().eq('event_id', event).eq('user_id', editor.id),
      (event) => owner.client.rpc('request_event_deletion', { of_event: event }),
    ];
    for (const end of ends) {
      const event = await teamEvent();
      await offer(event, editor);
      await end(event);
      expect((await answer(event, editor, true)).error).toMatchObject({ code: 'PT410' });
      expect(await ownerOf(event)).toBe(owner.id);
    }
  });

  it('D78 is offered by the owner alone and written by nobody', async () => {
    const event = await teamEvent();
    for (const { client } of [editor, viewer, stranger]) {
      const { error } = await client.rpc('offer_event_handover', { of_event: event, to_member: editor.id });
      expect(error).toMatchObject({ code: '42501' });
    }
    const row = { event_id: event, recipient_id: editor.id };
    expect((await editor.client.from('event_handovers').insert(row)).status).toBe(403);
    await offer(event, editor);
    expect((await viewer.client.from('event_handovers').select('event_id')).data).toEqual([]);
    expect((await stranger.client.from('event_handovers').select('event_id')).data).toEqual([]);
    expect(
      (await editor.client.from('event_handovers').update({ recipient_id: viewer.id }).eq('event_id', event)).status,
    ).toBe(403);
  });
});

describe('D78 an invitation to a team', () => {
  const accept = ({ client }: Person, token: string) => client.rpc('accept_event_invitation', { token });
  const decide = ({ client }: Person, event: string, of: Person, accepts: boolean) =>
    client.rpc('answer_join_request', { of_event: event, person: of.id, accepts });

  it('D78 takes in the invited address at once', async () => {
    const event = await newEvent(owner);
    const token = await newInvitation(event, editor.email.toUpperCase(), owner);
    expect((await accept(editor, token)).data).toEqual({ state: 'joined', event_id: event });
    expect(await roleOf(event, editor)).toBe('editor');
  });

  it('D78 opened by another address opens nothing before the owner’s yes', async () => {
    const event = await teamEvent();
    const token = await newInvitation(event, newEmail(), owner);
    expect((await accept(stranger, token)).data).toEqual({ state: 'requested' });
    expect(await roleOf(event, stranger)).toBeUndefined();
    const seen = await stranger.client.rpc('event_invitation', { token });
    expect(seen.data).toEqual({
      state: 'open',
      event_name: 'Ambre et Lou',
      invited_by: 'Alix',
      role: 'editor',
      access: 'waiting',
    });
    for (const table of ['events', 'event_members', 'moments', 'event_invitations', 'guests', 'event_websites']) {
      const { data } = await stranger.client.from(table).select(table === 'events' ? 'id' : 'event_id');
      expect(JSON.stringify(data), table).not.toContain(event);
    }
    for (const person of [editor, viewer, stranger]) {
      expect((await decide(person, event, stranger, true)).error, person.email).toMatchObject({ code: '42501' });
    }
    expect(await roleOf(event, stranger)).toBeUndefined();
    expect((await decide(owner, event, stranger, true)).error).toBeNull();
    expect(await roleOf(event, stranger)).toBe('editor');
  });

  it('D78 refused stays refused, and stays open for the invited address', async () => {
    const event = await teamEvent();
    const invited = await newPerson('Lou Petit');
    const token = await newInvitation(event, invited.email, owner, 'viewer');
    await accept(stranger, token);
    expect((await decide(owner, event, stranger, false)).error).toBeNull();
    expect((await accept(stranger, token)).error).toMatchObject({ code: 'PT403', details: 'refused' });
    expect((await decide(owner, event, stranger, true)).error).toMatchObject({ code: 'PT410' });
    expect((await accept(invited, token)).data).toEqual({ state: 'joined', event_id: event });
    expect([await roleOf(event, stranger), await roleOf(event, invited)]).toEqual([undefined, 'viewer']);
  });

  it('D78 makes no editor of a viewer who holds somebody else’s link', async () => {
    const event = await teamEvent();
    const token = await newInvitation(event, newEmail(), owner);
    expect((await accept(viewer, token)).data).toEqual({ state: 'requested' });
    expect(await roleOf(event, viewer)).toBe('viewer');
  });

  it('D78 of an address that nobody confirmed is not the invited one', async () => {
    const event = await newEvent(owner);
    const claimed = await newPerson('Usurpateur');
    const token = await newInvitation(event, claimed.email, owner);
    await sql(product, 'update auth.users set email_confirmed_at = null where id = $1', [claimed.id]);
    expect((await accept(claimed, token)).error).toMatchObject({ code: 'PT403', details: 'unconfirmed' });
    expect(await roleOf(event, claimed)).toBeUndefined();
  });
});
