// /admin/content: the posts, the texts of public pages, the trades and the announcements.
import { useSearchParams } from 'react-router';
import { NEW_POST, PART, pagePath, postPath } from '#web/app/admin/content/addresses.ts';
import { AnnouncementList } from '#web/features/site-content/components/announcement-list.tsx';
import { SitePageList } from '#web/features/site-content/components/page-list.tsx';
import { PostList } from '#web/features/site-content/components/post-list.tsx';
import { TradesEditor } from '#web/features/site-content/components/trades-editor.tsx';
import { Metadata } from '#web/lib/seo/metadata.tsx';
import { content as text } from '#web/locales/fr/admin/content.ts';
import { Tabs } from '#web/ui/layout/tabs.tsx';

const parts = [
  {
    value: 'posts',
    label: text.tabs.posts,
    content: <PostList newHref={postPath(NEW_POST)} hrefOf={postPath} />,
  },
  { value: 'pages', label: text.tabs.pages, content: <SitePageList hrefOf={pagePath} /> },
  { value: 'trades', label: text.tabs.trades, content: <TradesEditor /> },
  { value: 'announcements', label: text.tabs.announcements, content: <AnnouncementList /> },
];

export function Component() {
  const [search, setSearch] = useSearchParams();
  const part = parts.find(({ value }) => value === search.get(PART))?.value ?? 'posts';
  return (
    <>
      <Metadata title={text.title} description={text.description} />
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-2 mb-8 max-w-measure text-quiet">{text.lead}</p>
      <Tabs
        label={text.parts}
        tabs={parts}
        value={part}
        onChange={(value) => setSearch(value === 'posts' ? {} : { [PART]: value }, { replace: true })}
      />
    </>
  );
}
