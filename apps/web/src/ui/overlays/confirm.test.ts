import { expect, it } from 'vitest';
import { confirm } from '#web/ui/overlays/confirm.ts';

const question = {
  title: 'Supprimer la table 4',
  description: 'Ses invités redeviennent à placer.',
  action: 'Supprimer',
};

it('answers the first question by no when a second is asked', async () => {
  const first = confirm(question);
  void confirm({ ...question, title: 'Supprimer la table 5' });
  await expect(first).resolves.toBe(false);
});
