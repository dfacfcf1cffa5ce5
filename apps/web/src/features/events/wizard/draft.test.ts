import { describe, expect, it } from 'vitest';
import {
  type DraftMoment,
  emptyValues,
  newEventOf,
  proposedDraft,
  withForm,
} from '#web/features/events/wizard/draft.ts';

const values = { ...emptyValues, name: 'Camille et Noé', startsOn: '2027-07-31' };

describe('an event that is being made', () => {
  it('proposes the moments of its kind, and lasts until the last of them', () => {
    const event = newEventOf(values, proposedDraft('mariage'));
    expect(event.moments.map(({ day }) => day)).toEqual([...Array(5).fill('2027-07-31'), '2027-08-01']);
    expect(event.endsOn).toBe('2027-08-01');
    expect(newEventOf(values, proposedDraft('anniversaire')).endsOn).toBeNull();
  });

  it('has no day anywhere while its own is open, whatever was typed before', () => {
    const event = newEventOf({ ...values, isUndated: true }, proposedDraft('mariage'));
    expect([event.startsOn, event.endsOn, ...event.moments.map(({ day }) => day)].every((day) => day === null)).toBe(
      true,
    );
  });

  it('keeps a moment at its distance when the event moves', () => {
    const brunch = proposedDraft('mariage').at(-1) as DraftMoment;
    const { id: _id, offset: _offset, ...form } = brunch;
    const later = withForm(brunch, { ...form, day: '2027-08-02', hour: '10:00' }, '2027-07-31');
    expect(newEventOf({ ...values, startsOn: '2027-06-12' }, [later]).moments[0]).toMatchObject({
      day: '2027-06-14',
      hour: '10:00',
    });
    expect(withForm(brunch, { ...form, day: null }, null).offset).toBe(1);
  });

  it('says nothing of what was left empty', () => {
    expect(newEventOf(values, [])).toMatchObject({ place: null, expectedGuests: null, budgetCents: null, moments: [] });
  });
});
