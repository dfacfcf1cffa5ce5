// The illustrations of the site, by subject.
import budget from '#web/ui/ornaments/vignettes/budget.svg';
import dayOf from '#web/ui/ornaments/vignettes/day-of.svg';
import formalities from '#web/ui/ornaments/vignettes/formalities.svg';
import guests from '#web/ui/ornaments/vignettes/guests.svg';
import inspiration from '#web/ui/ornaments/vignettes/inspiration.svg';
import planning from '#web/ui/ornaments/vignettes/planning.svg';
import tools from '#web/ui/ornaments/vignettes/tools.svg';
import vendors from '#web/ui/ornaments/vignettes/vendors.svg';

const pictures = {
  budget,
  'day-of': dayOf,
  formalities,
  guests,
  inspiration,
  partners: vendors,
  planning,
  tools,
  vendors,
} as const;

export const pictureOf = (subject: keyof typeof pictures): string => pictures[subject];
