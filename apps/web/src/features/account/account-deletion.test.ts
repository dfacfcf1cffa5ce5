import { describe, expect, it } from 'vitest';
import { exportText } from '#web/features/account/account-deletion.ts';

describe('the file of an account', () => {
  const file = exportText({ events: [{ name: 'Ambre et Lou' }], later_part: 1, profile: { name: 'Alix' } });

  it('names its sections in French, in a fixed order', () => {
    expect(Object.keys(JSON.parse(file))).toEqual(['a_propos', 'profil', 'evenements', 'later_part']);
  });

  it('does not change the content of a section, and indents it', () => {
    expect(JSON.parse(file)).toMatchObject({ profil: { name: 'Alix' }, evenements: [{ name: 'Ambre et Lou' }] });
    expect(file.split('\n').length).toBeGreaterThan(8);
  });
});
