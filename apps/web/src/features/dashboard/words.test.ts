import { describe, expect, it } from 'vitest';
import type { Activity } from '#web/features/dashboard/dashboard.ts';
import { activitySentence, dueWords } from '#web/features/dashboard/words.ts';

describe('a due date', () => {
  it.each([
    ['2027-06-09', 'En retard de 3\u00a0jours', true],
    ['2027-06-11', 'En retard de 1\u00a0jour', true],
    ['2027-06-12', 'Aujourd’hui', false],
    ['2027-06-13', 'Demain', false],
    ['2027-06-26', 'Dans 14\u00a0jours', false],
    ['2027-07-01', 'Le 1er juillet 2027', false],
  ])('is written in everyday words: %s', (day, words, isLate) => {
    expect(dueWords(day, '2027-06-12')).toEqual({ words, isLate });
  });
});

describe('what a member did', () => {
  const done = (more: Partial<Activity>): Activity => ({
    id: 'a',
    kind: 'task_done',
    subject: 'Choisir le lieu',
    actor_id: 'camille',
    actor_name: 'Camille',
    created_at: '2027-01-01T00:00:00Z',
    ...more,
  });

  it('names the person, or says « you »', () => {
    expect(activitySentence(done({}), 'noe')).toBe('Camille a terminé «\u00a0Choisir le lieu\u00a0»');
    expect(activitySentence(done({}), 'camille')).toBe('Vous avez terminé «\u00a0Choisir le lieu\u00a0»');
    expect(activitySentence(done({ actor_id: null, actor_name: '' }), 'noe')).toBe(
      'Un membre de l’équipe a terminé «\u00a0Choisir le lieu\u00a0»',
    );
  });

  it('has its day and its number in French', () => {
    expect(activitySentence(done({ kind: 'date_moved', subject: '2027-05-01' }), 'noe')).toBe(
      'Camille a déplacé l’événement au 1er mai 2027',
    );
    expect(activitySentence(done({ kind: 'plan_made', subject: '107' }), 'noe')).toBe(
      'Camille a préparé le planning\u00a0: 107\u00a0tâches',
    );
  });

  it('names the partner for a new quote', () => {
    expect(activitySentence(done({ kind: 'quote_received', subject: 'Maison Verte' }), 'camille')).toBe(
      'Maison Verte vous a envoyé un devis',
    );
  });

  it('is null for a kind without a text in this build', () => {
    expect(activitySentence(done({ kind: 'toString' }), 'noe')).toBeNull();
  });
});
