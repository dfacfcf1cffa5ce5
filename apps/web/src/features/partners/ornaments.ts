// The drawing of each trade, for partners without a picture.
import type { PartnerType } from '@liesse/domain';
import beauty from '#web/features/partners/pictures/beauty.svg';
import caterer from '#web/features/partners/pictures/caterer.svg';
import decorator from '#web/features/partners/pictures/decorator.svg';
import dj from '#web/features/partners/pictures/dj.svg';
import entertainment from '#web/features/partners/pictures/entertainment.svg';
import florist from '#web/features/partners/pictures/florist.svg';
import general from '#web/features/partners/pictures/general.svg';
import photographer from '#web/features/partners/pictures/photographer.svg';
import transport from '#web/features/partners/pictures/transport.svg';
import venue from '#web/features/partners/pictures/venue.svg';

export const ornaments: Record<PartnerType, string> = {
  venue,
  caterer,
  photographer,
  dj,
  florist,
  decorator,
  beauty,
  transport,
  entertainment,
  general,
};
