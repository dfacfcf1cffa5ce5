// The form of a post, new or stored. Somebody else's change meanwhile is merged or shown as a conflict.
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useVersionedForm } from '#web/features/events/versions/use-versioned-form.ts';
import { VersionedFormNotices } from '#web/features/events/versions/versioned-form-dialog.tsx';
import { MarkdownEditor } from '#web/features/site-content/components/markdown-editor.tsx';
import { VersionsButton } from '#web/features/site-content/components/versions-panel.tsx';
import { emptyPost, formOfPost, type PostForm, postForm, slugOf } from '#web/features/site-content/forms.ts';
import { createPost, savePost, useDeletePostMutation } from '#web/features/site-content/mutations.ts';
import { postQuery, postsKey } from '#web/features/site-content/queries.ts';
import { type Post, postStates, topics } from '#web/features/site-content/text.ts';
import type { Saved } from '#web/lib/api/calls.ts';
import { content } from '#web/locales/fr/admin/content.ts';
import { blog } from '#web/locales/fr/public/blog.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { confirm } from '#web/ui/overlays/confirm.ts';

const { post: text } = content;
const { fields } = text;

interface PostEditorProps {
  /** Null for a new post. */
  post: Post | null;
  onCreated: (postId: string) => unknown;
  onDeleted: () => unknown;
}

export function PostEditor({ post, onCreated, onDeleted }: PostEditorProps) {
  const queries = useQueryClient();
  const createdId = useRef<string | null>(null);
  const versioned = useVersionedForm<PostForm>({
    draft: `post:${post?.id ?? 'new'}`,
    saved: post === null ? { version: 0, values: emptyPost } : { version: post.version, values: formOfPost(post) },
    schema: postForm,
    write,
    invalidates: [postsKey],
    renew: async () => {
      if (post === null) return undefined;
      const row = await queries.fetchQuery({ ...postQuery(post.id), staleTime: 0 });
      return row === null ? undefined : { version: row.version, values: formOfPost(row) };
    },
    success: { title: text.saved },
    onSaved: () => createdId.current !== null && onCreated(createdId.current),
  });
  const { form, typed, submit } = versioned;
  const { errors, isSubmitting } = form.formState;

  async function write(values: PostForm, version: number): Promise<Saved> {
    if (post !== null) return savePost(post, values, version);
    const created = await createPost(values);
    if (created.ok) createdId.current = created.id;
    return created;
  }

  function suggestSlug() {
    const { title, slug } = form.getValues();
    if (post === null && slug.trim() === '') form.setValue('slug', slugOf(title));
  }

  return (
    <form noValidate onSubmit={submit} aria-label={text.form} className="flex flex-col gap-6">
      <VersionedFormNotices versioned={versioned} describe={describeField} />
      <div className="grid gap-x-10 gap-y-5 wide:grid-cols-2">
        <TextField
          {...form.register('title', { onBlur: suggestSlug })}
          label={fields.title}
          error={errors.title?.message}
          autoComplete="off"
        />
        <TextField
          {...form.register('slug')}
          label={fields.slug}
          hint={text.slugHint(typed.slug)}
          error={errors.slug?.message}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextArea
          {...form.register('summary')}
          label={fields.summary}
          hint={text.summaryHint}
          error={errors.summary?.message}
        />
        <div className="flex flex-col gap-5">
          <SelectField
            {...form.register('topic')}
            label={fields.topic}
            options={topics.map((value) => ({ value, label: blog.topics[value] }))}
          />
          <SelectField
            {...form.register('publication')}
            label={fields.publication}
            options={postStates.map((value) => ({ value, label: text.publications[value] }))}
          />
          {typed.publication === 'scheduled' && (
            <TextField
              {...form.register('publishAt')}
              type="datetime-local"
              label={fields.publishAt}
              error={errors.publishAt?.message}
            />
          )}
        </div>
      </div>
      <MarkdownEditor
        label={fields.body}
        value={typed.body}
        error={errors.body?.message}
        onChange={(body) => form.setValue('body', body)}
      />
      <div className="flex flex-wrap items-center gap-3 border-hairline border-t pt-6">
        <Button type="submit" isBusy={isSubmitting}>
          {text.save}
        </Button>
        {post !== null && <StoredActions post={post} onDeleted={onDeleted} onDelete={versioned.draft.erase} />}
      </div>
    </form>
  );
}

interface StoredActionsProps {
  post: Post;
  onDelete: () => void;
  onDeleted: () => unknown;
}

function StoredActions({ post, onDelete, onDeleted }: StoredActionsProps) {
  const remove = useDeletePostMutation(post.id, onDeleted);

  async function askDelete() {
    const question = { title: text.removeTitle, description: text.removeText, action: text.remove, isDangerous: true };
    if (!(await confirm(question))) return;
    if ((await remove.run()) !== null) onDelete();
  }

  const isPublic = formOfPost(post).publication === 'published';
  return (
    <>
      <VersionsButton subject={{ post: post.id }} current={post.version} />
      {isPublic && (
        <ButtonLink href={`/blog/${post.slug}`} look="secondary" size="small" reload>
          {text.see}
        </ButtonLink>
      )}
      <Button look="quiet" size="small" isBusy={remove.isPending} onClick={() => void askDelete()}>
        {text.remove}
      </Button>
    </>
  );
}

const EXCERPT = 300;

function describeField(field: keyof PostForm, value: unknown): { label: string; value: string } {
  return { label: fields[field], value: typeof value === 'string' ? value.slice(0, EXCERPT) : '' };
}
