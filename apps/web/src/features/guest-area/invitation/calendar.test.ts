import { describe, expect, it } from 'vitest';
import { type CalendarMoment, calendarFile } from '#web/features/guest-area/invitation/calendar.ts';

const now = new Date('2026-11-15T09:30:00.123Z');
const dinner: CalendarMoment = {
  id: 'a3',
  name: 'Dîner',
  day: '2027-06-12',
  hour: '19:30:00',
  duration_minutes: 300,
  place: 'Domaine des Tilleuls',
  address: '3, chemin du Bois; 21200 Beaune',
};
const fileOf = (moment: Partial<CalendarMoment> = {}, title = 'Camille & Noé', description?: string) =>
  calendarFile([{ ...dinner, ...moment }], { title, ...(description !== undefined && { description }) }, now);
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('a moment in a calendar', () => {
  it('has its hours at the place, over midnight, with the clock of Paris', () => {
    const lines = linesOf(fileOf());
    expect(lines).toContain('DTSTART;TZID=Europe/Paris:20270612T193000');
    expect(lines).toContain('DTEND;TZID=Europe/Paris:20270613T003000');
    expect(lines).toContain('TZID:Europe/Paris');
    expect(lines).toContain('DTSTAMP:20261115T093000Z');
    expect(lines).toContain('UID:a3@liesse');
  });

  it('escapes what has a meaning of its own', () => {
    const lines = linesOf(fileOf({}, 'Camille, Noé; \\ fête', 'Une ligne\nEND:VEVENT\r\nautre\u0007'));
    expect(lines).toContain(String.raw`SUMMARY:Camille\, Noé\; \\ fête – Dîner`);
    expect(lines).toContain(String.raw`LOCATION:Domaine des Tilleuls\, 3\, chemin du Bois\; 21200 Beaune`);
    expect(lines).toContain(String.raw`DESCRIPTION:Une ligne\nEND:VEVENT\nautre`);
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
  });

  it('lasts the whole day without an hour, and two hours without a length', () => {
    expect(linesOf(fileOf({ hour: null }))).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20270612', 'DTEND;VALUE=DATE:20270613']),
    );
    expect(linesOf(fileOf({ duration_minutes: null }))).toContain('DTEND;TZID=Europe/Paris:20270612T213000');
  });

  it('is left out while it has no day', () => {
    expect(fileOf({ day: null })).not.toContain('VEVENT');
  });

  it('is written in lines of 75 octets at most, each ended as the standard asks', () => {
    const file = fileOf({ name: 'é'.repeat(200) });
    const lines = file.split('\r\n');
    expect(lines.at(-1)).toBe('');
    for (const line of lines) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]/);
    }
    expect(linesOf(file)).toContain(`SUMMARY:Camille & Noé – ${'é'.repeat(200)}`);
  });
});
