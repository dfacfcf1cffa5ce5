// What an owner closed stays closed for editors, and everything behind a secret of an event closes while it waits for deletion.
import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sql } from './accounts.ts';
import { addMember, clientOf, newEvent, newInvitation, newPerson } from './members.ts';
import { product } from './request.ts';

const owner = await newPerson('Alix Berger');
const editor = await newPerson('Noé Martin');
const now = () => new Date().toISOString();

async function eventWithGuest() {
  const event = await newEvent(owner);
  await addMember(event, editor, 'editor');
  const { data: home } = await owner.client
    .from('households')
    .insert({ event_id: event, name: 'Famille Petit' })
    .select('id')
    .single()
    .throwOnError();
  const { data: guest } = await owner.client
    .from('guests')
    .insert({ event_id: event, household_id: home.id, first_name: 'Gaspard' })
    .select('id')
    .single()
    .throwOnError();
  const { data: link } = await owner.client
    .from('household_links')
    .select('token')
    .eq('household_id', home.id)
    .single()
    .throwOnError();
  return { event, household: String(home.id), guest: String(guest.id), link: String(link.token) };
}

const stateOf = async (token: string): Promise<unknown> =>
  (await clientOf().rpc('guest_page', { token }).throwOnError()).data.state;

describe('D54 what the owner closed', () => {
  it.each(['kitchen', 'timeline'])('D54 a shared link to the %s is never opened again', async (kind) => {
    const { event } = await eventWithGuest();
    const { data: link } = await owner.client.rpc('create_share_link', { of_event: event, kind }).throwOnError();
    await owner.client.from('share_links').update({ revoked_at: now() }).eq('id', link.id).throwOnError();
    for (const { client } of [editor, owner]) {
      await client.from('share_links').update({ revoked_at: null }).eq('id', link.id);
      const sheet = await clientOf().rpc(`${kind}_sheet`, { token: link.token }).throwOnError();
      expect(sheet.data).toEqual({ state: 'revoked' });
    }
  });

  it('D54 a household’s link is opened again by the owner alone', async () => {
    const { household, link } = await eventWithGuest();
    const change = (revoked_at: string | null, { client } = editor) =>
      client.from('households').update({ revoked_at }).eq('id', household).select('id');
    await change(now(), owner).throwOnError();
    expect((await change(null)).error).toMatchObject({ code: '42501', details: 'closed-by-owner' });
    // Closing once more does not make it the editor's.
    await change(now());
    expect((await change(null)).error).toMatchObject({ code: '42501' });
    expect(await stateOf(link)).toBe('revoked');
    await change(null, owner).throwOnError();
    expect(await stateOf(link)).toBe('open');
    await change(now()).throwOnError();
    expect((await change(null)).data).toHaveLength(1);
  });

  it('D54 the secrets of a closed household open nothing after its people are moved or merged', async () => {
    const { event, household, guest, link } = await eventWithGuest();
    const { data: other } = await owner.client
      .from('households')
      .insert({ event_id: event, name: 'Famille Roy' })
      .select('id')
      .single()
      .throwOnError();
    const { data: kept } = await owner.client
      .from('guests')
      .insert({ event_id: event, household_id: other.id, first_name: 'Gaspard' })
      .select('id')
      .single()
      .throwOnError();
    const [secret] = await sql(product, 'select token from public.guests where id = $1', [guest]);
    await owner.client.from('households').update({ revoked_at: now() }).eq('id', household).throwOnError();
    await editor.client.from('guests').update({ household_id: other.id }).eq('id', guest).throwOnError();
    expect(await stateOf(String(secret?.['token']))).toBe('unknown');
    await editor.client.from('guests').update({ household_id: household }).eq('id', guest).throwOnError();
    await editor.client.rpc('merge_guests', { keep: kept.id, drop: guest }).throwOnError();
    expect(await stateOf(link)).toBe('unknown');
  });

  it('D54 the password of the guests’ pages that an owner chose is theirs to change', async () => {
    const { event, link } = await eventWithGuest();
    const set = ({ client } = editor, password: string | null = null) =>
      client.rpc('set_website_password', { of_event: event, password });
    await set(editor, 'lavande').throwOnError();
    await set(editor, null).throwOnError();
    await set(owner, 'bordeaux').throwOnError();
    for (const password of [null, 'lavande']) {
      expect((await set(editor, password)).error).toMatchObject({ code: '42501', details: 'closed-by-owner' });
    }
    expect(await stateOf(link)).toBe('locked');
    await set(owner, null).throwOnError();
    expect(await stateOf(link)).toBe('open');
  });
});

describe('an event that waits for its deletion', () => {
  it('closes everything that a secret of it opens, until the deletion is undone', async () => {
    const { event, household, link } = await eventWithGuest();
    const secrets = await Promise.all([
      ...['kitchen', 'timeline'].map((kind) => editor.client.rpc('create_share_link', { of_event: event, kind })),
      editor.client.rpc('create_calendar_feed', { of_event: event }),
    ]);
    const [kitchen, timeline, calendar] = secrets.map(({ data }) => data);
    const invitation = await newInvitation(event, 'lou@example.org', owner);
    const photo = `${event}/${household}/${randomUUID()}.jpg`;
    const guest = clientOf(undefined, { 'x-guest-token': link });
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
      .jpeg()
      .toBuffer();
    const laid = await guest.storage.from('guest-photos').upload(photo, picture, { contentType: 'image/jpeg' });
    expect(laid.error).toBeNull();
    // An address that was signed before cannot be taken back: a guest's lives for an hour, however long it was asked for.
    const { data: signed } = await guest.storage.from('guest-photos').createSignedUrl(photo, 10 * 365 * 24 * 3_600);
    const { iat = 0, exp = 0 } = decodeJwt(new URL(signed?.signedUrl ?? '').searchParams.get('token') ?? '');
    expect(exp - iat).toBe(3_600);
    const state = async (name: string, token: string) =>
      (await clientOf().rpc(name, { token }).throwOnError()).data.state;
    const read = async () => ({
      page: await state('guest_page', link),
      kitchen: await state('kitchen_sheet', kitchen.token),
      timeline: await state('timeline_sheet', timeline.token),
      calendar: (await fetch(`${product.url}/functions/v1/planning-calendar?token=${calendar}`)).status,
      invitation: await state('event_invitation', invitation),
      album: (await clientOf().rpc('guest_album', { token: link })).status,
      data: (await clientOf().rpc('guest_data', { token: link })).status,
      signed: (await guest.storage.from('guest-photos').createSignedUrl(photo, 60)).error === null,
      rows: (await guest.from('guests').select('id')).data?.length,
    });
    const open = {
      page: 'open',
      kitchen: 'open',
      timeline: 'open',
      calendar: 200,
      invitation: 'open',
      album: 200,
      data: 200,
      signed: true,
      rows: 1,
    };
    expect(await read()).toEqual(open);
    await owner.client.rpc('request_event_deletion', { of_event: event }).throwOnError();
    expect(await read()).toEqual({
      page: 'gone',
      kitchen: 'gone',
      timeline: 'gone',
      calendar: 410,
      invitation: 'expired',
      album: 410,
      data: 410,
      signed: false,
      rows: 0,
    });
    await owner.client.rpc('cancel_event_deletion', { of_event: event }).throwOnError();
    expect(await read()).toEqual(open);
  });
});
