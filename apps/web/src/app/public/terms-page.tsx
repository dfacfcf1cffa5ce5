// What one agrees to by using the site.
import { LegalPage } from '#web/app/public/legal-page.tsx';
import { legal } from '#web/locales/fr/legal.ts';

export const Component = () => <LegalPage document={legal.terms} path="/terms" />;
