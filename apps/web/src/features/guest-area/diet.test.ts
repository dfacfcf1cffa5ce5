import { describe, expect, it } from 'vitest';
import { hasDiet, toggleDiet } from '#web/features/guest-area/diet.ts';

describe('a diet that is ticked', () => {
  it('joins what is written, whatever its case, and leaves it again', () => {
    expect(toggleDiet('', 'Végétarien')).toBe('Végétarien');
    expect(toggleDiet('sans céleri', 'Végétarien')).toBe('sans céleri, Végétarien');
    expect(hasDiet('sans céleri,  végétarien ', 'Végétarien')).toBe(true);
    expect(toggleDiet('sans céleri, végétarien', 'Végétarien')).toBe('sans céleri');
    expect(hasDiet('végétarienne', 'Végétarien')).toBe(false);
  });
});
