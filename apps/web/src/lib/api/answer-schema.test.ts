import { describe, expect, it } from 'vitest';
import {
  array,
  boolean,
  nullable,
  number,
  object,
  oneOf,
  record,
  string,
  variants,
} from '#web/lib/api/answer-schema.ts';

const guest = object({
  name: string,
  age: nullable(number),
  side: oneOf(['left', 'right']),
  answers: record(nullable(boolean)),
  tags: array(string),
});
const valid = { name: 'Ana', age: null, side: 'left', answers: { dinner: true, brunch: null }, tags: ['a'] };

describe('an answer', () => {
  it('is returned with the fields of its schema alone', () =>
    expect(guest({ ...valid, secret: 1 }, 'guest')).toEqual(valid));

  it.each([
    [null, 'guest is not an object'],
    [[valid], 'guest is not an object'],
    [{ ...valid, name: undefined }, 'guest.name is not a string'],
    [{ ...valid, age: '30' }, 'guest.age is not a number'],
    [{ ...valid, side: 'middle' }, 'guest.side is not one of left, right'],
    [{ ...valid, answers: { dinner: 'yes' } }, 'guest.answers.dinner is not a boolean'],
    [{ ...valid, tags: ['a', 2] }, 'guest.tags[1] is not a string'],
    [{ ...valid, tags: {} }, 'guest.tags is not an array'],
  ])('is refused by the name of the wrong field: %j', (value, message) =>
    expect(() => guest(value, 'guest')).toThrow(new TypeError(message)),
  );

  it('is checked by the variant that it names', () => {
    const page = variants('state', {
      open: object({ state: oneOf(['open']), guest }),
      gone: object({ state: oneOf(['gone']) }),
    });
    expect(page({ state: 'gone', guest: 1 }, 'page')).toEqual({ state: 'gone' });
    expect(page({ state: 'open', guest: valid }, 'page')).toEqual({ state: 'open', guest: valid });
    expect(() => page({ state: 'open' }, 'page')).toThrow('page.guest is not an object');
    expect(() => page({ state: 'lost' }, 'page')).toThrow('page.state is not one of open, gone');
    expect(() => page({ state: 'toString' }, 'page')).toThrow('page.state is not one of open, gone');
  });
});
