import { describe, expect, it } from 'vitest';
import { book } from '#web/features/guests/fixtures.ts';
import { countGuests } from '#web/features/guests/list/counts.ts';

describe('the counts', () => {
  it('are of people, of households and of those who have not answered', () => {
    expect(countGuests(book)).toMatchObject({
      people: 5,
      households: 3,
      silent: 2,
      ages: { adult: 4, child: 1, baby: 0 },
    });
  });

  it('are made by moment, with the ages and diets of the guests who come', () => {
    const [ceremony, dinner] = countGuests(book).moments;
    expect(ceremony).toMatchObject({ invited: 5, yes: 2, no: 1, waiting: 2, ages: { adult: 1, child: 1, baby: 0 } });
    expect(dinner).toMatchObject({
      invited: 4,
      yes: 1,
      no: 1,
      waiting: 2,
      diets: [{ diet: 'Végétarien', count: 1 }],
      allergies: 0,
    });
  });
});
