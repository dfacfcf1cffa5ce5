// The report of a photo of the album. The other languages have the same texts.
import type { Translated } from '#web/lib/format/translated.ts';
import { reports } from '#web/locales/fr/reports.ts';

const { title, about, context: _ofMessages, decision: _ofModeration, ...texts } = reports;

export const report = {
  ...texts,
  title: title.album_photo,
  about: about.album_photo,
  home: 'Aller à l’album',
  unknownText: 'Il a été retiré ou supprimé depuis, ou il n’est pas visible avec votre invitation.',
} as const;

export type ReportText = Translated<typeof report>;
