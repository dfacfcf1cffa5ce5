import { describe, expect, it } from 'vitest';
import {
  dropInvitation,
  keepInvitation,
  keptInvitations,
} from '#web/features/guest-area/invitation/stored-invitations.ts';
import { fakeStorage } from '#web/lib/offline/fake-storage.ts';

describe('the invitations that were opened here', () => {
  const values = fakeStorage();
  const ids = () => keptInvitations().map(({ id }) => id);

  it('are kept with the last one first, each once, eight at most', () => {
    keepInvitation({ id: 'a', token: 'ta' });
    keepInvitation({ id: 'b', token: 'tb' });
    keepInvitation({ id: 'a', token: 'ta' });
    expect(ids()).toEqual(['a', 'b']);
    for (let count = 0; count < 10; count += 1) keepInvitation({ id: `${count}`, token: `t${count}` });
    expect(ids()).toHaveLength(8);
  });

  it('are dropped by their link', () => {
    keepInvitation({ id: 'a', token: 'ta' });
    dropInvitation('ta');
    expect(ids()).toEqual([]);
    expect(values.size).toBe(0);
  });

  it.each(['{', '{}', '[1, null, {"id": 2}, {"id": "a"}]', '"text"'])(
    'are none in what somebody else wrote: %s',
    (text) => {
      values.set('liesse.invitations', text);
      expect(ids()).toEqual([]);
    },
  );
});
