// The footer of the public site: its pages, services, documents and contact details.
import { ContactDetails } from '#web/features/content/components/contact-details.tsx';
import { SocialLinks } from '#web/features/content/components/social-links.tsx';
import { useSettings } from '#web/features/content/settings.tsx';
import { useSite } from '#web/lib/boot/site.tsx';
import { site as text } from '#web/locales/fr/public/site.ts';
import { PageFooter } from '#web/ui/layout/page-footer.tsx';

const { footer } = text;

const columns = [
  { title: footer.site, links: linksTo('/', footer.pages) },
  { title: footer.services, links: linksTo('/services/', footer.serviceNames) },
];
const documents = { title: footer.legal, links: linksTo('/', footer.documents) };

export function SiteFooter() {
  const { identity, contact, social } = useSettings();
  const { year } = useSite();
  const isKnown = contact.email !== null || contact.phone !== null || contact.address.length > 0;
  return (
    <PageFooter
      name={identity.name}
      logo={identity.logo}
      homeLabel={text.homeLabel(identity.name)}
      tagline={text.tagline}
      copyright={text.copyright(year, identity.name)}
      columns={columns}
      documents={documents}
      contact={
        isKnown && (
          <div>
            <p className="label-caps mb-2 text-metal">{footer.contact}</p>
            <ContactDetails contact={contact} />
            <SocialLinks social={social} />
          </div>
        )
      }
    />
  );
}

/** The names of the pages are also their paths. */
function linksTo(folder: string, names: Record<string, string>) {
  return Object.entries(names).map(([page, label]) => ({ href: folder + page, label }));
}
