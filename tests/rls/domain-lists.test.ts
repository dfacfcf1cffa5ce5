import { designColours, invitationDesigns, partnerTypes, permissions, roles } from '@liesse/domain';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client(inject('database'));
  await client.connect();
});

afterAll(() => client.end());

const allowed = async (column: string): Promise<string[]> => {
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = 'public.profiles'::regclass and conname = $1`,
    [`profiles_${column}_check`],
  );
  return [...(rows[0]?.definition ?? '').matchAll(/'([a-z_]+)'::text/g)].map((found) => found[1] ?? '');
};

describe('the lists of the database and of the code', () => {
  it('have the same roles', async () => {
    expect(await allowed('role')).toEqual([...roles]);
  });

  it('have the same partner types', async () => {
    expect(await allowed('partner_type')).toEqual([...partnerTypes]);
  });

  it('have the same permissions', async () => {
    const { rows } = await client.query('select private.all_permissions() as list');
    expect(rows[0].list).toEqual([...permissions]);
  });

  it('have the same designs of invitations, in the same colours', async () => {
    for (const design of invitationDesigns) {
      const { rows } = await client.query(`select private.invitation_html($1, 'A', 'B', 'C') as html`, [design]);
      for (const colour of Object.values(designColours[design])) expect(rows[0].html).toContain(colour);
    }
  });
});
