import { describe, expect, it } from 'vitest';
import { changesOf } from '#web/features/audit-log/difference.ts';

describe('what an entry changed', () => {
  it('lists the fields that differ, in words', () => {
    expect(
      changesOf({
        before: { role: 'client', permissions: null, state: 'held' },
        after: { role: 'admin', permissions: ['manage_admins', 'manage_system'], state: 'held' },
      }),
    ).toEqual([
      { field: 'role', label: 'Rôle', before: 'client', after: 'administrateur' },
      {
        field: 'permissions',
        label: 'Droits',
        before: 'tous ceux du rôle',
        after: 'gérer les administrateurs et gérer le système',
      },
    ]);
  });

  it('shows a field that appears, and one that goes', () => {
    expect(changesOf({ before: { blocked_until: null }, after: { blocked_until: '2021-07-03T10:00:00Z' } })).toEqual([
      {
        field: 'blocked_until',
        label: 'Bloqué jusqu’au',
        before: 'rien',
        after: expect.stringContaining('juillet 2021'),
      },
    ]);
    expect(changesOf({ before: { slug: 'essai' }, after: null })).toEqual([
      { field: 'slug', label: 'Adresse', before: 'essai', after: null },
    ]);
  });

  it('shows every field of an entry without a former state, and an unknown field by its name', () => {
    expect(changesOf({ before: null, after: { fields: [], count: 1200, nested: { a: 1 } } })).toEqual([
      { field: 'count', label: 'count', before: null, after: '1\u202f200' },
      { field: 'nested', label: 'nested', before: null, after: '{"a":1}' },
    ]);
    expect(changesOf({ before: null, after: null })).toEqual([]);
  });

  it('names the fields of a setting one by one, without its version', () => {
    expect(
      changesOf({
        before: { version: 1, value: { instagram: null, youtube: null } },
        after: {
          version: 2,
          fields: ['instagram'],
          value: { instagram: 'https://social.example/liesse', youtube: null },
        },
      }),
    ).toEqual([{ field: 'instagram', label: 'Instagram', before: 'rien', after: 'https://social.example/liesse' }]);
    expect(changesOf({ before: { version: 1 }, after: { version: 2, fields: ['email', 'phone'] } })).toEqual([
      { field: 'fields', label: 'Champs', before: null, after: 'Adresse e-mail et Téléphone' },
    ]);
  });
});
