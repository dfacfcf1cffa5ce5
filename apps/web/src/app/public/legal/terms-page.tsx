// /terms: the terms of use.
import { LegalPage } from '#web/app/public/legal/legal-page.tsx';
import { LegalFacts } from '#web/features/content/components/legal-facts.tsx';
import { legal } from '#web/locales/fr/public/legal.ts';

export const Component = () => <LegalPage document={legal.terms} path="/terms" publisher={<LegalFacts />} />;
