// How a budget is usually shared out, by kind of event. Weights are parts of a hundred; a reserve comes on top and is the couple's
// to decide.
import type { PartnerType } from '../accounts/accounts.ts';
import type { EventKind } from '../events/events.ts';

export const budgetCodes = [
  'reception',
  'tenues',
  'alliances',
  'photo',
  'voyage',
  'decoration',
  'musique',
  'beaute',
  'transport',
  'papeterie',
  'ceremonie',
  'animation',
  'programme',
  'hebergement',
  'divers',
] as const;
export type BudgetCode = (typeof budgetCodes)[number];

/** `guest`: the price hangs on how many come. */
export type BudgetLine = readonly [weight: number, label: string, trade: PartnerType | null, unit?: 'guest'];

export interface BudgetPart {
  code: BudgetCode;
  name: string;
  lines: readonly BudgetLine[];
}

export const budgetTemplates: Record<EventKind, readonly BudgetPart[]> = {
  mariage: [
    {
      code: 'reception',
      name: 'Lieu et repas',
      lines: [
        [24, 'Lieu de réception', 'venue'],
        [30, 'Traiteur et boissons', 'caterer', 'guest'],
      ],
    },
    { code: 'tenues', name: 'Tenues', lines: [[11, 'Tenues et accessoires', null]] },
    { code: 'alliances', name: 'Alliances', lines: [[7, 'Alliances', null]] },
    { code: 'photo', name: 'Photo et vidéo', lines: [[6, 'Photographe', 'photographer']] },
    { code: 'voyage', name: 'Voyage de noces', lines: [[6, 'Voyage de noces', null]] },
    {
      code: 'decoration',
      name: 'Fleurs et décoration',
      lines: [
        [3, 'Fleurs', 'florist'],
        [2, 'Décoration et location', 'decorator'],
      ],
    },
    { code: 'musique', name: 'Musique', lines: [[4, 'DJ ou orchestre', 'dj']] },
    { code: 'beaute', name: 'Beauté', lines: [[3, 'Coiffure et maquillage', 'beauty']] },
    { code: 'transport', name: 'Transport', lines: [[2, 'Voitures et navettes', 'transport']] },
    { code: 'papeterie', name: 'Papeterie', lines: [[2, 'Faire-part, menus, marque-places', null, 'guest']] },
  ],
  anniversaire: [
    {
      code: 'reception',
      name: 'Lieu et repas',
      lines: [
        [25, 'Lieu', 'venue'],
        [37, 'Repas et boissons', 'caterer', 'guest'],
        [5, 'Gâteau', 'caterer'],
      ],
    },
    { code: 'musique', name: 'Musique', lines: [[12, 'DJ ou musiciens', 'dj']] },
    { code: 'decoration', name: 'Décoration', lines: [[8, 'Décoration', 'decorator']] },
    { code: 'animation', name: 'Animations', lines: [[6, 'Animations', 'entertainment']] },
    { code: 'photo', name: 'Photo', lines: [[5, 'Photos', 'photographer']] },
    { code: 'papeterie', name: 'Invitations', lines: [[2, 'Invitations', null, 'guest']] },
  ],
  seminaire: [
    {
      code: 'reception',
      name: 'Lieu et repas',
      lines: [
        [24, 'Salles', 'venue'],
        [24, 'Repas et pauses', 'caterer', 'guest'],
      ],
    },
    { code: 'hebergement', name: 'Hébergement', lines: [[18, 'Chambres', 'venue', 'guest']] },
    { code: 'transport', name: 'Transport', lines: [[12, 'Trajets', 'transport', 'guest']] },
    { code: 'programme', name: 'Programme', lines: [[10, 'Intervenants et technique', null]] },
    { code: 'animation', name: 'Activité d’équipe', lines: [[8, 'Animation', 'entertainment', 'guest']] },
    { code: 'papeterie', name: 'Supports', lines: [[4, 'Badges, supports, signalétique', null, 'guest']] },
  ],
  bapteme: [
    {
      code: 'reception',
      name: 'Lieu et repas',
      lines: [
        [18, 'Lieu', 'venue'],
        [42, 'Repas', 'caterer', 'guest'],
        [5, 'Gâteau', 'caterer'],
      ],
    },
    { code: 'tenues', name: 'Tenues', lines: [[8, 'Tenue de l’enfant et des proches', null]] },
    { code: 'decoration', name: 'Fleurs et décoration', lines: [[8, 'Fleurs et décoration', 'florist']] },
    { code: 'photo', name: 'Photo', lines: [[8, 'Photos', 'photographer']] },
    { code: 'papeterie', name: 'Faire-part et dragées', lines: [[7, 'Faire-part et dragées', null, 'guest']] },
    { code: 'ceremonie', name: 'Cérémonie', lines: [[4, 'Offrande et livret', null]] },
  ],
  autre: [
    {
      code: 'reception',
      name: 'Lieu et repas',
      lines: [
        [30, 'Lieu', 'venue'],
        [40, 'Repas et boissons', 'caterer', 'guest'],
      ],
    },
    { code: 'animation', name: 'Musique et animations', lines: [[15, 'Musique et animations', 'entertainment']] },
    { code: 'decoration', name: 'Décoration', lines: [[10, 'Décoration', 'decorator']] },
    { code: 'papeterie', name: 'Invitations', lines: [[5, 'Invitations', null, 'guest']] },
  ],
};
