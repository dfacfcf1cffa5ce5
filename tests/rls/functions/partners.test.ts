// A listing and what belongs to it: what its owner may write, what only others decide, and what the page shows.
import { describe, expect, it } from 'vitest';
import { checkViolation, connect, insufficientPrivilege, verdict } from '#tests/rls/support/attempt.ts';
import { cast, id } from '#tests/rls/support/callers.ts';
import { partner, photo } from '#tests/rls/support/directory-fixture.ts';

const { attempt, seen } = connect();
const { anon, owner, partner: petra, stranger, service_role: service } = cast;
const ada = cast['admin with permission'];
const paulin = { role: 'authenticated', id: id.paulin } as const;

const change = (set: string) => `update public.partners set ${set} where id = '${partner.listed}'`;
const decide = (decision: string, reason = 'null', of: string = partner.listed) =>
  `select public.decide_partner('${of}', '${decision}', ${reason})`;

describe('a listing', () => {
  it('is written by its owner, save what others decide', async () => {
    expect(
      verdict(await attempt(petra, change(`description = 'Autre', price_from_cents = 100, languages = '{fr,en}'`))),
    ).toBe(1);
    for (const set of [
      `state = 'listed'`,
      'rating_average = 5',
      'rating_count = 99',
      'checked_at = now()',
      'response_minutes = 1',
      `slug = 'autre'`,
      `type = 'dj'`,
      'latitude = 48.85',
      `owner_id = '${id.boris}'`,
    ]) {
      expect(verdict(await attempt(petra, change(set))), set).toBe(insufficientPrivilege);
    }
  });

  it('has the position of its commune, and follows it', async () => {
    const move = `${change(`commune = 'Dijon', postcode = '21000'`)} returning round(latitude::numeric, 1)::text as latitude`;
    expect(await seen(petra, move)).toEqual([{ latitude: '47.3' }]);
  });

  it('gets an address of its own from its name', async () => {
    const made = `insert into public.partners (owner_id, type, name, commune, postcode)
      values ('${id.petra}', 'florist', 'Fleurs & Cie', 'Beaune', '21200') returning slug`;
    const other = `delete from public.partners; insert into public.partners (owner_id, type, name)
      values ('${id.paulin}', 'florist', 'Fleurs et, cie !')`;
    expect(await seen(petra, made, 'delete from public.partners')).toEqual([{ slug: 'fleurs-cie' }]);
    expect(await seen(petra, made, other.replace('et, ', ''))).toEqual([{ slug: 'fleurs-cie-beaune' }]);
  });

  it('shows strangers neither its owner nor why it was refused', async () => {
    for (const column of ['owner_id', 'refusal_reason']) {
      expect(verdict(await attempt(anon, `select ${column} from public.partners`)), column).toBe(insufficientPrivilege);
    }
    expect(verdict(await attempt(anon, 'select author_id from public.reviews'))).toBe(insufficientPrivilege);
    expect(verdict(await attempt(anon, 'select state from public.partner_availability'))).toBe(insufficientPrivilege);
  });

  it('takes a new name at once while it is a draft, and after a check once it was listed', async () => {
    const rename = `${change(`name = 'Autre', website = 'https://autre.example'`)} returning name`;
    const state = (name: string) =>
      `delete from public.partner_changes; update public.partners set state = '${name}', refusal_reason = null where id = '${partner.listed}';`;
    expect(await seen(petra, rename, state('draft'))).toEqual([{ name: 'Autre' }]);
    for (const checked of ['pending', 'listed']) {
      expect(await seen(petra, rename, state(checked))).toEqual([{ name: 'Les Fleurs de Petra' }]);
    }
    expect(await seen(service, rename, state('listed'))).toEqual([{ name: 'Autre' }]);
  });

  it('is changed by those who decide on listings, as they have seen it, and not by its owner', async () => {
    const decision = (seenVersion: number, verdictOf: string, reason = 'null') =>
      `select public.decide_partner_changes('${partner.listed}', ${seenVersion}, '${verdictOf}', ${reason})`;
    expect(verdict(await attempt(ada, decision(1, 'accepted')))).toBe(1);
    expect(verdict(await attempt(ada, decision(1, 'refused', `'Nom déjà pris'`)))).toBe(1);
    expect(verdict(await attempt(ada, decision(1, 'refused')))).toBe('PT422');
    expect(verdict(await attempt(ada, decision(1, 'peut-être')))).toBe('PT422');
    expect(verdict(await attempt(ada, decision(2, 'accepted')))).toBe('PT409');
    const asAdmin = `update public.profiles set permissions = '{manage_partners}' where id = '${id.petra}';`;
    for (const caller of [anon, owner, petra, stranger, cast['admin without permission'], service]) {
      expect(verdict(await attempt(caller, decision(1, 'accepted'), asAdmin))).toBe(insufficientPrivilege);
    }
    expect(verdict(await attempt(petra, decide('suspended', `'Repos'`), asAdmin))).toBe(insufficientPrivilege);
  });

  it('leads nowhere but to a site', async () => {
    expect(verdict(await attempt(petra, change(`website = 'javascript:alert(1)'`)))).toBe(checkViolation);
  });
});

