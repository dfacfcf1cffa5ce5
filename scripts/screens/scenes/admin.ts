// Scenes of the administrator's pages, about the demonstration.
import type { Scene } from '../scene.ts';

export const adminScenes: readonly Scene[] = [
  {
    name: 'admin-dashboard-figures',
    role: 'admin',
    address: '/admin/dashboard?periode=mois',
    prepare: async (page) => page.getByRole('heading', { name: 'Évolution' }).waitFor(),
  },
  {
    name: 'admin-system',
    role: 'admin',
    address: '/admin/system',
    async prepare(page) {
      await page.getByRole('button', { name: 'Sauvegarder maintenant' }).click();
      await page.getByRole('list', { name: 'Dernières sauvegardes' }).waitFor();
      await page.getByText('Rien n’a échoué').waitFor();
    },
  },
];
