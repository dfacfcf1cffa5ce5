// The icon of each moment of an event, for the narrow columns of the guest list. Two moments never share an icon while there are enough.
import type { ListedMoment, MomentKind } from '@liesse/domain';
import {
  Camera,
  Church,
  Croissant,
  Flower2,
  Gift,
  Landmark,
  type LucideIcon,
  MapPin,
  Music,
  PartyPopper,
  Presentation,
  Shapes,
  Sparkles,
  Star,
  Sun,
  Utensils,
  Wine,
} from 'lucide-react';

const KINDS: Record<MomentKind, LucideIcon> = {
  mairie: Landmark,
  ceremonie: Church,
  vin_honneur: Wine,
  diner: Utensils,
  soiree: Music,
  brunch: Croissant,
  conference: Presentation,
  atelier: Shapes,
  autre: Star,
};

const OTHERS: readonly LucideIcon[] = [Sun, Flower2, Camera, Gift, PartyPopper, MapPin, Sparkles];

export function momentIcons(moments: ReadonlyArray<Pick<ListedMoment, 'kind'>>): LucideIcon[] {
  const taken = new Set<LucideIcon>();
  return moments.map(({ kind }) => {
    const own = KINDS[kind as MomentKind] ?? Star;
    const icon = [own, ...OTHERS].find((one) => !taken.has(one)) ?? own;
    taken.add(icon);
    return icon;
  });
}