describe('a state', () => {
  const draft = `update public.partners set state = 'draft', refusal_reason = null;`;
  const pending = `update public.partners set state = 'pending', refusal_reason = null;`;

  it('is asked for by the owner', async () => {
    expect(await seen(petra, 'select public.submit_partner() as state', draft)).toEqual([{ state: 'pending' }]);
    expect(verdict(await attempt(petra, 'select public.submit_partner()'))).toBe('PT409');
    expect(verdict(await attempt(paulin, 'select public.submit_partner()'))).toBe('PT409');
    expect(verdict(await attempt(owner, 'select public.submit_partner()'))).toBe('PT404');
    const empty = `${draft} update public.partners set description = '';`;
    expect(verdict(await attempt(petra, 'select public.submit_partner()', empty))).toBe('PT422');
    expect(verdict(await attempt(anon, 'select public.submit_partner()'))).toBe(insufficientPrivilege);
  });

  it('is decided by those who manage partners, with a reason against', async () => {
    expect(verdict(await attempt(ada, decide('suspended', `'Plaintes'`)))).toBe(1);
    expect(verdict(await attempt(ada, decide('suspended', `'  '`)))).toBe('PT422');
    expect(verdict(await attempt(ada, decide('refused', `'Flou'`), pending))).toBe(1);
    expect(verdict(await attempt(ada, decide('listed', 'null', partner.hidden)))).toBe(1);
    expect(verdict(await attempt(ada, decide('listed'), draft))).toBe('PT409');
    expect(verdict(await attempt(ada, decide('draft')))).toBe('PT409');
    expect(verdict(await attempt(ada, decide('listed', 'null', id.newcomer)))).toBe('PT404');
    for (const caller of [anon, owner, petra, cast['admin without permission'], service]) {
      expect(verdict(await attempt(caller, decide('suspended', `'Plaintes'`)))).toBe(insufficientPrivilege);
    }
  });
});

describe('a review', () => {
  const rating = `select rating_average::text as average, rating_count as number from public.partners where id = '${partner.listed}'`;

  it('counts in the rating while it is shown', async () => {
    expect(await seen(anon, rating)).toEqual([{ average: '5.00', number: 1 }]);
    expect(await seen(anon, rating, `update public.reviews set state = 'shown'`)).toEqual([
      { average: '3.00', number: 2 },
    ]);
    expect(await seen(anon, rating, `update public.reviews set state = 'hidden'`)).toEqual([
      { average: null, number: 0 },
    ]);
    expect(await seen(anon, rating, 'delete from public.reviews')).toEqual([{ average: null, number: 0 }]);
  });

  it('is answered by the partner, dated, and changed in nothing else', async () => {
    const answer = `update public.reviews set answer = 'Merci' where partner_id = '${partner.listed}' returning answered_at is not null as dated`;
    expect(await seen(petra, answer)).toEqual([{ dated: true }]);
    for (const set of ['rating = 5', `body = 'Parfait'`, `state = 'hidden'`, `checked = 'Oui'`, 'answered_at = null']) {
      expect(verdict(await attempt(petra, `update public.reviews set ${set}`)), set).toBe(insufficientPrivilege);
    }
  });
});

