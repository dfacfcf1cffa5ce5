import { expect, it } from 'vitest';
import { shortNames } from '#web/features/guests/list/short-names.ts';

it('two letters distinguish the moments', () => {
  expect(shortNames(['Cérémonie civile', 'Cérémonie laïque', 'Vin d’honneur', 'Dîner', 'Brunch du lendemain'])).toEqual(
    ['CC', 'CL', 'Vi', 'Dî', 'Br'],
  );
  expect(shortNames(['Dîner de la veille', 'Dîner'])).toEqual(['DV', 'Dî']);
  expect(shortNames(['', 'A'])).toEqual(['', 'A']);
});
