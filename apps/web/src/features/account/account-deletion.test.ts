import { describe, expect, it } from 'vitest';
import { exportText } from '#web/features/account/account-deletion.ts';

describe('the file of an account', () => {
  const file = exportText({ events: [{ name: 'Ambre et Lou' }], later_part: 1, profile: { name: 'Alix' } });

  it('names its parts in French, in the order in which they are read', () => {
    expect(Object.keys(JSON.parse(file))).toEqual(['a_propos', 'profil', 'evenements', 'later_part']);
  });

  it('leaves what the parts hold as it is, on lines that can be read', () => {
    expect(JSON.parse(file)).toMatchObject({ profil: { name: 'Alix' }, evenements: [{ name: 'Ambre et Lou' }] });
    expect(file.split('\n').length).toBeGreaterThan(8);
  });
});