describe('a favourite', () => {
  it('is visible to its owner alone', async () => {
    const sql = `insert into public.favourites (user_id, partner_id) values ('${id.edith}', '${partner.listed}')`;
    expect(verdict(await attempt(stranger, sql))).toBe(insufficientPrivilege);
  });
});

describe('a day', () => {
  it('that is booked is not freed, nor booked by hand', async () => {
    const free = `delete from public.partner_availability where day = '2021-06-19'`;
    const book = `insert into public.partner_availability (partner_id, day, state) values ('${partner.listed}', '2021-08-01', 'booked')`;
    expect(verdict(await attempt(petra, free))).toBe(0);
    expect(verdict(await attempt(petra, book))).toBe(insufficientPrivilege);
  });
});

describe('the files of photos', () => {
  const add = (name: string) => `insert into storage.objects (bucket_id, name) values ('partner-photos', '${name}')`;

  it('are added by the owner to the folder of the listing, under names that cannot be guessed', async () => {
    expect(verdict(await attempt(petra, add(photo(partner.listed, 1))))).toBe(1);
    for (const name of [
      photo(partner.hidden, 1),
      photo(id.petra, 1),
      `${partner.listed}/a.webp`,
      'a.webp',
      photo(partner.listed, 1).replace('webp', 'svg'),
    ]) {
      expect(verdict(await attempt(petra, add(name))), name).toBe(insufficientPrivilege);
    }
    for (const caller of [anon, owner, ada]) {
      expect(verdict(await attempt(caller, add(photo(partner.listed, 1))))).toBe(insufficientPrivilege);
    }
  });

  it('are refused once there are sixty', async () => {
    const sixty = `insert into storage.objects (bucket_id, name)
      select 'partner-photos', '${partner.listed}/' || gen_random_uuid() || '.webp' from generate_series(1, 60)`;
    expect(verdict(await attempt(petra, add(photo(partner.listed, 1)), sixty))).toBe(insufficientPrivilege);
  });

  it('are removed by the owner alone', async () => {
    const remove = `delete from storage.objects where bucket_id = 'partner-photos'`;
    expect(verdict(await attempt(petra, remove, add(photo(partner.listed, 1))))).toBe(1);
    expect(verdict(await attempt(paulin, remove, add(photo(partner.listed, 1))))).toBe(0);
  });
});

describe('the page of a partner', () => {
  it('holds everything that everyone may see, and nothing else', async () => {
    const [row] = await seen(anon, `select public.partner_page('florist', 'les-fleurs-de-petra') as page`);
    expect(row?.page).toMatchObject({
      name: 'Les Fleurs de Petra',
      state: 'listed',
      questions: [{ question: 'Livrez-vous ?', answer: 'Oui, à trente kilomètres.' }],
      services: [{ name: 'Bouquet', price_cents: 12_000 }, { name: 'Arche fleurie' }],
      photos: [{ alt: 'Un bouquet', width: 1200 }],
      ratings: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 },
      reviews: [{ author_name: 'Alice', rating: 5, checked: 'Réservation faite ici', event_on: '2020-09-05' }],
      similar: [],
    });
    expect(JSON.stringify(row?.page)).not.toContain(id.petra);
    expect(JSON.stringify(row?.page)).not.toContain(id.alice);
  });

  it('is nothing for a name that nobody has, and for a draft, save to its owner', async () => {
    const page = (slug: string) => `select public.partner_page('dj', '${slug}') ->> 'state' as state`;
    expect(await seen(anon, page('inconnu'))).toEqual([{ state: null }]);
    expect(await seen(anon, page('paulin-sono'))).toEqual([{ state: null }]);
    expect(await seen(paulin, page('paulin-sono'))).toEqual([{ state: 'suspended' }]);
  });
});
