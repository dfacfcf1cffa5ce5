import { describe, expect, it } from 'vitest';
import { proposeMessage } from '#web/features/event-partners/proposed-message.ts';

const event = { kind: 'mariage', starts_on: '2027-06-12', ends_on: null, place: 'Beaune', expected_guests: 120 };

describe('the message proposed for a request', () => {
  it('contains the facts of the event and a signature', () => {
    const message = proposeMessage(event, 'Alix Berger');
    expect(message).toContain(
      'Nous préparons un mariage le samedi 12\u00a0juin 2027, pour 120 personnes environ. Lieu prévu\u00a0: Beaune.',
    );
    expect(message).toContain('Seriez-vous libre à cette date');
    expect(message.endsWith('\nAlix Berger')).toBe(true);
  });

  it('names the first and the last day of a longer event', () => {
    expect(proposeMessage({ ...event, ends_on: '2027-06-13' }, '')).toContain('un mariage du 12 au 13\u00a0juin 2027');
  });

  it('asks for dates when there is none, and leaves out unknown facts', () => {
    const message = proposeMessage(
      { kind: 'autre', starts_on: null, ends_on: null, place: null, expected_guests: null },
      '',
    );
    expect(message).toContain('un événement, dont la date reste à fixer.');
    expect(message).toContain('quelles dates');
    expect(message).not.toContain('Lieu');
  });
});
