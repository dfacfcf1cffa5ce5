// The side sheet over the planning: a task to read or to edit, or the form of a new one.
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { eventKeys } from '#web/features/events/event-keys.ts';
import { budgetLinesQuery, partnerOptionsQuery } from '#web/features/events/link-options.ts';
import { useVersionedForm } from '#web/features/events/versions/use-versioned-form.ts';
import { VersionedFormNotices } from '#web/features/events/versions/versioned-form-dialog.tsx';
import { TaskFacts } from '#web/features/planning/components/task-facts.tsx';
import { TaskFields } from '#web/features/planning/components/task-fields.tsx';
import { saveTask } from '#web/features/planning/mutations.ts';
import { usePlanning } from '#web/features/planning/planning-context.ts';
import type { Task } from '#web/features/planning/task.ts';
import { cachedTasks, refreshTasks } from '#web/features/planning/task-cache.ts';
import {
  changeOf,
  describeTask,
  newTaskForm,
  type TaskForm,
  taskForm,
  taskVersionOf,
} from '#web/features/planning/task-form.ts';
import { useDraftForm } from '#web/lib/drafts/form-draft.ts';
import { differenceOf } from '#web/lib/offline/change.ts';
import { sendOrQueue } from '#web/lib/offline/send-or-queue.ts';
import { planning } from '#web/locales/fr/client/planning.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/feedback/draft-notice.tsx';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';
import { confirm } from '#web/ui/overlays/confirm.ts';
import { SidePanel } from '#web/ui/overlays/overlay.tsx';

const { sheet: text, bulk } = planning;

interface TaskSheetProps {
  /** The id of a task, or `new`. */
  taskId: string;
  task: Task | undefined;
  onClose: () => void;
}

export default function TaskSheet({ taskId, task, onClose }: TaskSheetProps) {
  const { viewer } = usePlanning();
  if (taskId === 'new' && viewer.canEdit) return <TaskCreator onClose={onClose} />;
  if (task !== undefined && viewer.canEdit) return <TaskEditor key={task.id} task={task} onClose={onClose} />;
  return (
    <SidePanel isOpen onClose={onClose} title={task?.title ?? text.title}>
      {task === undefined ? <p className="text-quiet">{text.missing}</p> : <TaskFacts task={task} />}
    </SidePanel>
  );
}

function TaskCreator({ onClose }: { onClose: () => void }) {
  const { mutations, viewer } = usePlanning();
  const id = useId();
  const [form, draft] = useDraftForm<TaskForm>('task:new', {
    resolver: zodResolver(taskForm),
    defaultValues: newTaskForm,
  });
  const submit = form.handleSubmit(async (values) => {
    if (!(await mutations.add(changeOf(values, viewer.canSeeBudget)))) return;
    draft.erase();
    toast({ title: planning.add.added(values.title) });
    onClose();
  });
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={text.newTitle}
      actions={
        <Button type="submit" form={id} isBusy={form.formState.isSubmitting}>
          {text.create}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
        <DraftNotice draft={draft} />
        <TaskFields form={form} />
      </form>
    </SidePanel>
  );
}

function TaskEditor({ task, onClose }: { task: Task; onClose: () => void }) {
  const { event, viewer, mutations, members } = usePlanning();
  const cache = useQueryClient();
  const id = useId();
  const versioned = useVersionedForm({
    draft: `task:${task.id}`,
    saved: taskVersionOf(task),
    schema: taskForm,
    write: async (values, version) => {
      const change = changeOf(values, viewer.canSeeBudget);
      const difference = differenceOf(task, change);
      const saved = await sendOrQueue(
        difference && { kind: 'row', table: 'tasks', row: task.id, ...difference, label: change.title },
        () => saveTask(task.id, version, change),
      );
      // The database computes the day of a task with a delay.
      if (saved.ok && !('isQueued' in saved)) await refreshTasks(cache, event.id, [task.id]).catch(() => {});
      return saved;
    },
    invalidates: [eventKeys.dashboards],
    renew: async () => {
      await refreshTasks(cache, event.id, [task.id]);
      const now = cachedTasks(cache, event.id).find(({ id: found }) => found === task.id);
      return now && taskVersionOf(now);
    },
    success: { title: text.saved },
    onSaved: onClose,
  });
  const { form, submit } = versioned;

  async function remove() {
    const question = { title: bulk.confirmTitle(1), description: bulk.confirmText, action: text.remove };
    if ((await confirm({ ...question, isDangerous: true })) && (await mutations.remove([task.id]))) onClose();
  }

  function nameOf(linked: string): string {
    const known = [
      ...members,
      ...(cache.getQueryData(partnerOptionsQuery(event.id).queryKey) ?? []),
      ...(cache.getQueryData(budgetLinesQuery(event.id).queryKey) ?? []),
    ];
    return known.find((option) => option.id === linked)?.name ?? '';
  }

  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={text.title}
      actions={
        <>
          <Button look="quiet" onClick={() => void remove()}>
            {text.remove}
          </Button>
          <Button type="submit" form={id} isBusy={form.formState.isSubmitting}>
            {text.save}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event_) => void submit(event_)} className="flex flex-col gap-6">
        <VersionedFormNotices versioned={versioned} describe={(field, value) => describeTask(field, value, nameOf)} />
        <TaskFields form={form} />
      </form>
    </SidePanel>
  );
}
