// /client/website/languages: the languages of the guests' pages and mails, and the hosts' texts in them.
import { type GuestLanguage, isGuestLanguage } from '@liesse/domain';
import { useQuery } from '@tanstack/react-query';
import { WebsiteHead } from '#web/app/client/website/website-head.tsx';
import { useCurrentEvent } from '#web/features/events/current-event.ts';
import { useLiveEvent } from '#web/features/events/live.ts';
import { type Moment, momentsQuery, type Website, websiteQuery } from '#web/features/events/queries.ts';
import { LanguageSwitches } from '#web/features/events/website/language-switches.tsx';
import { TranslationEditor } from '#web/features/events/website/translation-editor.tsx';
import { type TranslatablePart, translationsQuery } from '#web/features/events/website/translations.ts';
import { type Dish, menusQuery } from '#web/features/guest-site/menus/queries.ts';
import { type InvitationText, textsQuery } from '#web/features/invitations/queries.ts';
import { capitalised, formatLanguage } from '#web/lib/format/format.ts';
import { events } from '#web/locales/fr/client/events.ts';
import { invitations } from '#web/locales/fr/client/invitations.ts';
import { translations as text } from '#web/locales/fr/client/translations.ts';
import { website as websiteText } from '#web/locales/fr/client/website.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';

export function Component() {
  const event = useCurrentEvent();
  useLiveEvent(event.id);
  const queries = [
    useQuery(websiteQuery(event.id)),
    useQuery(momentsQuery(event.id)),
    useQuery(menusQuery(event.id)),
    useQuery(textsQuery(event.id)),
    useQuery(translationsQuery(event.id)),
  ] as const;
  const [{ data: website }, { data: moments }, { data: menus }, { data: mails }, { data: translations }] = queries;
  const isRead =
    website !== undefined &&
    moments !== undefined &&
    menus !== undefined &&
    mails !== undefined &&
    translations !== undefined;
  if (!isRead) {
    return (
      <>
        <WebsiteHead lead={text.lead} />
        {queries.some(({ isError }) => isError) ? (
          <ErrorState
            message={events.unreadable}
            onRetry={() => {
              for (const { isError, refetch } of queries) if (isError) void refetch();
            }}
          />
        ) : (
          <SkeletonLines count={6} />
        )}
      </>
    );
  }
  const languages = website.languages.filter(isGuestLanguage);
  const parts = partsOf(website, event.name, moments, menus.dishes, mails);
  const chosen = translations.filter(({ language }) => languages.includes(language));
  const inOrder = chosen.toSorted((one, other) => languages.indexOf(one.language) - languages.indexOf(other.language));
  return (
    <>
      <WebsiteHead lead={text.lead} />
      <div className="max-w-measure">
        {!event.canEdit && <Notice tone="note">{websiteText.readOnly}</Notice>}
        <Section title={text.languages} description={text.languagesHint}>
          <LanguageSwitches eventId={event.id} languages={languages} canEdit={event.canEdit} />
        </Section>
      </div>
      {inOrder.length > 0 && (
        <Section title={text.texts} description={text.textsHint}>
          <Tabs
            label={text.tabs}
            keepMounted
            // Tabs choose their first one when they are mounted.
            key={languages.join()}
            tabs={inOrder.map((translation) => ({
              value: translation.language,
              label: nameOf(translation.language),
              content: <TranslationEditor event={event} translation={translation} parts={parts} />,
            }))}
          />
        </Section>
      )}
    </>
  );
}

const nameOf = (language: GuestLanguage): string => capitalised(formatLanguage(language));

const WEBSITE_TEXTS = ['welcome', 'transport', 'lodging', 'practical'] as const;

const long = (key: string, label: string, french: string) => ({ key, label, french, isLong: true });
const short = (key: string, label: string, french: string) => ({ key, label, french, isLong: false });

/** Only texts that exist in French can be translated. */
function partsOf(
  website: Website,
  eventName: string,
  moments: readonly Moment[],
  dishes: readonly Dish[],
  mails: readonly InvitationText[],
): TranslatablePart[] {
  const parts: TranslatablePart[] = [
    {
      title: text.page,
      texts: [
        short('title', websiteText.pageTitle, website.title || eventName),
        ...WEBSITE_TEXTS.map((field) => long(field, websiteText[field], website[field])),
      ],
    },
    {
      title: text.moments,
      description: text.momentsHint,
      texts: moments.map(({ id, name }) => short(`moment:${id}`, name, name)),
    },
    {
      title: text.menus,
      texts: dishes.flatMap(({ id, name, description }) => [
        short(`dish:${id}:name`, name, name),
        long(`dish:${id}:description`, text.dishDescription(name), description),
      ]),
    },
    {
      title: text.mails,
      description: text.mailsHint,
      texts: mails.flatMap(({ kind, subject, body }) => [
        short(`mail:${kind}:subject`, text.subjectOf(invitations.kinds[kind]), subject),
        long(`mail:${kind}:body`, text.bodyOf(invitations.kinds[kind]), body),
      ]),
    },
  ];
  return parts
    .map((part) => ({ ...part, texts: part.texts.filter(({ french }) => french.trim() !== '') }))
    .filter(({ texts }) => texts.length > 0);
}
