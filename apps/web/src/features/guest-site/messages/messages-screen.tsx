// The screen of the guests' messages and song requests.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type PlannedEvent, websiteQuery } from '#web/features/events/queries.ts';
import { findMessages, withMessage, withSong } from '#web/features/guest-site/messages/guest-messages.ts';
import { MessageList, SongList } from '#web/features/guest-site/messages/message-list.tsx';
import { messagesQuery, useLiveMessages } from '#web/features/guest-site/messages/queries.ts';
import { SongActions } from '#web/features/guest-site/messages/song-actions.tsx';
import { formatCount } from '#web/lib/format/format.ts';
import { guestMessages as text } from '#web/locales/fr/guest/guest-messages.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';

interface MessagesScreenProps {
  event: PlannedEvent;
  part: string;
  onPart: (part: string) => void;
}

/** The search appears from this number on. */
const MANY = 8;

export function MessagesScreen({ event, part, onPart }: MessagesScreenProps) {
  const { data: all, isError, refetch } = useQuery(messagesQuery(event.id));
  const { data: website } = useQuery(websiteQuery(event.id));
  const [search, setSearch] = useState('');
  useLiveMessages(event.id);
  if (all === undefined) {
    return isError ? <ErrorState message={text.failed} onRetry={() => void refetch()} /> : <SkeletonLines count={6} />;
  }

  const found = findMessages(all, search);
  const messages = { all: withMessage(all), found: withMessage(found) };
  const songs = { all: withSong(all), found: withSong(found) };
  const nothing = (
    <EmptyState title={text.nothing} text={text.nothingText}>
      <Button look="secondary" size="small" onClick={() => setSearch('')}>
        {text.showAll}
      </Button>
    </EmptyState>
  );

  return (
    <>
      {all.length >= MANY && (
        <div className="mb-6 max-w-form">
          <SearchField
            label={text.search}
            value={search}
            onChange={setSearch}
            {...(search !== '' && { status: text.found(found.length) })}
          />
        </div>
      )}
      <Tabs
        label={text.parts}
        value={part}
        onChange={onPart}
        tabs={[
          {
            value: 'words',
            label: text.words(formatCount(messages.found.length)),
            content:
              messages.all.length === 0 ? (
                <None
                  title={text.noWords}
                  isAsked={website?.asks_message}
                  text={text.noWordsText}
                  off={text.wordsOff}
                />
              ) : messages.found.length === 0 ? (
                nothing
              ) : (
                <MessageList messages={messages.found} />
              ),
          },
          {
            value: 'songs',
            label: text.songs(formatCount(songs.found.length)),
            content:
              songs.all.length === 0 ? (
                <None title={text.noSongs} isAsked={website?.asks_song} text={text.noSongsText} off={text.songsOff} />
              ) : (
                <>
                  <SongActions messages={songs.all} eventName={event.name} />
                  {songs.found.length === 0 ? nothing : <SongList messages={songs.found} />}
                </>
              ),
          },
        ]}
      />
    </>
  );
}

interface NoneProps {
  title: string;
  /** Whether the guests' page asks for it; undefined until it is fetched. */
  isAsked: boolean | undefined;
  text: string;
  off: string;
}

function None({ title, isAsked, text: hint, off }: NoneProps): ReactNode {
  if (isAsked !== false) return <EmptyState title={title} text={hint} />;
  return (
    <EmptyState title={title} text={off}>
      <ButtonLink href="/client/website" look="secondary" size="small">
        {text.toSettings}
      </ButtonLink>
    </EmptyState>
  );
}
