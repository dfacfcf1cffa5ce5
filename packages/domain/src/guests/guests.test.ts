import { describe, expect, it } from 'vitest';
import { dietsOf, toggleDiet } from './guests.ts';

describe('a diet', () => {
  it('is chosen word by word, in any stored letter case', () => {
    expect(toggleDiet('', 'végane')).toBe('végane');
    expect(toggleDiet('Végane', 'sans gluten')).toBe('végane, sans gluten');
    expect(toggleDiet('végane, sans gluten', 'végane')).toBe('sans gluten');
    expect(dietsOf(' Végane,sans gluten,')).toEqual(['végane', 'sans gluten']);
  });
});
