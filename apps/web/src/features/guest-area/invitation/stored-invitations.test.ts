import { describe, expect, it } from 'vitest';
import {
  dropInvitation,
  storedInvitations,
  storeInvitation,
} from '#web/features/guest-area/invitation/stored-invitations.ts';
import { fakeStorage } from '#web/lib/offline/fake-storage.ts';

describe('the invitations that were opened here', () => {
  const values = fakeStorage();
  const ids = () => storedInvitations().map(({ id }) => id);

  it('are stored with the last one first, each once, eight at most', () => {
    storeInvitation({ id: 'a', token: 'ta' });
    storeInvitation({ id: 'b', token: 'tb' });
    storeInvitation({ id: 'a', token: 'ta' });
    expect(ids()).toEqual(['a', 'b']);
    for (let count = 0; count < 10; count += 1) storeInvitation({ id: `${count}`, token: `t${count}` });
    expect(ids()).toHaveLength(8);
  });

  it('are removed by their link', () => {
    storeInvitation({ id: 'a', token: 'ta' });
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
