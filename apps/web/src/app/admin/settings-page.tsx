// /admin/settings: what the site says of itself, and its rules. Each setting is saved on its own.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useOutletContext, useSearchParams } from 'react-router';
import type { Person } from '#web/features/auth/session.ts';
import { SettingSection } from '#web/features/site-settings/components/setting-section.tsx';
import { TestMail } from '#web/features/site-settings/components/test-mail.tsx';
import { missingLegalFacts, settingFields } from '#web/features/site-settings/fields.ts';
import { siteSettingsQuery } from '#web/features/site-settings/queries.ts';
import { type SettingKey, type SiteSetting, settingKeys } from '#web/features/site-settings/setting.ts';
import { useSite } from '#web/lib/boot/site.tsx';
import { formatList } from '#web/lib/format/format.ts';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { settings as text } from '#web/locales/fr/admin/settings.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';

const PART = 'part';

const partsOfKeys: Record<SettingKey, string> = {
  identity: 'identity',
  contact: 'contact',
  social: 'contact',
  legal: 'legal',
  retention: 'retention',
  limits: 'rules',
  signup: 'rules',
  mail: 'mail',
};

/** The part with a field, which the palette leads to by its name. */
function partOf(field: string): string | undefined {
  const key = settingKeys.find((one) => settingFields[one].some(({ name }) => name === field));
  return key && partsOfKeys[key];
}

export function Component() {
  const { data, isError, refetch } = useQuery(siteSettingsQuery);
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-2 mb-8 max-w-measure text-quiet">{text.lead}</p>
      {data !== undefined ? (
        <Parts settings={data} />
      ) : isError ? (
        <ErrorState message={text.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines count={8} />
      )}
    </>
  );
}

function Parts({ settings }: { settings: readonly SiteSetting[] }) {
  const { email } = useOutletContext<Person>();
  const { isDemonstration } = useSite();
  const [search, setSearch] = useSearchParams();
  const section = (key: SettingKey) =>
    settings.filter((one) => one.key === key).map((setting) => <SettingSection key={key} setting={setting} />);
  const { tabs, demonstration } = text;
  const parts = [
    { value: 'identity', label: tabs.identity, content: section('identity') },
    {
      value: 'contact',
      label: tabs.contact,
      content: (
        <>
          {section('contact')}
          {section('social')}
        </>
      ),
    },
    { value: 'legal', label: tabs.legal, content: <LegalPart settings={settings} /> },
    {
      value: 'retention',
      label: tabs.retention,
      content: (
        <>
          {section('retention')}
          <p className="max-w-measure text-quiet text-small">{text.accounting}</p>
        </>
      ),
    },
    {
      value: 'rules',
      label: tabs.rules,
      content: (
        <>
          {section('signup')}
          {section('limits')}
          <Section title={demonstration.title} description={demonstration.how}>
            <p>{isDemonstration ? demonstration.on : demonstration.off}</p>
          </Section>
        </>
      ),
    },
    {
      value: 'mail',
      label: tabs.mail,
      content: (
        <>
          {section('mail')}
          <TestMail email={email} />
        </>
      ),
    },
  ];
  const field = useLocation().hash.slice(1);
  const wanted = search.get(PART) ?? partOf(field);
  useEffect(() => {
    document.getElementsByName(field)[0]?.focus();
  }, [field]);
  return (
    <Tabs
      label={text.parts}
      tabs={parts}
      value={parts.find(({ value }) => value === wanted)?.value ?? 'identity'}
      onChange={(part) => setSearch({ [PART]: part }, { replace: true, preventScrollReset: true })}
      keepMounted
    />
  );
}

function LegalPart({ settings }: { settings: readonly SiteSetting[] }) {
  const setting = settings.find(({ key }) => key === 'legal');
  if (setting === undefined) return null;
  const missing = missingLegalFacts(setting.value);
  return (
    <SettingSection
      setting={setting}
      notice={
        missing.length > 0 && (
          <Notice tone="note" title={text.legalMissing.title}>
            {text.legalMissing.text(formatList(missing))}
          </Notice>
        )
      }
    />
  );
}
