import { describe, expect, it } from 'vitest';
import { deviceOf } from '#web/lib/device/screen.ts';

describe('a screen [PUB-21]', () => {
  it.each([
    [320, 'mobile'],
    [767, 'mobile'],
    [768, 'tablet'],
    [1023, 'tablet'],
    [1024, 'desktop'],
  ])('of %i pixels is a %s', (width, kind) => {
    expect(deviceOf({ width, height: 800 }).kind).toBe(kind);
  });

  it('is in portrait or in landscape', () => {
    expect(deviceOf({ width: 390, height: 844 }).orientation).toBe('portrait');
    expect(deviceOf({ width: 844, height: 390 }).orientation).toBe('landscape');
    expect(deviceOf({ width: 800, height: 800 }).orientation).toBe('portrait');
  });
});
