import { describe, expect, it } from 'vitest';
import { applyChange, kinds, type Preferences } from '#web/features/account/preferences.ts';

const all = { by_mail: true, in_app: true, by_push: true };
const before: Preferences = {
  choices: Object.fromEntries(kinds.map((kind) => [kind, all])) as unknown as Preferences['choices'],
  settings: { daily_digest: false, push_content: false, quiet_from: '22:00:00', quiet_until: '08:00:00' },
};

describe('a choice', () => {
  it('changes one channel of one kind', () => {
    const after = applyChange(before, { kind: 'tasks', channel: 'by_mail', isWanted: false });
    expect(after.choices.tasks).toEqual({ by_mail: false, in_app: true, by_push: true });
    expect(after.choices.quotes).toEqual(all);
    expect(before.choices.tasks).toEqual(all);
  });

  it('of the digest leaves the kinds alone', () => {
    expect(applyChange(before, { settings: { daily_digest: true } })).toEqual({
      ...before,
      settings: { ...before.settings, daily_digest: true },
    });
  });
});
