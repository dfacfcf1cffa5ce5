// What a listing was checked for stays what is shown, addresses lead to sites and own files alone, and nobody fills the disk alone.
import { describe, expect, it } from 'vitest';
import { inDays } from '#tests/support/days.ts';
import { photo } from '#tests/support/images.ts';
import { PASSWORD } from '#tests/support/password.ts';
import { askAuth, newEmail, sql } from './accounts.ts';
import { call, newEvent, newPartner, newPerson } from './bookings.ts';
import { product } from './request.ts';

describe('a partner who was checked', () => {
  it('D79 shows neither another name nor another site before they were looked at again', async () => {
    const [partner, reader] = await Promise.all([newPartner(), newPerson()]);
    const shown = async () =>
      (await reader.client.from('partners').select('name, website').eq('id', partner.listing).single()).data;
    const before = await shown();
    const change = { name: 'Château de Versailles', website: 'https://ailleurs.example/' };
    const { error } = await partner.client.from('partners').update(change).eq('id', partner.listing);
    expect(error).toBeNull();
    expect(await shown()).toEqual(before);
    const waiting = await partner.client.from('partner_changes').select('name, website');
    expect(waiting.data).toEqual([change]);
    expect((await reader.client.from('partner_changes').select('name')).data).toEqual([]);
    const { data: received } = await partner.client.from('notifications').select('title');
    expect(received).toEqual([{ title: 'Vos changements sont à vérifier' }]);
    for (const { client } of [partner, reader]) {
      const words = { partner: partner.listing, seen: 1, decision: 'accepted' };
      expect((await client.rpc('decide_partner_changes', words)).error).toMatchObject({ code: '42501' });
    }
    await sql(product, `update public.profiles set role = 'admin', permissions = '{manage_partners}' where id = $1`, [
      reader.id,
    ]);
    const decide = (seen: number) =>
      reader.client.rpc('decide_partner_changes', { partner: partner.listing, seen, decision: 'accepted' });
    // Changed again after the administrator has looked.
    await partner.client.from('partners').update({ name: 'Encore autre' }).eq('id', partner.listing);
    expect((await decide(1)).error).toMatchObject({ code: 'PT409', details: 'stale' });
    expect((await decide(2)).error).toBeNull();
    expect(await shown()).toEqual({ name: 'Encore autre', website: 'https://ailleurs.example/' });
  });
});

describe('a photo of a listing', () => {
  const statuses = async (name: string) => [
    (await fetch(`${product.url}/storage/v1/object/public/partner-photos/${name}`)).status,
    (await fetch(`${product.url}/storage/v1/render/image/public/partner-photos/${name}?width=20`)).status,
    (await fetch(`${product.url}/storage/v1/object/public/withheld-photos/${name}`)).status,
  ];

  it('is served by no address once moderation removed it, not even sent again, until an appeal restores it', async () => {
    const [partner, reader, first, second] = await Promise.all([newPartner(), newPerson(), newPerson(), newPerson()]);
    await sql(
      product,
      `update public.profiles set role = 'admin', permissions = '{manage_partners}' where id = any ($1)`,
      [[first.id, second.id]],
    );
    const name = `${partner.listing}/${crypto.randomUUID()}.jpg`;
    const files = partner.client.storage.from('partner-photos');
    const picture = await photo({ width: 60, height: 40 });
    const options = { contentType: 'image/jpeg' };
    expect((await files.upload(name, picture, options)).error).toBeNull();
    const row = { partner_id: partner.listing, path: name, alt: 'Une table', width: 60, height: 40 };
    const { data: added } = await partner.client.from('partner_photos').insert(row).select('id').single();
    expect(await statuses(name)).toEqual([200, 200, 404]);

    await call(reader.client, 'report_content', { kind: 'partner_photo', subject: added?.id, category: 'hate' });
    const [judged] = await sql(product, 'select id from private.moderation_cases where subject_id = $1', [added?.id]);
    const of_case = judged?.['id'];
    await call(first.client, 'decide_case', { of_case, decision: 'remove', reason: 'Contraire à nos règles' });
    expect(await statuses(name)).toEqual([404, 404, 404]);
    expect((await files.upload(name, picture, options)).error).not.toBeNull();
    const withheld = (client: typeof partner.client) =>
      client.storage.from('withheld-photos').createSignedUrl(name, 60);
    expect((await withheld(reader.client)).error).not.toBeNull();
    for (const { client } of [partner, second]) {
      const { data } = await withheld(client);
      expect((await fetch(data?.signedUrl ?? '')).status).toBe(200);
    }

    await call(partner.client, 'appeal_decision', { of_case, words: 'C’est une erreur.' });
    await call(second.client, 'decide_appeal', { of_case, outcome: 'reversed', reason: 'Erreur de notre part' });
    expect(await statuses(name)).toEqual([200, 200, 404]);
  });
});

const ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'http://ailleurs.example/',
  'https://banque.example@ailleurs.example/',
  'https://ailleurs.example/\u0000x',
  'https://ailleurs.example/a\nb',
  'https://\u202eelpmaxe.erutcip/',
  '//ailleurs.example/x',
  `https://ailleurs.example/${'x'.repeat(3000)}`,
];

describe('an address', () => {
  it('that leads astray is refused wherever one is stored', async () => {
    const partner = await newPartner();
    const event = await newEvent(partner, 60);
    for (const address of ADDRESSES) {
      const answers = await Promise.all([
        partner.client.from('profiles').update({ avatar_url: address }).eq('id', partner.id),
        partner.client.from('partners').update({ website: address }).eq('id', partner.listing),
        partner.client.from('event_websites').update({ gift_url: address }).eq('event_id', event),
        partner.client.from('events').update({ cover_path: address }).eq('id', event),
      ]);
      expect([address, ...answers.map(({ status }) => status)]).toEqual([address, 400, 400, 400, 400]);
    }
  });

  it('that leads astray is dropped when it comes with a new account or its metadata', async () => {
    const email = newEmail();
    const data = { name: 'Eve', avatar_url: 'javascript:alert(1)' };
    const { status } = await askAuth(product, '/signup', { body: { email, password: PASSWORD, data } });
    expect(status).toBe(200);
    const own = await newPerson();
    const [row] = await sql(product, 'select avatar_url from public.profiles where email = $1', [email]);
    expect(row).toEqual({ avatar_url: null });
    await sql(product, `update auth.users set raw_user_meta_data = raw_user_meta_data || $2 where id = $1`, [
      own.id,
      data,
    ]);
    expect((await own.client.from('profiles').select('avatar_url').eq('id', own.id).single()).data).toEqual({
      avatar_url: null,
    });
  });

  it('is not another person’s picture, nor a file in another folder', async () => {
    const [one, other] = await Promise.all([newPerson(), newPerson()]);
    const picture = (person: string) =>
      `/storage/v1/object/public/avatars/${person}/00000000-0000-4000-8000-000000000001.webp`;
    const update = (address: string) => one.client.from('profiles').update({ avatar_url: address }).eq('id', one.id);
    expect((await update(picture(one.id))).error).toBeNull();
    for (const address of [
      picture(other.id),
      `${picture(one.id)}/../x`,
      `/storage/v1/object/public/avatars/${one.id}/x.svg`,
    ]) {
      expect((await update(address)).status, address).toBe(400);
    }
    const event = await newEvent(one, 60);
    for (const path of [`${event}/../${other.id}/a.webp`, `${event}/a.html`, `${event}/%2e%2e/a.webp`]) {
      expect((await one.client.from('events').update({ cover_path: path }).eq('id', event)).status, path).toBe(400);
    }
  });
});

describe('D81 one account', () => {
  it('makes fifty events at most, and deleting them gives back no more than a few', async () => {
    const person = await newPerson();
    const make = () => person.client.rpc('create_event', { kind: 'autre', name: 'Un de plus', starts_on: inDays(30) });
    await sql(
      product,
      `insert into public.events (owner_id, kind, name) select $1, 'autre', 'Fête ' || n from generate_series(1, 49) n`,
      [person.id],
    );
    expect((await make()).error).toBeNull();
    expect((await make()).error).toMatchObject({ code: 'PT409', details: 'too-many-events' });
    const direct = await person.client.from('events').insert({ kind: 'autre', name: 'Direct' });
    expect(direct.error).toMatchObject({ details: 'too-many-events' });
    await person.client.from('events').delete().eq('owner_id', person.id);
    // One was made and thrown away; with ninety-eight more of this month, one is left.
    await sql(product, `select private.count_use('event', 'person:' || $1::text, 100, '30 days', 98)`, [person.id]);
    expect((await make()).error).toBeNull();
    expect((await make()).error).toMatchObject({ code: 'PT429', details: 'too-many-new-events' });
  });

  it('keeps five gigabytes of documents at most, in however many events', async () => {
    const person = await newPerson();
    const events = await Promise.all([1, 2, 3, 4, 5, 6].map(() => newEvent(person, 60)));
    const file = '00000000-0000-4000-8000-00000000000';
    const upload = (event: string, number: number) =>
      person.client.storage
        .from('event-documents')
        .upload(`${event}/${file}${number}.txt`, new Blob(['x'], { type: 'text/plain' }));
    expect((await upload(events[5] ?? '', 1)).error).toBeNull();
    await sql(
      product,
      `insert into storage.objects (bucket_id, name, metadata)
       select 'event-documents', e || '/${file}9.pdf', '{"size": 1000000000}' from unnest($1::text[]) e`,
      [events.slice(0, 5)],
    );
    expect((await upload(events[5] ?? '', 2)).error).not.toBeNull();
    const storage = await call<{ quota_bytes: number; used_bytes: number }>(person.client, 'document_storage', {
      of_event: events[5],
    });
    expect(storage.quota_bytes).toBe(storage.used_bytes);
  });
});
