// The folder of pictures: people write in their own, under names that nobody can guess, and not without end.
import { describe, expect, it } from 'vitest';
import { connect, insufficientPrivilege, verdict } from '#tests/rls/support/attempt.ts';
import { cast, id } from '#tests/rls/support/callers.ts';

const { attempt } = connect();

const picture = (owner: string, number = 1) => `${owner}/00000000-0000-4000-8000-00000000000${number}.webp`;
const add = (name: string) => `insert into storage.objects (bucket_id, name) values ('avatars', '${name}')`;
const mine = picture(id.alice);

describe('pictures of people', () => {
  it('are added to one’s own folder', async () => {
    expect(verdict(await attempt(cast.owner, add(mine)))).toBe(1);
    expect(verdict(await attempt(cast.owner, add(mine.replace('webp', 'jpg'))))).toBe(1);
  });

  it.each([
    ['in somebody else’s folder', picture(id.boris)],
    ['under a name that can be guessed', `${id.alice}/photo.webp`],
    ['deeper down', mine.replace('/', '/a/')],
    ['of another kind', mine.replace('webp', 'svg')],
    ['outside any folder', 'photo.webp'],
  ])('are refused %s', async (_, name) => {
    expect(verdict(await attempt(cast.owner, add(name)))).toBe(insufficientPrivilege);
  });

  it('are refused to somebody without an account', async () => {
    expect(verdict(await attempt(cast.anon, add(mine)))).toBe(insufficientPrivilege);
    expect(verdict(await attempt(cast.guest, add(mine)))).toBe(insufficientPrivilege);
  });

  it('are refused once there are five', async () => {
    const five = [1, 2, 3, 4, 5].map((number) => add(picture(id.alice, number))).join('; ');
    expect(verdict(await attempt(cast.owner, add(picture(id.alice, 6)), five))).toBe(insufficientPrivilege);
    expect(verdict(await attempt(cast.stranger, add(picture(id.boris)), five))).toBe(1);
  });

  it('are listed and removed by their owner alone, and never moved', async () => {
    const list = `select 1 from storage.objects where bucket_id = 'avatars'`;
    const remove = `delete from storage.objects where bucket_id = 'avatars'`;
    const move = `update storage.objects set name = '${picture(id.alice, 2)}'`;
    expect(verdict(await attempt(cast.owner, list, add(mine)))).toBe(1);
    expect(verdict(await attempt(cast.stranger, list, add(mine)))).toBe(0);
    expect(verdict(await attempt(cast.owner, remove, add(mine)))).toBe(1);
    expect(verdict(await attempt(cast.stranger, remove, add(mine)))).toBe(0);
    expect(verdict(await attempt(cast.owner, move, add(mine)))).toBe(0);
  });
});
