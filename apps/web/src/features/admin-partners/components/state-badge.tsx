// The state of a listing in one or two words.
import { type PartnerReview, situationOf } from '#web/features/admin-partners/moderation.ts';
import { adminPartners } from '#web/locales/fr/admin/partners.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

const tones: Record<ReturnType<typeof situationOf>, BadgeTone> = {
  draft: 'neutral',
  pending: 'metal',
  listed: 'success',
  correctListed: 'metal',
  toCorrect: 'metal',
  refused: 'danger',
  suspended: 'danger',
};

export function StateBadge({ listing }: { listing: Pick<PartnerReview, 'state' | 'is_correction'> }) {
  const situation = situationOf(listing);
  return <Badge tone={tones[situation]}>{adminPartners.states[situation]}</Badge>;
}
