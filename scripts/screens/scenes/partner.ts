// Scenes of the partner's area.
import { headingShown, type Scene } from '../scene.ts';

const pages = ['recommendations', 'reviews'] as const;

export const partnerScenes: readonly Scene[] = pages.map((page) => ({
  name: `partner-${page}`,
  role: 'partner',
  address: `/partner/${page}`,
  prepare: headingShown,
}));
