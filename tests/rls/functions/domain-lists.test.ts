import path from 'node:path';
import {
  ageGroups,
  courses,
  designColours,
  designOrnaments,
  diets,
  eventKinds,
  invitationDesigns,
  invitationKinds,
  invitationStates,
  legalForms,
  mailStates,
  memberRoles,
  momentKinds,
  partnerTypes,
  permissions,
  placeholders,
  reportCategories,
  reportKinds,
  roles,
  vatRegimes,
  websiteColours,
} from '@liesse/domain';
import { readProject } from '@liesse/platform/project.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client(inject('database'));
  await client.connect();
});

afterAll(() => client.end());

const allowed = async (column: string, table = 'profiles', schema = 'public'): Promise<string[]> => {
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = $2::regclass and conname = $1`,
    [`${table}_${column}_check`, `${schema}.${table}`],
  );
  return [...(rows[0]?.definition ?? '').matchAll(/'([a-z_-]+)'::text/g)].map((found) => found[1] ?? '');
};

describe('the lists of the database and of the code', () => {
  it('have the same roles', async () => {
    expect(await allowed('role')).toEqual([...roles]);
  });

  it('have the same partner types', async () => {
    expect(await allowed('partner_type')).toEqual([...partnerTypes]);
  });

  it.each([
    ['partner_businesses', 'legal_form', legalForms],
    ['partner_businesses', 'vat_regime', vatRegimes],
    ['events', 'kind', eventKinds],
    ['moments', 'kind', momentKinds],
    ['event_members', 'role', memberRoles],
    ['event_websites', 'colour', websiteColours],
    ['guests', 'age_group', ageGroups],
    ['menus', 'course', courses],
    ['households', 'invitation_state', invitationStates],
    ['invitation_texts', 'design', invitationDesigns],
    ['invitation_texts', 'kind', invitationKinds],
    ['invitation_mails', 'state', mailStates],
    ['reports', 'category', reportCategories],
  ] as const)('have the same %s.%s', async (table, column, list) => {
    expect(await allowed(column, table)).toEqual([...list]);
  });

  it('have the same kinds of reported content', async () => {
    expect(await allowed('kind', 'moderation_cases', 'private')).toEqual([...reportKinds]);
  });

  it('fill the same placeholders', async () => {
    const text = placeholders.map((name) => `{${name}}`).join(' ');
    const { rows } = await client.query<{ text: string }>(
      `select private.fill_placeholders($1, private.placeholder_words(e, null)) as text from public.events e limit 1`,
      [text],
    );
    expect(rows[0]?.text).not.toMatch(/[{}]/);
  });

  it('take the same diets', async () => {
    const { rows } = await client.query('select private.is_diet($1) as whole, private.is_diet($2) as other', [
      diets.join(', '),
      'halal',
    ]);
    expect(rows[0]).toEqual({ whole: true, other: false });
  });

  it('have the same permissions', async () => {
    const { rows } = await client.query('select private.all_permissions() as list');
    expect(rows[0].list).toEqual([...permissions]);
  });

  it('have the same designs of invitations, in the same colours and with the same ornament', async () => {
    for (const design of invitationDesigns) {
      const { rows } = await client.query(`select private.invitation_html($1, 'A', 'B', 'C', 'D', 'E') as html`, [
        design,
      ]);
      for (const part of [...Object.values(designColours[design]), designOrnaments[design]]) {
        expect(rows[0].html).toContain(part);
      }
    }
  });

  it('accept files of the same sizes and types in the buckets, whoever creates them', async () => {
    const { storage } = await readProject(root, {});
    const { rows } = await client.query<{ name: string; limit: string; types: string[] }>(
      'select name, file_size_limit::text as limit, allowed_mime_types as types from storage.buckets',
    );
    for (const { name, fileSizeLimit, allowedMimeTypes } of storage.buckets) {
      expect(rows).toContainEqual({ name, limit: String(fileSizeLimit), types: allowedMimeTypes });
    }
  });

  it.each(['guest-photos', 'message-files', 'event-documents'])('accept 25 MiB in %s', async (name) => {
    const { rows } = await client.query(
      'select file_size_limit::float8 as limit from storage.buckets where name = $1',
      [name],
    );
    expect(rows[0]?.limit).toBe(25 * 1024 * 1024);
  });
});
